#!/usr/bin/env python3
"""Sets appear's speed beside a peer's, measured in turns in the same minutes, and prints ratios (below 1: appear is faster).

    Tests/Benchmarks/compare.py [interpreter] [solver] [scene] [growth] [terminal]      all of them without arguments

Needs the release builds (`--build` makes them first), CPython as the interpreter's peer, g++ and PyPI's kiwisolver sources for the solver's, and
tig and git for the terminal's.
"""

import pathlib
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile

import terminal

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROGRAM = ROOT / ".build/release/appear"
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


def growth():
    head("Growth: time for each", "at this size", "at 10")
    for kind in ["views", "controllers", "events"]:
        first = None
        for count in [10, 100, 1000] + ([10_000] if kind != "controllers" else []):
            each = float(figures(BENCHMARK, "growth", kind, count)[0]) / count * 1e3
            first = first or each
            row(f"{count} {kind}", each, first, "µs", 1)


def paint():
    with tempfile.TemporaryDirectory() as folder:
        repository = pathlib.Path(folder) / "repository"
        terminal.make_repository(repository, commits=200)
        scene_file = HERE / "Workloads/Two.swift"
        programs = {
            "appear run": ([PROGRAM, "run", scene_file, "--in", "navigation", "--do", "call A.push"], "\x1b[C" * 40 + "\x1b[D" * 40),
            "appear": ([PROGRAM], "jjjkkkjj"),
            "tig": (["tig", "-C", repository], "j" * 40 + "k" * 40),
        }
        results = terminal.measure(programs, runs=5)
    print("\nTerminal, 120x40")
    columns = ["settled ms", "key ms", "key p95 ms", "bytes/key", "clears", "memory MB"]
    print("  " + "".ljust(14) + "".join(c.rjust(12) for c in columns))
    for name, result in results.items():
        print("  " + name.ljust(14) + "".join(f"{result[c]:12.1f}" for c in columns))


def main():
    chosen = [a for a in sys.argv[1:] if not a.startswith("-")]
    if "--build" in sys.argv:
        release = ["-c", "release", "--static-swift-stdlib"]
        subprocess.run(["swift", "build", *release, "--product", "appear"], cwd=ROOT, check=True)
        subprocess.run(["swift", "build", *release], cwd=HERE, check=True)
    known = {"interpreter": interpreter, "solver": solver, "scene": scene, "growth": growth, "terminal": paint}
    for name in chosen or known:
        if name not in known:
            sys.exit(f"there is no benchmark '{name}'; there is: {', '.join(known)}")
        if name == "terminal" and not shutil.which("tig"):
            sys.exit("the terminal's peer, tig, is not installed")
        known[name]()


if __name__ == "__main__":
    main()
