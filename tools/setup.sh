#!/usr/bin/env bash
# Makes .venv from the hash-pinned lock, and installs the system libraries Kivy draws with.
# Quick and silent when nothing is missing.
#
#   tools/setup.sh [group...]     groups besides dev: bench, packaging
#
# PYTHON chooses another interpreter than the python3 that comes first in PATH.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }
stop() { say "setup: $*"; exit 1; }

# Shared library -> Debian/Ubuntu package that holds it. Kivy's window links libGL, the off-screen
# window opens libEGL, and touch screens are read through libmtdev; all else is inside the wheels.
libraries=(
    libGL.so.1:libgl1
    libEGL.so.1:libegl1
    libmtdev.so.1:libmtdev1
)

may_install() {
    command -v apt-get >/dev/null || return 1
    [ "$(id -u)" = 0 ] && return 0
    command -v sudo >/dev/null && sudo -n true 2>/dev/null
}

# Installs the Debian packages named, or says which ones somebody has to install.
need_packages() {
    may_install || stop "missing system packages: $*. Install them with: sudo apt-get install $*"
    local become=() log=build/apt.log
    [ "$(id -u)" = 0 ] || become=(sudo -n)
    mkdir -p build
    say "setup: installing $* with apt-get"
    "${become[@]}" apt-get update >"$log" 2>&1 || say "setup: apt-get update failed, using old lists"
    "${become[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "$@" >>"$log" 2>&1 ||
        stop "apt-get could not install $*: $(tail -n 1 "$log"). All of it is in $log."
}

new_enough() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null
}

version_of() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'; }

find_python() {
    local candidate found
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if command -v "$candidate" >/dev/null && new_enough "$candidate"; then
            printf '%s' "$candidate"
            return
        fi
    done
    found=$("${PYTHON:-python3}" --version 2>/dev/null) || found=none
    stop "Kivy has desktop wheels for Python 3.11, 3.12 and 3.13; found ${found#Python }." \
        "Install one of these (apt-get install python3.13, or: uv python install 3.13)" \
        "and run: make setup PYTHON=python3.13"
}

missing_libraries() {
    local known entry
    known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null || true)
    for entry in "${libraries[@]}"; do
        [[ $known == *"${entry%%:*}"* ]] || printf '%s\n' "${entry#*:}"
    done
}

venv_is_fine() {
    new_enough .venv/bin/python || return 1
    [ -z "${PYTHON:-}" ] || [ "$(version_of .venv/bin/python)" = "$(version_of "$PYTHON")" ]
}

install_lock() {
    local name=$1 lock="locks/$1.txt" stamp=".venv/.installed-$1" digest
    digest=$(sha256sum "$lock" | cut -d' ' -f1)
    [ "$(cat "$stamp" 2>/dev/null)" = "$digest" ] && return
    say "setup: installing $lock"
    .venv/bin/python -m pip install --quiet --quiet --disable-pip-version-check \
        --require-hashes --no-deps -r "$lock" ||
        stop "pip could not install $lock; the lines above say why."
    printf '%s' "$digest" >"$stamp"
}

python=
venv_is_fine || python=$(find_python)

missing=()
[ "$(uname -s)" != Linux ] || mapfile -t missing < <(missing_libraries)
if [ -n "$python" ] && ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    missing+=("python$(version_of "$python")-venv")
fi
[ ${#missing[@]} = 0 ] || need_packages "${missing[@]}"

if [ -n "$python" ]; then
    say "setup: making .venv with Python $(version_of "$python")"
    "$python" -m venv --clear .venv
fi
for group in dev "$@"; do
    install_lock "$group"
done
