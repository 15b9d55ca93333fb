# shellcheck shell=bash
# Sourced by run.sh and test.sh: brings the system and .venv to what the lock file says, and does
# nothing when they are there already. The second run asks no network.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv

# What Kivy's wheel opens at run time, and a display for the demo and the tests.
libraries=(ca-certificates libegl1 libgl1 libmtdev1 xvfb)
checkers=(g++ shellcheck xdotool)

say() {
  printf '%s\n' "$@" >&2
}

die() {
  local code=$1
  shift
  say "$@"
  exit "$code"
}

# known_system OS_RELEASE: Debian 12 or 13, which 64-bit Raspberry Pi OS calls itself, too.
known_system() {
  local system
  # shellcheck source=/dev/null
  system=$(. "$1" 2>/dev/null && printf '%s-%s' "${ID:-?}" "${VERSION_ID:-?}") || return 1
  case $system-$(dpkg --print-architecture 2>/dev/null) in
    debian-1[23]-amd64 | debian-1[23]-arm64) ;;
    *) return 1 ;;
  esac
}

# needed_packages run|test
needed_packages() {
  case $1 in
    run) echo "${libraries[@]}" ;;
    test) echo "${libraries[@]}" "${checkers[@]}" ;;
  esac
}

# explain_needs run|test
explain_needs() {
  say "Неизвестная система: $(uname -sm). Известны Debian 12 и 13 и Raspberry Pi OS (bookworm, trixie), 64 бита." \
    "Unknown system: $(uname -sm). Known are Debian 12 and 13 and Raspberry Pi OS (bookworm, trixie), 64-bit." \
    "" \
    "Нужно / needed:" \
    "  Python 3.11, 3.12 или/or 3.13 (x86_64, aarch64), venv + pip" \
    "  пакеты / packages (Debian): python3 python3-venv $(needed_packages "$1")" \
    "" \
    "Затем / then:" \
    "  cd $root" \
    "  python3 -m venv .venv" \
    "  .venv/bin/pip install --require-hashes -r deploy/uv.txt" \
    "  .venv/bin/uv sync --locked" \
    "  .venv/bin/python deploy/catalogues.py" \
    "  KASSA_READY=1 bash deploy/$1.sh"
}

# suitable PYTHON: the locked packages have wheels for it, and it can make a virtual environment.
suitable() {
  "$1" -c 'import ensurepip, sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' \
    2>/dev/null
}

find_python() {
  local name names=(python3 python3.13 python3.12 python3.11 /usr/bin/python3)
  # lgpio comes from apt and is built for the system's own Python only.
  [ -z "${KASSA_GPIO:-}" ] || names=(/usr/bin/python3)
  for name in "${names[@]}"; do
    if command -v "$name" >/dev/null && suitable "$name"; then
      printf '%s\n' "$name"
      return
    fi
  done
  return 1
}

# missing_packages NAME…: those that no installed package is or provides.
missing_packages() {
  local name present
  # shellcheck disable=SC2016
  present=$(dpkg-query -W -f '${db:Status-Status} ${Package}, ${Provides}\n' |
    sed -n 's/^installed //p' | tr -s ' ,' '\n')
  for name in "$@"; do
    grep -qxF -- "$name" <<<"$present" || printf '%s\n' "$name"
  done
}

# install_packages run|test
install_packages() {
  local missing wanted as_root=()
  read -ra wanted < <(needed_packages "$1")
  find_python >/dev/null || wanted+=(python3 python3-venv)
  [ -z "${KASSA_GPIO:-}" ] || wanted+=(python3-lgpio)
  mapfile -t missing < <(missing_packages "${wanted[@]}")
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo)
    command -v sudo >/dev/null || die 2 "Нужны права root. Выполните как root:" \
      "Root is needed. Run as root:" "  apt-get install --no-install-recommends ${missing[*]}"
  fi
  say "Ставлю пакеты / installing packages: ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2
}

# A virtual environment breaks when it is moved and when the system's Python is upgraded.
venv_is_sound() {
  [ -x "$venv/bin/python" ] && suitable "$venv/bin/python" &&
    grep -qsF "$venv/bin/" "$venv/bin/pip" &&
    grep -qsxF "version = $("$venv/bin/python" -c 'import platform; print(platform.python_version())')" \
      "$venv/pyvenv.cfg"
}

make_venv() {
  local python options=()
  local shares='include-system-site-packages = true'
  if venv_is_sound; then
    [ -n "${KASSA_GPIO:-}" ] && ! grep -qxF "$shares" "$venv/pyvenv.cfg" || return 0
  fi
  python=$(find_python) || die 2 \
    "Нет подходящего Python (3.11–3.13 с venv). / No suitable Python (3.11–3.13 with venv)."
  [ -z "${KASSA_GPIO:-}" ] || options+=(--system-site-packages)
  "$python" -m venv --clear "${options[@]}" "$venv"
}

sync_dependencies() {
  local groups=(--no-dev --group build)
  [ "$1" = run ] || groups=()
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps \
    --require-hashes -r "$root/deploy/uv.txt"
  # --inexact: starting the app must not remove what the tests need.
  env -u VIRTUAL_ENV UV_PROJECT_ENVIRONMENT="$venv" UV_PYTHON_DOWNLOADS=never \
    "$venv/bin/uv" sync --project "$root" --python "$venv/bin/python" --locked --inexact \
    "${groups[@]}"
}

compile_catalogues() {
  local source
  for source in "$root"/*/locale/*/LC_MESSAGES/*.po; do
    if [ -e "$source" ] && [ "$source" -nt "${source%.po}.mo" ]; then
      "$venv/bin/python" "$root/deploy/catalogues.py"
      return
    fi
  done
}

# What the environment was made from; any difference makes it anew.
fingerprint() {
  {
    cat "$root/pyproject.toml" "$root/uv.lock" "$root/deploy/uv.txt"
    "$venv/bin/python" -VV 2>&1 || true
    printf '%s %s\n' "$venv" "${KASSA_GPIO:-}"
  } | sha256sum
}

# set_up run|test
set_up() {
  [ -z "${KASSA_READY:-}" ] || return 0
  known_system "${KASSA_OS_RELEASE:-/etc/os-release}" || {
    explain_needs "$1"
    exit 2
  }
  install_packages "$1"
  local stamp=$venv/.kassa-$1
  if [ "$(cat "$stamp" 2>/dev/null)" != "$(fingerprint)" ]; then
    say "Готовлю .venv (один раз) / preparing .venv (once)"
    make_venv
    sync_dependencies "$1"
    fingerprint >"$stamp"
  fi
  compile_catalogues
}
