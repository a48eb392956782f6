"""Runs the tool under limits of time and memory. `mutate.py` and `scenes.py` use it."""
import os
import re
import resource
import signal
import subprocess
import tempfile
import threading

# Seconds of the processor, seconds of the clock where others use the machine too, and bytes of memory.
SECONDS, PATIENCE, BYTES = 10, 40, 1 << 30
# Tabs and line ends are text; what is escaped in JSON is text too.
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069]")
FATAL = re.compile(r"([\w+]+/[\w+]+\.swift:\d+: )?Fatal error: [^\n]{0,120}")


def ran(command, environment, complaints=subprocess.STDOUT, keys=b"", folder=None):
    """What a command prints, its exit status, and why it was too much: time, a signal or memory; None where it was not."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS + 1, SECONDS + 2))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as output:
        typed.write(keys)
        typed.seek(0)
        process = subprocess.Popen(
            command, stdin=typed, stdout=output, stderr=complaints, env=environment, cwd=folder, preexec_fn=limit, start_new_session=True)

        def end():
            try:
                # Its own children too.
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

        timer = threading.Timer(PATIENCE, end)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        isLate = not timer.is_alive()
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
    if usage.ru_utime + usage.ru_stime > SECONDS:
        return text, status, f"more than {SECONDS} s"
    if isLate:
        return text, status, f"no end within {PATIENCE} s"
    if os.WIFSIGNALED(status):
        reason = FATAL.search(text)
        return text, status, f"signal {signal.Signals(os.WTERMSIG(status)).name}" + (f", {reason.group()}" if reason else "")
    if usage.ru_maxrss * 1024 > BYTES:
        return text, status, "more than a gigabyte"
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
