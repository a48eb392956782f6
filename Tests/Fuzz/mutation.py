"""Mutations of texts, interface files, lessons, JSON and databases. What they draw comes from a generator of random numbers alone."""
import collections
import json
import pathlib
import re
import sqlite3
import tempfile

WORD = re.compile(rb"[A-Za-z_][A-Za-z0-9_]*|[0-9]+|[^\sA-Za-z0-9_]")
NUMBER = re.compile(rb"-?[0-9]+(?:\.[0-9]+)?")
NUMBERS = [b"1e30", b"nan", b"-1", b"99999999999999999999", b"", b"0", b"inf", b"-1e18", b"1e400", b"9223372036854775807", b"-0.0001", b"1e-300"]
TAG = re.compile(rb'<(/?)([A-Za-z][\w.:-]*)((?:\s+[\w.:-]+="[^"]*")*)\s*(/?)>')
VALUE = re.compile(rb'([\w.:-]+)="([^"]*)"')
# Attributes whose values are the ids of other elements.
REFERENCES = {b"id", b"destination", b"target", b"initialViewController", b"firstItem", b"secondItem", b"targetViewController"}
# Values of keys in a lesson's heads and blocks, and lines of its prose.
YAML_VALUES = [b"", b"[", b"{}", b"[]", b"null", b"-1", b"0", b"1e400", b"99999999999999999999", b"&a [*a]", b"*a", b"|", b">-", b"'", b'"\\e[31m"',
               b"..", b"/", b"Scene.swift", b"[[[[]]]]", b"true", b"a" * 3000, b"input 0", b"input 99999999999", b"[wait 86400]", b"[back, back]"]
PROSE = [b"> " * 2000 + b"a", b"- " * 2000, b"* _ ` " * 500, b"[a](" * 2000, b"&#27;[31m", b"```", b"```stage", b"```yaml", b"```swift expect", b"---", b"## ",
         b"## a\n\n## a", b"1. a\n" * 300, b"|a" * 500, b"<a href='b'>", b"\xe2\x80\xae", b"a" * 20_000, b"~~~\n" * 50, b"\\" * 500]
JSON_VALUES = ["null", "true", "-1", "0", "1.5", "1e308", "-1e308", "1e400", "99999999999999999999", "9223372036854775807", '""', '"a"', '"05"', "[]", "{}",
               json.dumps("\x1b]0;a\x07\u202e"), json.dumps("a" * 5000), json.dumps("../../a"), json.dumps("\x00"), r'"\ud800"', "[" * 600 + "]" * 600,
               "[" * 100_000, '{"choice":{"_0":-1}}', '{"order":{"_0":[9,9]}}', '{"text":{"_0":"a"}}', '{"facts":{"_0":[]}}', '{"line":{"_0":0}}',
               '{"source":{"_0":"import UIKit"}}']
STATEMENTS = [
    "UPDATE answer SET time = 1e308", "UPDATE answer SET time = -1e308", "UPDATE answer SET hints = -9223372036854775808", "UPDATE answer SET answer = '{'",
    "UPDATE answer SET answer = '{\"choice\":{\"_0\":-1}}'", "UPDATE answer SET answer = '{\"order\":{\"_0\":[7,7]}}'", "UPDATE answer SET verdict = 'a'",
    "UPDATE answer SET lesson = char(27) || ']0;a' || char(7)", "UPDATE answer SET question = ''", "UPDATE answer SET certainty = 'a'",
    "UPDATE position SET page = 9223372036854775807", "UPDATE position SET page = -1", "UPDATE position SET stage = '['", "UPDATE position SET step = char(10)",
    "UPDATE position SET time = 9e999", "UPDATE finished SET time = -9e999", "UPDATE finished SET lesson = printf('%.100000c', 'a')",
    "UPDATE sentence SET text = char(27) || '[31m' || char(8238)", "UPDATE sentence SET text = printf('%.1000000c', 'a')", "UPDATE finding SET value = '{}'",
    "UPDATE finding SET time = 1e300", "UPDATE arrangement SET value = '['", "DELETE FROM grdb_migrations", "DROP TABLE answer", "DROP TABLE position",
    "DROP TABLE grdb_migrations", "DROP INDEX answer_by_question", "ALTER TABLE answer RENAME TO other", "ALTER TABLE answer DROP COLUMN certainty",
    "INSERT INTO grdb_migrations VALUES ('progress-99')", "PRAGMA application_id = 0", "PRAGMA application_id = 7", "PRAGMA user_version = 99",
    "PRAGMA encoding = 'UTF-16'", "PRAGMA journal_mode = DELETE", "PRAGMA journal_mode = WAL", "CREATE TABLE other (a)", "PRAGMA auto_vacuum = 1; VACUUM",
    "PRAGMA page_size = 512; VACUUM", "CREATE TRIGGER t AFTER INSERT ON answer BEGIN DELETE FROM answer; END", "DELETE FROM answer",
    "INSERT INTO answer (lesson, question, answer, verdict, hints, time) SELECT lesson, question, answer, verdict, hints, time FROM answer, "
    "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) SELECT i FROM n)",
    "INSERT INTO taken_back SELECT id, 1e300 FROM answer", "CREATE VIEW finished_too AS SELECT * FROM finished",
]
Element = collections.namedtuple("Element", "start opened end name")


def mutated_text(text, texts, draw):
    """A text with one thing changed: a byte, a word that now stands in another's place, or a line. What is put in comes from `texts`."""
    kind = draw.randrange(6)
    if kind == 0 and text:
        place = draw.randrange(len(text))
        return text[:place] + bytes([draw.randrange(256)]) + text[place + 1:]
    if kind == 1 and text:
        place = draw.randrange(len(text))
        return text[:place] + text[place + draw.randint(1, 12):]
    if kind in (2, 3):
        words = list(WORD.finditer(text))
        if len(words) < 2:
            return text
        old = draw.choice(words)
        other = text if kind == 2 else draw.choice(texts)
        new = draw.choice(WORD.findall(other) or [b"x"])
        return text[:old.start()] + new + text[old.end():]
    lines = text.split(b"\n")
    place = draw.randrange(len(lines))
    if kind == 4:
        lines[place:place + 1] = [] if draw.random() < 0.5 else [lines[place]] * draw.choice([2, 2, 40])
    else:
        lines.insert(place, draw.choice(draw.choice(texts).split(b"\n")))
    return b"\n".join(lines)


def mutated_number(text, draw):
    """A text in which a number is another one, or none."""
    numbers = list(NUMBER.finditer(text))
    if not numbers:
        return text
    old = draw.choice(numbers)
    return text[:old.start()] + draw.choice(NUMBERS) + text[old.end():]


def elements(text):
    """The elements of an XML text: where each begins, where its first tag ends, and where it ends. What is not closed is left out."""
    found, opened = [], []
    for tag in TAG.finditer(text):
        isEnd, name, _, isEmpty = tag.groups()
        if isEmpty:
            found.append(Element(tag.start(), tag.end(), tag.end(), name))
        elif not isEnd:
            opened.append((tag.start(), tag.end(), name))
        elif opened and opened[-1][2] == name:
            start, end, _ = opened.pop()
            found.append(Element(start, end, tag.end(), name))
    return sorted(found)


def mutated_xml(text, texts, draw):
    """An interface file with one element or attribute changed."""
    found = elements(text)[1:]
    if not found:
        return mutated_text(text, texts, draw)
    element = draw.choice(found)
    whole = text[element.start:element.end]
    kind = draw.randrange(9)
    if kind == 0:
        return text[:element.start] + text[element.end:]
    if kind == 1:
        return text[:element.start] + whole * draw.choice([2, 2, 50]) + text[element.end:]
    if kind == 2:
        times = draw.choice([1, 2, 10, 200, 3000])
        opening, name = text[element.start:element.opened].replace(b"/>", b">"), element.name
        return text[:element.start] + opening * times + whole + (b"</" + name + b">") * times + text[element.end:]
    if kind == 3:
        # An element from anywhere, perhaps one that this one stands in.
        other = draw.choice([text, draw.choice(texts)])
        others = elements(other)[1:]
        if others:
            new = draw.choice(others)
            return text[:element.opened] + other[new.start:new.end] + text[element.opened:]
        return text
    attributes = [match for tag in TAG.finditer(text) for match in VALUE.finditer(text, tag.start(3), tag.end(3))]
    if kind in (4, 5):
        attributes = [match for match in attributes if match.group(1) in REFERENCES]
    elif kind in (6, 7):
        attributes = [match for match in attributes if NUMBER.fullmatch(match.group(2))]
    if not attributes:
        return text
    one, other = draw.choice(attributes), draw.choice(attributes)
    if kind == 4 and one.start() != other.start():
        first, second = sorted([one, other], key=lambda match: match.start())
        return (text[:first.start(2)] + second.group(2) + text[first.end(2):second.start(2)] + first.group(2) + text[second.end(2):])
    if kind in (4, 5):
        return text[:one.start(2)] + other.group(2) + text[one.end(2):]
    if kind in (6, 7):
        return text[:one.start(2)] + draw.choice([*NUMBERS, b"9" * 400]) + text[one.end(2):]
    if draw.random() < 0.6:
        return text[:one.start()].rstrip() + text[one.end():]
    return text[:one.start(2)] + draw.choice([b"", b"a" * 20_000, b"&#27;[31m", b"&#x202e;", b"..", b"%@", other.group(2)]) + text[one.end(2):]


def mutated_lesson(text, texts, draw):
    """A lesson's text with the value of a key changed, a line of prose put in, or a line moved to the right."""
    lines = text.split(b"\n")
    place, kind = draw.randrange(len(lines)), draw.randrange(4)
    keys = [index for index, line in enumerate(lines) if re.match(rb"[\s-]*[\w-]+:", line)]
    if kind < 2 and keys:
        place = draw.choice(keys)
        key, value = lines[place].split(b":", 1)
        others = [line.split(b":", 1)[1] for line in draw.choice(texts).split(b"\n") if b":" in line]
        lines[place] = key + b":" + (b" " + draw.choice(YAML_VALUES) if kind == 0 or not others else draw.choice([value, *others]))
    elif kind == 2:
        lines.insert(place, draw.choice(PROSE))
    else:
        lines[place] = b" " * draw.choice([1, 2, 4, 400]) + lines[place]
    return b"\n".join(lines)


def mutated_json(text, draw):
    """JSON with a value that is another one, missing or doubled; None where it is none."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return None
    places = []

    def visit(value):
        for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
            places.append((value, key))
            visit(value[key])
    visit(whole)
    if not places:
        return None
    above, key = draw.choice(places)
    kind = draw.randrange(6)
    if kind == 0:
        del above[key]
    elif kind == 1 and isinstance(above, list):
        above[key:key + 1] = [above[key]] * draw.choice([2, 2, 500])
    elif kind == 2:
        other, place = draw.choice(places)
        above[key] = json.loads(json.dumps(other[place])) if place in other or isinstance(place, int) else None
    else:
        above[key] = "\u2400"
        new = draw.choice(JSON_VALUES)
        return json.dumps(whole, indent=1).replace('"\\u2400"', new).encode()
    return json.dumps(whole, indent=1).encode()


def mutated_database(data, draw):
    """A database with bytes of its pages changed, a page lost, or other rows and tables."""
    page = 4096
    if len(data) < page:
        return data
    data = bytearray(data)
    kind = draw.randrange(8)
    if kind == 0:
        data[draw.randrange(100)] = draw.randrange(256)
    elif kind == 1:
        # What a page says of itself.
        start = draw.randrange(max(1, len(data) // page)) * page
        data[start + (100 if start == 0 else 0) + draw.randrange(24)] = draw.randrange(256)
    elif kind == 2:
        for _ in range(draw.choice([1, 8, 200])):
            data[draw.randrange(len(data))] = draw.randrange(256)
    elif kind == 3:
        del data[draw.choice([0, 1, 50, 100, 512, page, len(data) - page, len(data) - 1, draw.randrange(len(data))]):]
    elif kind == 4:
        start = draw.randrange(max(1, len(data) // page)) * page
        other = draw.randrange(max(1, len(data) // page)) * page
        data[start:start + page] = draw.choice([bytes(page), data[other:other + page], bytes(draw.randrange(256) for _ in range(page))])
    else:
        return by_statements(bytes(data), draw.sample(STATEMENTS, draw.choice([1, 1, 2])))
    return bytes(data)


def by_statements(data, statements):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "a.sqlite"
        path.write_bytes(data)
        database = sqlite3.connect(path, isolation_level=None)
        for statement in statements:
            try:
                database.executescript(statement)
            except (sqlite3.Error, ValueError):
                # A table may be gone by an earlier statement, and a message may quote bytes that are no text.
                pass
        try:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (sqlite3.Error, ValueError):
            pass
        database.close()
        return path.read_bytes()
