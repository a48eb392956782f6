#!/usr/bin/env python3
"""Presses random keys, with resizes, on each screen of the tutor in a terminal, and reports what does not hold.

usage: keys.py APPEAR [--keys N] [--seed S] [--screens home,lesson,stage,table]; ten thousand keys a screen take three minutes, CI has six hundred

After about every thousand keys the picture is compared with the one that a whole repaint gives: an incremental picture that differs is garbage. No cell
holds a control character. The program lives, and what it keeps in memory does not grow with the keys: from a third of them to the end by at most a
half and 32 MB. The exit status is 1 when something did not hold. The same seed presses the same.
"""
import argparse
import os
import pathlib
import random
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "Release"))
from tmux import Failure, Terminal  # noqa: E402

NAMED = ["Left", "Right", "Up", "Down", "S-Left", "S-Right", "Enter", "Escape", "Tab", "BTab", "Space", "Home", "End", "PPage", "NPage", "BSpace"]
# No q, which leaves at home.
LETTERS = "abcdefghijklmnoprstuvwxyzABCDEFGIJKLNOSTWZ0123456789.,/?+-=[]<>(){}|':"
SCREENS = {
    "home": [], "lesson": ["lesson", "04"], "stage": ["run", str(ROOT / "Lessons" / "11-the-swipe-that-was-cancelled" / "Scene.swift")],
    "table": [],
}


def memory(process):
    """What a process keeps in memory, in megabytes."""
    with open(f"/proc/{process}/status") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))


def check(terminal, columns, rows):
    """The picture is what a whole repaint gives."""
    def still():
        pictures = [terminal.screen()]
        def settled():
            pictures.append(terminal.screen())
            return len(pictures) > 4 and len(set(pictures[-4:])) == 1
        terminal.wait(settled, "a picture that stands still")
        return pictures[-1]

    # tmux tells a program of a size a moment after it has it itself, where two sizes follow each other.
    with open(terminal.format("#{pane_tty}")) as tty:
        terminal.wait(lambda: os.get_terminal_size(tty.fileno()) == (columns, rows), "the window's size")
    # All keys and sizes before this one have been heard when help has come and gone. A busy program reads an Esc and the key behind it as one.
    for attempt in range(5):
        terminal.keys("Escape")
        still()
        terminal.keys("?")
        try:
            terminal.wait(lambda: "type to search" in terminal.screen(), "help")
            break
        except Failure:
            if attempt == 4:
                raise
    terminal.keys("Escape")
    terminal.wait(lambda: "type to search" not in terminal.screen(), "the end of help")
    before = still()
    bad = [c for c in before if (ord(c) < 32 and c != "\n") or c == "\ufffd"]
    if bad:
        raise Failure(f"control characters {bad!r} in\n{before}")
    terminal.resize(columns + 1, rows)
    terminal.wait(lambda: terminal.screen() != before, "another picture in a wider window")
    terminal.resize(columns, rows)
    try:
        terminal.wait(lambda: terminal.screen() == before, "the picture as it was")
    except Failure:
        after = terminal.screen()
        differing = [f"{a}\n{b}" for a, b in zip(before.splitlines(), after.splitlines()) if a != b]
        raise Failure("a repaint gives another picture:\n" + "\n".join(differing[:6])) from None


def press(binary, screen, count, seed):
    draw = random.Random(f"{seed} {screen}")
    columns, rows = 100, 30
    with Terminal(binary, columns, rows, {"EDITOR": "true"}) as terminal:
        process = terminal.start(*SCREENS[screen], "--lessons", str(ROOT / "Lessons"), shows="help")
        if screen == "table":
            terminal.keys("t")
        first = None
        for start in range(0, count, 100):
            for _ in range(0, min(100, count - start), 10):
                terminal.keys(*[draw.choice(NAMED) if draw.random() < 0.4 else draw.choice(LETTERS) for _ in range(10)])
                if draw.random() < 0.15:
                    columns, rows = draw.randint(40, 200), draw.randint(12, 60)
                    terminal.resize(columns, rows)
            if terminal.program() != process:
                raise Failure(f"the program has ended:\n{terminal.screen()}")
            # What plays is not compared: it moves.
            terminal.keys("Escape")
            if draw.random() < 0.1:
                try:
                    check(terminal, columns, rows)
                except Failure as failure:
                    if "stands still" not in str(failure):
                        raise
            if first is None and start >= count / 3:
                first = memory(process)
        last = memory(process)
        if first and last > first * 1.5 + 32:
            raise Failure(f"memory grows from {first:.0f} to {last:.0f} MB")
        return f"{count} keys, {first or last:.0f} to {last:.0f} MB"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("binary")
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--screens", default="home,lesson,stage,table")
    options = parser.parse_args()
    binary = os.path.realpath(options.binary)
    Terminal.patience = 8.0
    # What random keys save lands in a folder that goes away.
    folder = tempfile.TemporaryDirectory(prefix="appear-keys-")
    os.chdir(folder.name)
    failures = 0
    for screen in options.screens.split(","):
        try:
            print(f"ok   {screen}: {press(binary, screen, options.keys, options.seed)}", flush=True)
        except Failure as failure:
            failures += 1
            print(f"FAIL {screen}, seed {options.seed}: {failure}", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
