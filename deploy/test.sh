#!/usr/bin/env bash
# Sets up what is missing and runs every check and test: bash deploy/test.sh [PYTEST ARGUMENT…]
# The last line is pytest's own; the exit status tells of all the checks.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

set_up test
cd "$root"
export PATH=$venv/bin:$PATH

failed=()
check() {
  printf '\n$ %s\n' "$*"
  "$@" || failed+=("$*")
}

check ruff format --check .
check ruff check .
check mypy
check lint-imports --no-logo
check shellcheck -x deploy/*.sh .ci/run

[ ${#failed[@]} -eq 0 ] || printf '\nFAILED: %s\n' "${failed[@]}"
printf '\n$ pytest -n auto --dist worksteal %s\n' "$*"
pytest -n auto --dist worksteal "$@"
exit "$((${#failed[@]} > 0))"
