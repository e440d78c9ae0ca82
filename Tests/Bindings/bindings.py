#!/usr/bin/env python3
"""Holds the stubs and the resource table against bindings that were made of Apple's headers.

ASKONCE_BINDINGS names a folder with checkouts in `objc2` (madsmtm/objc2 with its submodule
`generated`) and `macios` (dotnet/macios), or one of them. Without it nothing is compared, which is
said, and the status is 77. The status is 1 where something differs, or is neither in the bindings
nor explained; `--all` lists what matches, too.
"""
import os
import sys
from collections import Counter
from pathlib import Path

import adapters
import macios
import objc2
import rows
import stubs
from compare import Comparison

PACKAGE = Path(__file__).resolve().parents[2]
READERS = {"objc2": objc2.read, "macios": macios.read}


def load(folder):
    """The bindings below the folder, by name."""
    return {name: read(Path(folder) / name) for name, read in READERS.items()
            if (Path(folder) / name).is_dir()}


def compare(bindings, package=PACKAGE):
    """Everything that is said about the stubs and the rows of a package."""
    found = Comparison(bindings, stubs.read(package / "Tests/Stubs"))
    for stub in found.stubs:
        found.stub(stub)
    found.citations()
    statuses, selectors = rows.read(package / "Sources/PermissionModel/Resources/Rows")
    for status in statuses:
        found.status(status)
    found.completeness(statuses)
    for selector in selectors:
        found.selector(selector)
    adapters.compare(found, package / "Sources")
    return found.lines


def main(arguments):
    folder = os.environ.get("ASKONCE_BINDINGS")
    bindings = load(folder) if folder else {}
    if not bindings:
        print("skipped: ASKONCE_BINDINGS names no folder with objc2 or macios; nothing was compared")
        return 77
    lines = compare(bindings)
    shown = [line for line in lines if "--all" in arguments or line.verdict != "match"]
    for line in shown:
        print(f"{line.verdict}: {line.subject}: {line.detail}")
    counts = Counter(line.verdict for line in lines)
    names = ["match", "mismatch", "unexplained", "absent"]
    print(f"compared with {' and '.join(bindings)}: " + ", ".join(f"{counts[n]} {n}" for n in names))
    return 1 if counts["mismatch"] or counts["unexplained"] or not counts["match"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
