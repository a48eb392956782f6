#!/usr/bin/env python3
"""Runs one program again and again in one process, in a terminal, and reports memory that grows with the runs.

    Tests/Release/leaks.py APPEAR [--runs N] [SITUATION …]

A situation is a file on the stage, run again by `r`, or a lesson that is opened and left. A third of the runs are to warm up. After them the process
may grow by 8 KB a run and 2 MB in all. The exit status is 1 when one grows more.
"""

import argparse
import os
import sys

from tmux import Failure, Terminal

# Kilobytes.
A_RUN, IN_ALL = 8, 2048

# What is run again: some keep closures, timers, tasks and observers, others end early.
PROGRAMS = {
    "plain": "view.backgroundColor = .red",
    "closures": "var kept: [() -> Int] = []; for i in 0..<100 { kept.append { i } }; handler = { self.title = \"a\" }; handler?()",
    "timers": "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = \"a\" }\n"
              "        DispatchQueue.main.asyncAfter(deadline: .now() + 9) { self.title = \"b\" }",
    "tasks": "Task { try? await Task.sleep(nanoseconds: 90_000_000_000); self.title = \"a\" }; Task.detached { await Task.yield() }",
    "observers": "NotificationCenter.default.addObserver(forName: Notification.Name(\"a\"), object: nil, queue: nil) { _ in self.title = \"a\" }\n"
                 "        UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: { _ in self.title = \"b\" })",
    "fatal-error": "fatalError(\"no\")",
    "recursion": "func f() { f() }; f()",
    "deep-closures": "var f: () -> Int = { 0 }; for _ in 0..<500 { let g = f; f = { g() + 1 } }; print(f())",
    "loop-of-steps": "var a = [3, 1, 2]; for _ in 0..<3_000 { a.sort(); a.append(1) }",
    "table": "let t = UITableView(frame: view.bounds); view.addSubview(t)\n"
             "        for i in 0..<50 { let l = UILabel(); l.text = \"\\(i)\"; t.addSubview(l) }",
}
SCENE = """import UIKit

final class Trial: UIViewController {{
    var handler: (() -> Void)?
    override func viewDidLoad() {{
        super.viewDidLoad()
        {body}
    }}
}}
"""
LESSON = "04"
SAID = "Read again, and run."
HOME = "One transaction, one first frame"


def resident(process):
    """What a process keeps in memory, in kilobytes."""
    with open(f"/proc/{process}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


def grown(process, once, runs):
    """Kilobytes by which a process grows after a third of the runs; `once` makes one run."""
    warm = 0
    for run in range(runs):
        once()
        if run == runs // 3:
            warm = resident(process)
    return resident(process) - warm, runs - runs // 3 - 1


def rerun(body):
    """A file that the stage runs again."""

    def situation(binary, runs):
        with Terminal(binary) as terminal:
            path = os.path.join(terminal.folder, "Trial.swift")
            with open(path, "w") as file:
                file.write(SCENE.format(body=body))
            program = terminal.start("run", path, shows="viewDidLoad")

            def once():
                # The second key takes the first one's words away.
                terminal.keys("r")
                terminal.wait(lambda: SAID in terminal.screen(), "the run")
                terminal.keys("Right")
                terminal.wait(lambda: SAID not in terminal.screen(), "the next event")

            return grown(program, once, runs)

    return situation


def opened(binary, runs):
    """A lesson that is opened from home and left."""
    with Terminal(binary) as terminal:
        program = terminal.start("lesson", LESSON, "--lessons", LESSONS, shows="page 1 of")

        def once():
            terminal.keys("q")
            terminal.wait(lambda: HOME in terminal.screen(), "home")
            terminal.keys("Enter")
            terminal.wait(lambda: HOME not in terminal.screen() and "page 1 of" in terminal.screen(), "the lesson")

        return grown(program, once, runs)


def main():
    global LESSONS
    LESSONS = os.path.realpath(os.path.join(os.path.dirname(__file__), "../../Lessons"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("appear")
    parser.add_argument("words", nargs="*", metavar="SITUATION")
    parser.add_argument("--runs", type=int, default=400)
    options = parser.parse_intermixed_args()
    situations = {name: rerun(body) for name, body in PROGRAMS.items()} | {"lesson": opened}
    chosen = {name: body for name, body in situations.items() if not options.words or name in options.words}
    failed = 0
    for name, situation in chosen.items():
        try:
            kilobytes, runs = situation(os.path.realpath(options.appear), options.runs)
        except Failure as failure:
            failed += 1
            print(f"FAILED {name}: {failure}", flush=True)
            continue
        is_leak = kilobytes > A_RUN * runs + IN_ALL
        failed += is_leak
        print(f"{'FAILED ' if is_leak else ''}{name}: {kilobytes} KB more after {runs} runs, {kilobytes / max(runs, 1):.1f} KB a run", flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} situations do not grow")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
