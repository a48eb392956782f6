"""Start and key-to-paint times of terminal programs over a pseudo-terminal, several in turns."""

import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import subprocess
import tempfile
import termios
import time

ROWS, COLUMNS = 40, 120


def make_repository(path, commits):
    """A git repository with so many commits."""
    path.mkdir(parents=True)
    lines = []
    for number in range(commits):
        lines.append(f"commit refs/heads/main\ncommitter A <a@example.com> {1_700_000_000 + number} +0000")
        message = f"Change number {number}"
        lines.append(f"data {len(message)}\n{message}\nM 100644 inline file-{number % 20}.txt\ndata {len(str(number))}\n{number}\n")
    subprocess.run(["git", "init", "-q", "-b", "main"], cwd=path, check=True)
    subprocess.run(["git", "fast-import", "--quiet"], cwd=path, input="\n".join(lines).encode(), check=True)


def read_until_quiet(fd, quiet, begin, limit=8.0):
    """Reads until `quiet` seconds have brought nothing: (ms to the last byte, what was read)."""
    seen, last = bytearray(), None
    while True:
        now = time.perf_counter()
        if now - begin > limit or last is not None and now - last > quiet:
            break
        if not select.select([fd], [], [], 0.002)[0]:
            continue
        try:
            data = os.read(fd, 65536)
        except OSError:
            break
        if not data:
            break
        last = time.perf_counter()
        seen += data
        answer(fd, data)
    return (None if last is None else (last - begin) * 1e3), seen


def answer(fd, data):
    """Answers what programs ask a terminal: its attributes, the cursor, its colours."""
    if b"\x1b[c" in data:
        os.write(fd, b"\x1b[?62;22c")
    if b"\x1b[6n" in data:
        os.write(fd, b"\x1b[1;1R")
    for match in re.finditer(rb"\x1b\]1([01]);\?(\x07|\x1b\\)", data):
        os.write(fd, b"\x1b]1" + match.group(1) + b";rgb:0000/0000/0000\x07")


def one_run(command, keys, home):
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "TMUX")}
    environment.update(TERM="xterm-256color", LANG="C.UTF-8", HOME=home, XDG_STATE_HOME=home)
    command = [str(c) for c in command]
    begin = time.perf_counter()
    process, fd = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, environment)
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    settled, _ = read_until_quiet(fd, 0.25, begin)
    times, sizes, clears = [], [], 0
    for key in re.findall(r"\x1b\[[A-Z]|.", keys, re.S):
        time.sleep(0.03)
        begin = time.perf_counter()
        os.write(fd, key.encode())
        last, seen = read_until_quiet(fd, 0.03, begin, limit=0.5)
        if last is not None:
            times.append(last)
            sizes.append(len(seen))
            clears += seen.count(b"\x1b[2J")
    with open(f"/proc/{process}/status") as status:
        memory = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    os.kill(process, signal.SIGTERM)
    os.close(fd)
    os.waitpid(process, 0)
    return settled, times, sizes, clears, memory


def measure(programs, runs):
    """Runs each program `runs` times in turns, after once that is not counted. The drawing of a terminal emulator is not in the figures."""
    results = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as home:
        for turn in range(runs + 1):
            for name, (command, keys) in programs.items():
                result = one_run(command, keys, home)
                if turn:
                    results[name].append(result)
    table = {}
    for name, all_runs in results.items():
        times = sorted(t for run in all_runs for t in run[1])
        table[name] = {
            "settled ms": statistics.median(run[0] for run in all_runs),
            "key ms": statistics.median(times),
            "key p95 ms": times[int(0.95 * len(times))],
            "bytes/key": statistics.median(s for run in all_runs for s in run[2]),
            "clears": sum(run[3] for run in all_runs),
            "memory MB": statistics.median(run[4] for run in all_runs),
        }
    return table
