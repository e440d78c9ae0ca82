"""Holds stubs and rows against the bindings."""
import re
from collections import namedtuple
from dataclasses import dataclass, field

from declarations import Kind
from explained import ERRORS, SELECTORS, SPELLED, TYPES
from names import fits, is_getter, lower, objective_c_type, upper

# The verdict: match, mismatch, absent (with the reason), unexplained.
Line = namedtuple("Line", "verdict subject detail")


class Lacking(str):
    """What one set of bindings lacks: no fault where another, newer one has it."""


@dataclass
class Found:
    """Where a set of bindings has a declaration, and what differs."""
    place: str
    problems: list = field(default_factory=list)
    available: dict | None = None


def key(name):
    """`NotDetermined`, `notDetermined` -> notdetermined"""
    return lower(name).lower()


def found_if(place, problem=None):
    return Found(place, [problem] if problem else [])


@dataclass
class Comparison:
    """Stubs and rows against sets of bindings, by name: objc2, macios."""
    bindings: dict
    stubs: list
    lines: list = field(default_factory=list)

    def __post_init__(self):
        self.types = {}
        for stub in self.stubs:
            if stub.keyword == "type":
                name = f"{stub.type}.{stub.name}".strip(".")
                self.types[(stub.framework, name)] = stub.spelled or objective_c_type(name)
        self.available = {}  # (framework, title) -> {platform: first version or None}
        self.cited = {}  # stub file -> the files of the bindings where its declarations are
        self.aliases = {s.name: s.result for s in self.stubs if s.keyword == "alias"}

    def say(self, verdict, subject, detail=""):
        self.lines.append(Line(verdict, subject, detail))

    def settle(self, subject, answers):
        """One line of what each set of bindings answered: {name: Found or None}."""
        answers = {name: answer for name, answer in answers.items() if answer}
        # The first answer that says more than that it lacks the thing.
        full = [n for n, a in answers.items() if not any(isinstance(p, Lacking) for p in a.problems)]
        problems = [
            f"{name}: {problem}" for name, answer in answers.items() for problem in answer.problems
            if not (full and isinstance(problem, Lacking))]
        if problems:
            self.say("mismatch", subject, "; ".join(problems))
        elif full:
            self.say("match", subject, ", ".join(f"{name} {answers[name].place}" for name in full))
        else:
            self.say("unexplained", subject, "in none of the bindings")

    # Kinds

    def objective_c(self, kind, stub):
        """The kind as Objective-C names it."""
        name = kind.name
        scope = stub.type.split(".") if stub.type else []
        for end in range(len(scope), -1, -1):
            known = self.types.get((stub.framework, ".".join(scope[:end] + [name])))
            if known:
                name = known
                break
        held = tuple(self.objective_c(h, stub) for h in kind.held)
        return Kind(name, kind.absent, held, kind.sendable)

    def difference(self, ours, theirs, stub, found):
        """What differs between two kinds, or nothing."""
        ours = self.objective_c(ours, stub)
        if theirs.name != ours.name:
            if self.aliases.get(ours.name):
                return self.difference(self.aliases[ours.name], theirs, stub, found)
            other = found.aliases.get(theirs.name)
            if other:
                kind = Kind(other.name, theirs.absent, other.held, other.sendable)
                return self.difference(ours, kind, stub, found)
        is_loose = {theirs.name, ours.name} & {"Void", "Self", "NSDictionary", "CFDictionary"}
        if ours.name != theirs.name and not is_loose:
            return f"{ours} is {theirs}"
        if None not in (ours.absent, theirs.absent) and ours.absent != theirs.absent:
            return f"{ours} is {theirs}"
        if ours.name == "Block" and ours.sendable != theirs.sendable:
            return f"{ours} is {'' if theirs.sendable else 'not '}@Sendable"
        if ours.name == "Block" and len(ours.held) != len(theirs.held):
            return f"{ours} is {theirs}"
        pairs = zip(ours.held, theirs.held)
        return next(filter(None, (self.difference(o, t, stub, found) for o, t in pairs)), None)

    # Declarations

    def stub(self, stub):
        """One declaration; says one line."""
        subject = f"{stub.file}:{stub.line} {stub.title}"
        reason = stub.elsewhere
        if not reason and (stub.source or "").startswith("none"):
            reason = stub.source
        if not reason:
            answers = {name: self.check(stub, found, name) for name, found in self.bindings.items()}
            places = {(name, answer.place) for name, answer in answers.items() if answer}
            for answer in filter(None, answers.values()):
                if answer.available is not None:
                    self.available[(stub.framework, stub.title)] = answer.available
            self.cited.setdefault((stub.file, stub.source), set()).update(places)
            return self.settle(subject, answers)
        owner = self.types.get((stub.framework, stub.type or stub.name), stub.name)
        objc2 = self.bindings.get("objc2")
        if objc2 and not stub.elsewhere and objc2.supers.get(owner):
            return self.say("mismatch", subject, f"objc2 has {owner}, and the stub cites none")
        self.say("absent", subject, reason)

    def citations(self):
        """Says which stub does not cite where its declarations are."""
        for (file, source), places in sorted(self.cited.items()):
            for name, found in self.bindings.items():
                listed = re.search(rf"\b{name} ([^;]*)", source or "")
                cited = set(listed[1].split(", ")) if listed else set()
                real = {p for n, p in places if n == name and not p.startswith("framework-crates")}
                if cited != real:
                    self.say("mismatch", file, f"{name}: cites {sorted(cited)}, not {sorted(real)}")

    def check(self, stub, found, name):
        """Where the bindings have it and what differs; None where they do not have it."""
        owner = self.types.get((stub.framework, stub.type), stub.type)
        if stub.keyword == "type":
            return self.check_type(stub, found, name)
        if stub.name == "rawValue" or (stub.keyword == "init" and stub.labels == ["rawValue"]):
            return self.check_base(stub, owner, found, name)
        if stub.keyword == "function":
            function = found.functions.get(stub.name)
            return function and Found(function.path, self.differences(stub, function, found))
        if stub.keyword == "constant":
            return self.check_constant(stub, found)
        if stub.keyword == "alias":
            theirs = found.aliases.get(stub.name)
            return theirs and found_if(
                found.places[stub.name], self.difference(stub.result, theirs, stub, found))
        if owner in found.structures:
            return self.check_field(stub, owner, found)
        if owner in found.enumerations or owner in found.texts:
            return self.check_case(stub, owner, found, name)
        return self.check_method(stub, owner, found, name)

    def check_type(self, stub, found, name):
        spelled = self.types[(stub.framework, f"{stub.type}.{stub.name}".strip("."))]
        enumeration = found.enumerations.get(spelled)
        if enumeration and "class" not in stub.base:
            is_other = ("OptionSet" in stub.base) != enumeration.is_options
            problem = "an option set in one only" if is_other else None
            available = enumeration.available if name == "macios" else None
            return Found(enumeration.path, [problem] if problem else [], available)
        if spelled in found.texts or spelled in found.structures:
            return Found(found.texts.get(spelled) or found.places[spelled])
        if not found.knows(spelled):
            return None
        problems = []
        above = re.search(r"class (\w+)", stub.base)
        if name == "objc2" and above and above[1] not in found.owners(spelled):
            problems.append(f"it is no {above[1]}")
        if spelled in found.main and "@MainActor" not in stub.base:
            problems.append("it is of the main thread")
        available = found.available.get(spelled) if name == "macios" else None
        return Found(found.places[spelled], problems, available)

    def check_base(self, stub, owner, found, name):
        ours = stub.result if stub.keyword == "property" else stub.parameters[0]
        if owner in found.texts:
            return found_if(found.texts[owner], ours.name != "String" and f"{ours} is a text")
        enumeration = found.enumerations.get(owner)
        # macios writes some numbers of C with another sign, and some texts as numbers.
        if not enumeration or name == "macios":
            return None
        wrong = ours.name != enumeration.base and f"{ours} is {enumeration.base}"
        return found_if(enumeration.path, wrong)

    def check_constant(self, stub, found):
        for enumeration in found.enumerations.values():
            if stub.name in enumeration.full:
                theirs = enumeration.full[stub.name]
                return found_if(enumeration.path, self.number(stub.raw, theirs))
        value = found.values.get(stub.name)
        if stub.name in found.constants:
            return found_if(found.places[stub.name], self.number(stub.raw, value))
        return None

    def check_case(self, stub, owner, found, name):
        enumeration = found.enumerations.get(owner)
        if enumeration and not (stub.raw or "").startswith('"'):
            cases = {key(n): v for n, v in enumeration.cases.items()}
            wanted = key(stub.spelled or stub.name)
            if wanted not in cases:
                return Found(enumeration.path, [Lacking(f"{owner} has no {stub.name}")])
            return found_if(enumeration.path, self.number(stub.raw, cases[wanted]))
        if owner not in found.texts:
            return None
        short = re.sub(r"Identifier$", "", owner)
        names = {stub.spelled or owner + upper(stub.name), short + upper(stub.name)}
        is_known = names & found.constants.keys()
        return found_if(found.texts[owner], not is_known and Lacking(f"there is no {min(names)}"))

    def number(self, ours, theirs):
        """What differs between a literal and a number; nothing where one is not told."""
        if ours is None or theirs is None:
            return None
        ours = eval(str(ours).replace("_", ""), {"__builtins__": {}})
        return None if ours == theirs else f"{ours} is {theirs}"

    def check_field(self, stub, owner, found):
        fields = found.structures[owner]
        if stub.keyword == "init":
            return Found(found.places[owner])
        if stub.name not in fields:
            return Found(found.places[owner], [f"{owner} has no {stub.name}"])
        return found_if(found.places[owner], self.difference(stub.result, fields[stub.name], stub, found))

    def check_method(self, stub, owner, found, name):
        if not found.knows(owner):
            return None
        if stub.keyword == "init" and not stub.labels and name == "macios":
            return None  # It declares only what is not inherited.
        methods = found.all(owner, stub.is_static)
        kinds = [self.objective_c(p, stub) for p in stub.parameters]
        if stub.spelled:
            fitting = [m for m in methods if m.selector == stub.spelled]
        elif stub.keyword == "property":
            fitting = [m for m in methods if is_getter(m.selector, stub, owner)]
        else:
            fitting = [m for m in methods if fits(m.selector, stub, kinds, owner)]
        if not fitting:
            return Found(found.places[owner], [Lacking(f"{owner} has no selector of this name")])
        tried = [
            Found(m.path, self.differences(stub, m, found), m.available if name == "macios" else None)
            for m in fitting]
        return min(tried, key=lambda t: len(t.problems))

    def differences(self, stub, method, found):
        """What differs in arguments and result; bindings without types tell the selector alone."""
        if method.parameters is None:
            return []
        parameters, result = list(stub.parameters), stub.result
        # Objective-C's last argument for an error, which Swift keeps here and Rust does not.
        if parameters and parameters[-1].name == "NSError":
            parameters, result = parameters[:-1], None
        if len(method.parameters) != len(parameters):
            return [f"{len(parameters)} arguments are {len(method.parameters)}"]
        pairs = list(zip(parameters, method.parameters))
        if result and method.result and stub.keyword != "init":
            pairs.append((result, method.result))
        return [d for d in (self.difference(o, t, stub, found) for o, t in pairs) if d]

    # Rows

    def status(self, status):
        """One raw status of the table."""
        subject = f"{status.row}: {status.type}.{status.name}"
        if status.type in TYPES:
            return self.say("absent", subject, TYPES[status.type])
        spelled = self.spelling(status.type)
        self.settle(subject, {n: self.check_status(status, spelled, f) for n, f in self.bindings.items()})

    def spelling(self, name):
        """What Objective-C calls a type of the rows."""
        known = next((t for (_, n), t in self.types.items() if n == name), None)
        return known or SPELLED.get(name) or objective_c_type(name)

    def completeness(self, statuses):
        """Says which case of a status type no row has."""
        for name in sorted({s.type for s in statuses} - TYPES.keys() - ERRORS):
            known = {s.raw for s in statuses if s.type == name}
            for found in self.bindings.values():
                enumeration = found.enumerations.get(self.spelling(name))
                for case, value in enumeration.cases.items() if enumeration else ():
                    if value is not None and value not in known and not enumeration.is_options:
                        self.say("mismatch", f"rows: {name}.{case}", f"no row has {value}")

    def check_status(self, status, spelled, found):
        enumeration = found.enumerations.get(spelled)
        if enumeration:
            cases = {key(n): v for n, v in enumeration.cases.items()}
            if enumeration.is_options:
                cases["[]"] = 0
            wanted = key(status.name.removeprefix("k" + spelled).removeprefix(spelled))
            if wanted not in cases:
                return Found(enumeration.path, [Lacking(f"{spelled} has no {status.name}")])
            return found_if(enumeration.path, self.number(status.raw, cases[wanted]))
        if spelled in found.texts:
            is_known = spelled + upper(status.name) in found.constants
            return found_if(found.texts[spelled], not is_known and f"there is no {status.name}")
        return None

    def selector(self, selector):
        """One symbol's Objective-C name in the table."""
        subject = f"{selector.row}: {selector.text}"
        if selector.text in SELECTORS:
            return self.say("absent", subject, SELECTORS[selector.text])
        method = re.match(r"([-+])\[(\w+) ([\w:]+)\]$", selector.text)
        answers = {}
        for name, found in self.bindings.items():
            if method:
                _, sign, owner, spelled = (method[i] for i in range(4))
                keys = [(o, sign == "+", spelled) for o in found.owners(owner)]
                places = [found.methods[k].path for k in keys if k in found.methods]
                if found.knows(owner):
                    lacking = Lacking(f"{owner} has no such selector")
                    is_there = places or spelled == "init"
                    answers[name] = found_if((places or [found.places[owner]])[0], not is_there and lacking)
            elif selector.text in found.functions:
                answers[name] = Found(found.functions[selector.text].path)
            elif any(selector.text in e.full for e in found.enumerations.values()):
                answers[name] = Found("enumerations")
        self.settle(subject, answers)
