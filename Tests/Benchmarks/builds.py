"""One build beside another: the time of an answer in a lesson, of a start, and the memory, measured in turns."""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Release"))
import lessons  # noqa: E402


class TimedPlain(lessons.Plain):
    """Plain mode, with the time from a line typed to the next question."""

    def read(self):
        text = b""
        while not re.search(rb"\? everything:\n$", text):
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                break
            text += part
        return text.decode()

    def type(self, line):
        began = time.perf_counter()
        text = super().type(line)
        self.last = (time.perf_counter() - began) * 1000
        return text


class TimedDriver(lessons.PlainDriver):
    """Answers a lesson's questions, and keeps what each answer took."""

    def __init__(self, binary, lesson, folder, editor):
        self.plain = TimedPlain(binary, lesson, folder, editor)
        self.text = self.plain.first
        self.times = []

    def submit(self):
        text = super().submit()
        self.times.append(self.plain.last)
        return text


def answers(binary, lesson):
    """The milliseconds of each answer of a lesson, verdict and text included."""
    with tempfile.TemporaryDirectory() as folder:
        editor = os.path.join(folder, "editor")
        with open(editor, "w") as file:
            file.write(lessons.EDITOR)
        os.chmod(editor, 0o755)
        driver = TimedDriver(str(binary), lesson, folder, editor)
        lessons.finish(driver, editor)
        return driver.times


def started(binary, *words):
    """Milliseconds and megabytes of a command."""
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, XDG_STATE_HOME=folder)
        began = time.perf_counter()
        process = subprocess.Popen([str(binary), *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        _, _, usage = os.wait4(process.pid, 0)
        return (time.perf_counter() - began) * 1000, usage.ru_maxrss / 1024


def measure(ours, before, row, turns=5):
    """Prints a row for each thing that is measured, by turns: `row(name, ours, before, unit)`."""
    numbers = sorted(path.name[:2] for path in (HERE.parent.parent / "Lessons").glob("[0-9][0-9]-*"))
    times = {binary: [] for binary in (ours, before)}
    for number in numbers:
        for binary in (ours, before):
            times[binary].append(answers(binary, number))
    for name, pick in [("an answer, median", statistics.median), ("an answer, longest", max)]:
        row(f"{name} of {sum(map(len, times[ours]))}", *(pick([one for lesson in times[binary] for one in lesson]) for binary in (ours, before)))
    scene = str(min((HERE.parent.parent / "Lessons").glob("01-*/*.swift")))
    for name, words in [("list of lessons", ["lessons"]), ("a scene's trace", ["trace", scene]), ("lesson 1 opened and left", ["lesson", "01", "--plain"])]:
        found = {binary: [] for binary in (ours, before)}
        for _ in range(turns):
            for binary in (ours, before):
                found[binary].append(started(binary, *words))
        for place, unit in enumerate(["ms", "MB"]):
            row(name, *(statistics.median(one[place] for one in found[binary]) for binary in (ours, before)), unit)
