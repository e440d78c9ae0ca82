"""What stubs, rows and bindings declare, in one form."""
import re
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Kind:
    """A type's class: a name, whether it may be absent, and what it holds.

    `absent` is None where the source does not tell. A block is called `Block`; its arguments are what
    it is called with, and `sendable` tells whether it may be called on any thread.
    """
    name: str
    absent: bool | None = False
    held: tuple = ()
    sendable: bool = False

    def __str__(self):
        held = f"<{', '.join(map(str, self.held))}>" if self.held else ""
        return f"{self.name}{held}{'?' if self.absent else ''}"


@dataclass
class Method:
    """A method, property or initializer of a class or protocol; `parameters` is None: not known."""
    owner: str
    selector: str
    is_static: bool
    parameters: list | None = None
    result: Kind | None = None
    count: int = 0
    available: dict = field(default_factory=dict)
    path: str = ""


@dataclass
class Enumeration:
    """An enumeration or option set with its numbers; `base` is Swift's name of the raw type."""
    name: str
    base: str | None
    cases: dict = field(default_factory=dict)
    full: dict = field(default_factory=dict)  # the cases as C names them
    is_options: bool = False
    available: dict = field(default_factory=dict)
    path: str = ""


@dataclass
class Bindings:
    """What one set of bindings says."""
    methods: dict = field(default_factory=dict)  # (owner, is_static, selector) -> Method
    supers: dict = field(default_factory=dict)  # class -> its super class
    places: dict = field(default_factory=dict)  # class -> the file that declares it
    files: set = field(default_factory=set)
    sendable: set = field(default_factory=set)
    main: set = field(default_factory=set)  # classes of the main thread
    enumerations: dict = field(default_factory=dict)
    functions: dict = field(default_factory=dict)
    constants: dict = field(default_factory=dict)
    values: dict = field(default_factory=dict)  # of constants that are numbers
    texts: dict = field(default_factory=dict)  # types that are texts: VSCheckAccessOption
    aliases: dict = field(default_factory=dict)
    structures: dict = field(default_factory=dict)
    available: dict = field(default_factory=dict)  # class -> {platform: version or None}
    frameworks: dict = field(default_factory=dict)  # framework -> {platform: version or None}

    def knows(self, owner):
        """Whether the class or protocol is there."""
        return owner in self.supers

    def owners(self, name):
        """The class and those above it."""
        while name:
            yield name
            name = self.supers.get(name)

    def all(self, owner, is_static):
        """The methods of a class and of those above it."""
        chain = list(self.owners(owner))
        return [m for (o, s, _), m in self.methods.items() if o in chain and s == is_static]


def words(name):
    """`HKSampleTypes` -> hk, sample, types."""
    return [w.lower() for w in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|_", name)]


def split(text, separator=","):
    """Splits at the separators that are in no bracket."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        if c in "<([{":
            depth += 1
        elif c in ")]}" or (c == ">" and text[i - 1] != "-"):
            depth -= 1
        elif c == separator and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [p for p in parts + [text[start:].strip()] if p]


def match(text, start):
    """The index of the bracket that closes the one at `start`."""
    pairs = {"(": ")", "{": "}", "[": "]", "<": ">"}
    depth, opening, closing = 0, text[start], pairs[text[start]]
    for i in range(start, len(text)):
        if text[i] == opening:
            depth += 1
        elif text[i] == closing and not (closing == ">" and text[i - 1] == "-"):
            depth -= 1
            if depth == 0:
                return i
    return len(text)
