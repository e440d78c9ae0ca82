"""How Swift spells what Objective-C declares: the importer's rules, as far as the stubs use them."""
from declarations import words

# Words of a parameter's type that the importer leaves out of a label.
SUFFIXES = {"Array": ["array"], "Set": ["set"], "Dictionary": ["dictionary"], "Date": ["date"],
            "OperationQueue": ["operation", "queue"], "Block": ["handler", "block"],
            "String": ["string", "identifier"], "DispatchQueue": ["dispatch", "queue"]}


def upper(text):
    """`recordPermission` -> RecordPermission"""
    return text[:1].upper() + text[1:]


def lower(text):
    """`NotDetermined` -> notDetermined, `FaceID` -> faceID, `USB` -> usb"""
    first = 0
    while first < len(text) and text[first].isupper():
        first += 1
    end = first if first in (0, 1, len(text)) else first - 1
    return text[:end].lower() + text[end:]


def objective_c_type(name):
    """`PKPassLibrary.Capability` -> PKPassLibraryCapability"""
    first, *rest = name.split(".")
    return first + "".join(map(upper, rest))


def is_left_out(rest, kind):
    """Whether the words are those that end the type's name: `EntityType` of CNEntityType."""
    left = words(rest)
    if not left:
        return True
    names = [words(kind.name)[-len(left):] if len(words(kind.name)) >= len(left) else []]
    names.append(SUFFIXES.get(kind.name, [])[-len(left):])
    for held in kind.held:
        inner = words(held.name)[-len(left):]
        names += [inner, inner[:-1] + [inner[-1] + "s"]] if inner else []
    return left in names


def piece_fits(piece, label, kind):
    """Whether a part of a selector may be imported as the label."""
    if label == "_":
        return piece == "" or is_left_out(piece, kind)
    if not piece.lower().startswith(label.lower()):
        return False
    return is_left_out(piece[len(label):], kind)


def without_type(piece, owner):
    """The piece, and what is left without the words of its type: `defaultContainer` of CKContainer."""
    yield piece
    parts = words(owner)
    for start in range(1, len(parts)):
        type_words = "".join(map(upper, parts[start:]))
        at = piece.lower().find(type_words.lower())
        if at > 0 and piece[at].isupper():
            yield piece[:at] + piece[at + len(type_words):]


def fits(selector, declaration, kinds, owner):
    """Whether the importer may spell the selector like the declaration; `kinds` are its types."""
    head, colon, tail = selector.partition(":")
    return any(fit(h + colon + tail, declaration, kinds) for h in without_type(head, owner))


def fit(selector, declaration, kinds):
    pieces = selector.split(":")[:-1] if ":" in selector else [selector]
    labels = list(declaration.labels)
    name = "init" if declaration.keyword == "init" else declaration.name
    if declaration.throws:
        pieces[-1] = pieces[-1].removesuffix("AndReturnError")
        if pieces[-1] == "error":
            pieces.pop()
    first, rest = pieces[0], pieces[1:]
    if not first.startswith(name):
        return False
    tail = first[len(name):]
    if not labels:
        return tail == "" and not rest
    if declaration.keyword == "init":
        tail = tail.removeprefix("With")
    if len(rest) != len(labels) - 1:
        return False
    starts = [tail, tail.removeprefix("With")]
    if not any(piece_fits(start, labels[0], kinds[0]) for start in starts):
        return False
    return all(map(piece_fits, rest, labels[1:], kinds[1:]))


def is_getter(selector, declaration, owner):
    """Whether the property may be the import of the selector."""
    name = declaration.name
    names = {name, lower(name.removeprefix("is")) if name.startswith("is") else name}
    return ":" not in selector and not names.isdisjoint(without_type(selector, owner))
