#!/usr/bin/env python3
"""Finds what the libraries use of Swift's own modules that the oldest systems of the manifest lack.

On Linux the compiler does not look: everything is there. The toolchain's modules tell since when
each declaration is on Apple's systems, and the compiler's syntax trees tell what a library uses.
The argument is the folder with the modules that SwiftPM built.
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
NAME = re.sub(r"\W", "_", PACKAGE.name.lower())  # as SwiftPM calls it
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Dispatch",
           "FoundationEssentials", "Foundation"]
# The compiler chooses another one where these are not there.
CHOSEN = {"AsyncStream.Iterator.next(isolation:)"}
PROBE = "func probe() async throws { try await Task.sleep(for: .seconds(1)) }\n"


def oldest():
    """`.iOS(.v15)` of the manifest -> {iOS: (15, 0)}"""
    text = (PACKAGE / "Package.swift").read_text()
    return {n: (int(v), 0) for n, v in re.findall(r"\.(\w+OS)\(\.v(\d+)\)", text)}


def younger(systems):
    """The declarations that some of the systems lack, by their identifiers."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-target", target(),
                 "-output-dir", folder, "-minimum-access-level", "public"], check=True)
        for file in Path(folder).glob("*.json"):
            for symbol in json.loads(file.read_text())["symbols"]:
                late = [
                    f"{a['domain']} {a['introduced']['major']}" for a in symbol.get("availability", [])
                    if "introduced" in a and a.get("domain") in systems
                    and (a["introduced"]["major"], a["introduced"].get("minor", 0)) > systems[a["domain"]]]
                name = ".".join(symbol["pathComponents"])
                if late and name not in CHOSEN:
                    found[symbol["identifier"]["precise"]] = f"{name} ({', '.join(sorted(late))})"
    return found


def target():
    """The triple of this machine's compiler."""
    told = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True)
    return json.loads(told.stdout)["target"]["unversionedTriple"]


def used(files, module, modules, young):
    """What the files use of the young declarations."""
    command = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-swift-version", "6",
               "-module-name", module, "-package-name", NAME, "-I", str(modules)]
    command += sum((["-primary-file", str(file)] for file in files), [])
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{module}: {done.stderr[:2000]}")
    found = {young[i] for i in set(re.findall(r'"decl_usr":"(s:[^"]+)"', done.stdout)) if i in young}
    names = {i[2:]: text for i, text in young.items() if re.search(r"[VCOP]$", i) and len(i) > 6}
    return found | {text for name, text in names.items() if name in done.stdout}


def main(modules):
    young = younger(oldest())
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as probe:
        probe.write(PROBE)
        probe.flush()
        if not any("sleep(for:" in text for text in used([probe.name], "Probe", modules, young)):
            sys.exit("nothing is found where there is something")
    faults, count = [], 0
    for folder in sorted((PACKAGE / "Sources").iterdir()):
        is_library = folder.name == "PermissionModel" or folder.name.startswith("AskOnce")
        if is_library and folder.name != "AskOnceCommand":
            files = sorted(folder.rglob("*.swift"))
            count += len(files)
            faults += [f"{folder.name}: {t}" for t in sorted(used(files, folder.name, modules, young))]
    print("\n".join(faults + [f"{count} files use {len(faults)} of {len(young)} younger declarations"]))
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
