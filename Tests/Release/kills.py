#!/usr/bin/env python3
"""Progress survives a kill at each system call, torn writes, errors of the disk, a full disk, and many first starts at once. No answer is lost.

    Tests/Release/kills.py .build/release/appear [--short] [--seed 7] [--jobs 2] [--only "first import"]

A place is a system call of the program that changes or locks its files, or that tells the learner something. The program is killed before
it, or is told that it failed. Or it is killed behind a write, and half of what that wrote is taken away. Then progress is shown, the same is
done again, and SQLite looks at the file. What was told as kept before the fault must be there. The short form tries places that the seed
draws. strace must be installed, and tmux.
"""

import argparse
import collections
import json
import os
import random
import re
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import strace  # noqa: E402
from tmux import Failure, Terminal, children, quoted  # noqa: E402

Outcome = collections.namedtuple("Outcome", "code output complaint")

PAGES = 40
ANSWER = '{"choice":{"_0":0}}'
# What a learner types for each page: the choice, the answer, the way on.
PAGE_INPUT = "a\n\n\n"
FAILED_WRITE = "Your progress could not be written"
FAILED_READ = "Your progress could not be read"

# The tables of the versions that have been released, which never change. `ProgressSchema` has them all.
MIGRATIONS = [
    """
    PRAGMA application_id = 0x61707072;
    CREATE TABLE answer (
        id INTEGER PRIMARY KEY, lesson TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL, verdict TEXT NOT NULL,
        hints INTEGER NOT NULL, time REAL NOT NULL
    ) STRICT;
    CREATE INDEX answer_by_question ON answer (lesson, question, time);
    CREATE TABLE taken_back (answer INTEGER PRIMARY KEY REFERENCES answer (id), time REAL NOT NULL) STRICT;
    CREATE TABLE position (lesson TEXT NOT NULL UNIQUE, page INTEGER NOT NULL, time REAL NOT NULL) STRICT;
    CREATE TABLE finished (lesson TEXT NOT NULL UNIQUE, time REAL NOT NULL) STRICT;
    """,
    "ALTER TABLE position ADD COLUMN step TEXT; ALTER TABLE position ADD COLUMN stage TEXT",
    "ALTER TABLE answer ADD COLUMN certainty TEXT",
]


class Unusable(Failure):
    """Progress can no longer be used."""


class Lost(Failure):
    """An answer that was told as kept is not there."""


class Silent(Failure):
    """The program did not do what it should, and did not say so."""


class Learner:
    """Somebody without progress yet, in a folder that no other has."""

    def __init__(self, binary):
        self.binary = binary
        self.folder = tempfile.mkdtemp(prefix="appear-kills-")
        self.state = os.path.join(self.folder, "state")
        self.file = os.path.join(self.state, "appear", "progress.sqlite")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def environment(self):
        return {
            "PATH": os.environ["PATH"], "HOME": self.folder, "XDG_STATE_HOME": self.state, "LANG": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no",
        }

    def run(self, words, input="", tracer=()):
        try:
            done = subprocess.run(
                [*tracer, self.binary, *words], input=input, capture_output=True, text=True, errors="replace", env=self.environment,
                timeout=120)
        except subprocess.TimeoutExpired:
            raise Unusable(f"{' '.join(words)} does not end") from None
        return Outcome(done.returncode, done.stdout, done.stderr)

    def start(self, words, **streams):
        return subprocess.Popen([self.binary, *words], env=self.environment, **streams)

    def kept(self):
        """How often each question's answer is kept."""
        done = self.run(["progress", "export"])
        if done.code or done.complaint:
            raise Unusable(f"progress export: {done.code} {done.complaint.strip()}")
        return collections.Counter(record["question"] for record in json.loads(done.output)["answers"])

    def expect(self, questions):
        """Progress can be shown and is sound, and questions are answered in it. What is kept."""
        shown = self.run(["progress", "show"])
        if shown.code or shown.complaint:
            raise Unusable(f"progress show: {shown.code} {shown.complaint.strip()}")
        kept = self.kept()
        if f"answers: {kept.total()}," not in shown.output and kept:
            raise Lost(f"{kept.total()} answers are exported, but shown: {shown.output.strip()}")
        missing = sorted(set(questions) - set(kept))
        if missing:
            raise Lost(f"{', '.join(missing)} of {', '.join(sorted(questions))}")
        return kept

    def expect_sound(self):
        if not os.path.exists(self.file):
            return
        database = sqlite3.connect(self.file)
        try:
            found = database.execute("PRAGMA integrity_check").fetchall() + database.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.Error as error:
            raise Unusable(f"integrity check: {error}") from None
        finally:
            database.close()
        if found != [("ok",)]:
            raise Unusable(f"integrity check: {found}")


def export(path, questions):
    """Writes an export with answers."""
    answers = [
        {"lesson": "01", "question": name, "answer": json.loads(ANSWER), "verdict": "right", "hints": 0, "time": index + 1}
        for index, name in enumerate(questions)
    ]
    with open(path, "w") as file:
        json.dump({"format": "appear-progress", "version": 1, "finished": [], "positions": [], "answers": answers}, file)


def write_course(folder):
    """A lesson that asks something on each page and runs next to nothing."""
    def write(name, text):
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)

    pages = range(1, PAGES + 1)
    write("Course.yaml", "title: Kills\nchapters:\n  - title: One\n    lessons: [01-kills]\n")
    write("Claims.yaml", "claims: []\n")
    write("01-kills/Scene.swift", "import UIKit\n\nfinal class A: UIViewController {}\n")
    write(
        "01-kills/Lesson.md", '---\nid: "01"\ntitle: Kills\nminutes: 1\nclaims: []\ngoals:\n  - Go on\n---\n' + "".join(
            f"\n## Page {page}\n\n```stage\nscene: Scene.swift\nask: q{page}\n```\n\nGo on.\n" for page in pages))
    write(
        "01-kills/Questions.md", "".join(
            f'## q{page}\n\n```yaml\nkind: value\nchoices: ["1", "2"]\n```\n\nWhat is one?\n\n```swift value\n1\n```\n\n'
            for page in pages))


def begin_older(learner, version, journal):
    """Makes the file that an older version has left, with its answers."""
    os.makedirs(os.path.dirname(learner.file))
    database = sqlite3.connect(learner.file)
    database.execute(f"PRAGMA journal_mode = {journal}")
    database.execute("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    for number, migration in enumerate(MIGRATIONS[:version], 1):
        database.executescript(migration)
        database.execute("INSERT INTO grdb_migrations VALUES (?)", [f"progress-{number}"])
    for index in range(3 if version else 0):
        database.execute(
            "INSERT INTO answer (lesson, question, answer, verdict, hints, time) VALUES ('01', ?, ?, 'right', 0, ?)",
            [f"old{index}", ANSWER, index + 1.5])
    database.commit()
    database.close()


class Scene:
    """Something that a learner does, and what was there before."""

    def __init__(self, name, words, input="", begin=lambda learner: None, before=(), offered=()):
        self.name, self.words, self.input, self.begin = name, words, input, begin
        # The questions answered before, and those that an import brings.
        self.before, self.offered = set(before), set(offered)

    def run(self, learner, tracer=()):
        return learner.run(self.words, self.input, tracer)

    def told(self, outcome, failures):
        """The questions that the program has told as answered, without those after which it tells a failure."""
        if "answers added" in outcome.output:
            return set(self.offered)
        return told_in_lines(outcome.output, failures)

    def expect_done_or_said(self, outcome):
        """After an error the command has succeeded, or says why not."""
        if outcome.code < 0 or outcome.code >= 128:
            raise Silent(f"it ends by a signal: {outcome.code} {outcome.complaint.strip()}")
        if outcome.code:
            if not outcome.complaint.strip():
                raise Silent(f"it ends with {outcome.code} and does not say why")
        elif self.offered and "answers added" not in outcome.output:
            raise Silent("it ends well and has added nothing")
        elif self.words[:2] == ["progress", "show"] and f"answers: {len(self.before)}," not in outcome.output:
            raise Silent(f"it ends well and shows {outcome.output.strip()}")

    def expect_survived(self, learner, outcome):
        """Everything is as it should be after a fault."""
        promised = self.before | self.told(outcome, [FAILED_WRITE, FAILED_READ])
        kept = learner.expect(promised)
        unsaid = sorted(self.told(outcome, [FAILED_WRITE]) - promised - set(kept))
        if unsaid:
            raise Silent(f"{', '.join(unsaid)} could not be kept, and only '{FAILED_READ}' is said")
        part = self.offered & set(kept)
        if part and part != self.offered:
            raise Lost(f"only {', '.join(sorted(part))} of an import")
        again = self.run(learner)
        if again.code or again.complaint or FAILED_WRITE in again.output or FAILED_READ in again.output:
            raise Unusable(f"once more: {again.code} {again.complaint.strip() or again.output.strip()[-500:]}")
        kept = learner.expect(promised | self.told(again, []))
        doubled = [name for name in self.offered if kept[name] != 1]
        if doubled:
            raise Lost(f"imported twice, and there are not one of each: {kept}")
        learner.expect_sound()


def told_in_lines(output, failures=()):
    """The questions whose verdicts stand in the output of plain mode, without those after which it tells a failure."""
    found, name = set(), None
    for line in output.splitlines():
        begun = re.search(r", page (\d+) of ", line)
        if begun:
            # What fails from here on is another answer's, or a place in the lesson.
            name = f"q{begun[1]}"
        elif line.strip() in ("Right.", "No.") and name:
            found.add(name)
        elif any(failure in line for failure in failures):
            found.discard(name)
    return found


def scenes(folder):
    """What is done, in places that nobody has touched before."""
    course, first, second = (os.path.join(folder, name) for name in ("course", "first.json", "second.json"))
    write_course(course)
    firsts, seconds, olds = ([f"{name}{index}" for index in range(3)] for name in ("first", "second", "old"))
    export(first, firsts)
    export(second, seconds)

    def imported(learner):
        done = learner.run(["progress", "import", first])
        if done.code:
            raise Failure(f"nothing could be imported: {done.complaint}")

    lesson = ["lesson", "01", "--plain", "--lessons", course]
    return [
        Scene("first import", ["progress", "import", first], offered=firsts),
        Scene("second import", ["progress", "import", second], begin=imported, before=firsts, offered=seconds),
        Scene("first lesson", lesson, PAGE_INPUT * 2),
        Scene(
            "import, version 1", ["progress", "import", first], begin=lambda learner: begin_older(learner, 1, "DELETE"), before=olds,
            offered=firsts),
        Scene("show, version 3", ["progress", "show"], begin=lambda learner: begin_older(learner, 3, "WAL"), before=olds),
        # Versions until 0.1 could be broken off with this.
        Scene(
            "import, no version", ["progress", "import", first], begin=lambda learner: begin_older(learner, 0, "DELETE"), offered=firsts),
    ]


class Row:
    """What came of one part of the campaign."""

    def __init__(self, name):
        self.name, self.tried, self.unreached = name, 0, 0
        self.failures = collections.Counter()

    def add(self, failure, how):
        self.failures[type(failure)] += 1
        count = sum(self.failures.values())
        if count <= 5:
            print(f"FAILED {self.name}: {type(failure).__name__}: {failure}\n    {how}", flush=True)
        elif count == 6:
            print(f"FAILED {self.name}: more of them", flush=True)

    @property
    def is_good(self):
        # A recording that does not fit the runs would pass for ever.
        return self.tried > 0 and not self.failures and self.unreached * 10 <= self.tried

    def __str__(self):
        others = sum(self.failures.values()) - self.failures[Unusable] - self.failures[Lost]
        return f"{self.name:<40}{self.tried:>8}{self.unreached:>12}{self.failures[Unusable]:>10}{self.failures[Lost]:>8}{others:>8}"

    heading = f"{'':<40}{'tried':>8}{'not reached':>12}{'unusable':>10}{'lost':>8}{'other':>8}"


class Campaign:
    def __init__(self, binary, folder, is_short, jobs, draw, only):
        self.binary, self.is_short, self.draw, self.only = binary, is_short, draw, only
        self.scenes = scenes(folder)
        self.rows = []
        # How many answers were told before each kill at any moment.
        self.told = []
        self.pool = ThreadPoolExecutor(jobs)

    def drawn(self, places, count):
        """All places, or in the short form some."""
        return self.draw.sample(places, min(count, len(places))) if self.is_short else places

    def row(self, name, places, attempt, are_alone=False):
        """Tries places, one after the other if they are to be alone.

        `attempt` yields how each try is made, and at the end None where its fault did not come. It raises what is wrong.
        """
        if self.only not in name:
            return
        row = Row(name)
        results = (map if are_alone else self.pool.map)(lambda place: self.attempted(attempt, place), places)
        for tries, reached, how, failure in results:
            row.tried += tries
            row.unreached += not reached
            if failure:
                row.add(failure, how)
        self.rows.append(row)
        if not self.is_short:
            print(row, flush=True)

    @staticmethod
    def attempted(attempt, place):
        tries, how = 0, None
        try:
            for how in attempt(place):
                tries += how is not None
            return tries, how is not None, how, None
        except Failure as failure:
            return tries, True, how, failure

    # Faults at calls

    def at_calls(self):
        for scene in self.scenes:
            with Learner(self.binary) as learner:
                scene.begin(learner)
                outcome, calls = strace.recorded(lambda tracer: scene.run(learner, tracer), learner.state)
                if outcome.code or not calls:
                    raise Failure(f"{scene.name} fails without a fault: {outcome}")
                everything = scene.before | scene.offered | ({"q1", "q2"} if scene.input else set())
                learner.expect(everything)
            # A lock changes nothing; the short form leaves these for the places that do.
            kills = [call for call in calls if not self.is_short or call.name not in ("fcntl", "flock")]
            tears = [(call, later) for call, later in zip(calls, calls[1:]) if call.part]
            changes = [call for call in calls if call.name != "fcntl" and not call.is_output]
            errors = [(call, error) for call in changes for error in ("ENOSPC", "EIO", "EACCES")]
            writes = [call for call in changes if call.name in ("pwrite64", "pwritev", "write")]
            self.row(
                f"{scene.name}: killed", self.drawn(kills, 7),
                lambda call, scene=scene: self.fault(scene, strace.killing(call), is_kill=True))
            if tears:
                self.row(
                    f"{scene.name}: torn", self.drawn(tears, 3),
                    lambda place, scene=scene: self.fault(scene, strace.killing(place[1]), is_kill=True, torn=place[0].part))
            self.row(
                f"{scene.name}: an error", self.drawn(errors, 5),
                lambda place, scene=scene: self.fault(scene, strace.failing(*place)))
            self.row(
                f"{scene.name}: disk full from here on", self.drawn(writes, 2),
                lambda call, scene=scene: self.fault(scene, strace.failing(call, "ENOSPC", is_lasting=True)))

    def fault(self, scene, words, is_kill=False, torn=None):
        """One fault. Yields the command, and at the end None where the fault did not come."""
        command = shlex.join(["strace", *words, "appear", *scene.words]) + (f", half taken of {torn}" if torn else "")
        yield f"{command}  ({scene.name})"
        with Learner(self.binary) as learner:
            scene.begin(learner)
            outcome, came = strace.faulted(lambda tracer: scene.run(learner, tracer), words)
            if torn:
                came = came and strace.torn(os.path.realpath(learner.state), torn)
            if not is_kill:
                scene.expect_done_or_said(outcome)
            scene.expect_survived(learner, outcome)
        if not came:
            yield None

    # Many at once

    def at_once(self):
        rounds = 3 if self.is_short else 180
        kinds = ["imports", "lessons", "imports and lessons"]
        for count in (2, 6):
            places = [(count, kinds[index % 3]) for index in range(rounds)]
            # They are to meet among themselves only.
            self.row(f"{count} first starts at once", places, self.one_round, are_alone=True)

    def one_round(self, place):
        """First starts at once: each keeps its own answer, and none finds a file that is not its own."""
        count, kind = place
        yield f"{count} first starts: {kind}"
        with Learner(self.binary) as learner:
            started = []
            for index in range(count):
                is_lesson = kind == "lessons" or (kind != "imports" and index % 2 == 1)
                path = os.path.join(learner.folder, f"{index}.json")
                export(path, [f"racer{index}"])
                words = self.scenes[2].words if is_lesson else ["progress", "import", path]
                streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
                started.append((index, is_lesson, learner.start(words, text=True, **streams)))
            # Lessons wait for their first line, so they answer at once.
            ended = [(index, is_lesson, *process.communicate(PAGE_INPUT), process) for index, is_lesson, process in started]
            wanted = collections.Counter()
            for index, is_lesson, output, complaint, process in ended:
                if process.returncode or complaint or FAILED_WRITE in output or FAILED_READ in output:
                    raise Unusable(f"{process.returncode} {complaint.strip() or output.strip()[-500:]}")
                wanted["q1" if is_lesson else f"racer{index}"] += 1
            kept = learner.expect(wanted)
            # Who starts later may find the first question answered, and then only tries an answer.
            if any(kept[name] < (1 if name == "q1" else number) for name, number in wanted.items()):
                raise Lost(f"{kept}, not {wanted}")
            learner.expect_sound()

    # At any moment

    def at_moments(self):
        lesson = self.scenes[2]
        with Learner(self.binary) as learner:
            begun = time.monotonic()
            if len(told_in_lines(learner.run(lesson.words, PAGE_INPUT * PAGES).output)) != PAGES:
                raise Failure("the lesson does not end")
            whole = time.monotonic() - begun
        in_lines, on_screen = (8, 2) if self.is_short else (150, 50)
        # Each learner is killed and goes on, a few times.
        moments = [self.draw.uniform(0, whole) for _ in range(in_lines)]
        self.row("killed while answering, in lines", [moments[index:index + 3] for index in range(0, in_lines, 3)], self.kills_in_lines)
        moments = [self.draw.uniform(0, 2.5 * whole) for _ in range(on_screen)]
        self.row("killed while answering, on the screen", moments, self.kill_on_screen)

    def kills_in_lines(self, moments):
        lesson = self.scenes[2]
        promised = set()
        with Learner(self.binary) as learner:
            for count, moment in enumerate(moments, 1):
                yield f"kill {count} of {moments}"
                # Into a file: what was told before the kill is all in it.
                path = os.path.join(learner.folder, "output")
                with open(path, "w") as output, open(os.path.join(learner.folder, "complaint"), "w") as complaint:
                    program = learner.start(lesson.words, stdin=subprocess.PIPE, stdout=output, stderr=complaint)
                    program.stdin.write((PAGE_INPUT * PAGES).encode())
                    program.stdin.close()
                    time.sleep(moment)
                    program.send_signal(signal.SIGKILL)
                    program.wait()
                with open(path, errors="replace") as file:
                    promised |= told_in_lines(file.read())
                learner.expect(promised)
                learner.expect_sound()
            self.told.append(len(promised))

    def kill_on_screen(self, moment):
        yield f"kill after {moment:.3f} s"
        lesson = [word for word in self.scenes[2].words if word != "--plain"]
        with Terminal(self.binary) as terminal, Learner(self.binary) as learner:
            # The title of the window says that everything before has been drawn; a killed program leaves its picture.
            words = " ".join(map(quoted, [self.binary, *lesson]))
            variables = f"XDG_STATE_HOME={quoted(learner.state)}"
            script = f"{variables} {words}; printf '\\033]2;over\\007'; exec sleep 600"
            terminal.line(f"dash -c {quoted(script)} 2> /dev/null")
            terminal.wait(lambda: "page 1 of" in terminal.screen(), "the first page")
            program = children(terminal.program())[0]
            terminal.keys(*["a", "Enter", "Enter"] * PAGES)
            time.sleep(moment)
            os.kill(program, signal.SIGKILL)
            terminal.wait(lambda: terminal.format("#{pane_title}") == "over", "the program's end")
            promised = told_on_screen(terminal.screen())
            learner.expect(promised)
            learner.expect_sound()
            self.told.append(len(promised))


def told_on_screen(screen):
    """The questions that are answered where the screen shows a page: those of all pages before, and the page's own with a verdict."""
    page = re.search(r"page (\d+) of", screen)
    if not page:
        # After the last page.
        return {f"q{number}" for number in range(1, PAGES + 1)} if "end of this lesson" in screen else set()
    last = int(page[1]) - (0 if "✓ Right" in screen else 1)
    return {f"q{number}" for number in range(1, last + 1)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only the parts of the table whose names have this in them")
    options = parser.parse_args()
    refusal = strace.refusal()
    if refusal:
        sys.exit(f"error: {refusal}")
    seed = options.seed if options.seed is not None else random.randrange(1_000_000)
    print(f"seed {seed}", flush=True)
    folder = tempfile.mkdtemp(prefix="appear-kills-")
    try:
        campaign = Campaign(os.path.realpath(options.binary), folder, options.short, options.jobs, random.Random(seed), options.only)
        for part in (campaign.at_calls, campaign.at_once, campaign.at_moments):
            part()
    except Failure as failure:
        sys.exit(f"FAILED {failure}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(Row.heading)
    for row in campaign.rows:
        print(row)
    bad = sum(not row.is_good for row in campaign.rows)
    print(f"{sum(campaign.told)} answers were told before the kills while answering")
    print(f"{len(campaign.rows) - bad} of {len(campaign.rows)} parts are as they should be")
    sys.exit(1 if bad or not campaign.rows else 0)


if __name__ == "__main__":
    main()
