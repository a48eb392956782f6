"""A learner's progress as an input of `mutate.py`: the database, and the JSON that is exported and imported."""
import json
import shutil

import mutation
from inputs import LESSONS, Kind
from running import judged


class Progress(Kind):
    """A learner's progress: its database, and the JSON that is exported and imported."""

    name, ways = "progress", 6
    EXPORT = {
        "format": "appear-progress", "version": 1,
        "answers": [
            {"lesson": "04", "question": "unread-after-back", "answer": {"choice": {"_0": 1}}, "verdict": "right", "hints": 0, "time": 1},
            {"lesson": "04", "question": "order-appearance", "answer": {"order": {"_0": [4, 1, 2, 3, 0]}}, "verdict": "wrong", "hints": 2, "time": 2,
             "certainty": "sure"},
            {"lesson": "05", "question": "a", "answer": {"text": {"_0": "12"}}, "verdict": "right", "hints": 0, "time": 3, "takenBack": 4},
            {"lesson": "07", "question": "b", "answer": {"facts": {"_0": [True, False]}}, "verdict": "right", "hints": 0, "time": 5, "certainty": "guess"},
            {"lesson": "09", "question": "c", "answer": {"line": {"_0": 12}}, "verdict": "wrong", "hints": 1, "time": 6},
            {"lesson": "11", "question": "d", "answer": {"source": {"_0": "let a = 1\n"}}, "verdict": "right", "hints": 3, "time": 7}],
        "positions": [
            {"lesson": "05", "page": 2, "time": 2},
            {"lesson": "04", "page": 1, "time": 8, "step": "on-the-way-back",
             "stage": {"event": "InboxViewController.viewDidLoad()", "count": 1, "pane": "code", "level": 1, "steps": ["back", "rotate landscapeLeft"]}}],
        "finished": [{"lesson": "05", "time": 3}], "sentences": [{"lesson": "05", "text": "It comes once.", "time": 9}],
    }

    def __init__(self, appear, work):
        super().__init__(appear, work)
        self.good = self.work / "good.json"
        self.good.write_text(json.dumps(self.EXPORT, indent=1))
        session = self.work / "session"
        self.run(self.work, "trace", str(LESSONS / "04-the-order-of-an-appearance/Scene.swift"), "--save", str(session))
        finding = {"id": "console-1", "rule": "console", "message": "A message.", "advice": "An advice.", "file": "Scene.swift", "line": 20, "event": 40,
                   "session": session.read_text() if session.exists() else ""}
        self.rich = json.dumps({**self.EXPORT, "findings": [{"finding": finding, "time": 10}]}, indent=1).encode()
        (self.work / "rich.json").write_bytes(self.rich)
        state = self.state(self.work / "sound")
        self.run(state, "progress", "import", str(self.work / "rich.json"))
        kept = state / "appear/progress.sqlite"
        if not kept.exists():
            raise SystemExit("the tool keeps no progress, so none can be mutated")
        self.sound = kept.read_bytes()

    def state(self, folder, **files):
        (folder / "appear").mkdir(parents=True)
        for name, data in files.items():
            (folder / "appear" / f"progress.{name}").write_bytes(data)
        return folder

    def run(self, state, *words, keys=b""):
        return judged([self.appear, *words], {**self.environment, "HOME": str(state), "XDG_STATE_HOME": str(state)}, keys)

    def corpus(self):
        yield from [{"progress.sqlite": self.sound}] * 2
        yield from [{"export.json": text} for text in (self.good.read_bytes(), self.rich)]

    def mutated(self, corpus, draw):
        files = dict(draw.choice(corpus))
        [name] = files
        for _ in range(draw.randint(1, 3)):
            if name == "export.json":
                text = None if draw.random() < 0.2 else mutation.mutated_json(files[name], draw)
                files[name] = mutation.mutated_text(files[name], [self.rich], draw) if text is None else text
            else:
                files[name] = mutation.mutated_database(files[name], draw)
        return files

    def failure(self, folder, way):
        state = folder.with_name(f"{folder.name}-state")
        found = []

        def told(words):
            # Files of the campaign have names of their own.
            return " ".join(["appear", *(word.split("/")[-1] if word.startswith(str(self.work.parent)) else word for word in words)])

        def run(*words, keys=b""):
            text, code, problem = self.run(state, *words, keys=keys)
            if problem:
                found.append((problem, told(words)))
            return text, code

        try:
            (self.damaged if (folder / "progress.sqlite").exists() else self.imported)(folder, way, state, run, found)
        finally:
            shutil.rmtree(state, ignore_errors=True)
        return found[0] if found else None

    def damaged(self, folder, way, state, run, found):
        """A database that is damaged is usable, or is reported and left as it was."""
        before = (folder / "progress.sqlite").read_bytes()
        self.state(state, sqlite=before)
        words = [["progress", "show"], ["progress", "export"], ["progress", "import", str(self.good)], ["progress", "show", "--lessons", str(LESSONS)],
                 ["lesson", "04", "--plain", "--lessons", str(LESSONS)], ["review", "--plain", "--lessons", str(LESSONS)]][way]
        _, code = run(*words, keys=b"b\n\n\nc\n\n" if way > 3 else b"")
        if way < 4 and code and (state / "appear/progress.sqlite").read_bytes() != before:
            found.append((f"it was reported (exit code {code}) and changed", " ".join(["appear", *words[:2]])))

    def imported(self, folder, way, state, run, found):
        """JSON is taken as a whole, or changes nothing. What was there stays, and what is taken can be exported and imported again."""
        self.state(state, sqlite=self.sound)
        words = "appear progress import export.json"
        before, _ = run("progress", "export")
        _, code = run("progress", "import", str(folder / "export.json"))
        after, told = run("progress", "export")
        if found:
            return
        if code and before != after:
            found.append(("the import was refused, and the progress is another one", words))
        elif told:
            found.append((f"what was imported cannot be exported: exit code {told}", words))
        elif any(answer not in json.loads(after)["answers"] for answer in json.loads(before)["answers"]):
            found.append(("the import has lost an answer", words))
        elif not code and way < 3:
            copy = folder.with_name(f"{folder.name}-copy.json")
            copy.write_text(after)
            _, again = run("progress", "import", str(copy))
            if again or run("progress", "export")[0] != after:
                found.append(("what was exported is not the same when it is imported again", words))
            copy.unlink()
        elif not code:
            run(*[["progress", "show", "--lessons", str(LESSONS)], ["lesson", "04", "--plain", "--lessons", str(LESSONS)],
                  ["review", "--plain", "--lessons", str(LESSONS)]][way - 3], keys=b"b\n\n\nc\n\n")
