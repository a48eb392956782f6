"""A terminal of its own for each situation: tmux with a shell in it. Everything waits for conditions, never for time."""

import os
import re
import shutil
import subprocess
import tempfile
import termios
import time
import uuid


class Failure(Exception):
    """A condition that did not come true."""


class Terminal:
    """A window of tmux with a shell that leaves the terminal's modes to whoever changes them."""

    patience = 60.0

    def __init__(self, binary, columns=100, rows=30, environment=None):
        self.binary = os.path.realpath(binary)
        self.folder = tempfile.mkdtemp(prefix="appear-terminal-")
        self.socket = "appear-" + uuid.uuid4().hex[:8]
        self.raw = os.path.join(self.folder, "raw")
        variables = {
            "PATH": os.environ["PATH"], "HOME": self.folder, "XDG_STATE_HOME": os.path.join(self.folder, "state"),
            "TERMINFO_DIRS": os.environ.get("TERMINFO_DIRS", ""), "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "PS1": "> ",
        } | (environment or {})
        words = ["env"] + [f"{name}={value}" for name, value in variables.items() if value] + ["dash", "-i"]
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), "exec " + " ".join(map(quoted, words)))
        self.tmux("set-option", "-g", "status", "off")
        self.tmux("pipe-pane", "-o", f"cat >> {quoted(self.raw)}")
        self.wait(lambda: self.screen().startswith(">"), "a prompt")
        self.shell = int(self.format("#{pane_pid}"))
        self.modes = self.current_modes()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.tmux("kill-server")
        shutil.rmtree(self.folder, ignore_errors=True)

    def tmux(self, *words):
        done = subprocess.run(["tmux", "-u", "-L", self.socket, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        return done.stdout

    def format(self, text):
        return self.tmux("display-message", "-p", text).strip()

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def settled(self):
        """The screen when the program sleeps and has nothing more to draw: a frame that came in two parts is waited for."""
        before = None

        def same():
            nonlocal before
            process = self.program()
            sleeps, now = process is None or state(process) == "S", self.screen()
            is_same, before = sleeps and now == before, now if sleeps else None
            return is_same

        self.wait(same, "a screen that stays as it is")
        return before

    def keys(self, *names):
        """Presses keys by tmux's names."""
        self.tmux("send-keys", *names)

    def line(self, text):
        """Types a line."""
        self.tmux("send-keys", "-l", text)
        self.keys("Enter")

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def wait(self, condition, what):
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            found = condition()
            if found:
                return found
            time.sleep(0.01)
        raise Failure(f"waited in vain for {what}; the screen:\n{self.screen().rstrip()}")

    # What runs

    def start(self, *words, shows):
        """Starts the program in the shell and waits until its screen shows a text. What came of it is told when it has ended."""
        self.line(" ".join(map(quoted, [self.binary, *words])) + '; echo "status $?"')
        self.wait(lambda: self.is_on_alternate_screen() and shows in self.screen(), f"'{shows}' on the program's screen")
        return self.wait(self.program, "the program's number")

    def is_on_alternate_screen(self):
        return self.format("#{alternate_on}") == "1"

    def program(self):
        """The number of the program that the shell has started; None when there is none."""
        return next(iter(children(self.shell)), None)

    def expect_status(self, wanted):
        """The status of the program that has ended, as the shell tells it."""
        found = self.wait(lambda: re.search(r"^status (\d+)$", self.screen(), re.M), "the program's status")
        if int(found[1]) != wanted:
            raise Failure(f"status {found[1]}, not {wanted}")

    # What the terminal is like

    def current_modes(self):
        descriptor = os.open(self.format("#{pane_tty}"), os.O_RDWR | os.O_NOCTTY)
        try:
            return termios.tcgetattr(descriptor)
        finally:
            os.close(descriptor)

    def differences(self):
        """What is not as it was before the program started."""
        found = []
        flags = {"alternate_on": "0", "cursor_flag": "1", "mouse_any_flag": "0", "keypad_flag": "0", "keypad_cursor_flag": "0"}
        for name, wanted in flags.items():
            if self.format("#{" + name + "}") != wanted:
                found.append(f"{name} is not {wanted}")
        modes = self.current_modes()
        if not modes[3] & termios.ECHO:
            found.append("no echo")
        if not modes[3] & termios.ICANON:
            found.append("not canonical")
        if modes != self.modes:
            found.append("other modes than before")
        with open(self.raw, "rb") as file:
            output = file.read()
        private = {}
        for numbers, letter in re.findall(rb"\x1b\[\?([\d;]+)([hl])", output):
            for number in numbers.split(b";"):
                private[int(number)] = letter == b"h"
        # The cursor and wrapping are on by themselves; everything else that was switched on must be off again.
        for number, is_on in sorted(private.items()):
            if is_on != (number in (7, 25)):
                found.append(f"private mode {number} is {'on' if is_on else 'off'}")
        return found

    def expect_restored(self):
        try:
            self.wait(lambda: not self.differences(), "the terminal as it was")
        except Failure as failure:
            raise Failure(f"{', '.join(self.differences())}: {failure}") from None


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def children(process):
    """The numbers of a process's children, the oldest first."""
    try:
        with open(f"/proc/{process}/task/{process}/children") as file:
            return [int(number) for number in file.read().split()]
    except OSError:
        return []


def is_pending(process, number):
    """Whether a signal has been sent to a process and has not reached it yet."""
    try:
        with open(f"/proc/{process}/status") as file:
            sets = [int(line.split()[1], 16) for line in file if line.startswith(("SigPnd", "ShdPnd"))]
    except OSError:
        return False
    return any(pending >> (number - 1) & 1 for pending in sets)


def state(process):
    """How a process is, in the kernel's letter: R runs, S sleeps, T is stopped; None when it is gone."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0]
    except OSError:
        return None
