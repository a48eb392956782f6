#!/usr/bin/env python3
"""Lessons are finished from the keyboard alone, on the screen and in plain mode, by somebody who reads what a learner reads.

    Tests/Release/lessons.py .build/release/appear [--short] [04 05 …]

Each question is answered with the answer that the last hint gives, found among the choices by its words. Both modes must give the same
score, and every question must come out right.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tmux import Failure, Terminal  # noqa: E402

# What an editor is: a program that writes what the hints say into the file. Lines come as `+ 12 text` and `-  9 text`.
EDITOR = r'''#!/usr/bin/env python3
import re, sys
path = sys.argv[-1]
with open(path) as file:
    lines = file.read().split("\n")
with open(sys.argv[0] + ".changes") as file:
    changes = re.findall(r"^([+-]) +(\d+) ?(.*)$", file.read(), re.M)
for sign, number, text in sorted((c for c in changes if c[0] == "-"), key=lambda c: -int(c[1])):
    del lines[int(number) - 1]
for sign, number, text in sorted((c for c in changes if c[0] == "+"), key=lambda c: int(c[1])):
    while len(lines) < int(number) - 1:
        lines.append("")
    lines.insert(int(number) - 1, text)
with open(path, "w") as file:
    file.write("\n".join(lines))
'''


def plain(text):
    """A text without line breaks, marks and quotes, to be compared."""
    return re.sub(r"[\s`“”\"…]+", "", text)


def find(answer, choices):
    """The letter of the choice that an answer is: the longest that it begins with."""
    wanted = plain(answer)
    fitting = [(len(plain(text)), letter) for letter, text in choices.items() if plain(text) and wanted.startswith(plain(text))]
    # The class stands before the callback where the choices leave it out.
    fitting += [(len(plain(text)), letter) for letter, text in choices.items() if wanted.endswith("." + plain(text))]
    return max(fitting)[1] if fitting else None


class Plain:
    """Plain mode: only lines that are added at the end are read."""

    def __init__(self, binary, lesson, folder, editor):
        variables = {
            "PATH": os.environ["PATH"], "HOME": folder, "XDG_STATE_HOME": os.path.join(folder, "plain"), "EDITOR": editor, "LANG": "C.UTF-8",
        }
        self.process = subprocess.Popen(
            [binary, "lesson", lesson, "--plain"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=variables, bufsize=0)
        self.first = self.read()

    def read(self):
        """What came since the last line typed, up to the question at the end."""
        text = ""
        while True:
            character = self.process.stdout.read(1)
            if not character:
                return text
            text += character
            # The last line ends in a colon, and names the key for everything.
            if character == "\n" and re.search(r"\? everything:\n$", text):
                return text

    def type(self, line):
        self.process.stdin.write(line + "\n")
        return self.read()

    def end(self):
        self.process.stdin.close()
        self.process.wait()


FACTS = ["window", "superview", "traits", "safeArea", "frame", "margins", "subviews", "descendants"]


def facts_in(answer):
    """What a sentence says of facts: `Here: window and frame yes; traits no.`"""
    found = {}
    for part in answer.rstrip(".").split(";"):
        for name in FACTS:
            if re.search(rf"\b{name}\b", part):
                found[name] = part.endswith(" yes")
    return {name: found[name] for name in FACTS if name in found}


def in_a_row(answer, choices):
    """The choices of which an answer consists, one after the other, as lines of code do; None where it is none of those."""
    wanted, found = plain(answer), []
    while wanted:
        fitting = [text for text in choices.values() if plain(text) and wanted.startswith(plain(text))]
        if not fitting:
            return None
        found.append(max(fitting, key=lambda text: len(plain(text))))
        wanted = wanted[len(plain(found[-1])):]
    return found


def answered(driver, editor):
    """Answers the open question as the last hint says. What came of it."""
    answer = driver.revealed()
    with open(editor + ".changes", "w") as file:
        file.write(answer)
    if re.search(r"^[+-] +\d+( |$)", answer, re.M):
        return driver.submit()
    if re.search(r"\.swift, line \d+$", answer.strip()):
        driver.choose_line(int(answer.strip().rpartition(" ")[2]))
        return driver.submit()
    if answer.startswith("Here: ") and facts_in(answer):
        for name, holds in facts_in(answer).items():
            driver.say(name, holds)
        return driver.submit()
    if re.match(r"At \w+\(\S*\): ", answer):
        # A grid: a sentence for each row.
        for row in re.split(r"(?<=yes|.no)\. (?=At )", answer):
            for name, holds in facts_in(re.sub(r"^At \S+: ", "", row)).items():
                driver.say(name, holds)
        return driver.submit()
    if ", then " in answer:
        for part in answer.split(", then "):
            driver.choose(part)
        return driver.submit()
    for part in in_a_row(answer, driver.choices) or [answer.split(" or ")[0]]:
        driver.choose(part)
    return driver.submit()


class PlainDriver:
    def __init__(self, binary, lesson, folder, editor):
        self.plain = Plain(binary, lesson, folder, editor)
        self.text = self.plain.first

    def is_over(self):
        return "You have reached the end of this lesson." in self.text

    def is_asked(self):
        return re.search(r"\bs skip\b", self.text.splitlines()[-1]) is not None

    def score(self):
        return re.search(r"(\d+ of \d+) answers were right\.", self.text)[1]

    def revealed(self):
        self.choices = {letter: text for letter, text in re.findall(r"^  (\w+)\. (.*)$", self.text, re.M)}
        for _ in range(12):
            if not re.search(r"\bh \w+", self.text.splitlines()[-1]):
                break
            text = self.plain.type("h")
            self.text = text
            if "\nAnswer\n" in text:
                rows = text.partition("\nAnswer\n")[2].splitlines()[:-1]
                return joined(rows)
        raise Failure(f"no answer is shown:\n{self.text}")

    def choose(self, answer):
        letter = find(answer, self.choices)
        if letter is None:
            raise Failure(f"'{answer}' is none of {self.choices}")
        self.text = self.plain.type(letter)

    def choose_line(self, number):
        self.text = self.plain.type(str(number))

    def say(self, name, holds):
        self.text = self.plain.type("y" if holds else "n")

    def submit(self):
        self.text = self.plain.type("")
        return self.text

    def go_on(self):
        self.text = self.plain.type("")

    def end(self):
        self.plain.end()


def joined(rows):
    """Rows of an answer as its lines: a row that is indented more than the first goes on with the one before."""
    lines = []
    for row in rows:
        text = row.strip()
        if not text:
            break
        if lines and not re.match(r"[+-] +\d+( |$)", text):
            lines[-1] += " " + text
        else:
            lines.append(text)
    return "\n".join(lines)


class ScreenDriver:
    def __init__(self, binary, lesson, folder, editor):
        self.terminal = Terminal(binary, 80, 24, {"EDITOR": editor})
        self.terminal.start("lesson", lesson, shows="page 1 of")

    def screen(self):
        return self.terminal.screen()

    def pane(self):
        """The rows of the text."""
        rows = []
        for line in self.screen().splitlines()[2:]:
            if line.startswith("├"):
                break
            rows.append(re.sub(r"┃", " ", line.split("│")[1]) if "│" in line else "")
        return rows

    def press(self, *keys, until=None):
        """Presses keys and waits until the screen is another, or shows something, and is whole."""
        before = self.screen()
        self.terminal.keys(*keys)
        self.terminal.wait(until or (lambda: self.screen() != before), f"what follows {keys}")
        self.terminal.settled()

    def settle(self):
        self.terminal.wait(lambda: re.search(r"\? help|Esc home", self.screen().splitlines()[-1]), "the keys")

    def is_over(self):
        self.settle()
        return "You have reached the end of this lesson." in self.screen()

    def is_asked(self):
        return re.search(r" s skip ", self.screen().splitlines()[-1]) is not None

    def score(self):
        return re.search(r"(\d+ of \d+) answers were right\.", self.screen())[1]

    def read_choices(self):
        self.choices, self.rows, last = {}, [], None
        for row in self.pane():
            marks = list(re.finditer(r"(?:(?<=  )|(?<=▶ ))([a-f ]) [○●] ", row))
            for mark, after in zip(marks, marks[1:] + [None]):
                text = row[mark.end():after.start() if after else None].strip()
                last = mark[1] if mark[1] != " " else f"row {len(self.rows)}"
                self.choices[last] = text
                self.rows.append(last)
            if not marks and last and row.strip() and row.startswith("       "):
                self.choices[last] += " " + row.strip()
            elif not marks:
                last = None

    def revealed(self):
        self.read_choices()
        for _ in range(12):
            shown = "\n".join(self.pane())
            self.press("h", until=lambda: "\n".join(self.pane()) != shown or "is shown already" in self.screen())
            rows = [row.strip() for row in self.pane()]
            if "Answer" not in rows and "is shown already" in self.screen():
                rows = self.scrolled_to("Answer")
            if "Answer" in rows:
                return joined(rows[rows.index("Answer") + 1:])
        raise Failure(f"no answer is shown:\n{self.screen()}")

    def scrolled_to(self, heading):
        """The rows of a text that is higher than its pane, from the page on that has a heading."""
        for _ in range(9):
            rows = [row.strip() for row in self.pane()]
            if heading in rows:
                break
            self.press("PPage")
        while re.search(r"↓ \d+ line", self.screen().splitlines()[1]):
            self.press("NPage")
            more = [row.strip() for row in self.pane()]
            common = next((k for k in range(min(len(rows), len(more)), 0, -1) if rows[-k:] == more[:k]), 0)
            rows += more[common:]
        return rows

    def choose(self, answer):
        letter = find(answer, self.choices)
        if letter is None:
            raise Failure(f"'{answer}' is none of {self.choices}:\n{self.screen()}")
        if len(letter) == 1:
            return self.press(letter)
        # A row without a letter is reached by the arrow keys, and takes its place with Enter.
        wanted = plain(self.choices[letter])
        for _ in range(20):
            if any(row.strip().startswith("▶") and plain(row).endswith(wanted) for row in self.pane()):
                return self.press("Enter")
            self.press("Down")
        raise Failure(f"'{answer}' cannot be reached:\n{self.screen()}")

    def choose_line(self, number):
        for _ in range(300):
            if any(re.match(rf"\s*▶\s*{number} ", row) for row in self.pane()):
                return
            self.press("Down")
        raise Failure(f"line {number} cannot be reached:\n{self.screen()}")

    def say(self, name, holds):
        # The last cell of a grid may have its value from the row before; then nothing changes.
        self.terminal.keys("y" if holds else "n")

    def submit(self):
        self.press("Enter", until=lambda: re.search(r"✓ Right|✗ No\.|✗ It does not", self.screen()))
        return self.screen()

    def page(self):
        found = re.search(r"page (\d+) of", self.screen())
        return found and found[1]

    def go_on(self):
        before = self.page()
        for _ in range(9):
            self.press("Enter")
            self.settle()
            if self.page() != before:
                return
        raise Failure(f"Enter does not go on:\n{self.screen()}")

    def end(self):
        self.terminal.__exit__()


def finish(driver, editor):
    """Goes through a lesson to its end. The score that it shows."""
    try:
        for _ in range(400):
            if driver.is_over():
                return driver.score()
            if driver.is_asked():
                told = answered(driver, editor)
                if "Right" not in told:
                    raise Failure(f"the answer that the last hint gives is not right:\n{told}")
            driver.go_on()
        raise Failure("the lesson does not end")
    finally:
        driver.end()


def score(binary, lesson, make):
    """The score of a lesson in one mode, or what went wrong."""
    folder = tempfile.mkdtemp(prefix="appear-lesson-")
    editor = os.path.join(folder, "editor")
    with open(editor, "w") as file:
        file.write(EDITOR)
    os.chmod(editor, 0o755)
    try:
        return finish(make(binary, lesson, folder, editor), editor)
    except Failure as failure:
        return f"{make.__name__}: {failure}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    binary = os.path.realpath(sys.argv[1])
    is_short = "--short" in sys.argv
    listed = subprocess.run([binary, "lessons", "list"], capture_output=True, text=True, check=True).stdout
    lessons = [word for word in sys.argv[2:] if word != "--short"]
    lessons = lessons or [id for id, rest in re.findall(r"^  (\d\d)  (.*)$", listed, re.M) if "(to come)" not in rest]
    failures = 0
    with ThreadPoolExecutor(2) as pool:
        in_lines = [pool.submit(score, binary, lesson, PlainDriver) for lesson in lessons]
        # A lesson in lines shows what one on the screen shows; the short form takes every second one there.
        on_screen = [pool.submit(score, binary, lesson, ScreenDriver) for lesson in (lessons[::2] if is_short else lessons)]
        for position, (lesson, future) in enumerate(zip(lessons, in_lines)):
            scores = [future.result()]
            if not is_short:
                scores.append(on_screen[position].result())
            elif position % 2 == 0:
                scores.append(on_screen[position // 2].result())
            is_good = len(set(scores)) == 1 and re.fullmatch(r"(\d+) of \1", scores[0])
            also = f", {scores[1]} on the screen" if len(scores) > 1 else ""
            print(f"{'ok  ' if is_good else 'FAIL'} lesson {lesson}: {scores[0]} in lines{also}", flush=True)
            failures += not is_good
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
