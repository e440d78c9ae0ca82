"""Reads the Swift stubs: what each declares, as Swift spells it."""
import re
from dataclasses import dataclass, field, replace
from pathlib import Path

from declarations import Kind, match, split

NAMES = {"Bool": "Bool", "NSErrorPointer": "ErrorPointer", "Foundation.Date": "Date"}


@dataclass
class Declaration:
    """One public declaration of a stub."""
    framework: str
    file: str
    line: int
    keyword: str  # type, case, method, property, init, function, constant, alias
    type: str  # `PKPassLibrary.Capability`; empty at the top level
    name: str
    labels: list = field(default_factory=list)
    parameters: list = field(default_factory=list)
    result: Kind | None = None
    is_static: bool = False
    is_async: bool = False
    throws: bool = False
    raw: str | None = None  # of a case or a constant
    base: str | None = None  # of an enumeration or a class
    is_protocol: bool = False
    is_sendable: bool = False
    source: str | None = None  # what `Bindings:` says at the start of its file
    spelled: str | None = None  # what `Objective-C:` says
    elsewhere: str | None = None  # what `Not in the bindings:` says

    @property
    def title(self):
        labels = "".join(f"{label}:" for label in self.labels)
        call = f"({labels})" if self.keyword in ("method", "init", "function") else ""
        name = "init" if self.keyword == "init" else self.name
        return ".".join(p for p in (self.type, name) if p) + call


def kind(text):
    """`@escaping @Sendable (Bool, (any Error)?) -> Void` -> Block<Bool, Error?>"""
    text = " ".join(text.split())
    attributes = re.match(r"(?:@\w+ )*", text)[0]
    sendable, text = "@Sendable" in attributes, text[len(attributes):].strip()
    absent = False
    while text and text[-1] in "?!" and "->" not in (text if not text.startswith("(") else text[match(text, 0):]):
        absent = True if text[-1] == "?" else None
        text = text[:-1]
    text = text.removeprefix("any ").removeprefix("inout ").removeprefix("sending ").strip()
    if text.startswith("("):
        end = match(text, 0)
        if "->" not in text[end:]:
            inner = kind(text[1:end])
            sendable = sendable or inner.sendable
            return Kind(inner.name, absent or inner.absent, inner.held, sendable)
        held = tuple(kind(p.split(": ", 1)[-1]) for p in split(text[1:end]))
        return Kind("Block", absent, held, sendable)
    if text.startswith("["):
        held = tuple(map(kind, split(text[1:match(text, 0)], ":")))
        return Kind("Array" if len(held) == 1 else "Dictionary", absent, held)
    generic = re.match(r"(\w+)<(.*)>$", text)
    if generic:
        if generic[1] in ("UnsafePointer", "UnsafeMutablePointer"):
            return Kind(kind(generic[2]).name, absent)
        return Kind(generic[1], absent, tuple(map(kind, split(generic[2]))))
    if text in ("UnsafeRawPointer", "UnsafeMutableRawPointer"):
        return Kind("Void", absent)
    return Kind(NAMES.get(text, text), absent)


PATTERN = re.compile(
    r"^(?P<indent> *)(?P<words>(?:@\w+(?:\([^)\n]*\))? +|(?:public|open|package|static|final|override|weak"
    r"|convenience|fileprivate|private|nonisolated|indirect|mutating|required|class(?= +(?:func|var)))"
    r"(?:\(\w+\))? +)*)(?P<keyword>struct|enum|class|protocol|extension|func|var|let|init|case|typealias)"
    r"\b *(?P<rest>[^\n]*)", re.M)


def head(text, start):
    """The declaration from `start` up to its body."""
    depth = 0
    for i in range(start, len(text)):
        c = text[i]
        depth += (c in "([") - (c in ")]")
        if depth == 0 and (c == "{" or (c == "\n" and not re.match(r"\s*(->|[,)]|async|throws)", text[i:])
                                         and text[i - 1] not in ",(>=" and not text[start:i].rstrip().endswith((",", "->", ":")))):
            return text[start:i].strip()
    return text[start:].strip()


def remark(text, start, word):
    """What a line of the comment before a declaration says after the word."""
    before = text[:start].rstrip().splitlines()
    for line in reversed(before):
        if not line.strip().startswith("//"):
            return None
        m = re.match(rf"\s*///? {word}: `?(.*?)`?\.?$", line)
        if m:
            return m[1]
    return None


def declarations(text, framework, file):
    """The public declarations of one stub."""
    found, scopes = [], []  # scopes: (indent, type, keyword, is public)
    for m in PATTERN.finditer(text):
        indent, keyword, prefix = len(m["indent"]), m["keyword"], m["words"]
        scopes = [s for s in scopes if s[0] < indent]
        if any(s[2] in ("func", "var", "let", "init") for s in scopes):
            continue
        whole = head(text, m.start("rest"))
        outer = scopes[-1] if scopes else None
        scope = outer[1] if outer else ""
        line = text[:m.start("keyword")].count("\n") + 1
        is_protocol = bool(outer and outer[2] == "protocol")
        public = bool(re.search(r"\b(public|open)\b", prefix)) or (
            bool(outer and outer[3]) and (is_protocol or keyword == "case"))
        if keyword == "extension":
            scopes.append((indent, re.match(r"[\w.]+", whole)[0], keyword, False))
            continue
        name = re.match(r"`?(\w*)`?", whole)[1]
        made = Declaration(
            framework, file, line, keyword, scope, name, is_protocol=is_protocol,
            is_static=bool(re.search(r"\b(static|class)\b", prefix)),
            spelled=remark(text, m.start(), "Objective-C"),
            elsewhere=remark(text, m.start(), "Not in the bindings"))
        complete(made, whole, text[m.start("rest"):])
        if "@MainActor" in prefix:
            made.base = f"@MainActor {made.base or ''}"
        if public and "override" not in prefix:
            found.append(made)
        inner = (scope + "." if scope else "") + name if made.keyword == "type" else scope
        scopes.append((indent, inner, keyword, public))
    return found


def complete(made, whole, following):
    """Fills what the keyword's form tells."""
    keyword = made.keyword
    if keyword in ("struct", "enum", "class", "protocol"):
        made.keyword = "type"
        above = whole.partition(":")[2].strip()
        made.base = (keyword + " " + " ".join(above.split())).strip()
        made.is_protocol = keyword == "protocol"
        made.is_sendable = "Sendable" in above
    elif keyword in ("func", "init"):
        made.keyword = "init" if keyword == "init" else "method" if made.type else "function"
        start = whole.index("(")
        end = match(whole, start)
        for parameter in split(whole[start + 1:end]):
            names, _, type_text = parameter.partition(":")
            made.labels.append(names.split()[0].strip("`"))
            made.parameters.append(kind(type_text.split(" = ")[0]))
        tail = whole[end + 1:]
        made.is_async, made.throws = "async" in tail, "throws" in tail
        result = re.search(r"->\s*(.*)$", tail, re.S)
        made.result = kind(result[1]) if result else Kind("Void")
    elif keyword in ("var", "let"):
        typed = re.match(r"`?\w+`?\s*:\s*([^={]+)", whole)
        made.result = kind(typed[1]) if typed else None
        literal = re.search(r"\.?(?:init)?\((?:rawValue|name): (.*?)\)|= (\"[^\"]*\")|\{ (0x[\w]+) \}", following.split("\n\n")[0])
        fixed = literal and (made.is_static or not made.type)
        made.raw = next((g for g in literal.groups() if g), None) if fixed else None
        made.keyword = "property" if made.type else "constant"
    elif keyword == "case":
        value = re.match(r"\w+ = (\S+)", whole)
        made.raw = value[1] if value else None
    elif keyword == "typealias":
        made.keyword = "alias"
        made.result = kind(whole.partition("=")[2])


def read(folder):
    """All stubs, but what they share."""
    found = []
    root = Path(folder)
    for file in sorted(root.rglob("*.swift")):
        framework = file.relative_to(root).parts[0]
        if framework != "SimulatedSystem":
            path = str(file.relative_to(root))
            text = file.read_text()
            source = re.search(r"^// Bindings: ((?:.|\n// )*)", text, re.M)
            source = " ".join(source[1].replace("\n// ", " ").split()) if source else None
            found += [replace(d, source=source) for d in declarations(text, framework, path)]
    return found
