#!/usr/bin/env python3
"""Runs the tool on mutated input files, and reports those that it does not survive.

usage: mutate.py APPEAR [KIND ...] [--count N] [--seconds T] [--seed S] [--jobs J] [--keep FOLDER]
       mutate.py APPEAR --replay PATH

A KIND is programs, interfaces (storyboards and xibs), lessons, scenarios or progress (its database and its JSON); without one, all share the time.
Each input is a sound one with one to four mutations: a byte, a word, a number or a line changed, or an element, a key or a page of what the format has.
`mutation.py` has the mutations, `inputs.py` the kinds and the commands that read them.

A run fails when it ends by a signal, takes more than ten seconds of the processor or a gigabyte, exits with a code of 128 or more, or prints a control
character. Progress that is damaged is usable, or is reported and left as it was; an import that is refused changes nothing.

Each failing input is made smaller while it fails in the same way, and is written into FOLDER. Three inputs of a problem have 200 runs or 60 seconds
for it, later ones have 60 runs or 20 seconds. The exit status is 1 then. The same seed makes the same inputs. With --seconds no more are begun after
that time. Inputs of Fixtures/, which failed once, are run first: programs are Swift files, others are folders.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import shutil
import sys
import tempfile
import threading
import time

from inputs import HERE, Interfaces, Lessons, Programs, Scenarios
from progress_inputs import Progress
from shrinking import shrunk

KINDS = {kind.name: kind for kind in (Programs, Interfaces, Lessons, Scenarios, Progress)}


def loaded(path):
    """The input that a file or a folder is, and its kind: for a file beside others of an input, the folder's."""
    path = pathlib.Path(path).resolve()
    if path.suffix == ".swift":
        return "programs", {"Program.swift": path.read_bytes()}
    if path.suffix in (".json", ".sqlite"):
        return "progress", {("export" if path.suffix == ".json" else "progress") + path.suffix: path.read_bytes()}
    while path.is_file() or (path.parent / "Course.yaml").exists():
        path = path.parent
    files = {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}
    suffixes = {pathlib.Path(name).suffix for name in files}
    if "Course.yaml" in files:
        return "lessons", files
    if suffixes & {".storyboard", ".xib"}:
        return "interfaces", files
    if suffixes & {".sqlite", ".json"}:
        return "progress", files
    return "scenarios" if "Steps.txt" in files else "programs", files


class Campaign:
    """Runs inputs in folders of their own, and keeps those that fail."""

    def __init__(self, appear, work, keep):
        self.appear, self.work, self.keep = appear, pathlib.Path(work), pathlib.Path(keep)
        self.kinds, self.problems, self.tried = {}, collections.Counter(), collections.Counter()
        self.lock, self.folders = threading.Lock(), 0

    def kind(self, name):
        if name not in self.kinds:
            work = self.work / f"kind-{name}"
            work.mkdir()
            self.kinds[name] = KINDS[name](self.appear, work)
        return self.kinds[name]

    def failure(self, name, files, way):
        """What an input fails in, as a problem and a command; None where it does not."""
        with self.lock:
            self.folders += 1
            folder = self.work / f"{name}-{self.folders}"
        for path, data in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        try:
            return self.kind(name).failure(folder, way)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def every(self, path):
        """What an input that is kept fails in, in all ways that it can be run."""
        name, files = loaded(path)
        found = [self.failure(name, files, way) for way in range(self.kind(name).ways)]
        return sorted({failure for failure in found if failure})

    def fixtures(self, names):
        for path in sorted((HERE / "Fixtures").iterdir()):
            name, _ = loaded(path)
            if name in names:
                self.tried[name] += 1
                found = self.every(path)
                if found:
                    self.problems[name, found[0][0]] += 1
                    print(f"Fixtures/{path.name}: {found[0][0]}\n    {found[0][1]}", flush=True)

    def mutants(self, name, options, seconds):
        """Runs mutated inputs of a kind, as many as there is time for."""
        end, kind = time.monotonic() + seconds, self.kind(name)
        corpus = list(kind.corpus())

        def one(number):
            if time.monotonic() > end:
                return None
            files = kind.mutated(corpus, random.Random(f"{options.seed} {name} {number}"))
            way = number % kind.ways
            return number, files, way, self.failure(name, files, way)

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for result in pool.map(one, range(options.count)):
                self.tried[name] += result is not None
                if result and result[3]:
                    self.report(f"{name}-{options.seed}-{result[0]}", name, *result[1:])

    def report(self, title, name, files, way, found):
        """Makes a failing input smaller, keeps it and tells of it."""
        problem, command = found
        self.problems[name, problem] += 1
        kind, before = self.kind(name), self.kind(name).size(files)

        def fails(smaller):
            nonlocal command
            other = self.failure(name, smaller, way)
            isSame = other is not None and other[0] == problem
            # Without a file the command may have fewer words.
            command = other[1] if isSame else command
            return isSame
        runs, seconds = (200, 60) if self.problems[name, problem] <= 3 else (60, 20)
        files, runs = shrunk(files, fails, kind.kept, kind.sound, runs, seconds)
        if name == "programs":
            title += ".swift"
        path = self.keep / title
        for file, data in files.items():
            target = path if name == "programs" else path / file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        print(f"{title}: {problem} ({before} bytes, made {kind.size(files)} in {runs} runs)\n    {command}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("appear")
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", default="mutants")
    parser.add_argument("--replay")
    options = parser.parse_intermixed_args()
    names = options.kinds or list(KINDS)
    if set(names) - set(KINDS):
        parser.error(f"a kind is one of {', '.join(KINDS)}")
    appear = str(pathlib.Path(options.appear).resolve())
    with tempfile.TemporaryDirectory(prefix="appear-mutants-") as work:
        campaign = Campaign(appear, work, options.keep)
        if options.replay:
            found = campaign.every(options.replay)
            print("\n".join(f"{problem}\n    {command}" for problem, command in found) or "nothing failed")
            return 1 if found else 0
        print(f"seed {options.seed}", flush=True)
        end = time.monotonic() + options.seconds
        campaign.fixtures(names)
        for place, name in enumerate(names):
            campaign.mutants(name, options, (end - time.monotonic()) / (len(names) - place))
    tried, failed = campaign.tried.total(), campaign.problems.total()
    for (name, problem), count in campaign.problems.most_common():
        print(f"{count:6} {name}: {problem}")
    if failed:
        print(f"What was kept is in {options.keep}. Moved into Tests/Fuzz/Fixtures it is run first each time.")
    print(f"{tried - failed} passed, {failed} failed ({', '.join(f'{count} {name}' for name, count in campaign.tried.items())})")
    return 1 if failed or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
