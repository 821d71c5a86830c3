#!/usr/bin/env bash
# Rewrites locks/*.txt from pyproject.toml: every package at the newest version allowed there, with
# the hashes of all its files for Python 3.11 and later, and no index address, so that any mirror
# may serve them.
set -euo pipefail
cd "$(dirname "$0")/.."

tooling=build/lock-venv
if [ ! -x "$tooling/bin/uv" ]; then
    "${PYTHON:-python3}" -m venv "$tooling"
    "$tooling/bin/python" -m pip install --quiet --quiet uv
fi
"$tooling/bin/uv" lock --quiet --upgrade
trap 'rm -f uv.lock' EXIT

export_lock() {
    local target=$1
    shift
    "$tooling/bin/uv" export --quiet --frozen --no-header --no-annotate --no-emit-project \
        --format requirements.txt "$@" >"$target"
}
export_lock locks/runtime.txt --no-default-groups
export_lock locks/dev.txt --group dev
export_lock locks/bench.txt --only-group bench
export_lock locks/packaging.txt --only-group packaging
