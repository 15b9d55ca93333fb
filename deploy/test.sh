#!/usr/bin/env bash
# Sets up what is missing and runs every check and test: bash deploy/test.sh [PYTEST ARGUMENT…]
# The last line is pytest's own; the exit status tells of all the checks.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

set_up test
cd "$root"
export PATH=$venv/bin:$PATH

failed=0
check() {
  printf '\n$ %s\n' "$*"
  if ! "$@"; then
    printf 'FAILED: %s\n' "$*"
    failed=1
  fi
}

check ruff format --check .
check ruff check .
check mypy
check lint-imports
check shellcheck -x deploy/*.sh .ci/run
check pytest "$@"
exit "$failed"
