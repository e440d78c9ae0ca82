"""Reads the Rust that objc2's header-translator wrote: types, nullability, numbers, sendability."""
import re
from pathlib import Path

from declarations import Bindings, Enumeration, Kind, Method, match, split

NUMBERS = {
    "NSInteger": "Int", "isize": "Int", "NSUInteger": "UInt", "usize": "UInt", "i32": "Int32",
    "c_int": "Int32", "u32": "UInt32", "c_uint": "UInt32", "i16": "Int16", "u16": "UInt16",
    "i64": "Int64", "u64": "UInt64", "u8": "UInt8", "bool": "Bool", "Bool": "Bool",
    "Boolean": "Bool", "Size": "Int", "c_double": "Double", "AnyObject": "Any",
    "NSString": "String", "CFString": "String", "NSDate": "Date", "NSError": "Error",
    "NSArray": "Array", "NSSet": "Set", "NSDictionary": "Dictionary",
    "NSOperationQueue": "OperationQueue", "CFType": "Any", "c_void": "Void",
}


def kind(text):
    """`Option<&NSSet<HKObjectType>>` -> Set<HKObjectType>?"""
    text = re.sub(r"([<(]) | ?,? (?=[>)])", r"\1", " ".join(text.split())).rstrip(",").strip()
    for prefix, absent in (("Option<", True), ("NonNull<", False), ("Retained<", False),
                           ("Allocated<", False)):
        if text.startswith(prefix):
            inner = kind(text[len(prefix):match(text, len(prefix) - 1)])
            return Kind(inner.name, absent, inner.held, inner.sendable)
    if text.startswith(("*mut ", "*const ")):
        inner = kind(text.split(" ", 1)[1])
        return Kind(inner.name, None, inner.held, inner.sendable)
    if text.startswith("&"):
        return kind(re.sub(r"^&('static )?(mut )?", "", text))
    block = re.match(r"(?:block2::)?(Sendable)?(?:Dyn)?Block<'\w+, (?:dyn )?(?:fn|Fn)\(", text)
    if block:
        inner = text[block.end():match(text, block.end() - 1)]
        return Kind("Block", False, tuple(map(kind, split(inner))), bool(block[1]))
    if text.startswith("ProtocolObject<dyn "):
        return Kind(text[len("ProtocolObject<dyn "):-1])
    generic = re.match(r"(\w+)<(.*)>$", text)
    if generic:
        return Kind(NUMBERS.get(generic[1], generic[1]), False, tuple(map(kind, split(generic[2]))))
    return Kind(NUMBERS.get(text, text))


def number(text, enumeration):
    """The value of `0x75`, `1<<6`, `!0`, `Other.0`; None where it is none of these."""
    text = re.sub(r"as \w+|_(?=\d)", "", text).strip()
    named = re.match(r"(?:\w+::)?(\w+)\.(?:0|bits\(\))$", text)
    if named:
        return enumeration.cases.get(named[1])
    if re.fullmatch(r"[-\d xXa-fA-F<|()]+", text):
        return eval(text, {"__builtins__": {}})
    return None


def read_enumerations(text, path, found):
    """Numbers and the texts of typed strings."""
    for m in re.finditer(r"pub struct (\w+)\(pub (\w+)\);\s*(?:#\[[^\]]*\]\s*)?(?:bitflags::bitflags! \{\s*)?impl (\w+)", text):
        if m[1] != m[3]:
            continue
        base = NUMBERS.get(m[2], m[2])
        enumeration = Enumeration(m[1], base, is_options="bitflags" in m[0], path=path)
        body = text[m.end():match(text, text.index("{", m.end()))]
        values = re.findall(
            r'(?:doc\(alias = "(\w+)"\)\]\s*(?:#\[.*\]\s*)?)?(?:pub )?const (\w+)(?:: Self)? ?= ?(.*?);',
            body)
        for full, name, value in values:
            value = re.sub(r"^Self\((.*)\)$", r"\1", value)
            if name != "_":
                enumeration.cases[name] = number(value, enumeration)
                enumeration.full[full or name] = enumeration.cases[name]
        found.enumerations[m[1]] = enumeration
    for m in re.finditer(r"pub type (\w+) =\s*([^;]+);", text):
        if m[2].strip() in ("NSString", "CFString"):
            found.texts[m[1]] = path
        else:
            found.aliases[m[1]] = kind(m[2])
            found.places[m[1]] = path
    for m in re.finditer(r"pub static (\w+):\s*([^;]+);", text):
        found.constants[m[1]] = kind(m[2])
        found.places[m[1]] = path
    for m in re.finditer(r"pub const (\w+):\s*([^=;]+?) =\s*([^;]+);", text):
        found.constants.setdefault(m[1], kind(m[2]))
        found.places.setdefault(m[1], path)
        found.values[m[1]] = number(m[3], Enumeration(m[1], None))


def signature(text):
    """Parameters without `self`, result and whether it is static, of `(&self, a: B) -> C`."""
    end = match(text, 0)
    parameters = split(text[1:end])
    is_static = not any(re.match(r"(&self|&mut self|this:)", p) for p in parameters)
    parameters = [p for p in parameters if not re.match(r"(&self|&mut self|this:|mtm:|_mtm:)", p)]
    result = re.match(r"\s*->\s*(.*)$", text[end + 1:], re.S)
    kinds = [kind(p.split(":", 1)[1]) for p in parameters if ":" in p]
    result_kind = Kind("Void")
    if result:
        failing = re.match(r"Result<(.*), Retained<NSError>>$", result[1].strip(), re.S)
        result_kind = kind(failing[1] if failing else result[1])
        if failing and failing[1].strip() == "()":
            result_kind = Kind("Void")
    return kinds, result_kind, is_static


def read_methods(text, path, found):
    """Methods of classes and protocols, and what a class is below."""
    for m in re.finditer(r"#\[unsafe\(super\((\w+)[^\]]*\)\)\]((?:\s*#\[[^\]]*\])*)\s*pub struct (\w+)", text):
        found.supers[m[3]] = m[1]
        found.places[m[3]] = path
        if "MainThreadOnly" in m[2]:
            found.main.add(m[3])
    for m in re.finditer(r"pub (?:unsafe )?trait (\w+)", text):
        found.supers.setdefault(m[1], None)
        found.places.setdefault(m[1], path)
    found.sendable |= set(re.findall(r"unsafe impl Send for (\w+)", text))
    owner = re.compile(r"^\s*(?:impl(?:<.*?>)? (\w+)|pub (?:unsafe )?trait (\w+))", re.M)
    owners = [(m.start(), m[1] or m[2]) for m in owner.finditer(text)]
    pattern = re.compile(r"#\[unsafe\(method\(([\w:]+?)_?\)\)\].*?\bfn \w+(?:<[^>]*>)?(?=\()", re.S)
    position = 0
    for m in pattern.finditer(text) if owners else ():
        while position + 1 < len(owners) and owners[position + 1][0] < m.start():
            position += 1
        name = owners[position][1]
        whole = text[m.end():text.index(";", match(text, m.end()))]
        parameters, result, is_static = signature(whole)
        if re.search(r"method_family = (init|new)\)", m[0]) and m[1].startswith("init"):
            is_static = False
        found.methods[(name, is_static, m[1])] = Method(
            name, m[1], is_static, parameters, result, m[1].count(":"), path=path)


def read_functions(text, path, found):
    """C functions, as the blocks of foreign ones declare them, and C structures."""
    for block in re.finditer(r'extern "C[^"]*" \{', text):
        body = text[block.end():match(text, block.end() - 1)]
        for m in re.finditer(r"\bfn (\w+)(?=\()", body):
            end = match(body, m.end())
            tail = re.match(r"\s*->[^;]*", body[end + 1:])
            parameters, result, _ = signature(body[m.end():end + 1] + (tail[0] if tail else ""))
            found.functions[m[1]] = Method(
                "", m[1], True, parameters, result, len(parameters), path=path)
    for m in re.finditer(r"pub struct (\w+) \{(.*?)\n\}", text, re.S):
        fields = re.findall(r"pub (\w+):\s*(.*?),\n", m[2] + "\n")
        found.places[m[1]] = path
        found.structures[m[1]] = {name: kind(type_text) for name, type_text in fields}


def read(folder):
    """Everything below a checkout of objc2, or of its generated crates alone."""
    found = Bindings()
    root = Path(folder)
    generated = root / "generated" if (root / "generated").is_dir() else root
    for file in sorted(generated.rglob("*.rs")):
        path = str(file.relative_to(generated))
        found.files.add(path)
        text = re.sub(r"^\s*//.*$", "", file.read_text(), flags=re.M)
        read_enumerations(text, path, found)
        read_methods(text, path, found)
        read_functions(text, path, found)
    for file in sorted(root.glob("framework-crates/*/src/lib.rs")):
        found.files.add(str(file.relative_to(root)))
        for m in re.finditer(r"pub(?:\(crate\))? type (\w+) = (\w+);", file.read_text()):
            found.aliases.setdefault(m[1], kind(m[2]))
            found.places.setdefault(m[1], str(file.relative_to(root)))
    for file in root.glob("framework-crates/*/translation-config.toml"):
        text = file.read_text()
        name = re.search(r'^framework = "(\w+)"', text, re.M)
        if name:
            versions = re.findall(r'^(macos|maccatalyst|ios|tvos|watchos|visionos) = "([\d.]+)"', text, re.M)
            found.frameworks[name[1]] = dict(versions)
    return found
