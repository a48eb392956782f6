"""Runs the tool under limits of time and memory. `mutate.py`, `scenes.py` and `limits.py` use it."""
import os
import re
import resource
import signal
import subprocess
import tempfile
import time

# Seconds of the processor, what the clock has more for what neither runs nor waits for a core, and megabytes of memory.
SECONDS, SLACK, MEGABYTES = 10, 10, 1024
# Tabs and line ends are text; what is escaped in JSON is text too.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069]")
FATAL = re.compile(r"([\w+]+/[\w+]+\.swift:\d+: )?Fatal error: [^\n]{0,120}")


def waited(process):
    """The seconds that a process was ready and had no core; 0 where the system does not say."""
    try:
        with open(f"/proc/{process}/schedstat") as file:
            return int(file.read().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


def resident(process):
    """The megabytes that a process has in memory."""
    try:
        with open(f"/proc/{process}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize() >> 20
    except (OSError, IndexError, ValueError):
        return 0


def measured(command, output, most, **how):
    """The wait status of a command, its processor's seconds and largest megabytes, and why it was killed; None where it was not.

    It is killed when it has more than `most` megabytes. `how` are words of `Popen`.
    """
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (3 * SECONDS, 3 * SECONDS))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    process = subprocess.Popen(command, stdout=output, preexec_fn=limit, start_new_session=True, **how)
    began, in_vain, killed, pause = time.monotonic(), 0.0, None, 0.001
    while True:
        ended, status, usage = os.wait4(process.pid, os.WNOHANG)
        if ended:
            process.returncode = os.waitstatus_to_exitcode(status)
            return status, usage.ru_utime + usage.ru_stime, usage.ru_maxrss >> 10, killed
        in_vain = max(in_vain, waited(process.pid))
        if killed is None:
            if time.monotonic() - began - in_vain > SECONDS + SLACK:
                killed = f"not ended after {SECONDS + SLACK} s"
            elif resident(process.pid) > most:
                killed = f"more than {most} MB"
            if killed:
                # Its own children too.
                os.killpg(process.pid, signal.SIGKILL)
        time.sleep(pause)
        pause = min(pause * 1.3, 0.02)


def ran(command, environment, complaints=subprocess.STDOUT, keys=b"", folder=None):
    """What a command prints, its exit status, and why it was too much: time, a signal or memory; None where it was not."""
    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as output:
        typed.write(keys)
        typed.seek(0)
        status, seconds, megabytes, killed = measured(
            command, output, 2 * MEGABYTES, stdin=typed, stderr=complaints, env=environment, cwd=folder)
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
    if seconds > SECONDS:
        return text, status, f"more than {SECONDS} s"
    if megabytes > MEGABYTES:
        return text, status, "more than a gigabyte"
    if killed:
        return text, status, killed
    if os.WIFSIGNALED(status):
        reason = FATAL.search(text)
        return text, status, f"signal {signal.Signals(os.WTERMSIG(status)).name}" + (f", {reason.group()}" if reason else "")
    return text, status, None


def judged(command, environment, keys=b"", folder=None):
    """What a command prints, its exit code, and what it did that no input may make it do; None where it did not."""
    text, status, problem = ran(command, environment, keys=keys, folder=folder)
    code = os.waitstatus_to_exitcode(status)
    if not problem and code >= 128:
        problem = f"exit code {code}"
    found = None if problem else CONTROL.search(text)
    if found:
        problem = f"control character U+{ord(found.group()):04X} in the output"
    return text, code, problem
