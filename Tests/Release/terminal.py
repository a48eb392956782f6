#!/usr/bin/env python3
"""Whatever ends or stops the program, the terminal is as it was; and what the editor is sent is the editor's.

    Tests/Release/terminal.py .build/release/appear [SITUATION …]

For the release build: its optimiser moves code between files, and with it what must exist once.
"""

import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
import time

from tmux import Failure, Terminal, children, is_pending, state

HOME = "One transaction, one first frame"
SIGNALS = ["TERM", "HUP", "QUIT", "INT", "SEGV", "ABRT", "BUS", "ILL"]

SCENE = """import UIKit

final class ProfileController: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
}
"""

# More steps than any run may take, of a kind that takes seconds: it is broken off, or the program ends.
LOOP = """import UIKit

final class ProfileController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        while true { _ = "a b c d e f".replacingOccurrences(of: "b", with: "c") }
    }
}
"""

LESSON = """---
id: "01"
title: Mending
minutes: 1
claims: []
goals:
  - Mend
---

## To be mended

```stage
scene: Scene.swift
ask: mend
```

Mend it.
"""

QUESTIONS = """## mend

```yaml
kind: fix
file: Scene.swift
solution: Better.swift
```

Make it better.

```swift expect
view.backgroundColor == .systemRed
```
"""

# An editor that says what reaches it. With the word `raw` it reads keys by itself and stops its whole group on Ctrl-Z, as vim does.
EDITOR = """import os, signal, sys, termios, tty

counts = {}
def told(number, _):
    name = signal.Signals(number).name
    counts[name] = counts.get(name, 0) + 1
    print("heard", name, counts[name], flush=True)
for number in (signal.SIGINT, signal.SIGQUIT):
    signal.signal(number, told)
is_raw = sys.argv[1] == "raw"
before = termios.tcgetattr(0)
def take():
    if is_raw:
        tty.setcbreak(0)
        modes = termios.tcgetattr(0)
        modes[3] &= ~termios.ISIG
        termios.tcsetattr(0, termios.TCSANOW, modes)
take()
print("editing", os.path.basename(sys.argv[2]), flush=True)
while True:
    key = os.read(0, 1)
    if key == b"\\x1a":
        termios.tcsetattr(0, termios.TCSANOW, before)
        os.kill(0, signal.SIGTSTP)
        take()
        print("editing again", flush=True)
    if key in (b"x", b""):
        break
# What was typed for the editor is not the tutor's.
termios.tcsetattr(0, termios.TCSAFLUSH, before)
"""


def write(folder, files):
    for name, text in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)


def at_home(terminal):
    return terminal.start("--lessons", LESSONS, shows=HOME)


def in_lesson(terminal):
    program = at_home(terminal)
    terminal.keys("Enter")
    terminal.wait(lambda: "page 1 of" in terminal.screen(), "a lesson")
    return program


def on_stage(terminal):
    write(terminal.folder, {"Scene.swift": SCENE})
    return terminal.start("run", os.path.join(terminal.folder, "Scene.swift"), shows="viewDidLoad")


PLACES = {"home": at_home, "lesson": in_lesson, "stage": on_stage}


def ends_by(name, place):
    """A signal ends the program, and the terminal is as it was."""

    def situation(binary):
        with Terminal(binary) as terminal:
            program = PLACES[place](terminal)
            number = getattr(signal, "SIG" + name)
            os.kill(program, number)
            terminal.wait(lambda: terminal.program() is None, "the program's end")
            terminal.expect_restored()
            # The first interrupt is the program's to take, which leaves as it does by its own key.
            terminal.expect_status(0 if name == "INT" else 128 + number)

    return situation


def stops_at_home(binary):
    """Ctrl-Z gives the terminal to the shell; `fg` brings everything back."""
    with Terminal(binary) as terminal:
        program = at_home(terminal)
        terminal.keys("C-z")
        terminal.wait(lambda: state(program) == "T", "the program to stop")
        terminal.expect_restored()
        terminal.line("fg")
        terminal.wait(lambda: terminal.is_on_alternate_screen() and HOME in terminal.screen(), "home again")
        terminal.keys("q")
        terminal.wait(lambda: terminal.program() is None, "the program's end")
        terminal.expect_restored()


def in_editor(terminal, kind):
    """Opens the editor from a lesson; the numbers of the program and of the editor."""
    write(
        terminal.folder,
        {
            "course/Course.yaml": "title: Mending\nchapters:\n  - title: One\n    lessons: [01-mending]\n",
            "course/Claims.yaml": "claims: []\n", "course/01-mending/Lesson.md": LESSON, "course/01-mending/Questions.md": QUESTIONS,
            "course/01-mending/Scene.swift": SCENE,
            "course/01-mending/Better.swift": SCENE.replace(
                "super.viewDidLoad()", "super.viewDidLoad(); view.backgroundColor = .systemRed"),
            "editor.py": EDITOR,
        })
    terminal.line(f"export EDITOR='{sys.executable} {terminal.folder}/editor.py {kind}'")
    program = terminal.start("lesson", "01", "--lessons", f"{terminal.folder}/course", shows="Make it better")
    terminal.keys("w")
    terminal.wait(lambda: "editing Scene.swift" in terminal.screen() and not terminal.is_on_alternate_screen(), "the editor")
    return program, terminal.wait(lambda: next(iter(children(program)), None), "the editor's number")


def leave_editor(terminal, program, kind):
    terminal.keys(*(["x"] if kind == "raw" else ["x", "Enter"]))
    terminal.wait(
        lambda: terminal.is_on_alternate_screen() and "Make it better" in terminal.screen() and state(program) == "S", "the lesson again")


def editor_hears(binary):
    """Ctrl-C and Ctrl-\\ in the editor are the editor's; one Ctrl-C later is the tutor's, which ends as it should."""
    with Terminal(binary) as terminal:
        program, editor = in_editor(terminal, "plain")
        for key, name, count in [("C-c", "SIGINT", 1), ("C-c", "SIGINT", 2), ("C-\\", "SIGQUIT", 1), ("C-c", "SIGINT", 3)]:
            terminal.keys(key)
            terminal.wait(lambda: f"heard {name} {count}" in terminal.screen(), f"{name} {count} in the editor")
        if state(program) != "S" or state(editor) is None:
            raise Failure("the tutor did not wait for its editor")
        leave_editor(terminal, program, "plain")
        terminal.keys("C-c")
        terminal.wait(lambda: terminal.program() is None, "the program's end")
        terminal.expect_restored()
        terminal.expect_status(0)


def editor_stops(kind):
    """Ctrl-Z in the editor stops both, `fg` wakes both, as often as one likes."""

    def situation(binary):
        with Terminal(binary) as terminal:
            program, editor = in_editor(terminal, kind)
            for count in range(3):
                terminal.keys("C-z")
                terminal.wait(lambda: state(program) == "T" and state(editor) == "T", "both to stop")
                terminal.line(f"echo shell $((40 + {count}))")
                terminal.wait(lambda: f"shell {40 + count}" in terminal.screen(), "the shell to have the keyboard")
                terminal.line("fg")
                terminal.wait(lambda: state(program) == "S" and state(editor) == "S", "both to go on")
            leave_editor(terminal, program, kind)
            terminal.keys("C-c")
            terminal.wait(lambda: terminal.program() is None, "the program's end")
            terminal.expect_restored()

    return situation


def interrupted_run(binary):
    """While a program runs that takes long the screen says so; an interrupt ends the program's run, and the next one the tutor."""
    with Terminal(binary) as terminal:
        write(terminal.folder, {"Loop.swift": LOOP})
        terminal.line(f"'{terminal.binary}' run '{terminal.folder}/Loop.swift'; echo \"status $?\"")
        terminal.wait(lambda: "running" in terminal.screen(), "the screen to say that it runs")
        terminal.keys("C-c")
        terminal.wait(lambda: "Stopped" in terminal.screen(), "the run's end")
        terminal.keys("C-c")
        terminal.wait(lambda: terminal.program() is None, "the program's end")
        terminal.expect_restored()
        terminal.expect_status(0)


def long_run(binary):
    """Two interrupts at once during a run that takes long end the program, and the terminal is as it was."""
    with Terminal(binary) as terminal:
        write(terminal.folder, {"Loop.swift": LOOP})
        terminal.line(f"'{terminal.binary}' run '{terminal.folder}/Loop.swift'; echo \"status $?\"")
        terminal.wait(terminal.is_on_alternate_screen, "the program's screen")
        program = terminal.wait(terminal.program, "the program's number")
        terminal.wait(lambda: state(program) == "R", "the run")
        for _ in range(2):
            # Two at once would be one: the kernel keeps no count of them.
            os.kill(program, signal.SIGINT)
            terminal.wait(lambda: state(program) is None or not is_pending(program, signal.SIGINT), "the signal to be heard")
        # A shell that sees a program end by this signal forgets the rest of its line.
        terminal.wait(lambda: terminal.program() is None, "the program's end")
        terminal.expect_restored()


def other_sizes(binary):
    """LINES and COLUMNS of another window say nothing about this one."""
    screens = []
    for environment in [{}, {"COLUMNS": "300", "LINES": "5"}, {"COLUMNS": "30", "LINES": "8"}, {"COLUMNS": "999999"}]:
        with Terminal(binary, environment=environment) as terminal:
            at_home(terminal)
            screens.append(terminal.screen())
    if any(screen != screens[0] for screen in screens):
        raise Failure("another picture:\n" + "\n".join(screens))


def take_terminal():
    """Makes the standard input the child's terminal. What `nohup` has switched off in the test's own process is on again there."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]:
        signal.signal(number, signal.SIG_DFL)


def stalled(name):
    """A terminal that takes no output does not keep the program from ending."""

    def situation(binary):
        master, terminal = pty.openpty()
        before = termios.tcgetattr(terminal)
        fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        variables = os.environ | {"TERM": "xterm-256color", "XDG_STATE_HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no"}
        program = subprocess.Popen(
            [binary, "--lessons", LESSONS], stdin=terminal, stdout=terminal, stderr=terminal, env=variables, start_new_session=True,
            preexec_fn=take_terminal)
        try:
            output = b""
            while b"One transaction" not in output:
                output += os.read(master, 65536)
            # As Ctrl-S does where it is not a key like others. The next picture blocks in the middle of writing.
            termios.tcflow(terminal, termios.TCOOFF)
            fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 150, 0, 0))
            await_condition(lambda: is_writing(program.pid), "the program to write in vain")
            program.send_signal(getattr(signal, "SIG" + name))
            await_condition(lambda: program.poll() is not None, "the program's end")
            if termios.tcgetattr(terminal) != before:
                raise Failure("other modes than before")
        finally:
            program.kill()
            program.wait()
            os.close(terminal)
            os.close(master)

    return situation


def is_writing(process):
    """Whether a process waits within write(2) to its standard output."""
    try:
        with open(f"/proc/{process}/syscall") as file:
            words = file.read().split()
    except OSError:
        return False
    numbers = {"x86_64": "1", "aarch64": "64"}
    return words[:2] == [numbers.get(os.uname().machine, "1"), "0x1"]


def await_condition(condition, what):
    end = time.monotonic() + 30
    while not condition():
        if time.monotonic() > end:
            raise Failure(f"waited in vain for {what}")
        time.sleep(0.01)


def one_state(binary):
    """The state of the signal handlers exists once in the program."""
    symbols = subprocess.run(["nm", binary], capture_output=True, text=True, check=True).stdout.splitlines()
    found = [line for line in symbols if line.endswith(" signal_guard")]
    if len(found) != 1:
        raise Failure(f"the state of the signal guard exists {len(found)} times: {found}")


def situations():
    yield "one state", one_state
    for place in PLACES:
        for name in SIGNALS:
            yield f"SIG{name} {place}", ends_by(name, place)
    yield "stops at home", stops_at_home
    yield "the editor hears", editor_hears
    yield "the editor stops", editor_stops("plain")
    yield "an editor like vim stops", editor_stops("raw")
    yield "an interrupt in a long run", interrupted_run
    yield "two interrupts in a long run", long_run
    yield "other sizes", other_sizes
    for name in ["TERM", "HUP", "QUIT"]:
        yield f"SIG{name} while the terminal stalls", stalled(name)


def main():
    global LESSONS
    LESSONS = os.path.realpath(os.path.join(os.path.dirname(__file__), "../../Lessons"))
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary = os.path.realpath(sys.argv[1])
    chosen = [(name, body) for name, body in situations() if not sys.argv[2:] or any(word in name for word in sys.argv[2:])]
    failed = 0
    for name, body in chosen:
        try:
            body(binary)
        except Failure as failure:
            failed += 1
            print(f"FAILED {name}: {failure}", flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} situations leave the terminal as it was")
    sys.exit(1 if failed or not chosen else 0)


if __name__ == "__main__":
    main()
