"""What the program asks of the file system, by strace: every call that changes files, and a kill or an error at one of them."""

import collections
import os
import re
import shutil
import signal
import subprocess
import tempfile

# What makes, changes, locks or removes files. A name that a machine's kernel does not have is passed over.
CHANGING = [
    "open", "openat", "creat", "mkdir", "mkdirat", "chmod", "fchmod", "fchmodat", "chown", "fchown", "fchownat", "flock", "fcntl", "mmap",
    "write", "writev", "pwrite64", "pwritev", "pwritev2", "fsync", "fdatasync", "sync_file_range", "ftruncate", "truncate", "fallocate",
    "copy_file_range", "rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "rmdir",
]

# The number counts the calls of this name in a thread, from 1. The part is where in a file of the folder it writes: path, offset, length; or None.
Call = collections.namedtuple("Call", "name number is_output part", defaults=[None])


def refusal():
    """Why programs cannot be killed at their system calls here; None where they can."""
    if not shutil.which("strace"):
        return "strace is not installed"
    words = killing(Call("exit_group", 1, False)) + ["true"]
    tried = subprocess.run(["strace", *words], capture_output=True, text=True)
    if tried.returncode != -signal.SIGKILL:
        return f"strace cannot kill a program at a system call (is ptrace allowed?): {tried.stderr.strip() or tried.returncode}"
    return None


def killing(call):
    """The words for strace that kill a program before a call is done."""
    return injecting(call, "signal=SIGKILL", call.number)


def failing(call, error, is_lasting=False):
    """The words for strace that let a call fail, and with `is_lasting` every later one of its name."""
    return injecting(call, f"error={error}", f"{call.number}+" if is_lasting else call.number)


def injecting(call, what, when):
    return ["-f", "-qq", "-e", f"trace={call.name}", "-e", f"inject={call.name}:{what}:when={when}"]


def calls(log, folder):
    """The calls in a log that concern a folder or the standard output."""
    counts, found = collections.Counter(), []
    for line in log.splitlines():
        # A call that another thread interrupts comes in two lines; the first one has its arguments.
        begun = re.match(r"(\d+) +(\w+)\((.*)", line)
        if not begun:
            continue
        thread, name, rest = begun.groups()
        counts[thread, name] += 1
        is_output = name in ("write", "writev") and rest.startswith("1<")
        if folder in rest or is_output:
            written = re.match(r"\d+<([^>]*)>, .*, (\d+), (\d+)\)? ", rest) if name == "pwrite64" else None
            part = written and (os.path.relpath(written[1], folder), int(written[3]), int(written[2]))
            found.append(Call(name, counts[thread, name], is_output, part))
    # A kill meets the thread that comes first, so a number stands once.
    return list({(call.name, call.number, call.is_output): call for call in reversed(found)}.values())[::-1]


def recorded(run, folder):
    """The calls of a run, which is a function that takes the words before the program."""
    with tempfile.NamedTemporaryFile("r", suffix=".strace", errors="replace") as log:
        traced = ",".join("?" + name for name in CHANGING)
        outcome = run(["strace", "-f", "-qq", "-y", "-s", "0", "-o", log.name, "-e", f"trace={traced}"])
        return outcome, calls(log.read(), os.path.realpath(folder))


def faulted(run, words):
    """A run with a fault, and whether the fault came."""
    with tempfile.NamedTemporaryFile("r", suffix=".strace", errors="replace") as log:
        outcome = run(["strace", "-o", log.name, *words])
        return outcome, outcome.code == -signal.SIGKILL or "(INJECTED)" in log.read()


def torn(folder, part):
    """Takes half of what a call has written away again, as a machine without power may. False where it has not been written."""
    path, offset, length = part
    path = os.path.join(folder, path)
    size = os.path.getsize(path) if os.path.exists(path) else 0
    half, end = offset + length // 2, offset + length
    if size < end:
        return False
    if size == end:
        os.truncate(path, half)
    else:
        with open(path, "r+b") as file:
            file.seek(half)
            file.write(bytes(end - half))
    return True
