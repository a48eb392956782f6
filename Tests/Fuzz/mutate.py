#!/usr/bin/env python3
"""Runs mutated programs, and reports those that the tool does not survive.

usage: mutate.py APPEAR [--count N] [--seconds T] [--seed S] [--jobs J] [--keep FOLDER]
       mutate.py APPEAR --replay FILE

Each program is a fixture, a lesson's scene or a scene from a test, with one to four mutations: a byte changed, a word put in another one's place, a
line left out, doubled or taken from another program. It is run by `appear trace`, each tenth by `appear check`, under each world in turn.

A run fails when it ends by a signal, takes more than ten seconds or a gigabyte, exits with a code of 128 or more, or prints a control character.
The failing programs are written into FOLDER, and the exit status is 1. The same seed makes the same programs. With --seconds no more are begun after
that time. Programs of Fixtures/, which failed once, are run first.
"""
import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORD = re.compile(rb"[A-Za-z_][A-Za-z0-9_]*|[0-9]+|[^\sA-Za-z0-9_]")
SECONDS, BYTES = 10, 1 << 30
# Tabs and line ends are text; what is escaped in JSON is text too.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069]")


def corpus(work):
    folders = [ROOT / "Tests/InterpreterTests/Fixtures", ROOT / "Tests/StageTests/Fixtures", *sorted((ROOT / "Lessons").iterdir())]
    files = [file for folder in folders if folder.is_dir() for file in sorted(folder.glob("*.swift"))]
    scenes = pathlib.Path(work) / "scenes"
    subprocess.run([ROOT / "Tests/test-scenes.py", scenes, ROOT / "Tests/StageTests", ROOT / "Tests/ChecksTests"], check=True)
    return [file.read_bytes() for file in files + sorted(scenes.glob("*.swift"))]


def mutated(programs, random_):
    text = random_.choice(programs)
    for _ in range(random_.randint(1, 4)):
        kind = random_.randrange(6)
        if kind == 0 and text:
            place = random_.randrange(len(text))
            text = text[:place] + bytes([random_.randrange(256)]) + text[place + 1:]
        elif kind == 1 and text:
            place = random_.randrange(len(text))
            text = text[:place] + text[place + random_.randint(1, 12):]
        elif kind in (2, 3):
            words = list(WORD.finditer(text))
            if len(words) < 2:
                continue
            old = random_.choice(words)
            other = text if kind == 2 else random_.choice(programs)
            new = random_.choice(WORD.findall(other) or [b"x"])
            text = text[:old.start()] + new + text[old.end():]
        else:
            lines = text.split(b"\n")
            place = random_.randrange(len(lines))
            if kind == 4:
                lines[place:place + 1] = [] if random_.random() < 0.5 else [lines[place]] * random_.choice([2, 2, 40])
            else:
                lines.insert(place, random_.choice(random_.choice(programs).split(b"\n")))
            text = b"\n".join(lines)
    return text


def ran(command, environment, complaints=subprocess.STDOUT):
    """What a command prints, its exit status, and why it was too much: time, a signal or memory; None where it was not."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (2 * SECONDS, 2 * SECONDS))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=complaints, env=environment, preexec_fn=limit)
        timer = threading.Timer(SECONDS, process.kill)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        isLate = not timer.is_alive()
        timer.cancel()
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
    if isLate or usage.ru_utime + usage.ru_stime > SECONDS:
        return text, status, f"more than {SECONDS} s"
    if os.WIFSIGNALED(status):
        return text, status, f"signal {signal.Signals(os.WTERMSIG(status)).name}"
    if usage.ru_maxrss * 1024 > BYTES:
        return text, status, "more than a gigabyte"
    return text, status, None


def failure(appear, path, number):
    command = [appear, "check" if number % 10 == 9 else "trace", str(path)] + (["--assume", "all"] if number % 4 == 3 else [])
    if number % 3 == 1 and command[1] == "trace":
        command += ["--format", "jsonl"]
    text, status, problem = ran(command, dict(os.environ, SWIFT_BACKTRACE="enable=no"))
    if problem:
        return problem
    if os.WEXITSTATUS(status) >= 128:
        return f"exit code {os.WEXITSTATUS(status)}"
    found = CONTROL.search(text)
    if found:
        return f"control character U+{ord(found.group()):04X} in the output"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("appear")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", default="mutants")
    parser.add_argument("--replay")
    options = parser.parse_args()
    appear = str(pathlib.Path(options.appear).resolve())
    if options.replay:
        found = [failure(appear, pathlib.Path(options.replay), number) for number in range(12)]
        print("\n".join(sorted({text for text in found if text})) or "nothing failed")
        return 1 if any(found) else 0
    failed, tried = [], 0
    for path in sorted((HERE / "Fixtures").glob("*.swift")):
        tried += 1
        found = failure(appear, path, 0)
        if found:
            failed.append(found)
            print(f"{path.name}: {found}", flush=True)
    end = time.monotonic() + options.seconds
    with tempfile.TemporaryDirectory() as work:
        programs = corpus(work)

        def one(number):
            if time.monotonic() > end:
                return number, None, None
            text = mutated(programs, random.Random(f"{options.seed} {number}"))
            path = pathlib.Path(work) / f"mutant-{options.seed}-{number}.swift"
            path.write_bytes(text)
            found = failure(appear, path, number)
            path.unlink()
            return number, found, text

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for number, found, text in pool.map(one, range(options.count)):
                tried += text is not None
                if found:
                    failed.append(found)
                    folder = pathlib.Path(options.keep)
                    folder.mkdir(parents=True, exist_ok=True)
                    (folder / f"mutant-{options.seed}-{number}.swift").write_bytes(text)
                    print(f"mutant-{options.seed}-{number}.swift: {found}", flush=True)
    print(f"{tried - len(failed)} passed, {len(failed)} failed")
    return 1 if failed or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
