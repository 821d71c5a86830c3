"""`python -m bench [name...]`: runs the measurements and prints what came out."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from bench import Measured


def names() -> list[str]:
    """The modules of this folder that measure something."""
    here = Path(__file__).parent
    return sorted(
        path.stem
        for path in here.glob("[!_]*.py")
        if hasattr(import_module(f"bench.{path.stem}"), "measure")
    )


def row(line: Measured) -> str:
    verdict = "" if not line.bar else "kept" if line.kept else "MISSED"
    digits = 0 if line.value >= 100 else 2
    value = f"{line.value:,.{digits}f} {line.unit}"
    return f"  {line.what:<58} {value:>18}   {line.bar:<14} {verdict}".rstrip()


def main(chosen: list[str]) -> int:
    missed = []
    for name in chosen or names():
        print(name, flush=True)
        for line in import_module(f"bench.{name}").measure():
            print(row(line), flush=True)
            missed += [] if line.kept else [f"{name}: {line.what}"]
        print()
    for what in missed:
        print(f"The bar was missed by {what}.", file=sys.stderr)
    return len(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) and 1)
