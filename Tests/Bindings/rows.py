"""Reads the rows of the resource table: raw statuses and selectors."""
import re
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Status:
    """One raw status: `CNAuthorizationStatus`, `denied`, 2."""
    row: str
    type: str
    name: str
    raw: int | None


@dataclass
class Selector:
    """One symbol's `objectiveC`: `-[CNContactStore requestAccess...]`."""
    row: str
    text: str
    retired: bool


def read(folder):
    """All statuses and all selectors of the rows."""
    statuses, selectors = [], []
    for file in sorted(Path(folder).glob("*.swift")):
        text = file.read_text()
        row = file.stem
        block = re.search(r"\n    statuses: \[(.*?)\n    \],", text, re.S)
        for m in re.finditer(r'\.init\(\s*"([^"]+)",\s*"([^"]+)",\s*(nil|-?[\w]+),', block[1] if block else ""):
            raw = None if m[3] == "nil" else int(m[3].replace("_", ""), 0)
            statuses.append(Status(row, m[1], m[2], raw))
        for m in re.finditer(r'objectiveC:\s*(?:"""\s*(.*?)\s*"""|"([^"]*)")([^)]*)', text, re.S):
            name = re.sub(r"\\\n\s*", "", m[1] or m[2])
            selectors.append(Selector(row, name.strip(), "retired:" in m[3]))
    return statuses, selectors
