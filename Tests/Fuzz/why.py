#!/usr/bin/env python3
"""Asks why events came and why callbacks did not, and reports answers that are wrong.

usage: why.py APPEAR [--events N] [--silences M] [--seed S] [--jobs J] [--print FILE]

Events are drawn at random from lessons' scenes, boards and random scenes of controllers. Each chain begins at the event, goes backwards, says
something at each link, and ends at an input or the launch. Each link's event is the same, with the same facts, in a run that is asked for callbacks
alone. Silences are drawn over their kinds: appearance, layout, deinit, containment, delegate. Each has a reason, and a change that was run or the
words 'not known'. The change is made here again from its words alone, and the callback must stand at the told event of that run.

--print writes each question with its answer into FILE, to be read. The exit status is 1 when an answer was wrong. The same seed asks the same.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import shlex
import subprocess
import sys
import tempfile

from scene_maker import DELEGATES, SYSTEMS, Maker, arguments, source

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EVENTS_OF_A_SCENE, SILENCES_OF_A_SCENE = 5, 2
MOST_WORDS = 25
STEPS = ["back", "swipe-back 40 cancel", "swipe-back 60 finish", "rotate landscapeLeft", "style dark", "memory-warning", "wait 0.5", "background",
         "foreground", "swipe-down 60 finish", "tab 1"]
KINDS = {
    "appearance": ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"],
    "layout": ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "viewSafeAreaInsetsDidChange", "traitCollectionDidChange"],
    "deinit": ["deinit"],
    "containment": ["willMove(toParent:)", "didMove(toParent:)"],
    "delegate": ["navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)", "tabBarController(_:didSelect:)",
                 "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)"],
}


class Scene:
    """Files with the arguments that run them."""

    def __init__(self, paths, options):
        self.paths, self.options = [str(path) for path in paths], options

    def run(self, appear, command, *more):
        words = [appear, command, *self.paths, *self.options, *more]
        done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "PATH": "", "SWIFT_BACKTRACE": "enable=no"}, timeout=300)
        return done.stdout, done.returncode, done.stderr

    def trace(self, appear, *more):
        text, status, complaint = self.run(appear, "trace", "--format", "jsonl", *more)
        return [json.loads(line) for line in text.splitlines()], f"trace: exit code {status}: {complaint[:200]}" if status else None

    def __str__(self):
        return " ".join(shlex.quote(word) for word in self.paths + self.options)


def scene(chance, work, number, kind):
    """A scene of a lesson, a board, or controllers that are made at random."""
    if kind == "random":
        made = Maker(random.Random(chance.random()), SYSTEMS).scene
        path = pathlib.Path(work) / f"Scene{number}.swift"
        path.write_text(source(made))
        return Scene([path], arguments(made))
    if kind == "board":
        paths = [chance.choice(sorted(path.parent for path in (ROOT / "Tests").rglob("*.storyboard") if "Fixtures" not in path.parts))]
    else:
        paths = [chance.choice(sorted((ROOT / "Lessons").glob("*/Scene.swift")))]
    files = [path for place in paths for path in ([place] if place.is_file() else sorted(place.glob("*.swift")))]
    calls = [(match[1], name) for file in files for match in re.finditer(r"^class (\w+).*?\n(.*?)^}", file.read_text(), re.M | re.S)
             for name in re.findall(r"^    (?:@objc )?func (\w+)\(\)", match[2], re.M)]
    steps = [f"call {'.'.join(chance.choice(calls))}" if calls and chance.random() < 0.5 else chance.choice(STEPS) for _ in range(chance.randint(1, 4))]
    return Scene(paths, ["--os", str(chance.choice(SYSTEMS[:4])), *(word for step in steps for word in ("--do", step))])


def length(text):
    """The words of the longest sentence, without what stands in code and in chains of references."""
    plain = re.sub(r"Line \d+ of .*|The code prints.*|UIKit (writes|raises).*|\S+( → \S+)+|'[^']*'", "x", text, flags=re.S)
    return max(len(part.split()) for part in re.split(r"(?<=[.;:?]) ", plain))


def links(chain, events, wrong, callbacks):
    """What is wrong with a chain of events."""
    places = [link["i"] for link in chain]
    if any(place is None for place in places):
        return wrong("a link without a place", str(chain))
    if any(first <= second for first, second in zip(places, places[1:])):
        wrong("a chain that does not go backwards", str(places))
    root = events[places[-1]]
    if root["kind"] != "input" and not (places[-1] == 0 and "launch" in chain[-1]["says"]):
        wrong("a chain that ends at no input and no launch", f"{root['kind']} {root['name']} at {places[-1]}")
    for link in chain:
        event = events[link["i"]]
        if not link["says"].strip():
            wrong("a link that says nothing", f"event {link['i']} {event['name']}")
        elif length(link["says"]) > MOST_WORDS:
            wrong("a sentence of too many words", f"{event['name']}: {link['says']}")
        if event["kind"] == "line" and not link["at"]:
            wrong("a line without its place", f"event {link['i']}")
        if event["kind"] == "callback" and callbacks.get(link["i"]) != event:
            wrong("a link that does not replay", f"event {link['i']}: {event} and {callbacks.get(link['i'])}")


def came(appear, sought, chance, wrong, told):
    """Asks for events of a scene. Returns how many."""
    events, problem = sought.trace(appear)
    if problem or not events:
        wrong(problem or "an empty trace", "")
        return 0
    callbacks = {event["i"]: event for event in sought.trace(appear, "--only", "callbacks")[0]}
    drawn = chance.sample(range(len(events)), min(EVENTS_OF_A_SCENE, len(events)))
    for event in drawn:
        text, status, complaint = sought.run(appear, "why", "--at", str(event), "--format", "json")
        if status:
            wrong(f"why: exit code {status}", complaint[:200])
            continue
        answer = json.loads(text)
        told(f"why {sought} --at {event}", answer)
        if answer["event"] != event or answer["chain"][0]["i"] not in (event, None):
            wrong("an answer to another question", str(answer)[:200])
        links(answer["chain"], events, wrong, callbacks)
    return len(drawn)


def changed(sought, change, work):
    """The scene with a change, made from its words alone; None where they say no change."""
    options, texts = list(sought.options), {path: pathlib.Path(path) for path in sought.paths}
    files = {file.name: file for path in texts.values() for file in (sorted(path.glob("*.swift")) if path.is_dir() else [path])}
    paths = list(sought.paths)
    for part in change.split(", then "):
        if match := re.fullmatch(r"(?:with )?'(.*)'(?: afterwards)?", part):
            options += ["--do", match[1]]
        elif match := re.fullmatch(r"on iOS (\d+)", part):
            options = options[:options.index("--os")] + options[options.index("--os") + 2:] if "--os" in options else options
            options += ["--os", match[1]]
        elif match := re.fullmatch(r"with (.*) at (\S+):(\d+)", part):
            words, name, number = match[1], match[2], int(match[3]) - 1
            lines = files[name].read_text().split("\n")
            line = lines[number]
            if words.startswith("animated: "):
                line = line.replace("animated: true" if "false" in words else "animated: false", words)
            elif " in place of " in words:
                new, old = words.split(" in place of ")
                line = line.replace(old, new)
            elif words.endswith(" presented full screen"):
                line = f"{words.split()[0]}.modalPresentationStyle = .fullScreen; {line.strip()}"
            elif words.startswith("weak var "):
                line = line.replace(words[5:] + ":", words + ":")
            elif words == "[weak self]":
                start = line.rindex("{") + 1
                inside = line[start:].replace("self.", "self?.")
                line = line[:start] + " [weak self]" + ("" if " in " in inside or inside.endswith(" in") else " in") + inside
            else:
                return None
            lines[number] = line
            folder = pathlib.Path(tempfile.mkdtemp(dir=work))
            for file in files.values():
                for other in [file, *file.parent.glob("*.storyboard")]:
                    (folder / other.name).write_text(other.read_text())
            (folder / name).write_text("\n".join(lines))
            paths = [str(folder / pathlib.Path(path).name) if pathlib.Path(path).is_file() else str(folder) for path in sought.paths]
            files = {file: folder / file for file in files}
        else:
            return None
    return Scene(paths, options)


def named(event_name, callback):
    return event_name == callback if "(" in callback else event_name.split("(")[0] == callback


def did_not_come(appear, sought, chance, kind, work, wrong, told):
    """Asks for silences of a kind in a scene. Returns for each whether a change was found."""
    events, problem = sought.trace(appear)
    if problem or not events:
        wrong(problem or "an empty trace", "")
        return []
    texts = "".join(file.read_text() for path in map(pathlib.Path, sought.paths) for file in ([path] if path.is_file() else path.glob("*.swift")))
    own = set(re.findall(r"^(?:final )?class (\w+)", texts, re.M))
    objects = sorted({event["object"] for event in events if event["object"] and event["object"].split("#")[0] in own})
    if not objects:
        return []
    found = []
    for _ in range(SILENCES_OF_A_SCENE):
        name, callback = chance.choice(objects), chance.choice(KINDS[kind])
        if kind == "delegate":
            # A method that a class has, if any class has one.
            has = [(object_, method) for object_ in objects for place, (_, head) in DELEGATES.items() for method in KINDS[kind]
                   if f"{method.split('(')[0]}(" in (body := class_text(texts, object_.split("#")[0])) and
                   all(f"{label} " in body for label in re.findall(r"(\w+):", method.split("(")[1])[0:1])]
            if has and chance.random() < 0.7:
                name, callback = chance.choice(has)
        times = [event["i"] for event in events if event["object"] == name and named(event["name"], callback)]
        start = times[-1] if times else next(event["i"] for event in events if event["object"] == name)
        gone = [event["i"] for event in events if event["object"] == name and event["name"] == "deallocated"]
        if start >= len(events) - 1:
            continue
        moment = chance.randrange(start, gone[0] if gone and gone[0] > start and chance.random() < 0.8 else len(events))
        text, status, complaint = sought.run(
            appear, "why", "--not", callback, "--object", name, "--at", str(moment), "--format", "json")
        if status:
            wrong(f"why: exit code {status}", complaint[:200])
            continue
        answer = json.loads(text)
        told(f"why {sought} --not {callback} --object {name} --at {moment}", answer)
        check(appear, sought, answer, (name, callback, moment, events), work, wrong)
        found.append(bool(answer.get("counterfactual")))
    return found


def class_text(text, name):
    match = re.search(rf"^class {name}\b.*?^}}", text, re.M | re.S)
    return match[0] if match else ""


def check(appear, sought, answer, question, work, wrong):
    """What is wrong with an answer to why something did not come."""
    name, callback, moment, events = question
    reason = answer["chain"][0]
    context = f"{name}.{callback} after {moment}: {reason['says']}"
    if not reason["says"].strip():
        wrong("a reason that says nothing", context)
    elif length(reason["says"]) > MOST_WORDS:
        wrong("a reason of too many words", context)
    if re.search(r"It does come", reason["says"]):
        return wrong("it came, though the last one was before", context)
    for link in answer["chain"][1:]:
        if link["i"] is None:
            wrong("a link without a place", context)
    if answer["chain"][1:]:
        links(answer["chain"][1:], events, wrong, {event["i"]: event for event in events})
    told = answer["counterfactual"]
    if not told:
        if "not known" not in (reason["known"] or ""):
            wrong("no change, and no 'not known'", context)
        return None
    other = changed(sought, told["change"], work)
    if not other:
        return wrong("a change that its words do not tell", told["change"])
    after, problem = other.trace(appear)
    if problem or told["first"] >= len(after):
        return wrong("a changed scene that does not run", f"{context} {told}: {problem}")
    event = after[told["first"]]
    if not named(event["name"], callback) or event["object"].split("#")[0] != name.split("#")[0]:
        wrong("a change that does not bring it", f"{context} {told}: {event['object']}.{event['name']}")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("appear")
    parser.add_argument("--events", type=int, default=300)
    parser.add_argument("--silences", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--print")
    options = parser.parse_args()
    appear = str(pathlib.Path(options.appear).resolve())
    faults, answers, counts = collections.defaultdict(list), [], collections.Counter()
    with tempfile.TemporaryDirectory() as work:
        def one(task):
            number, kind = task
            chance = random.Random(f"{options.seed} {number} {kind}")
            sought = scene(chance, work, f"{number}{kind}", ["lesson", "board", "random", "random"][number % 4])

            def wrong(what, detail):
                faults[what].append(f"{sought}\n        {detail}")

            def told(question, answer):
                answers.append((question, answer))
            if kind == "events":
                return kind, came(appear, sought, chance, wrong, told)
            return kind, did_not_come(appear, sought, chance, kind, work, wrong, told)

        def rounds(kinds, enough):
            number = 0
            with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
                while not enough():
                    tasks = [(number + place, kinds[(number + place) % len(kinds)]) for place in range(2 * len(kinds) + 2)]
                    number += len(tasks)
                    for kind, result in pool.map(one, tasks):
                        if kind == "events":
                            counts["events"] += result
                        else:
                            counts[kind] += len(result)
                            counts["changes"] += sum(result)
        silences = sorted(KINDS)
        if options.events:
            rounds(["events"], lambda: counts["events"] >= options.events)
        if options.silences:
            rounds(silences, lambda: all(counts[kind] * len(silences) >= options.silences for kind in silences))
    if options.print:
        with open(options.print, "w") as file:
            for question, answer in answers:
                file.write(f"{question}\n")
                for link in answer["chain"]:
                    file.write(f"    {link['i']} {link['at'] or ''} {link['says']}\n        {link['known'] or ''}\n")
                if "counterfactual" in answer:
                    file.write(f"    change: {answer['counterfactual']}\n")
    print(f"{counts['events']} events; " + ", ".join(f"{counts[kind]} {kind}" for kind in silences)
          + f"; {counts['changes']} changes that were run")
    for what, where in sorted(faults.items()):
        print(f"{len(where):5} {what}\n      {where[0]}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
