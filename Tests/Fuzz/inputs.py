"""The kinds of input files that `mutate.py` mutates: what they are made from, how they are changed, and which commands read them.

An input is a dictionary of file names and bytes. A file of a sound one with four changes at most makes a mutated one.
"""
import os
import pathlib
import re
import shutil
import subprocess

import mutation
from running import judged

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LESSONS = ROOT / "Lessons"
SCENE = """import UIKit

final class ListController: UIViewController {
    let field = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        view.addSubview(field)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() })
        button.frame = CGRect(x: 20, y: 160, width: 100, height: 40)
        view.addSubview(button)
    }
    func open() { navigationController?.pushViewController(DetailController(), animated: true) }
    func sheet() { present(DetailController(), animated: true) }
}

final class DetailController: UIViewController {
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
}
"""
STEPS = """tap Open
wait 0.5
swipe-back 40 cancel
back
focus field
type field "Ada"
return
key cmd+n
call ListController.sheet
swipe-down 60 finish
rotate landscapeLeft
resize 320x1194
style dark
text-size accessibilityLarge
background
foreground
memory-warning
cover sheet
uncover
drag field 0 -200
press field 1
at 0.2 back
replace-root
kill
"""
# Shows what a xib has. Its class and its file are put in.
SHOWER = """
final class Shower: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = @(nibName: "%", bundle: nil)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        _ = UINib(nibName: "%", bundle: nil).instantiate(withOwner: nil, options: nil)
    }
}
"""
KEYS = [b"a", b"b", b"c", b"", b"", b"", b"s", b"h", b"?", b"i", b"w", b"u", b"m", b"x", b"1", b"lesson 01", b"space", b"g", b"E", b"b a c", b"9999999", b"\x1b[A",
        b":", b"frame 12", b"iOS 15", b"Esc", b"p", b"n", b"e", b"G"]


class Kind:
    """A kind of input. Each input is run in one of several ways."""

    name, ways = "", 1
    # Names of files without which an input is none.
    kept = frozenset()
    # What a database was before it was changed; None where no file is one.
    sound = None

    def __init__(self, appear, work):
        self.appear, self.work = appear, pathlib.Path(work)
        # Without a path there is no compiler to be asked. Nothing is written into the user's folders.
        self.environment = {"SWIFT_BACKTRACE": "enable=no", "PATH": "", "EDITOR": "/bin/true", "LANG": "C.UTF-8"}

    def corpus(self):
        """The sound inputs, in the same order each time."""
        raise NotImplementedError

    def mutated(self, corpus, draw):
        """A mutated input."""
        files = dict(draw.choice(corpus))
        for _ in range(draw.randint(1, 4)):
            name = draw.choice(sorted(files))
            same = [other[file] for other in corpus for file in other if file.endswith(pathlib.Path(name).suffix)]
            files[name] = self.changed(name, files[name], same, draw)
        return files

    def changed(self, name, text, texts, draw):
        """A file of the input with one mutation. `texts` are the files of its sort."""
        return mutation.mutated_number(text, draw) if draw.random() < 0.2 else mutation.mutated_text(text, texts, draw)

    def size(self, files):
        """How many bytes there are to look at. Of a database, those that differ from the sound one."""
        def changed(data):
            return abs(len(data) - len(self.sound)) + sum(one != other for one, other in zip(data, self.sound))
        return sum(changed(data) if self.sound and name.endswith(".sqlite") else len(data) for name, data in files.items())

    def arguments(self, folder, way):
        """The words of the command for an input in a folder, and the file that is typed into it."""
        raise NotImplementedError

    def failure(self, folder, way):
        """What an input that is written into a folder fails in, as a problem and a command; None where it does not."""
        arguments, typed = self.arguments(folder, way)
        keys = (folder / typed).read_bytes() if typed and (folder / typed).exists() else b""
        home = folder.with_name(f"{folder.name}-home")
        _, _, problem = judged([self.appear, *arguments], {**self.environment, "HOME": str(home), "XDG_STATE_HOME": str(home)}, keys, folder)
        shutil.rmtree(home, ignore_errors=True)
        return problem and (problem, " ".join(["appear", *arguments] + (["<", typed] if keys else [])))


class Programs(Kind):
    """Swift programs: fixtures, lessons' scenes and scenes of tests. The compiler is asked where there is one."""

    name, ways = "programs", 5

    def __init__(self, appear, work):
        super().__init__(appear, work)
        self.environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")

    def corpus(self):
        folders = [ROOT / "Tests/InterpreterTests/Fixtures", ROOT / "Tests/StageTests/Fixtures", *sorted(LESSONS.iterdir())]
        files = [file for folder in folders if folder.is_dir() for file in sorted(folder.glob("*.swift"))]
        scenes = self.work / "scenes"
        subprocess.run([ROOT / "Tests/test-scenes.py", scenes, ROOT / "Tests/StageTests", ROOT / "Tests/ChecksTests"], check=True)
        return [{"Program.swift": file.read_bytes()} for file in files + sorted(scenes.glob("*.swift"))]

    def changed(self, name, text, texts, draw):
        return mutation.mutated_text(text, texts, draw)

    def arguments(self, folder, way):
        [file] = sorted(path.name for path in folder.iterdir())
        return [["trace", file], ["trace", file, "--format", "jsonl"], ["trace", file, "--assume", "all"],
                ["trace", file, "--assume", "all", "--format", "jsonl"], ["check", file]][way], None


class Interfaces(Kind):
    """Storyboards and xibs with the Swift files beside them, and steps that touch what they show."""

    name, ways = "interfaces", 4

    def corpus(self):
        found = [path for folder in (LESSONS, ROOT / "Tests") for path in sorted(folder.rglob("*")) if path.suffix in (".storyboard", ".xib")]
        for path in [path for path in found if HERE not in path.parents]:
            text = path.read_text()
            classes = re.findall(r'customClass="(\w+)"', text)
            code = [file for file in sorted(path.parent.glob("*.swift")) if any(f"class {name}" in file.read_text() for name in classes)][:1]
            files = {path.name: path.read_bytes(), "Code.swift": b"import UIKit\n" if not code else code[0].read_bytes()}
            if path.suffix == ".xib":
                owner = next((name for name in classes if "Controller" in name), "UIViewController")
                files["Shower.swift"] = ("import UIKit\n" + SHOWER.replace("@", owner).replace("%", path.stem)).encode()
            titles = list(dict.fromkeys(re.findall(r'(?:title|text)="([^"&\n]+)"', text)))[:6]
            files["Steps.txt"] = "".join(f'tap "{title}"\nback\n' for title in titles).encode() + b"rotate landscapeLeft\nstyle dark\n"
            yield files

    def mutated(self, corpus, draw):
        files = dict(draw.choice(corpus))
        texts = [text for other in corpus for name, text in other.items() if name.endswith((".storyboard", ".xib"))]
        name = next(name for name in files if name.endswith((".storyboard", ".xib")))
        for _ in range(draw.randint(1, 4)):
            files[name] = mutation.mutated_xml(files[name], texts, draw) if draw.random() < 0.8 else mutation.mutated_text(files[name], texts, draw)
        return files

    def arguments(self, folder, way):
        root = ["--root", "Shower"] if (folder / "Shower.swift").exists() else []
        steps = ["--scenario", "Steps.txt"] if (folder / "Steps.txt").exists() else []
        return [["trace", ".", *root, *steps], ["trace", ".", *root, *steps, "--device", "ipad", "--format", "jsonl"],
                ["trace", ".", *root, *steps, "--assume", "all"], ["check", ".", *root, *steps]][way], None


class Lessons(Kind):
    """Small courses: one or two pages of a lesson with what they ask, and lines that a learner types."""

    name, ways = "lessons", 2
    kept = frozenset({"Course.yaml"})

    def corpus(self):
        claims = (LESSONS / "Claims.yaml").read_bytes()
        for folder in sorted(path.parent for path in LESSONS.glob("*/Lesson.md")):
            head, *pages = re.split(r"(?m)^(?=## )", (folder / "Lesson.md").read_text())
            head = re.sub(r"(?m)^needs: .*\n", "", head)
            scene = ""
            for place, page in enumerate(pages):
                own = re.search(r"(?m)^scene: .*\n", page)
                scene = own.group() if own else scene
                if not own and not re.search(r"(?m)^do:", page):
                    continue
                if not own:
                    page = page.replace("```stage\n", "```stage\n" + scene, 1)
                files = self.course(folder, head, [page, *pages[place + 1:place + 2]])
                yield {"Course.yaml": f"title: A course\nchapters:\n  - title: One\n    lessons: [{folder.name}]\n".encode(), "Claims.yaml": claims,
                       ".keys": b"b\n\n\n", **{f"{folder.name}/{name}": text for name, text in files.items()}}

    @staticmethod
    def course(folder, head, pages):
        """The files of a lesson with some of its pages. Every other has the words for reviews, and those at its beginning have the exercise."""
        asked = set(re.findall(r"(?m)^ask: (.*)$", "".join(pages)))
        questions = re.split(r"(?m)^(?=## )", (folder / "Questions.md").read_text())
        if len(asked) != 1:
            head = re.sub(r"(?ms)^varied:\n.*?(?=^---)", "", head)
        texts = {"Lesson.md": head + "".join(pages), "Questions.md": "".join(text for text in questions if text[3:].split("\n")[0].strip() in asked)}
        files = {name: text.encode() for name, text in texts.items()}
        paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.name in "".join(texts.values()))
        if not asked:
            paths += sorted((folder / "Exercise").glob("*"))
        files.update((str(path.relative_to(folder)), path.read_bytes()) for path in paths)
        return files

    def mutated(self, corpus, draw):
        files = dict(draw.choice(corpus))
        for _ in range(draw.randint(1, 4)):
            # The lesson and its questions are most of what a course has.
            name = draw.choice([name for name in sorted(files) for _ in range(6 if name.endswith(".md") else 1 if name != ".keys" else 0)])
            texts = [text for other in corpus for file, text in other.items() if pathlib.Path(file).name == pathlib.Path(name).name]
            isCode = name.endswith(".swift")
            files[name] = (mutation.mutated_text if isCode or draw.random() < 0.3 else mutation.mutated_lesson)(files[name], texts, draw)
            if draw.random() < 0.15:
                files[name] = mutation.mutated_number(files[name], draw)
        files[".keys"] = b"\n".join(draw.choice(KEYS) for _ in range(12)) + b"\n"
        return files

    def arguments(self, folder, way):
        found = re.search(r'(?m)^id: "?(\w+)', "".join(path.read_text(errors="replace") for path in sorted(folder.glob("*/Lesson.md"))))
        return [["lessons", "validate", "--lessons", "."], ["lesson", found.group(1) if found else "01", "--plain", "--lessons", "."]][way], \
            [None, ".keys"][way]


class Scenarios(Kind):
    """Files of steps, as lessons have them, with their scenes."""

    name, ways = "scenarios", 6
    kept = frozenset({"Scene.swift"})

    def corpus(self):
        yield {"Scene.swift": SCENE.encode(), "Steps.txt": STEPS.encode()}
        for path in sorted(LESSONS.glob("*/Lesson.md")):
            scene = None
            for block in re.findall(r"(?s)```stage\n(.*?)```", path.read_text()):
                named = re.search(r"(?m)^scene: (\S+\.swift)$", block)
                scene = path.parent / named.group(1) if named else scene
                steps = re.search(r"(?m)^do:(?: \[(.*)\]$|\n((?:  - .*\n)+))", block)
                if not steps or not scene:
                    continue
                lines = steps.group(1).split(", ") if steps.group(1) is not None else [line[4:] for line in steps.group(2).split("\n")]
                yield {"Scene.swift": scene.read_bytes(), "Steps.txt": "\n".join(line.strip('"\'') for line in lines).encode() + b"\n"}

    def mutated(self, corpus, draw):
        files = dict(draw.choice(corpus))
        texts = [other["Steps.txt"] for other in corpus] + [STEPS.encode()] * len(corpus)
        for _ in range(draw.randint(1, 4)):
            text, kind = files["Steps.txt"], draw.randrange(8)
            lines = text.split(b"\n")
            place = draw.randrange(len(lines))
            if kind < 2:
                text = mutation.mutated_text(text, texts, draw)
            elif kind == 2:
                text = mutation.mutated_number(text, draw)
            elif kind == 3:
                lines[place:place + 1] = [lines[place]] * draw.choice([2, 20, 400, 2000])
            elif kind == 4:
                lines[place] = draw.choice([b"at 0 ", b"at 0.2 ", b"at -1 ", b"at 1e9 ", b"at 0.1 at 0.1 "]) + lines[place]
            else:
                lines.insert(place, draw.choice([*STEPS.encode().split(b"\n"), b"tap " + b"a" * 3000, b"drag field 99999 -99999", b"wait 40000"]))
            files["Steps.txt"] = text if kind < 3 else b"\n".join(lines)
        return files

    def arguments(self, folder, way):
        trace = ["trace", "Scene.swift", "--scenario", "Steps.txt"]
        return [trace, [*trace, "--format", "jsonl"], [*trace, "--in", "navigation", "--mine"], ["check", *trace[1:]],
                [*trace, "--format", "svg"], [*trace, "--os", "15,27"]][way], None
