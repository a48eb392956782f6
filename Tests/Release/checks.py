#!/usr/bin/env python3
"""Checks the fixtures with a release, and compares the findings with the marks: one for each mark, and none beside.

    checks.py PROGRAM [RULE...]      all rules, or these folders of Tests/ChecksTests/Fixtures
    checks.py PROGRAM --short        of each folder the first faulty and the first sound file

A mark ends a line: `// finds leak`, or `// finds leak, flash`. A file whose name begins with `sound` has none. Prints what is missed and what is
too much, and the numbers for each rule; ends with 1 if there is any.
"""

import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "ChecksTests" / "Fixtures"
MARK = re.compile(r"// finds (.+)$")


def marks(text):
    found = set()
    for number, line in enumerate(text.split("\n"), 1):
        mark = MARK.search(line)
        if mark:
            found |= {(number, rule.strip()) for rule in mark.group(1).split(",")}
    return found


def check(program, path):
    run = subprocess.run([program, "check", str(path), "--format", "json"], capture_output=True, text=True, timeout=300)
    if run.returncode not in (0, 1):
        return {(0, f"exit code {run.returncode}: {run.stderr.strip()}")}
    return {(finding.get("line", 0), finding["rule"]) for finding in json.loads(run.stdout) if finding["level"] != "note"}


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, rules = sys.argv[1], [word for word in sys.argv[2:] if word != "--short"]
    files = sorted(path for path in FIXTURES.rglob("*.swift") if not rules or path.parent.name in rules)
    if "--short" in sys.argv:
        firsts = {}
        for path in files:
            firsts.setdefault((path.parent, path.name.split("-")[0]), path)
        files = list(firsts.values())
    if not files:
        sys.exit(f"no fixtures of {', '.join(rules)}")
    numbers = collections.defaultdict(collections.Counter)
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, found in zip(files, pool.map(lambda path: check(program, path), files)):
            wanted = marks(path.read_text())
            for _, rule in wanted & found:
                numbers[rule]["right"] += 1
            for what, places in (("missed", wanted - found), ("too much", found - wanted)):
                for line, rule in sorted(places):
                    wrong += 1
                    numbers[rule][what] += 1
                    print(f"{path.relative_to(FIXTURES)}:{line}: {what}: {rule}")
    right = sum(count["right"] for count in numbers.values())
    missed, more = (sum(count[what] for count in numbers.values()) for what in ("missed", "too much"))
    for rule, count in sorted(numbers.items()):
        if count["missed"] or count["too much"]:
            print(f"{rule}: {count['right']} right, {count['missed']} missed, {count['too much']} too much")
    recall, precision = right / max(1, right + missed), right / max(1, right + more)
    print(f"{len(files)} files: {right} of {right + missed} marks found ({recall:.0%}), {more} findings too much ({precision:.0%} right)")
    sys.exit(1 if wrong else 0)


main()
