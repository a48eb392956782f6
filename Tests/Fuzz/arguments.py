#!/usr/bin/env python3
"""Calls all that learners' code can call with values at the edge of what their types have, and finds what kills the tool.

    arguments.py APPEAR [--seed N] [--only TYPE] [--short] [--keep DIR]

Every initialiser, method, subscript and settable property that the bindings and the libraries declare (face.py) is called on an object that is made as
plainly as can be, with each edge of each parameter's type (edges.py) and some of them together, inside a controller that is then launched, turned and given
other text sizes, and drawn. A call that ends its run, as Swift or UIKit would, is left out and the others run again.
A finding is a run that dies by a signal, takes longer than 20 s or more than 1 GB; each is reduced to one call. Exit status 1 when there are any.
--only takes a type's name, or "statements" for the statements of edges.py alone; --short runs a part that --seed draws.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True  # the two beside this file are read anew each time
import edges
import face

SECONDS, BYTES = 20, 1 << 30
BATCH = 24
ENOUGH = 3  # findings in one member, after which it is not called any more
STEPS = ["rotate landscapeLeft", "text-size accessibilityExtraExtraExtraLarge", "style dark", "rotate portrait", "text-size extraSmall"]
PROTOCOLS = ("UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UIPickerViewDataSource, "
             "UIPickerViewDelegate")
CONTROLLER = """
    override func viewDidLoad() {
        super.viewDidLoad()
%s
    }
    @objc func act() {}
    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: 50, height: height)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "a" }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
}
"""
GEOMETRY = ["frame", "bounds", "center", "transform", "alpha", "contentMode", "layoutMargins", "sizeThatFits(_:)", "contentScaleFactor", "isHidden", "tag",
            "systemLayoutSizeFitting(_:)", "draw(_:)", "hitTest(_:with:)", "clipsToBounds", "tintColor", "setContentHuggingPriority(_:for:)"]

Case = collections.namedtuple("Case", "owner member code")


class Maker:
    """Expressions that give values of types, and the calls."""

    def __init__(self, types, seed):
        self.types, self.random, self.making = types, random.Random(seed), set()
        self.made = {}

    def inherits(self, name, ancestor):
        while name in self.types:
            if name == ancestor:
                return True
            name = self.types[name].parent
        return name == ancestor

    def initialisers(self, name):
        found = name
        while found in self.types:
            own = [m for m in self.types[found].members if m.kind == "initializer" and "coder" not in m.name]
            if own or self.types[found].kind != "class":
                return own
            found = self.types[found].parent
        return []

    def made_plainly(self, name):
        """The plainest expression that makes one; nil when there is none."""
        if name in edges.RECEIVERS:
            return edges.RECEIVERS[name]
        if name in edges.EDGES:
            return next(iter(self.values(name)), None)
        if name in self.made:
            return self.made[name]
        if name in self.making or name not in self.types or len(self.making) > 4:
            return None
        self.making.add(name)
        result = self.find(name)
        self.making.discard(name)
        if result is not None or not self.making:
            self.made[name] = result
        return result

    def find(self, name):
        type = self.types[name]
        for member in type.members:
            if member.kind == "enumCase" and not member.parameters:
                return f"{name}.{member.name}"
        if type.kind == "protocol":
            return None
        for member in sorted(self.initialisers(name), key=lambda m: sum(not d for _, _, d in m.parameters)):
            given = self.arguments(member)
            if given is not None:
                return f"{name}({given})" + ("!" if member.result.endswith("?") else "")
        for member in type.members:
            if member.static and member.result.rstrip("!?") == name:
                given = self.arguments(member)
                if member.kind == "property":
                    return f"{name}.{member.name}"
                if member.kind == "method" and member.name[0].isalpha() and given is not None:
                    return f"{name}.{member.name.split('(')[0]}({given})"
        for owner in self.types.values():
            for member in owner.members:
                if member.kind == "property" and member.result == name and owner.kind in ("class", "structure") and owner.name:
                    maker = owner.name if member.static else self.made_plainly(owner.name)
                    if maker:
                        return f"{maker}.{member.name}"
        return None

    def arguments(self, member, values=None):
        parts = []
        for index, (label, kind, default) in enumerate(member.parameters):
            value = values[index] if values else None
            if value is None:
                if default:
                    continue
                value = next(iter(self.values(kind)), None)
                if value is None:
                    return None
            parts.append(f"{label}: {value}" if label else value)
        return ", ".join(parts)

    def values(self, kind):
        """Values of a type, the plainest first."""
        kind = re.sub(r"^(any|inout|some) |@\w+ ", "", kind.strip()).rstrip("!")
        if kind.endswith("..."):
            return self.values(kind[:-3])
        if kind.startswith("(") and kind.endswith(")?") or kind.endswith("?") and "->" not in kind:
            return self.values(kind[1:-2] if kind.startswith("(") else kind[:-1])[:9] + ["nil"]
        if kind in edges.EDGES:
            return [f"{kind}{v}" if v.startswith(".") and kind.isidentifier() or re.match(r"\.\w", v) and kind[0] != "[" else v for v in edges.EDGES[kind]]
        if "->" in kind and kind[0] == "(":
            end = face.closing(kind, 0)
            count = len(face.split(kind[1:end]))
            result = kind[end:].partition("->")[2].strip()
            body = "" if result in ("Void", "()") else next(iter(self.values(result)), None)
            return [] if body is None else [f"{{ {', '.join('_' * count)} in {body} }}" if count else f"{{ {body} }}"]
        if kind.startswith("(") and kind.endswith(")"):
            return self.values(kind[1:-1])
        if kind.startswith("[") and kind.endswith("]"):
            if ":" in kind:
                return ["[:]"]
            inner = self.values(kind[1:-1])
            plain = inner[:1]
            return ["[" + ", ".join(plain) + "]", "[]"] + ([f"[{plain[0]}, {plain[0]}]", f"{{ let e = {plain[0]}; return [e, e] }}()"] if plain else []) \
                + [f"[{v}]" for v in inner[1:]] + ([f"[{', '.join(inner)}]"] if len(inner) > 1 else [])
        if kind.startswith("Set<"):
            inner = self.values(kind[4:-1])
            return ["[]"] + ["[" + v + "]" for v in inner[:2]]
        if kind.endswith(".Type"):
            return [f"{kind[:-5]}.self"]
        type = self.types.get(kind)
        if type is None:
            return []
        cases = [f"{kind}.{m.name}" for m in type.members if m.kind == "enumCase" and not m.parameters]
        plain = self.made_plainly(kind)
        result = [plain] if plain else []
        result += [c for c in cases[:2] + cases[-1:] if c not in result]
        if cases and any(m.name == "init(rawValue:)" and m.result == kind for m in type.members):
            result += [f"{kind}(rawValue: -1)"]
        elif not cases and kind not in edges.RECEIVERS and kind not in self.making and type.kind == "structure":
            for member in self.initialisers(kind)[:4]:
                for position in range(len(member.parameters)):
                    for value in self.edge_values(member.parameters[position][1]):
                        given = self.arguments(member, [value if i == position else None for i in range(len(member.parameters))])
                        if given is not None and not member.result.endswith("?"):
                            result.append(f"{kind}({given})")
            result = result[:10]
        return result

    def edge_values(self, kind):
        self.making.add(kind)
        found = self.values(kind)[1:6]
        self.making.discard(kind)
        return found

    def combinations(self, kinds, wrap=lambda kind, value: value, most=81):
        """Each edge of each with the others plain, all at their n-th edge, and some by chance."""
        choices = [[wrap(kind, v) for v in self.values(kind)] for kind in kinds]
        if any(not c for c in choices):
            return []
        plain = [c[0] for c in choices]
        found = [tuple(plain)]
        for position, choice in enumerate(choices):
            found += [tuple(plain[:position] + [value] + plain[position + 1:]) for value in choice[1:]]
        if len(choices) > 1:
            for index in range(1, max(map(len, choices))):
                found.append(tuple(c[min(index, len(c) - 1)] for c in choices))
            found += [tuple(self.random.choice(c) for c in choices) for _ in range(min(6, most - len(found)))]
        return list(dict.fromkeys(found))[:most]

    def receiver(self, type):
        """Statements that make `r`."""
        made = self.made_plainly(type.name)
        if made is None:
            return None
        start = f"let sub = UIView(); var r: {type.name} = {made}; let r0 = UIView(); view.addSubview(r0); "
        if type.kind not in ("class", "structure", "enumeration"):
            start = f"var r = {made}; "
        elif "<" in type.name or type.name in ("Measurement", "Array", "Dictionary", "Set", "Range"):
            start = f"var r = {made}; "
        if self.inherits(type.name, "UIView") and type.name != "UIWindow":
            start += "r.addSubview(sub); view.addSubview(r); "
        elif self.inherits(type.name, "CALayer"):
            start += "view.layer.addSublayer(r); "
        elif self.inherits(type.name, "UIGestureRecognizer"):
            start += "view.addGestureRecognizer(r); "
        elif self.inherits(type.name, "UIViewController") and type.name not in ("UIAlertController",):
            start += "addChild(r); view.addSubview(r.view); r.didMove(toParent: self); "
        return start

    def calls(self, type):
        members = list(type.members)
        if self.inherits(type.name, "UIView") and type.name != "UIView":
            members += [m for m in self.types["UIView"].members if m.name in GEOMETRY]
        start = self.receiver(type) if type.name else ""
        readable = [m.name for m in type.members if m.kind == "property" and not m.static and not m.name.startswith("_")]
        for member in members:
            if member.name.startswith("_") or "\\" in member.name or member.kind in ("enumCase",):
                continue
            if type.name == "UIControl" and member.name.startswith("_") or member.name in ("fatalError()", "deinit"):
                continue
            yield from self.call(type, member, start, readable)

    def call(self, type, member, start, readable):
        kinds = [kind for _, kind, _ in member.parameters]
        base, label = member.name.split("(")[0], f"{type.name}.{member.name}"
        if not base.replace("`", "").isidentifier() or member.kind == "operator":
            kinds = kinds or [type.name] * 2
            if len(kinds) == 2:
                for one, two in self.combinations(kinds, lambda kind, v: f"({v})"):
                    yield Case(type.name, label, f"_ = {one} {base} {two}")
            return
        if member.kind == "initializer":
            for values in self.combinations(kinds):
                code = f"let sub = UIView(), r0 = UIView(); let r = {type.name}({self.arguments(member, values)}); _ = \"\\(r)\""
                if self.inherits(type.name, "UIView") and type.name != "UIWindow":
                    code += "; view.addSubview(r)"
                yield Case(type.name, label, code)
            return
        if start is None and not member.static:
            return
        receiver = type.name if member.static else "r"
        after = "".join(f"; _ = r.{name}" for name in self.random.sample(readable, min(len(readable), 8))) if start and not member.static else ""
        start = start or ""
        if member.static:
            start = "let sub = UIView(), r0 = UIView(); "
        if member.kind == "property":
            if not member.settable:
                yield Case(type.name, label, f"{start}_ = {receiver}.{base}")
                return
            for value in self.values(member.result):
                yield Case(type.name, label, f"{start}{receiver}.{base} = {value}{after}")
        elif member.kind == "subscript":
            for values in self.combinations(kinds):
                given = self.arguments(member, values)
                new = next(iter(self.values(member.result)), None)
                yield Case(type.name, label, f"{start}_ = {receiver}[{given}]")
                if member.settable and new:
                    yield Case(type.name, label, f"{start}{receiver}[{given}] = {new}")
        else:
            call = f"{receiver}.{base}" if type.name else base
            for values in self.combinations(kinds):
                yield Case(type.name, label, f"{start}_ = try? {call}({self.arguments(member, values)}){after}")

    def statement_cases(self):
        def wrap(kind, value):
            if kind in edges.RECEIVERS and kind not in edges.EDGES:
                return edges.RECEIVERS[kind]
            return f"({value} as {kind})" if kind in ("Int", "Double", "CGFloat", "UInt8", "UInt32", "UInt16", "UInt64", "Int64", "String") else value
        for statement in edges.statements():
            kinds = edges.holes(statement)
            plain = re.match(r"(var|let|try|view\.add|rows|height|\w[\w.]* = |.* = )", statement)
            for values in self.combinations(kinds, wrap, 150) if kinds else [()]:
                code, left = statement, list(values)
                code = re.sub(r"\{[A-Z][\w.<>]*\}", lambda found: left.pop(0), code)
                yield Case("statements", statement, code if plain else f"_ = {code}")


def limit():
    """In a run's process: it takes no more than this even where nobody watches any longer."""
    resource.setrlimit(resource.RLIMIT_AS, (4 * BYTES, 4 * BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS + 5, SECONDS + 5))


class Runner:
    def __init__(self, appear, scratch):
        self.appear, self.scratch, self.count, self.lock = appear, scratch, 0, threading.Lock()
        self.findings, self.found, self.runs, self.ended = [], collections.Counter(), 0, 0

    def write(self, cases):
        with self.lock:
            self.count += 1
            path = self.scratch / f"case{self.count}.swift"
        lines = [f"class Edges: UIViewController, {PROTOCOLS} {{ var rows = 3; var height: CGFloat = 44"]
        lines += [f"    func c{n}() {{ {case.code} }}" for n, case in enumerate(cases)]
        path.write_text("\n".join(lines) + CONTROLLER % "\n".join(f"        c{n}()" for n in range(len(cases))))
        return path

    def run(self, path, format):
        """How a run went: nil, or what is wrong with it, and its last output."""
        out = path.with_suffix(f".{format}")
        command = [self.appear, "trace", str(path), "--format", format]
        for step in STEPS:
            command += ["--do", step]
        self.runs += 1
        with open(out, "wb") as stdout, open(path.with_suffix(".err"), "wb") as stderr:
            process = subprocess.Popen(command, stdout=stdout, stderr=stderr, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}, preexec_fn=limit)
            late = threading.Event()
            timer = threading.Timer(SECONDS, lambda: (late.set(), process.kill()))
            timer.start()
            _, status, used = os.wait4(process.pid, 0)
            timer.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
        wrong = None
        if late.is_set():
            wrong = f"takes longer than {SECONDS} s"
        elif process.returncode < 0:
            message = path.with_suffix(".err").read_text(errors="replace").split("\nCurrent stack")[0].strip()[:200]
            wrong = f"{signal.Signals(-process.returncode).name} {message}".strip()
        elif used.ru_maxrss * 1024 > BYTES:
            wrong = "takes more than 1 GB"
        with open(out, "rb") as read:
            read.seek(max(0, out.stat().st_size - 200_000))
            text = read.read().decode(errors="replace")
        out.unlink()
        return wrong, text

    def judge(self, cases):
        """Runs the cases together, without those that end the run, in halves where that is needed to tell them apart."""
        while cases := [case for case in cases if self.found[case.member] < ENOUGH]:
            path = self.write(cases)
            wrong, text = self.run(path, "jsonl")
            ending = next((line for line in reversed(text.splitlines()[-12:]) if '"kind":"exception"' in line or '"kind":"limit"' in line), None)
            if not wrong and not ending:
                wrong, _ = self.run(path, "svg")
                if not wrong:
                    wrong, _ = self.run(path, "asciicast")
            path.with_suffix(".err").unlink(missing_ok=True)
            if wrong and len(cases) == 1:
                with self.lock:
                    self.findings.append((cases[0], wrong, path))
                    self.found[cases[0].member] += 1
                    print(f"{cases[0].member}\n    {cases[0].code[:300]}\n    {wrong}", flush=True)
                return
            path.unlink()
            if not wrong and not ending:
                return
            place = re.search(r'"at":"case\d+\.swift:(\d+)"', ending) if ending and not wrong else None
            index = int(place[1]) - 2 if place else -1
            if not 0 <= index < len(cases):
                if len(cases) == 1:
                    self.ended += 1
                    return
                half = len(cases) // 2
                self.judge(cases[:half])
                cases = cases[half:]
                continue
            self.ended += 1
            cases = cases[:index] + cases[index + 1:]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("appear")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", metavar="TYPE")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--keep", metavar="DIR", help="where the findings' files are written")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    maker = Maker(face.face(), options.seed)
    cases = []
    if not options.only or "statements" in options.only:
        cases += maker.statement_cases()
    for name, type in maker.types.items():
        if not options.only or name in options.only:
            cases += maker.calls(type)
    if not cases:
        sys.exit(f"nothing is called {', '.join(options.only)}")
    if options.short:
        cases = random.Random(options.seed).sample(cases, min(len(cases), 1000))
    begin, scratch = time.time(), pathlib.Path(tempfile.mkdtemp())
    runner = Runner(os.path.abspath(options.appear), scratch)
    batches = [cases[at:at + BATCH] for at in range(0, len(cases), BATCH)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(runner.judge, batches))
    if options.keep:
        kept = pathlib.Path(options.keep)
        kept.mkdir(parents=True, exist_ok=True)
        for _, _, path in runner.findings:
            shutil.copy(path, kept)
    shutil.rmtree(scratch)
    print(f"{len(cases)} calls of {len({c.member for c in cases})} members in {runner.runs} runs, {time.time() - begin:.0f} s: "
          f"{runner.ended} end as Swift or UIKit would, {len(runner.findings)} kill the tool, in {len({f[0].member for f in runner.findings})} members")
    sys.exit(1 if runner.findings else 0)


if __name__ == "__main__":
    main()
