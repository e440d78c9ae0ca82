"""What Python's plistlib and libplist's plistutil read in property lists.

Usage: oracles.py FOLDER
Prints one line of JSON for each file of FOLDER, by name: {"name", "plistlib", "plistutil"}, each a
list of [key path, kind, value], or null where the oracle refuses the file.
"""

import datetime
import json
import pathlib
import plistlib
import subprocess
import sys


def flat(value, path=()):
    if isinstance(value, dict) and value:
        return [line for key in value for line in flat(value[key], path + (key,))]
    if isinstance(value, list) and value:
        return [line for i, each in enumerate(value) for line in flat(each, path + (str(i),))]
    return [["/".join(path), *scalar(value)]]


def scalar(value):
    match value:
        case dict():
            return ["emptyDictionary", ""]
        case list():
            return ["emptyArray", ""]
        case bool():
            return ["bool", str(value).lower()]
        case int():
            return ["integer", str(value)]
        case float():
            return ["real", repr(value)]
        case datetime.datetime():
            return ["date", value.strftime("%Y-%m-%dT%H:%M:%SZ")]
        case bytes():
            return ["data", ""]
        case _:
            return ["string", str(value)]


def read(data):
    try:
        return flat(plistlib.loads(data))
    except Exception:
        return None


def converted(path):
    run = subprocess.run(
        ["plistutil", "-i", path, "-f", "xml"], capture_output=True, timeout=60)
    return read(run.stdout) if run.returncode == 0 and run.stdout else None


for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    if path.suffix == ".plist":
        answer = {
            "name": path.name, "plistlib": read(path.read_bytes()), "plistutil": converted(path)}
        print(json.dumps(answer))
