#!/usr/bin/env bash
# Sets up what is missing and starts the app: bash deploy/run.sh [--demo] [ARGUMENT…]
#
#   KASSA_GPIO=1   also make Raspberry Pi GPIO pins available (a dice tray on pins)
#   KASSA_READY=1  do not set anything up: all is there already
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

# An X server, a driver named by hand, or a connected screen that this console may draw on.
has_display() {
  [ -z "${DISPLAY:-}${SDL_VIDEODRIVER:-}" ] || return 0
  [ -z "${WAYLAND_DISPLAY:-}${SSH_CONNECTION:-}" ] || return 1
  grep -qsx connected /sys/class/drm/*/status &&
    find /dev/dri -name 'card*' -writable 2>/dev/null | grep -q .
}

needs_display() {
  local argument
  for argument in "$@"; do
    case $argument in -h | --help | --version) return 1 ;; esac
  done
}

is_demo() {
  local argument
  for argument in "$@"; do
    [ "$argument" != --demo ] || return 0
  done
  return 1
}

# Points DISPLAY at a private X server that dies with this process, whatever this becomes.
open_virtual_display() {
  local box number=''
  box=$(mktemp -d)
  mkfifo "$box/number"
  setpriv --pdeathsig TERM Xvfb -displayfd 3 -screen 0 800x480x24 -nolisten tcp \
    3>"$box/number" >"$box/log" 2>&1 &
  read -r number <"$box/number" || true
  if [ -z "$number" ]; then
    cat "$box/log" >&2
    rm -r "$box"
    die 3 "Xvfb не запустился. / Xvfb did not start."
  fi
  rm -r "$box"
  export DISPLAY=:$number
}

main() {
  local virtual=false
  if needs_display "$@" && ! has_display; then
    is_demo "$@" || die 3 \
      "Экран не найден. Запустите из рабочего стола или с консоли панели; через ssh:" \
      "No display found. Start it on the desktop or on the panel's own console; over ssh:" \
      "  DISPLAY=:0 bash deploy/run.sh              (рабочий стол / desktop)" \
      "  SDL_VIDEODRIVER=kmsdrm bash deploy/run.sh  (без рабочего стола / no desktop)" \
      "Без экрана игра показывает себя сама / without a screen it can show itself:" \
      "  bash deploy/run.sh --demo"
    virtual=true
  fi
  set_up run
  [ "$virtual" = false ] || open_virtual_display
  exec "$venv/bin/kassa" "$@"
}

main "$@"
