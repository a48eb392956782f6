#!/usr/bin/env python3
"""Runs programs that want too much: time, memory, depth. Each must end with an event that says why, and the tool must survive it.

    limits.py APPEAR [--short] [--seed S] [--jobs J] [--times] [--print] [WORD …]

All programs are made here: endless.py, growth.py and depth.py have the tables. Words are cases' names, or choose those whose names hold one of them.
With --print the programs are printed and nothing runs. --short runs a part that the seed draws; --times tells what each case took.
A case fails when it ends by a signal, exits with a code of 128 or more, or takes more than ten seconds of the processor's time.
More than a gigabyte in memory is a failure too, unless the run's last event says that it was ended; more than two always are.
An endless loop has five seconds, and must be ended by such an event. In a terminal it must show that it runs, and Ctrl-C must end it.
Time spent waiting for a core counts for nothing: other jobs may run beside this one. The exit status is 1 when a case failed.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True  # the ones beside this file are read anew each time
sys.path.insert(0, str(HERE.parent / "Release"))
import depth
import endless
import growth
from running import MEGABYTES, SECONDS, measured
from tmux import Failure, Terminal

# The processor's seconds for an endless loop, and the megabytes with an event that ends the run.
LOOP_SECONDS, MOST_MEGABYTES = 5, 2 * MEGABYTES
# What a part draws from each family.
SHORT = {"endless": 3, "growth": 3, "depth": 3, "reentrant": 2, "source": 3, "crash": 2, "board": 2, "scenario": 1, "lesson": 1,
         "export": 1, "terminal": 1}
# An event that ends the run because it wants too much, in the text of `trace`.
ENDING = re.compile(r"^.*  exception: ((?:Stopped|Infinite recursion|NSGenericException: Degenerate layout)\b.*)$", re.M)

Case = collections.namedtuple("Case", "name files words seconds mustEnd", defaults=[["trace", "Trial.swift"], SECONDS, False])
Outcome = collections.namedtuple("Outcome", "problem seconds megabytes ending")


def cases():
    """All cases that run without a terminal, family by family."""
    for name, text, must_end in endless.programs():
        yield Case(f"endless/{name}", {"Trial.swift": text}, seconds=LOOP_SECONDS, mustEnd=must_end)
    for name, text in growth.programs():
        yield Case(f"growth/{name}", {"Trial.swift": text})
    for name, files, words in depth.cases():
        yield Case(name, files, words)
    # What is exported, checked or asked of a recording that is as long as one can be.
    texts = {name: text for name, text, _ in endless.programs()}
    for name in ["printed", "add-subview", "method-recursion", "main-queue-chain", "sorted"]:
        for words in [["trace", "--format", "jsonl"], ["trace", "--format", "mermaid"], ["trace", "--format", "perfetto"],
                      ["trace", "--mine"], ["trace", "--os", "15,17"], ["trace", "--assume", "all"], ["check"]]:
            kind = "-".join(word.removeprefix("--") for word in words)
            yield Case(f"export/{name}/{kind}", {"Trial.swift": texts[name]}, [*words, "Trial.swift"])


def terminal_cases():
    """The endless loops, as a learner runs them."""
    for name, text, must_end in endless.programs():
        if must_end:
            yield Case(f"terminal/{name}", {"Trial.swift": text}, [])


def write(folder, files):
    for name, text in files.items():
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def outcome(appear, case):
    """What came of a case."""
    with tempfile.TemporaryDirectory(prefix="appear-limits-") as folder, tempfile.TemporaryFile() as output:
        write(folder, case.files)
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", XDG_STATE_HOME=os.path.join(folder, "state"), TERM="dumb")
        status, seconds, megabytes, problem = measured(
            [appear, *case.words], output, 2 * MOST_MEGABYTES, stdin=subprocess.DEVNULL, stderr=subprocess.STDOUT, cwd=folder, env=environment)
        output.seek(max(0, output.tell() - 200_000))
        text = output.read().decode("utf-8", "replace")
    found = ENDING.findall(text)
    ending = found[-1] if found else None
    if problem is None and os.WIFSIGNALED(status):
        problem = "signal " + signal.Signals(os.WTERMSIG(status)).name
    elif problem is None and os.WEXITSTATUS(status) >= 128:
        problem = f"exit code {os.WEXITSTATUS(status)}"
    elif problem is None and seconds > case.seconds:
        problem = f"more than {case.seconds:.0f} s of the processor's time"
    elif problem is None and (megabytes > MOST_MEGABYTES or megabytes > MEGABYTES and ending is None):
        problem = f"more than {MOST_MEGABYTES} MB" if megabytes > MOST_MEGABYTES else "more than a gigabyte, and no event that ends the run"
    elif problem is None and case.mustEnd and ending is None:
        last = text.rstrip().rpartition("\n")[2].strip()
        problem = f"no event says that the run was ended; exit code {os.WEXITSTATUS(status)}, the last line is: {last[:160]}"
    return Outcome(problem, seconds, megabytes, ending)


def terminal_times(appear, case):
    """Runs a case in a terminal. Seconds from Enter to `running…`, from Ctrl-C to a screen without it, and from Ctrl-C to the recording.

    None for a run that was over before.
    """
    with Terminal(appear) as terminal:
        terminal.patience = 30.0
        write(terminal.folder, case.files)

        def wait(condition, what):
            end = time.monotonic() + terminal.patience
            while time.monotonic() < end:
                flag, _, screen = terminal.tmux("display-message", "-p", "#{alternate_on}", ";", "capture-pane", "-p").partition("\n")
                if condition(flag == "1", screen):
                    return time.monotonic(), screen
                time.sleep(0.002)
            raise Failure(f"waited in vain for {what}; the screen:\n{terminal.screen().rstrip()}")

        terminal.line(f"'{terminal.binary}' run '{terminal.folder}/Trial.swift'; echo \"status $?\"")
        entered = time.monotonic()
        # The stage has a picture of its own, in which this word does not stand.
        shown, screen = wait(lambda is_on, screen: is_on and screen.strip(), "a picture")
        if "running…" not in screen:
            shown, screen = wait(lambda _, screen: "running…" in screen or "viewDidLoad" in screen, "the screen to say that it runs")
        if "running…" not in screen:
            return None
        pressed = time.monotonic()
        terminal.keys("C-c")
        stopped, screen = wait(lambda _, screen: "running…" not in screen, "the run's end")
        if terminal.program() is None:
            return None
        recorded, screen = wait(lambda _, screen: "reading its recording…" not in screen, "the recording")
        terminal.keys("End")
        _, screen = wait(lambda _, screen: "stopped here" in screen or "ends here" in screen, "the recording's last event")
        if "stopped by you" not in screen:
            # The key came too late for the run; one that came in time and was not heard shows in the seconds.
            if stopped - pressed > 1:
                raise Failure(f"Ctrl-C was not heard in {stopped - pressed:.1f} s; the screen:\n{screen.rstrip()}")
            return None
        terminal.keys("C-c")
        terminal.wait(lambda: terminal.program() is None, "the program's end")
        terminal.expect_restored()
        terminal.expect_status(0)
        return shown - entered, stopped - pressed, recorded - pressed


def run_terminals(appear, chosen):
    """The names of the failures among the cases in a terminal; prints the times."""
    failed, over = [], 0
    kinds = [("shows that it runs", 1.5, []), ("stops at Ctrl-C", 1.0, []), ("shows the recording after Ctrl-C", 2.0, [])]
    for case in chosen:
        try:
            times = terminal_times(appear, case)
        except Failure as failure:
            failed.append(case.name)
            print(f"FAILED {case.name}: {failure}", flush=True)
            continue
        over += times is None
        for seconds, (what, most, found) in zip(times or [], kinds):
            found.append((seconds, case.name))
            if seconds > most:
                failed.append(case.name)
                print(f"FAILED {case.name}: {what} after {seconds * 1000:.0f} ms", flush=True)
    for what, _, found in kinds:
        if found:
            median, worst = statistics.median(seconds for seconds, _ in found), max(found)
            late = sum(seconds > 0.1 for seconds, _ in found)
            print(f"terminal: {what} after {median * 1000:.0f} ms (median of {len(found)}), {worst[0] * 1000:.0f} ms (the worst, {worst[1]}), "
                  f"{late} after more than 100 ms")
    if over:
        print(f"terminal: {over} runs were over before they could be stopped")
    return sorted(set(failed))


def drawn(names, seed):
    """A part of the names: from each family as many as SHORT says."""
    families = collections.defaultdict(list)
    for name in names:
        families[name.partition("/")[0]].append(name)
    chance = random.Random(seed)
    return [name for family, found in families.items() for name in chance.sample(found, min(SHORT[family], len(found)))]


def everything():
    yield from cases()
    yield from terminal_cases()


def outcomes(appear, wanted, jobs):
    """The wanted cases that run without a terminal, each with what came of it, in their order."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = collections.deque()
        for case in cases():
            if case.name not in wanted:
                continue
            waiting.append((case, pool.submit(outcome, appear, case)))
            if len(waiting) > jobs:
                first, found = waiting.popleft()
                yield first, found.result()
        for case, found in waiting:
            yield case, found.result()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("appear")
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--print", action="store_true", dest="prints")
    parser.add_argument("--times", action="store_true", help="prints what each case took")
    options = parser.parse_intermixed_args()
    appear = os.path.realpath(options.appear)
    # Only names are kept of all cases: their texts are large, and a child's memory is at first its parent's.
    names = [case.name for case in everything()]
    chosen = names
    if options.words:
        # A case's whole name is that case alone.
        chosen = [name for name in names if any(word == name or word not in names and word in name for word in options.words)]
    if not chosen:
        sys.exit("no case has such a name")
    if options.short:
        seed = random.randrange(1_000_000) if options.seed is None else options.seed
        print(f"seed {seed}", flush=True)
        chosen = drawn(chosen, seed)
    wanted = set(chosen)
    if options.prints:
        for case in everything():
            for name, text in case.files.items() if case.name in wanted else []:
                print(f"// {case.name}: {name}; appear {' '.join(case.words)[:200]}\n{text}")
        return 0
    if any(name.startswith("terminal/") for name in chosen) and not shutil.which("tmux"):
        sys.exit("tmux is not there")
    failed, began = [], time.monotonic()
    for case, found in outcomes(appear, wanted, options.jobs):
        told = f"{found.seconds:.1f} s, {found.megabytes} MB{'; ' + found.ending if found.ending else ''}"
        if found.problem:
            failed.append(case.name)
            print(f"FAILED {case.name}: {found.problem}: {told}", flush=True)
        elif options.times:
            print(f"{case.name}: {told}", flush=True)
    failed += run_terminals(appear, [case for case in terminal_cases() if case.name in wanted])
    print(f"{len(chosen) - len(failed)} of {len(chosen)} programs end as they must, in {time.monotonic() - began:.0f} s")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
