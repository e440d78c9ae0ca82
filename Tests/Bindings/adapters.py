"""Holds the adapters against the availability that the bindings tell.

Where an adapter is compiled follows from its `#if` lines; since when its code runs follows from
`@available`, `#available` and the oldest systems of Package.swift.
"""
import re
from dataclasses import dataclass
from pathlib import Path

PLATFORMS = ["ios", "maccatalyst", "macos", "tvos", "watchos", "visionos"]
OLDEST = {"ios": "15", "maccatalyst": "15", "macos": "13", "tvos": "15", "watchos": "8", "visionos": "1"}
SYSTEMS = {"ios": "iOS", "maccatalyst": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS",
           "visionos": "visionOS"}
WORDS = {"iOS": "ios", "macCatalyst": "maccatalyst", "macOS": "macos", "tvOS": "tvos",
         "watchOS": "watchos", "visionOS": "visionos"}


def version(text):
    """`13.1` -> (13, 1)"""
    parts = tuple(int(p) for p in text.split(".") if p)
    return (parts + (0, 0))[:2]


def holds(condition, platform, frameworks):
    """Whether an `#if` line holds for a platform that has these frameworks."""
    def fact(m):
        name, argument = m[1], m[2]
        if name == "canImport":
            have = frameworks.get(argument.split(".")[0])
            return str(have is None or platform in have)
        if name == "os":
            return str(SYSTEMS[platform] == argument)
        if name == "targetEnvironment":
            return str(argument == "macCatalyst" and platform == "maccatalyst")
        return "False"
    text = re.sub(r"(\w+)\(([\w.]+)\)", fact, condition.replace("&&", " and ").replace("||", " or "))
    return bool(eval(text.replace("!", " not ").strip(), {"__builtins__": {}}))


@dataclass
class Place:
    """One line of an adapter: where it is compiled, and since when it can run there."""
    number: int
    text: str
    since: dict  # platform -> version


def since(text):
    """`iOS 17, macOS 14, *` -> {ios: "17", macos: "14"}; Catalyst goes with iOS."""
    found = {WORDS[n]: v for n, v in re.findall(r"(\w+) ([\d.]+)", text) if n in WORDS}
    if "ios" in found:
        found.setdefault("maccatalyst", found["ios"])
    return found


def raised(base, more):
    """The later of two versions on each platform."""
    return {p: max(base[p], more.get(p, base[p]), key=version) for p in base}


def places(text, frameworks):
    """The lines of an adapter with what holds for each."""
    conditions, guards = [], []  # of #if; of #available: (indent, versions, whether it is a guard)
    declared, of_declaration, open_guards = {}, {}, set()
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        indent = len(line) - len(line.lstrip()) - 2 * len(conditions)
        if stripped.startswith("#if"):
            conditions.append(stripped[3:])
            continue
        if stripped.startswith("#else"):
            conditions[-1] = f"!({conditions[-1]})"
            continue
        if stripped.startswith("#endif"):
            conditions.pop()
            continue
        if not stripped or stripped.startswith("//"):
            continue
        attribute = re.match(r"@available\(((?:\w+ [\d.]+, )+\*)\)", stripped)
        if attribute:
            declared = raised_or(declared, since(attribute[1]))
            continue
        guards = [g for g in guards if g[0] < indent or (g[2] and g[0] == indent)]
        if indent <= 0 and not stripped.startswith(("}", "@", ")", "{")):
            of_declaration, declared = declared, {}
        have = [p for p in PLATFORMS if all(holds(c, p, frameworks) for c in conditions)]
        now = raised({p: OLDEST[p] for p in have}, of_declaration)
        if stripped.startswith("}"):
            open_guards.discard(indent)
        for depth, versions, is_guard in guards:
            # Within its braces is what a guard does where it does not hold.
            if not (is_guard and depth in open_guards):
                now = raised(now, versions)
        yield Place(number, re.sub(r'"[^"]*"', '""', stripped), now)
        guarded = re.search(r"#available\(([^)]*)\)", stripped)
        if guarded:
            is_guard = stripped.startswith("guard ")
            guards.append((indent, since(guarded[1]), is_guard))
            if is_guard:
                open_guards.add(indent)


def raised_or(one, other):
    return {**one, **other}


def uses(line, declaration):
    """Whether the line names the declaration."""
    if declaration.keyword in ("type", "alias"):
        return re.search(rf"\b{declaration.name}\b(?!:)", line) is not None
    if declaration.keyword == "init":
        return re.search(rf"\b{declaration.type.split('.')[-1]}\(", line) is not None
    if declaration.keyword in ("function", "constant"):
        return re.search(rf"\b{declaration.name}\b", line) is not None
    return re.search(rf"\.{declaration.name}\b", line) is not None


def imports(text):
    """Each imported module, and whether its import is a preconcurrency one."""
    return {m[2]: bool(m[1]) for m in re.finditer(r"^ *(@preconcurrency )?import (\w+)", text, re.M)}


def compare(comparison, sources):
    """Says where an adapter uses what its platforms do not have, or not that early."""
    frameworks = {}
    for found in comparison.bindings.values():
        for name, versions in found.frameworks.items():
            frameworks.setdefault(name, set()).update(versions)
    for file in sorted(Path(sources).glob("AskOnce*/*.swift")):
        text = file.read_text()
        name = f"{file.parent.name}/{file.name}"
        imported = imports(text)
        declarations = [s for s in comparison.stubs if s.framework in imported and s.name != "rawValue"]
        if declarations:
            compare_file(comparison, name, text, declarations, frameworks)
            compare_sendability(comparison, name, declarations, imported)


def problems(line, available):
    """Where a line runs without what it uses."""
    found = []
    for platform, start in line.since.items():
        first = available.get(platform, "")
        if first is None:
            found.append(f"line {line.number}: not on {platform}")
        elif first and version(first) > version(start):
            found.append(f"line {line.number}: {platform} {start}, since {first}")
    return found


def compare_file(comparison, name, text, declarations, frameworks):
    """One line for each name of a framework that an adapter uses and whose availability is told."""
    lines = list(places(text, frameworks))
    named = {}
    for declaration in declarations:
        available = comparison.available.get((declaration.framework, declaration.title))
        is_of_type = not declaration.type or any(
            re.search(rf"\b{part}\b", text) for part in family(declaration, declarations))
        if available is not None and is_of_type:
            named.setdefault(declaration.name, []).append((declaration, available))
    for word, candidates in named.items():
        # Two classes may have a property of one name: one of them has to be there.
        found = [[problems(line, a) for d, a in candidates if uses(line.text, d)] for line in lines]
        used = [f for f in found if f]
        wrong = [min(f, key=len) for f in used]
        if used:
            told = "; ".join(sum(wrong, []))
            comparison.say("mismatch" if told else "match", f"{name}: {word}", told or "available")


def family(declaration, declarations):
    """The type of a member and those below it."""
    own = declaration.type.split(".")[-1]
    below = [d.name for d in declarations if d.keyword == "type" and own in (d.base or "").split()]
    return [own] + [d.strip(",") for d in below]


def compare_sendability(comparison, name, declarations, imported):
    """What the stub calls Sendable and the bindings do not: its import must not be a strict one."""
    objc2 = comparison.bindings.get("objc2")
    for declaration in declarations:
        spelled = comparison.types.get((declaration.framework, declaration.name))
        if declaration.is_sendable and objc2 and declaration.keyword == "type" and spelled in objc2.supers:
            is_sendable = any(o in objc2.sendable for o in objc2.owners(spelled))
            is_strict = not imported[declaration.framework]
            if not is_sendable and is_strict:
                comparison.say("mismatch", f"{name}: {spelled}", "is not Sendable; import it @preconcurrency")
