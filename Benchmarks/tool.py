"""The tool that the benchmarks measure."""
import functools
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@functools.cache
def askonce():
    """Its path: what ASKONCE names, else the release build, which is built."""
    if os.environ.get("ASKONCE"):
        return os.environ["ASKONCE"]
    build = ["swift", "build", "-c", "release", "--product", "askonce"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    found = subprocess.run(build + ["--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    return found.stdout.decode().strip() + "/askonce"
