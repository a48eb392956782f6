#!/usr/bin/env python3
"""Runs random scenes of controllers, and reports those whose recordings break a rule of UIKit's.

usage: scenes.py APPEAR [--count N] [--seconds T] [--seed S] [--jobs J] [--keep FOLDER]
       scenes.py APPEAR --replay FILE.swift...

A scene is a Swift file of containers and controllers that change their containers in callbacks, and steps of a user.
Its command stands in its first line. `invariants.py` has the rules.
Beside them the tool has ten seconds and a gigabyte, and each tenth scene is run twice and prints the same bytes.

A failing scene is made smaller while it still fails in the same way, and is written into FOLDER.
The exit status is 1 when a scene failed. The same seed makes the same scenes. With --seconds no more are begun after that time.
"""
import argparse
import collections
import concurrent.futures
import copy
import os
import pathlib
import random
import re
import shlex
import sys
import tempfile
import time

import invariants
from running import ran
from scene_maker import DEVICES, END, SYSTEMS, Maker, arguments, reached, source
from shrinking import Attempts, smallest

SIMPLER = {"pushTwice": "push", "popPush": "push", "pushPop": "push", "presentThen": "present", "dismissPresent": "present"}


def run(appear, path, options):
    """What the tool prints, and why that is no recording."""
    with tempfile.TemporaryFile() as complaints:
        # Without a path there is no compiler to be asked.
        text, status, problem = ran(
            [appear, "trace", str(path), *options, "--format", "jsonl"], {"SWIFT_BACKTRACE": "enable=no", "PATH": ""}, complaints)
        complaints.seek(0)
        complaint = complaints.read().decode("utf-8", "replace")
    if not problem and os.WEXITSTATUS(status):
        problem = f"exit code {os.WEXITSTATUS(status)}: {invariants.plain(complaint)}"
    return text, problem and (problem, complaint[:300])


def check(appear, path, options, isTwice=False):
    """What fails in one scene, as pairs of a kind and a detail."""
    text, problem = run(appear, path, options)
    if problem:
        return [problem]
    system = int(options[options.index("--os") + 1]) if "--os" in options else SYSTEMS[0]
    found = invariants.failures(text, path.read_text(), system)
    if isTwice and run(appear, path, options)[0] != text:
        found.append(("two runs print different bytes", ""))
    return found


def smaller(scene):
    """Scenes with one thing less, the largest steps first."""
    def changed(change):
        other = copy.deepcopy(scene)
        change(other)
        return other

    count = len(scene["steps"])
    for size in sorted({count // 2, count // 4, 1} - {0}, reverse=True):
        for start in range(0, count, size):
            yield changed(lambda s: s["steps"].__delitem__(slice(start, start + size)))
    for name in reached(scene):
        node = scene["nodes"][name]
        for key in ("hooks", "methods", "kids"):
            for index in range(len(node[key])):
                if key == "kids" and node["kind"] in ("page", "split") and len(node[key]) == 1:
                    continue
                yield changed(lambda s: s["nodes"][name][key].pop(index))
        if node["kind"] != "plain":
            yield changed(lambda s: s["nodes"][name].update(kind="plain", kids=[]))
        for key in ("label", "field", "buttons", "late", "loose", "hides", "manual"):
            if node[key]:
                yield changed(lambda s: s["nodes"][name].update({key: False}))
        for key in ("hooks", "methods"):
            for index, thing in enumerate(node[key]):
                action = thing["do"]
                simple = {"wrap": "now", "kept": False, "animated": False, "style": "fullScreen", "verb": SIMPLER.get(action["verb"])}
                for part, value in simple.items():
                    if value is not None and action[part] != value and (part != "style" or "present" in action["verb"].lower()):
                        yield changed(lambda s: s["nodes"][name][key][index]["do"].update({part: value}))
                if thing.get("times", 1) > 1:
                    yield changed(lambda s: s["nodes"][name][key][index].update(times=1))
    for kid in scene["nodes"][scene["root"]]["kids"]:
        yield changed(lambda s: s.update(root=kid))
    for key, values in (("in", ["root", "navigation"]), ("device", DEVICES), ("os", SYSTEMS[:-1])):
        for value in values[:values.index(scene[key])] if scene[key] in values else values[:1]:
            yield changed(lambda s: s.update({key: value}))
    for index, (delay, _) in enumerate(scene["steps"]):
        if delay is not None:
            yield changed(lambda s: s["steps"][index].__setitem__(0, None))


def replay(appear, file):
    """What fails in a file with its command in the first line. The quiet end that every scene has is added to it."""
    path = pathlib.Path(file).resolve()
    line = path.read_text().split("\n")[0]
    try:
        words = shlex.split(line.split("   ")[0])
        words = words[words.index("trace") + 2:]
    except ValueError:
        return [("no `appear trace` command in the first line", line[:80])]
    words = [word for word in words if word not in ("--only", "callbacks")]
    if words[-1:] != [END[-1]]:
        words += [word for step in END for word in ("--do", step)]
    return check(appear, path, words, isTwice=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("appear")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", default="scenes")
    parser.add_argument("--replay", nargs="+")
    options = parser.parse_args()
    appear = str(pathlib.Path(options.appear).resolve())
    if options.replay:
        found = {file: replay(appear, file) for file in options.replay}
        for file, problems in found.items():
            print(f"{file}: " + ("; ".join(f"{kind} ({detail})" for kind, detail in problems) or "nothing failed"))
        return 1 if any(found.values()) else 0
    end, tried = time.monotonic() + options.seconds, 0
    counts, smallest = collections.Counter(), {}
    with tempfile.TemporaryDirectory() as work:
        def test(scene, name="shrunk", isTwice=False):
            path = pathlib.Path(work) / f"{name}.swift"
            path.write_text(source(scene))
            return check(appear, path, arguments(scene), isTwice)

        def one(number):
            if time.monotonic() > end:
                return None, None
            scene = Maker(random.Random(f"{options.seed} {number}"), SYSTEMS).scene
            return scene, test(scene, f"scene{number}", number % 10 == 0)

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for number, (scene, found) in enumerate(pool.map(one, range(options.count))):
                tried += scene is not None
                for kind, detail in found or []:
                    counts[kind] += 1
                    if counts[kind] <= 3:
                        attempts = Attempts(
                            lambda other: any(found == kind for found, _ in test(other)), 250, key=lambda other: (source(other), *arguments(other)))
                        small = smallest(scene, smaller, attempts)
                        text = source(small)
                        if kind not in smallest or len(text) < len(smallest[kind][1]):
                            detail = dict(test(small)).get(kind, detail)
                            smallest[kind] = small, text, detail
                            keep(options.keep, kind, *smallest[kind])
                    if counts[kind] == 1:
                        print(f"scene {number}: {kind} ({smallest[kind][2]})", flush=True)
    for kind, count in counts.most_common():
        print(f"{count:6} {kind}   {options.keep}/{slug(kind)}.swift")
    print(f"{tried} scenes, {sum(counts.values())} failures of {len(counts)} kinds")
    return 1 if counts or not tried else 0


def slug(kind):
    return re.sub(r"[^A-Za-z0-9]+", "-", kind).strip("-")[:60]


def keep(folder, kind, scene, text, detail):
    """Writes a small scene with its command."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    command = " ".join(shlex.quote(word) for word in arguments(scene))
    detail = detail.replace("\n", " ")
    (folder / f"{slug(kind)}.swift").write_text(f"// appear trace {slug(kind)}.swift {command}   FOUND: {kind}; {detail}\n{text}")


if __name__ == "__main__":
    sys.exit(main())
