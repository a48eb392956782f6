#!/usr/bin/env python3
"""Runs view controllers of public apps through launch, a push over them, the way back and their own pop, and counts.

    survey.py unpack CLONES INTO                 check out every OWNER+NAME of CLONES (git directories) that INTO lacks
    survey.py draw INTO LIST --per N --seed S    draw N controllers of each app in INTO that is no library: OWNER/NAME<tab>PATH lines
    survey.py run INTO LIST OUT                  run those of LIST, one JSON file each in OUT, and print the totals
    survey.py show OUT                           print the totals again, and what stopped those that did not get through

A controller is *through* when it appears and disappears at least twice, and no exception ends it (its view may have been set). It is *covered* when nothing ends it, it
appears and disappears, every step finds it, but its own app shows another controller in its place before the last, as one of an app's that asks for a passcode does; those
are counted by themselves. Every run
assumes what is suggested first where the app ends, at most twenty times (`--assume all`). A statement counts as placeheld or refused when any event of that kind stands at its line, otherwise as run as Swift would. Nothing here belongs to the test suite: the files are other
people's, and none of them is kept. libraries.txt says where the modules that apps import are found among the checkouts.
"""

import argparse
import collections
import concurrent.futures
import functools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
KEPT = (".swift", ".storyboard", ".xib", ".plist", ".strings", ".stringsdict", ".json", ".xcstrings", ".pbxproj", ".xcconfig", ".podspec", ".html", ".txt", ".csv", ".xml")
ASIDE = re.compile(r"(^|/)(Pods|Carthage|\.build|Tests?|[^/]*Tests|[^/]*Mocks?|[^/]*\.playground|[^/]*\.docc|Templates?|node_modules|vendor)(/|$)", re.I)
EXAMPLES = re.compile(r"(^|/)(Examples?|[^/]*Examples?|Demos?|[^/]*Demo|Samples?|iOS ?Example|Playgrounds?|Benchmarks?|Sandbox)(/|$)", re.I)
CLASS = re.compile(r"^[^\S\n]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|internal|fileprivate|private|final)\s+)*class\s+(\w+)\s*(?:<[^>]*>)?\s*:\s*([^{]+)\{", re.M)
LIFE = re.compile(r"override\s+(?:(?:open|public|internal|final)\s+)*func\s+(viewDidLoad|viewWillAppear|viewIsAppearing|viewDidAppear|viewWillDisappear|viewDidDisappear|viewDidLayoutSubviews|viewWillLayoutSubviews|loadView)\b"
                  r"|(?:open|public|internal)\s+override\s+func\s+(viewDidLoad|viewWillAppear|viewDidAppear|loadView)\b")


def unpack(clones, into):
    into.mkdir(parents=True, exist_ok=True)
    for clone in sorted(p for p in clones.iterdir() if "+" in p.name):
        goal = into / clone.name
        if goal.exists():
            continue
        git = next((g for g in (clone / "repo/.git", clone / "repo", clone / ".git", clone) if (g / "HEAD").exists()), None)
        if git is None:
            continue
        tree = subprocess.run(["git", f"--git-dir={git}", "ls-tree", "-rz", "HEAD"], capture_output=True, check=True).stdout.split(b"\0")
        names = [n.split(b"\t", 1)[1] for n in tree if n.startswith(b"100")]  # no links: what they lead to is there itself
        kept = [n for n in names if b"\n" not in n and n.endswith(tuple(k.encode() for k in KEPT)) and b".xcuserdata" not in n]
        part = into / f".{clone.name}.part"
        subprocess.run(["rm", "-rf", part], check=True)
        part.mkdir()
        wanted = b"".join(b"HEAD:" + n + b"\n" for n in kept)
        read = subprocess.run(["git", f"--git-dir={git}", "cat-file", "--batch"], input=wanted, capture_output=True).stdout
        at = 0
        for name in kept:
            end = read.index(b"\n", at)
            header = read[at:end].split(b" ")
            at = end + 1
            if header[-1] == b"missing":  # the largest files may be absent from a clone
                continue
            size = int(header[-1])
            file = part / os.fsdecode(name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(read[at:at + size])
            at += size + 1
        commit = subprocess.run(["git", f"--git-dir={git}", "rev-parse", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
        (part / ".commit").write_text(commit)
        part.rename(goal)


def entry(text):
    """The first class of a file that overrides lifecycle methods, else None. What is commented out is no class."""
    text = re.sub(r"^[ \t]*/\*.*?\*/|^[ \t]*//[^\n]*", "", text, flags=re.DOTALL | re.MULTILINE)
    classes = [(m.start(), m.group(1), m.group(2)) for m in CLASS.finditer(text)]
    for found in LIFE.finditer(text):
        before = [c for c in classes if c[0] < found.start() and re.search("Controller|VC|Screen", c[1] + c[2])]
        if before and not re.search(r"\bUIPresentationController\b|\bNS(View|Window)Controller\b|WK\w*Controller\b|\bUI(Table|Collection)?View\b(?!C)", before[-1][2]):
            return before[-1][1]
    return None


def draw(into, out, per, seed, repositories):
    generator = random.Random(seed)
    with open(out, "w") as lines:
        for app in sorted(p for p in into.iterdir() if "+" in p.name and not p.name.startswith(".")):
            if repositories and app.name.replace("+", "/", 1) not in repositories:
                continue
            found = []
            for file in sorted(app.rglob("*.swift")):
                path = str(file.relative_to(app))
                if ASIDE.search(os.path.dirname(path)) or not file.is_file() or file.is_symlink():
                    continue
                text = file.read_text(errors="replace")
                if not re.search(r"import (AppKit|Cocoa|WatchKit|SwiftUI)\b", text) and "Controller" in text and entry(text):
                    found.append(path)
            for path in sorted(generator.sample(found, min(per, len(found)))):
                lines.write(f"{app.name.replace('+', '/', 1)}\t{path}\n")


@functools.lru_cache(None)
def modules(folder):
    """The modules that the Swift files below a folder import."""
    names = set()
    for file in pathlib.Path(folder).rglob("*.swift"):
        if file.is_file():
            names.update(re.findall(rb"^\s*(?:@\w+\s+)?(?:public\s+)?import\s+(?:(?:class|struct|enum|protocol|func|typealias)\s+)?(\w+)", file.read_bytes(), re.M))
    return frozenset(n.decode() for n in names)


@functools.lru_cache(None)
def library_table(into):
    table = {}
    for line in (HERE / "libraries.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            names, repository, folders = (line.split("\t") + ["."])[:3]
            found = [p for folder in folders.split(",") if (p := into / repository.replace("/", "+") / folder).exists()]
            table.update({name: found for name in names.split(",")})
    return table


def project(app, path):
    """The folder of a file's project, and whether it is an example of the library that the whole repository is."""
    folder = (app / path).parent
    while folder != app:
        if any(p.suffix in (".xcodeproj", ".xcworkspace") for p in folder.iterdir()) or (folder / "Package.swift").exists():
            return folder
        folder = folder.parent
    return app


def own_library(app, folder):
    """Where an example's library is: the sources of its repository that are neither examples nor tests."""
    if folder == app or not (list(app.glob("*.podspec")) or (app / "Package.swift").exists()):
        return []
    for name in ("Sources", "Source", "Classes", "Pod/Classes", app.name.split("+", 1)[1], app.name.split("+", 1)[1].split(".")[0], "src", "lib"):
        if (app / name).is_dir() and app / name not in (folder, *folder.parents) and list((app / name).rglob("*.swift")):
            return [app / name]
    return []


@functools.lru_cache(None)
def local_packages(folder):
    """The folders of the packages that a package's manifest names by path: appear finds these itself, what they import is wanted too."""
    manifest = pathlib.Path(folder) / "Package.swift"
    paths = re.findall(r'\.package\([^)]*path:\s*"([^"]+)"', manifest.read_text(errors="replace")) if manifest.is_file() else []
    return [os.path.normpath(os.path.join(folder, p)) for p in paths]


@functools.lru_cache(None)
def has_own(app, module):
    """Whether an app's repository has a module's sources itself, in the version that it is written for."""
    return any(list((app / folder / module).rglob("*.swift")) for folder in ("Pods", "Carthage/Checkouts") if (app / folder / module).is_dir())


def paths_of(into, repository, path):
    app = into / repository.replace("/", "+", 1)
    folder = project(app, path)
    given = [folder, *own_library(app, folder)]
    table = library_table(into)
    wanted = list(given)
    seen = set()
    while wanted:
        current = str(wanted.pop())
        wanted += [p for p in local_packages(current) if p not in seen]
        seen.update(local_packages(current))
        for module in sorted(modules(current)):
            for library in table.get(module, []) if not has_own(app, module) else []:
                if library not in given and not any(library.is_relative_to(g) for g in given):
                    given.append(library)
                    wanted.append(library)
    return app / path, given


def command(into, repository, path, options):
    file, folders = paths_of(into, repository, path) if not options.alone else (into / repository.replace("/", "+", 1) / path, [])
    root = entry(file.read_text(errors="replace"))
    steps = [s for name in ("surveyPush", "surveyBack", "surveyUnder", "surveyPop") for s in ("--do", f"call {root}.{name}")]
    return root, [options.appear, "trace", str(file), *map(str, folders), str(HERE / "SurveySteps.swift"), "--root", root, "--in", "navigation", "--assume", "all",
                  "--format", "jsonl", *steps]


def run_one(into, repository, path, options, out):
    root, words = command(into, repository, path, options)
    began = time.monotonic()
    try:
        done = subprocess.run(words, capture_output=True, timeout=options.timeout)
        output, code, error = done.stdout, done.returncode, done.stderr.decode(errors="replace")
    except subprocess.TimeoutExpired as late:
        output, code, error = late.stdout or b"", "hangs", ""
    report = judge(output, code, root, path)
    report.update(repository=repository, path=path, root=root, code=code, error=error[-2000:], seconds=round(time.monotonic() - began, 1))
    name = re.sub(r"[^\w.-]+", "_", f"{repository}_{path}")
    (out / f"{name}.json").write_text(json.dumps(report, indent=1))
    return report


def judge(output, code, root, path):
    counts, lines, marks, stops = collections.Counter(), {}, {}, []
    name = os.path.basename(path)
    heir = None
    for text in output.splitlines():
        try:
            event = json.loads(text)
        except ValueError:
            continue
        kind, at = event["kind"], event.get("at") or ""
        if kind == "refusal" and f" in place of {root}, which leaves" in (event.get("text") or ""):
            heir = event["text"].split(" in place of ")[0]  # an abstract class: its own bodies run for a subclass
        if kind == "callback" and ("." + event["object"].split("#")[0]).endswith(("." + root, f".{heir}")):
            counts[event["name"]] += 1
        if kind == "line":
            lines[at] = True
        elif kind == "refusal":
            stood_for = event["name"] == "placeholder" and marks.get(at) != "refusal"
            marks[at] = "placeholder" if stood_for else "refusal"
            if event["name"] != "placeholder":
                stops.append(f"{event['name']}: {event.get('text')} at {at}")
        elif kind == "exception":
            stops.append(f"exception {event.get('name')}: {event.get('text')} at {at}")
    own = [l for l in lines if l.rsplit(":", 1)[0].endswith(name)]
    told = collections.Counter(marks.get(l, "swift") for l in own)
    exceptions = [s for s in stops if s.startswith("exception")]
    ended = code != 0 or bool(exceptions)
    appearances = min(counts["viewDidAppear(_:)"], counts["viewDidDisappear(_:)"])
    lost = any("there is no living" in s for s in stops)
    return {"through": not ended and appearances >= 2, "covered": not ended and appearances == 1 and not lost, "swift": told["swift"], "placeheld": told["placeholder"], "refused": told["refusal"], "stops": stops[-40:],
            "callbacks": dict(counts)}


def show(reports, verbose):
    total = len(reports)
    through = sum(r["through"] for r in reports)
    covered = sum(r["covered"] for r in reports)
    kinds = [sum(r[k] for r in reports) for k in ("swift", "placeheld", "refused")]
    reached = max(1, sum(kinds))
    for r in sorted(reports, key=lambda r: (r["repository"], r["path"])):
        if not r["through"] or verbose:
            last = [s for s in r["stops"] if s.startswith("exception")][:1] or r["stops"][-1:] or [r["error"].strip()[-200:]]
            print(("ok   " if r["through"] else "over " if r["covered"] else "NO   ") + f"{r['repository']} {r['path']} [{r['root']}] rc {r['code']} {r['seconds']} s: {last[0][:300]}")
    print(f"{total} files, through {through} = {100 * through / max(1, total):.1f} %, covered {covered}; statements {reached}: "
          + " / ".join(f"{100 * k / reached:.1f}" for k in kinds) + f" % as Swift / placeheld / refused; repositories {len({r['repository'] for r in reports})}; "
          f"hang {sum(r['code'] == 'hangs' for r in reports)}, crash {sum(isinstance(r['code'], int) and (r['code'] < 0 or r['code'] > 100) for r in reports)}, "
          f"not parsed {sum(r['code'] == 65 for r in reports)}; {sum(r['seconds'] for r in reports):.0f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    p = verbs.add_parser("unpack")
    p.add_argument("clones", type=pathlib.Path)
    p.add_argument("into", type=pathlib.Path)
    p = verbs.add_parser("draw")
    p.add_argument("into", type=pathlib.Path)
    p.add_argument("list")
    p.add_argument("--per", type=int, default=3)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--from", dest="repositories", help="a file with the only OWNER/NAME lines to draw from")
    for verb in ("run", "command"):
        p = verbs.add_parser(verb)
        p.add_argument("into", type=pathlib.Path)
        p.add_argument("list")
        if verb == "run":
            p.add_argument("out", type=pathlib.Path)
        p.add_argument("--appear", default=str(HERE.parent.parent / ".build/release/appear"))
        p.add_argument("--alone", action="store_true", help="each file without its project")
        p.add_argument("--only", default="", help="only those whose line contains this")
        p.add_argument("--timeout", type=float, default=120, help="seconds")
        p.add_argument("--jobs", type=int, default=2)
    p = verbs.add_parser("show")
    p.add_argument("out", type=pathlib.Path)
    p.add_argument("--all", action="store_true")
    options = parser.parse_args()
    if options.verb == "unpack":
        return unpack(options.clones, options.into)
    if options.verb == "draw":
        chosen = pathlib.Path(options.repositories).read_text().split() if options.repositories else None
        return draw(options.into, options.list, options.per, options.seed, chosen)
    if options.verb == "show":
        return show([json.loads(f.read_text()) for f in sorted(options.out.glob("*.json"))], options.all)
    rows = [line.split("\t")[:2] for line in pathlib.Path(options.list).read_text().splitlines() if "\t" in line and options.only in line]
    if options.verb == "command":
        import shlex
        for row in rows:
            print(shlex.join(command(options.into, *row, options)[1]))
        return None
    options.out.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        reports = list(pool.map(lambda row: run_one(options.into, *row, options, options.out), rows))
    return show(reports, False)


if __name__ == "__main__":
    sys.exit(main())
