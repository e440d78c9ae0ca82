"""Reads the C# definitions of dotnet/macios: selectors, numbers, availability."""
import re
from pathlib import Path

from declarations import Bindings, Enumeration, Method, match, split

PLATFORMS = {"iOS": "ios", "Mac": "macos", "MacOSX": "macos", "MacCatalyst": "maccatalyst",
             "TV": "tvos", "TvOS": "tvos", "Watch": "watchos", "WatchOS": "watchos"}
SYMBOLS = {"ios": {"IOS"}, "macos": {"MONOMAC"}, "tvos": {"TVOS"}, "watchos": {"WATCH"},
           "maccatalyst": {"IOS", "__MACCATALYST__"}}
BASES = {"long": "Int", "ulong": "UInt", "int": "Int32", "uint": "UInt32", "short": "Int16",
         "ushort": "UInt16", "byte": "UInt8", "sbyte": "Int8"}


def availability(attributes):
    """`NoTV, iOS (13, 0)` -> {tvos: None, ios: "13.0"}."""
    found = {}
    for attribute in attributes:
        name, _, rest = attribute.partition("(")
        name = name.strip()
        arguments = [a.strip() for a in rest.rstrip(") ").split(",")]
        if name in PLATFORMS and len(arguments) > 1:
            found[PLATFORMS[name]] = ".".join(arguments[:2])
        elif name.startswith("No") and name[2:] in PLATFORMS:
            found[PLATFORMS[name[2:]]] = None
        elif name in ("Introduced", "Unavailable"):
            platform = PLATFORMS.get(arguments[0].removeprefix("PlatformName."))
            if platform:
                found[platform] = ".".join(arguments[1:3]) if name == "Introduced" else None
    return found


def holds(condition, platform):
    """Whether `#if NET && !WATCH` holds on the platform in the current bindings."""
    symbols = SYMBOLS[platform] | {"NET", "XAMCORE_3_0", "HAS_" + platform.upper()}
    condition = re.sub(r"//.*", "", condition)
    expression = re.sub(r"\b[A-Za-z_]\w*\b", lambda m: str(m[0] in symbols), condition)
    expression = expression.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    try:
        return bool(eval(expression.strip(), {"__builtins__": {}}))
    except SyntaxError:
        return True


def lines(text):
    """Each line that holds on some platform, and the platforms on which it does not."""
    stack = []  # for each #if: platforms where this branch holds, where one held before
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith("#if"):
            now = {p for p in SYMBOLS if holds(stripped[3:], p)}
            stack.append((now, now))
        elif stripped.startswith("#elif") and stack:
            now = {p for p in SYMBOLS if holds(stripped[5:], p)} - stack[-1][1]
            stack[-1] = (now, stack[-1][1] | now)
        elif stripped.startswith("#else") and stack:
            stack[-1] = (set(SYMBOLS) - stack[-1][1], set(SYMBOLS))
        elif stripped.startswith("#endif") and stack:
            stack.pop()
        elif not stripped.startswith(("#", "//", "*", "/*")):
            off = {p for p in SYMBOLS if any(p not in now for now, _ in stack)}
            if off != set(SYMBOLS):
                yield stripped.split(" // ")[0], off


def statements(text):
    """(attributes, declaration, platforms without it) of each declaration and each bracket."""
    attributes, buffer = [], ""
    for line, missing in lines(text):
        # A bracket in a text is never closed: what is too long is none.
        buffer = (buffer if len(buffer) < 4000 else "") + " " + line
        while True:
            buffer = buffer.strip()
            if buffer.startswith("["):
                end = match(buffer, 0)
                if end == len(buffer):
                    break
                attributes += split(re.sub(r"^return:", "", buffer[1:end]))
                buffer = buffer[end + 1:]
                continue
            end = re.search(r"\{ (?:\[[^\]]*\] ?)?(?:get|set)\b.*?\}|[;{}]|,(?=[^()]*$)", buffer)
            if not end or (end[0] == "," and "(" in buffer[:end.start()].split("=")[0]):
                break
            yield attributes, buffer[:end.start()].strip(), end[0], missing
            attributes, buffer = [], buffer[end.end():]


def number(text, cases):
    """The value of a case's expression; None where it is none that is understood."""
    text = re.sub(r"(?<=\d)[uUlL]+\b|\((?:u?int|u?long)\)", "", text).replace("unchecked", "").strip()
    names = {n: v for n, v in cases.items() if v is not None}
    if re.fullmatch(r"[\w\s<|()+-]+", text):
        try:
            return int(eval(text, {"__builtins__": {}}, names))
        except (NameError, SyntaxError, TypeError):
            return None
    return None


def either(one, other):
    """Where one of two definitions of the same thing is there: each platform has its own."""
    found = {}
    for platform in one.keys() | other.keys():
        versions = [a.get(platform, "") for a in (one, other)]
        there = [v for v in versions if v is not None]
        found[platform] = min(there, key=lambda v: float(v or 0)) if there else None
    return found


def argument(attributes, name):
    """`Export ("a:", X)` -> a:"""
    for attribute in attributes:
        m = re.match(re.escape(name) + r' ?\("([^"]+)"', attribute)
        if m:
            return m[1]
    return None


class Reader:
    """One file."""

    def __init__(self, found, path):
        self.found, self.path = found, path
        self.owner = self.enumeration = None
        self.owner_is_available, self.depth, self.type_depth = {}, 0, 0
        self.has_export = False

    def read(self, text):
        for attributes, declaration, end, off in statements(text):
            available = {**availability(attributes), **{p: None for p in off}}
            kind = re.search(r"\b(interface|enum)\s+(\w+)\s*(?::\s*(\w+))?", declaration)
            if kind and end == "{":
                self.open(kind, attributes, available)
            elif self.enumeration and end in (",", "}") and declaration:
                self.case(declaration)
            elif self.owner and declaration:
                self.member(attributes, declaration, end, available)
            m = re.search(r"extern (?:static )?\S+ (?:/\*.*?\*/ )?(\w+) \(", declaration)
            if m:
                self.found.functions[m[1]] = Method("", m[1], True, available=available, path=self.path)
            self.depth += (end == "{") - (end == "}")
            if end == "}" and self.depth <= self.type_depth:
                self.owner = self.enumeration = None

    def open(self, kind, attributes, available):
        self.type_depth = self.depth
        name = kind[2]
        if kind[1] == "enum":
            name = argument(attributes, "Native") or name
            self.enumeration = Enumeration(
                name, BASES.get(kind[3] or "int"), available=available, path=self.path,
                is_options="Flags" in attributes)
            self.found.enumerations[name] = self.enumeration
            return
        whole = " ".join(attributes)
        base = re.search(r"BaseType \(typeof \((\w+)\)", whole)
        given = re.search(r'(?:BaseType|Protocol) \([^)]*\)?[^)]*Name ?= ?"(\w+)"', whole)
        if "Category" in attributes and base:
            self.owner = base[1]
        else:
            self.owner = given[1] if given else name
            if base or "Protocol" in whole:
                known = self.found.supers.get(self.owner)
                self.found.places.setdefault(self.owner, self.path)
                self.found.supers[self.owner] = (base[1] if base else None) or known
        self.owner_is_available = available
        if self.owner in self.found.supers and (base or "Protocol" in whole) and "Category" not in attributes:
            merged = {**self.found.available.get(self.owner, {}), **available}
            self.found.available[self.owner] = merged

    def case(self, declaration):
        name, _, value = declaration.partition("=")
        cases = self.enumeration.cases
        last = list(cases.values())[-1] if cases else -1
        after = None if last is None else last + 1
        cases[name.strip()] = number(value, cases) if value else after

    def member(self, attributes, declaration, end, available):
        selector = argument(attributes, "Export")
        if not selector:
            return
        bound = re.search(r'Bind \("(\w+)"\)\] ?get', end)
        is_static = "Static" in attributes
        count = selector.count(":")
        method = Method(self.owner, bound[1] if bound else selector, is_static, count=count,
                        available={**self.owner_is_available, **available}, path=self.path)
        for spelled in {method.selector, selector}:
            key = (self.owner, is_static, spelled)
            before = self.found.methods.get(key)
            if before:
                method.available = either(before.available, method.available)
            self.found.methods[key] = method


def frameworks(text):
    """Which platforms have which framework, of `frameworks.sources`."""
    found = {}
    lists = {m[1]: m[2] for m in re.finditer(r"^(\w+)_FRAMEWORKS =((?:.*\\\n)*.*)", text, re.M)}
    names = {"IOS": "ios", "MACOS": "macos", "TVOS": "tvos", "MACCATALYST": "maccatalyst",
             "WATCHOS": "watchos"}
    for key, platform in names.items():
        listed = re.findall(r"[A-Za-z]\w+", lists.get(key, "").replace("$(COMMON_FRAMEWORKS)", lists.get("COMMON", "")))
        for name in listed:
            found.setdefault(name, {})[platform] = ""
    return found


def read(folder):
    """Everything below a checkout of macios."""
    found = Bindings()
    root = Path(folder)
    source = root / "src" if (root / "src").is_dir() else root
    for file in sorted(source.rglob("*.cs")):
        parts = file.relative_to(source).parts
        if parts[0] in ("OpenGL", "OpenGLES", "rgen", "bgen", "build"):
            continue
        path = "src/" + "/".join(parts)
        found.files.add(path)
        Reader(found, path).read(file.read_text(encoding="utf-8-sig", errors="replace"))
    listing = source / "frameworks.sources"
    if listing.exists():
        found.frameworks = frameworks(listing.read_text())
    return found
