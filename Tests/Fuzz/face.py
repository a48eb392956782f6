"""What learners' code can call: read from the bindings, generated and written by hand, and from the libraries in the interpreted Swift, as they stand."""

import collections
import pathlib
import re

BINDINGS = pathlib.Path(__file__).resolve().parents[2] / "Sources/UIKitBindings"

Member = collections.namedtuple("Member", "kind name parameters result static settable")  # parameters: (label, type, has a default)


class Type:
    def __init__(self, name, kind, parent=None):
        self.name, self.kind, self.parent, self.members = name, kind, parent, []


START = re.compile(
    r'TypeBinding\(\s*"(?P<type>[^"]*)",\s*\.(?P<kind>\w+)(?:, superclass: "(?P<parent>\w+)")?'
    r'|static func extend(?P<extended>\w+)\(_ type'
    r'|type\.`?(?P<member>initializer|method|property|subscript|requirement|enumCase|reads|writes|gives|changes|makes|computes|constant|operates)`?'
    r'\(\s*"(?P<name>[^"]+)"(?P<rest>[^{]*)'
    r'|type\.(?P<raw>addRawValue|addOptions)\(')
PARAMETER = re.compile(r'HostParameter\((nil|"\w*"),\s*"\w*",\s*"([^"]*)"(,\s*default:)?')
TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')
CALLED = {"changes": "method", "gives": "method", "reads": "property", "writes": "property", "constant": "property", "makes": "initializer",
          "computes": "method", "operates": "operator"}


def labels(name):
    inside = name[name.find("(") + 1:name.rfind(")")] if "(" in name else ""
    return [None if part == "_" else part for part in inside.split(":") if part]


def bound():
    """The types of the binding files by name; globals are members of ""."""
    types = {"": Type("", "none")}
    for path in sorted(BINDINGS.rglob("*.swift")):
        text = path.read_text()
        current = None
        starts = list(START.finditer(text))
        for at, found in enumerate(starts):
            if found["type"] is not None:
                current = types.setdefault(found["type"], Type(found["type"], found["kind"], found["parent"]))
                current.kind, current.parent = found["kind"], found["parent"] or current.parent
            elif found["extended"]:
                name = path.name.split("+")[0]  # the function's name has another case than the type's
                current = types.setdefault(name, Type(name, "structure"))
            elif current is None or found["member"] == "requirement":
                continue
            elif found["raw"]:
                current.members.append(Member("initializer", "init(rawValue:)", [("rawValue", "Int", False)], current.name + "?", False, False))
            else:
                end = starts[at + 1].start() if at + 1 < len(starts) else len(text)
                current.members.append(member(found, text[found.end():end], current.name))
    return types


def member(found, body, owner):
    word, name, rest = found["member"], found["name"], found["rest"]
    kind = CALLED.get(word, word)
    texts = TEXT.findall(rest)
    static = "isStatic: true" in rest or word in ("constant", "computes", "enumCase", "operates")
    settable = word == "writes" or kind in ("property", "subscript") and re.search(r"\}\s*set:", body) is not None
    if word in ("gives", "changes", "makes", "computes"):
        listed = re.search(r"\[([^\]]*(?:\[[^\]]*\][^\]]*)*)\]", rest)
        kinds = TEXT.findall(listed[1]) if listed else []
        parameters = [(label, part.split(" = ")[0], " = " in part) for label, part in zip(labels(name), kinds)]
    elif word == "operates":
        parameters = [(None, part, False) for part in texts[:2]]
    else:
        parameters = [(None if label == "nil" else label.strip('"'), part, bool(default)) for label, part, default in PARAMETER.findall(rest)]
    result = re.search(r'result: "([^"]*)"', rest)
    if kind == "property":
        result = texts[0] if texts else "Any"
    else:
        result = result[1] if result else owner if kind == "initializer" else texts[-1] if word == "gives" and texts else "Void"
    return Member(kind, name, parameters, result, static, settable)


DECLARED = re.compile(r"^( *)(?:@\w+(?:\([^)]*\))? |(?:public|final|open|indirect) )*(class|struct|enum|extension|protocol|actor) ([\w.]+)(?:<[^>]*>)?(?:: *(\w+))?")
FUNCTION = re.compile(r"^( *)(?:@\w+(?:\([^)]*\))? |(?:public|final|open|mutating|nonmutating|convenience|required|override|static|class) )*"
                      r"(func|init\??|subscript|var|let|case) ?(`?\w+`?|[-+*/<>=&|~!%^?]+)?")


def split(text):
    """Parts between commas that lie in no brackets."""
    parts, depth, part = [], 0, ""
    for at, character in enumerate(text):
        depth += (character in "([{<") - (character in ")]}" or character == ">" and text[at - 1:at] != "-")
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return [p.strip() for p in parts + [part] if p.strip()]


def parameters(text):
    result = []
    for part in split(text):
        names, _, kind = part.partition(":")
        kind, _, default = kind.partition(" = ")
        label = names.split()[0] if names.split() else "_"
        kind = re.sub(r"@\w+ |inout |borrowing |sending ", "", kind).strip()
        result.append((None if label == "_" else label, kind, bool(default)))
    return result


def closing(text, start):
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at
    return len(text)


def libraries():
    """The types that libraries declare in Swift. Members that learners cannot name begin with an underscore and are left out."""
    types = {}
    for path in sorted(BINDINGS.glob("*.swift")):
        for block in re.findall(r'"""\n(.*?)\n *"""', path.read_text(), re.S):
            read(block.split("\n"), types)
    return types


def read(lines, types):
    stack = []
    for number, line in enumerate(lines):
        stripped = line.strip()
        if not stripped or stripped.startswith("//"):
            continue
        indent = len(line) - len(line.lstrip())
        while stack and indent <= stack[-1][0]:
            stack.pop()
        if "private " in line:
            continue
        if found := DECLARED.match(line):
            name = found[3] if not stack or "." in found[3] else f"{stack[-1][1].name}.{found[3]}"
            kind = {"struct": "structure", "class": "class", "enum": "enumeration"}.get(found[2], found[2])
            known = types.setdefault(name, Type(name, kind, found[4] if kind == "class" else None))
            if kind not in ("extension",):
                known.kind = kind
            stack.append((indent, known, "" if "<" not in stripped.split("{")[0] else "T"))
            continue
        if not stack or indent != stack[-1][0] + 4 or stack[-1][1].kind == "protocol":
            continue
        owner, found = stack[-1][1], FUNCTION.match(line)
        if not found or (found[3] or "").startswith("_"):
            continue
        text = " ".join(part.strip() for part in lines[number:number + 8])
        static = bool(re.match(r" *(?:@\w+ |public )*(static|class) ", line))
        if found[2] in ("func", "init", "init?", "subscript"):
            begin = text.find("(")
            end = closing(text, begin)
            given = parameters(text[begin + 1:end])
            generic = re.search(r"<(\w+)", text[:begin])
            if generic:
                given = [(label, re.sub(rf"\b{generic[1]}\b", "Int", kind), default) for label, kind, default in given]
            kind = {"func": "method", "subscript": "subscript"}.get(found[2], "initializer")
            full = f"{found[3] if kind == 'method' else 'init' if kind == 'initializer' else 'subscript'}({''.join((l or '_') + ':' for l, _, _ in given)})"
            operator = kind == "method" and not re.match(r"[\w`]", found[3] or "")
            head = text[end:text.find("{", end) if "{" in text[end:] else None]
            result = head.partition("->")[2].strip() or (owner.name if kind == "initializer" else "Void")
            owner.members.append(Member("operator" if operator else kind, found[3] if operator else full, given, result, static, kind == "subscript" and " set" in text))
        elif found[2] == "case":
            for name in re.findall(r"(?:case|,) `?(\w+)`?(?=[ ,=]|$)", stripped):
                owner.members.append(Member("enumCase", name, [], owner.name, True, False))
        elif kind := re.match(r".*?(?:var|let) `?\w+`?: ([^={]+)", stripped):
            settable = found[2] == "var" and ("{" not in stripped or " set" in text[:200] or "didSet" in text[:100])
            owner.members.append(Member("property", found[3].strip("`"), [], kind[1].strip(), static, settable))
            if owner.kind == "structure" and not static and "{" not in stripped:
                owner.memberwise = getattr(owner, "memberwise", []) + [(found[3].strip("`"), kind[1].strip(), "=" in stripped)]


def face():
    types = bound()
    for name, type in libraries().items():
        known = types.setdefault(name, type)
        if known is not type:
            known.members += type.members
            known.memberwise = getattr(type, "memberwise", [])
        if known.kind == "structure" and getattr(known, "memberwise", None) and not any(m.kind == "initializer" for m in known.members):
            names = "".join(f"{label}:" for label, _, _ in known.memberwise)
            known.members.append(Member("initializer", f"init({names})", known.memberwise, name, False, False))
    return types


if __name__ == "__main__":
    found = face()
    print(len(found), "types", sum(len(t.members) for t in found.values()), "members")
    for name in ("UITextView", "NSString", "IndexPath", "Measurement", "Date"):
        print(name, found[name].kind, found[name].parent, found[name].members[:60])
