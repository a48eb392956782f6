#!/usr/bin/env python3
"""Sets appear's speed beside a peer's, measured in turns in the same minutes, and prints ratios (below 1: appear is faster).

    Tests/Benchmarks/compare.py [interpreter] [solver] [scene] [lesson] [growth] [terminal]      all of them without arguments
    BEFORE=path/of/another/appear Tests/Benchmarks/compare.py builds      answers in lessons, start and memory of two builds

Needs the release builds (`--build` makes them first), CPython as the interpreter's peer, g++ and PyPI's kiwisolver sources for the solver's, and
tig and git for the terminal's.
growth has no peer and prints exponents (1 is linear); the variable APPEAR names another program than the release build's.
"""

import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time

import builds
import terminal

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROGRAM = pathlib.Path(os.environ.get("APPEAR", ROOT / ".build/release/appear"))
BENCHMARK = HERE / ".build/release/Benchmark"
TURNS = 3


def figures(*command):
    """The numbers on the line that a command prints."""
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, check=True)
    return done.stdout.strip().split()


def row(name, ours, peer, unit="ms", digits=2):
    print(f"  {name:34} {ours:10.{digits}f} {peer:10.{digits}f} {unit:3} {ours / peer:8.2f}x")


def head(title, ours, peer):
    print(f"\n{title}\n  {'':34} {ours:>10} {peer:>10}     {'ratio':>8}")


def interpreter():
    head("Interpreter", "appear", f"CPython {sys.version_info.major}.{sys.version_info.minor}")
    for name in ["loop", "calls", "objects", "recorded"]:
        mode = ["traced"] if name == "recorded" else []
        ours, peers = [], []
        for _ in range(TURNS):
            mine = figures(BENCHMARK, "interpreter", HERE / f"Workloads/{name}.swift", 5, *mode)
            other = figures(sys.executable, HERE / "Peers/interpreter.py", HERE / f"Workloads/{name}.py", 5, *mode)
            if mine[1] != other[1]:
                sys.exit(f"{name}: appear printed {mine[1]}, the peer {other[1]}")
            ours.append(float(mine[0]))
            peers.append(float(other[0]))
        row(name + (" (every line with its locals)" if mode else ""), statistics.median(ours), statistics.median(peers))


def kiwi(folder):
    """The peer, built from the sources that kiwisolver's package carries."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", "kiwisolver", "-d", folder,
         "kiwisolver==1.4.8"], check=True)
    with tarfile.open(next(pathlib.Path(folder).glob("kiwisolver-*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    headers = next(pathlib.Path(folder).glob("kiwisolver-*/kiwi"))
    peer = pathlib.Path(folder) / "solver"
    subprocess.run(["g++", "-O2", "-std=c++17", "-I", str(headers.parent), str(HERE / "Peers/solver.cpp"), "-o", str(peer)], check=True)
    return peer


def solver():
    head("Solver", "appear", "kiwi")
    with tempfile.TemporaryDirectory() as folder:
        peer = kiwi(folder)
        # Of the peer's longer chains each build takes minutes.
        for kind, counts in {"row": [10, 100, 1000], "chain": [10, 100], "cells": [10, 100]}.items():
            for count in counts:
                path = pathlib.Path(folder) / f"{kind}-{count}"
                path.write_text(subprocess.run([BENCHMARK, "system", kind, str(count)], capture_output=True, text=True, check=True).stdout)
                runs = 200 if count == 10 else 20 if count == 100 else 5
                mine = [figures(BENCHMARK, "solver", path, runs) for _ in range(TURNS)]
                other = [figures(peer, path, runs) for _ in range(TURNS)]
                for index, what in enumerate(["build", "edit"]):
                    row(f"{kind} {count}, {what}", *(statistics.median(float(f[index]) for f in figs) for figs in (mine, other)), digits=3)


def scene():
    head("Scenes: parse, run, record", "whole", "parsing")
    for path in sorted((ROOT / "Lessons").glob("*/Scene.swift")):
        whole, parsing, events = figures(BENCHMARK, "scene", path, 20)
        row(f"{path.parent.name[:25]}, {events} events", float(whole), float(parsing))


def lesson():
    head("Lessons: a run in process", "median", "parsing")
    done = subprocess.run([str(BENCHMARK), "lesson", str(ROOT / "Lessons"), "5"], capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        number, runs, median, longest, parsing = line.split()
        row(f"{number}, {runs} runs, longest {float(longest):.1f} ms", float(median), float(parsing))


# Scenes of any size: what they are made of, the sizes, the steps.
GROWING = {
    "pushes and pops": (
        """import UIKit
class A: UIViewController {
    var count = 0
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard count < SIZE else { return }
        count += 1
        navigationController?.pushViewController(B(), animated: true)
    }
}
class B: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.popViewController(animated: true)
    }
}""",
        [100, 250, 500, 1000], ["--in", "navigation", "--do", "wait 1500"]),
    "controllers": (
        """import UIKit
class C: UIViewController {}
class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for _ in 0..<SIZE {
            let child = C()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }
}""",
        [250, 500, 1000, 2000], []),
    "views": (
        """import UIKit
class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<SIZE { view.addSubview(UIView(frame: CGRect(x: 0, y: index, width: 9, height: 1))) }
    }
}""",
        [1000, 2000, 4000, 8000], []),
    "constrained views": (
        """import UIKit
class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var last: UIView?
        for _ in 0..<SIZE {
            let one = UIView()
            one.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(one)
            NSLayoutConstraint.activate([
                one.leadingAnchor.constraint(equalTo: view.leadingAnchor), one.widthAnchor.constraint(equalToConstant: 20),
                one.heightAnchor.constraint(equalToConstant: 2), one.topAnchor.constraint(equalTo: last?.bottomAnchor ?? view.topAnchor),
            ])
            last = one
        }
    }
}""",
        [625, 1250, 2500, 5000], []),
}


def traced(text, size, steps, folder):
    """The seconds and megabytes that a scene of a size takes, the best of some runs."""
    file = pathlib.Path(folder) / "Scene.swift"
    file.write_text(text.replace("SIZE", str(size)))
    best = None
    for _ in range(TURNS):
        begin = time.perf_counter()
        child = subprocess.Popen([PROGRAM, "trace", file, "--root", "A", "--only", "callbacks", *steps], stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        taken = (time.perf_counter() - begin, usage.ru_maxrss / 1024)
        if status:
            sys.exit(f"a scene of {size} ended with {status}")
        best = taken if best is None else (min(best[0], taken[0]), min(best[1], taken[1]))
    return best


def exponent(sizes, values):
    """The slope of a line through the logarithms."""
    xs, ys = [math.log(x) for x in sizes], [math.log(max(y, 1e-9)) for y in values]
    x, y = statistics.mean(xs), statistics.mean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def growth():
    """Whole scenes at four sizes, less what an empty one takes; 1 is linear."""
    print("\nGrowth of a scene             size   seconds        MB     exponents of time and memory")
    with tempfile.TemporaryDirectory() as folder:
        empty = traced("import UIKit\nclass A: UIViewController {}", 0, [], folder)
        for name, (text, sizes, steps) in GROWING.items():
            results = [traced(text, size, steps, folder) for size in sizes]
            seconds, megabytes = [r[0] - empty[0] for r in results], [r[1] - empty[1] for r in results]
            for size, result in zip(sizes, results):
                print(f"  {name:24} {size:8} {result[0]:9.2f} {result[1]:9.0f}", end="" if size == sizes[-1] else "\n")
            print(f"     {exponent(sizes, seconds):.2f}  {exponent(sizes, megabytes):.2f}")


def paint():
    with tempfile.TemporaryDirectory() as folder:
        repository = pathlib.Path(folder) / "repository"
        terminal.make_repository(repository, commits=200)
        scene_file = HERE / "Workloads/Two.swift"
        programs = {
            "appear run": ([PROGRAM, "run", scene_file, "--in", "navigation", "--do", "call A.push"], "\x1b[C" * 40 + "\x1b[D" * 40),
            "appear lesson": ([PROGRAM, "lesson", "05", "--lessons", ROOT / "Lessons"], "\x1b[C" * 40 + "\x1b[D" * 40),
            "appear": ([PROGRAM], "jjjkkkjj"),
            "tig": (["tig", "-C", repository], "j" * 40 + "k" * 40),
            "vim": (["vim", "-u", "NONE", scene_file], "j" * 40 + "k" * 40),
            "htop": (["htop"], "\x1b[B" * 20 + "\x1b[A" * 20),
        }
        # The last two are peers where they are installed.
        programs = {name: program for name, program in programs.items() if shutil.which(program[0][0])}
        results = terminal.measure(programs, runs=5)
    print("\nTerminal, 120x40")
    columns = ["settled ms", "key ms", "key p95 ms", "bytes/key", "clears", "memory MB"]
    print("  " + "".ljust(14) + "".join(c.rjust(12) for c in columns))
    for name, result in results.items():
        print("  " + name.ljust(14) + "".join(f"{result[c]:12.1f}" for c in columns))


def two_builds():
    if "BEFORE" not in os.environ:
        sys.exit("the variable BEFORE names the other build's program")
    head("Two builds", "this one", "before")
    builds.measure(PROGRAM.resolve(), pathlib.Path(os.environ["BEFORE"]).resolve(), row)


def main():
    chosen = [a for a in sys.argv[1:] if not a.startswith("-")]
    if "--build" in sys.argv:
        release = ["-c", "release", "--static-swift-stdlib"]
        subprocess.run(["swift", "build", *release, "--product", "appear"], cwd=ROOT, check=True)
        subprocess.run(["swift", "build", *release], cwd=HERE, check=True)
    alone = {"interpreter": interpreter, "solver": solver, "scene": scene, "lesson": lesson, "growth": growth, "terminal": paint}
    known = alone | {"builds": two_builds}
    for name in chosen or alone:
        if name not in known:
            sys.exit(f"there is no benchmark '{name}'; there is: {', '.join(known)}")
        if name == "terminal" and not shutil.which("tig"):
            sys.exit("the terminal's peer, tig, is not installed")
        known[name]()


if __name__ == "__main__":
    main()
