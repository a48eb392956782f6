"""Makes what fails smaller while it still fails in the same way. `mutate.py` and `scenes.py` use it."""
import json
import re
import time

from mutation import WORD, elements


class Attempts:
    """Trials of smaller things, as many as a number of runs and seconds allows. Nothing is tried twice."""

    def __init__(self, fails, runs, seconds=float("inf"), key=lambda thing: thing):
        self.fails, self.key, self.left = fails, key, runs
        self.end, self.tried = time.monotonic() + seconds, set()

    @property
    def areSpent(self):
        return self.left <= 0 or time.monotonic() > self.end

    def skip(self, thing):
        """Notes a thing that need not be tried."""
        self.tried.add(self.key(thing))

    def hold(self, thing):
        """Whether a thing fails in the same way; False too where it was tried before, or nothing may be tried any more."""
        key = self.key(thing)
        if self.areSpent or key in self.tried:
            return False
        self.tried.add(key)
        self.left -= 1
        return self.fails(thing)


def smallest(thing, smaller, attempts):
    """Follows the first smaller thing that still fails, until none does. `smaller` gives things with one part less, the largest steps first."""
    attempts.skip(thing)
    isSmaller = True
    while isSmaller and not attempts.areSpent:
        isSmaller = False
        for other in smaller(thing):
            if attempts.hold(other):
                thing, isSmaller = other, True
                break
            if attempts.areSpent:
                break
    return thing


def fewest(parts, holds, attempts):
    """A list without the parts that the failure does not need: halves are left out first, then quarters, down to single ones."""
    size = (len(parts) + 1) // 2
    while size and not attempts.areSpent:
        start, before = 0, len(parts)
        while start < len(parts) and not attempts.areSpent:
            rest = parts[:start] + parts[start + size:]
            if holds(rest):
                parts = rest
            else:
                start += size
        # Single parts are tried until all are needed.
        size = size // 2 if size > 1 else int(0 < len(parts) < before)
    return parts


class Files:
    """Files that fail, by their paths, made smaller one after the other."""

    def __init__(self, files, attempts):
        self.files, self.attempts = files, attempts
        attempts.skip(files)

    def holds(self, name, text):
        """Whether the failure is the same with another text in a file; the text is kept then."""
        if text == self.files[name] or not self.attempts.hold({**self.files, name: text}):
            return False
        self.files = {**self.files, name: text}
        return True

    def leave_out(self, kept):
        """Leaves out whole files, but for those that must be kept."""
        def hold(names):
            return bool(names) and kept <= set(names) and self.attempts.hold({name: self.files[name] for name in names})
        self.files = {name: self.files[name] for name in fewest(sorted(self.files), hold, self.attempts)}

    def shrink(self, name, parts):
        """Leaves out parts of a file. `parts` splits its text."""
        fewest(parts(self.files[name]), lambda rest: self.holds(name, b"".join(rest)), self.attempts)

    def shrink_elements(self, name):
        """Leaves out elements of an interface file, the largest first."""
        place = 0
        while not self.attempts.areSpent:
            text = self.files[name]
            spans = sorted((e.start - e.end, e.start, e.end) for e in elements(text) if e.start and e.end - e.start < len(text) * 0.95)
            if place >= len(spans):
                break
            _, start, end = spans[place]
            # What has just been left out has the place of the next one.
            place += not self.holds(name, text[:start] + text[end:])

    def shrink_values(self, name):
        """Leaves out values of a JSON file, the largest first."""
        place = 0
        while not self.attempts.areSpent:
            try:
                whole = json.loads(self.files[name])
            except (ValueError, RecursionError):
                break
            paths = sorted(values(whole), key=lambda path: -len(json.dumps(value_at(whole, path))))
            if place >= len(paths):
                break
            *above, last = paths[place]
            del value_at(whole, above)[last]
            place += not self.holds(name, json.dumps(whole, indent=1).encode())

    def take_back(self, name, sound):
        """Takes back differences of a file of bytes from a sound one."""
        text = self.files[name]
        whole = text + sound[len(text):]
        self.holds(name, whole)
        length = len(self.files[name])
        differences = [place for place in range(min(length, len(sound))) if text[place:place + 1] != sound[place:place + 1]]

        def hold(kept):
            changed = bytearray((sound + text[len(sound):])[:length])
            for place in kept:
                changed[place] = text[place] if place < len(text) else sound[place]
            return self.holds(name, bytes(changed))
        fewest(differences, hold, self.attempts)


def lines(text):
    return re.findall(rb"[^\n]*\n|[^\n]+", text)


def words(text):
    return [match.group() for match in re.finditer(WORD.pattern + rb"|\s+", text)]


def single_bytes(text):
    return [text[place:place + 1] for place in range(len(text))]


def attributes(text):
    """A text in parts: each attribute of an element is one."""
    return [part for part in re.split(rb'(\s[\w:.-]+="[^"]*")', text) if part]


def values(whole, path=()):
    """The paths of all values inside a JSON value."""
    inside = whole.items() if isinstance(whole, dict) else enumerate(whole) if isinstance(whole, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from values(value, (*path, key))


def value_at(whole, path):
    for key in path:
        whole = whole[key]
    return whole


def shrunk(files, fails, kept=frozenset(), sound=None, runs=200, seconds=60):
    """Files that fail as these do with fewer files, lines, words and bytes, and the number of runs that this took.

    `fails` says whether files fail in the same way. The names in `kept` stay. `sound` has the bytes that a database had before.
    """
    attempts = Attempts(fails, runs, seconds, key=lambda files: tuple(sorted(files.items())))
    small = Files(files, attempts)
    small.leave_out(set(kept))
    for name in sorted(small.files, key=lambda name: -len(small.files[name])):
        if name.endswith((".sqlite", "-wal")):
            if sound is not None and name.endswith(".sqlite"):
                small.take_back(name, sound)
            continue
        if name.endswith((".storyboard", ".xib")):
            small.shrink_elements(name)
        if name.endswith(".json"):
            small.shrink_values(name)
        small.shrink(name, lines)
    for name in sorted(small.files, key=lambda name: -len(small.files[name])):
        if name.endswith((".storyboard", ".xib")):
            small.shrink(name, attributes)
        if not name.endswith((".sqlite", "-wal")):
            small.shrink(name, words)
            small.shrink(name, single_bytes)
    return small.files, runs - attempts.left
