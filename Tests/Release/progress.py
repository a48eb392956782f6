#!/usr/bin/env python3
"""Progress that can be read only is shown, and progress that cannot be read is not taken for none.

    Tests/Release/progress.py .build/release/appear

Root may write everywhere, so as root the program is run as nobody.
"""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile

EXPORT = {
    "format": "appear-progress", "version": 1, "finished": [{"lesson": "05", "time": 3}],
    "positions": [{"lesson": "05", "page": 2, "time": 2}],
    "answers": [{"lesson": "05", "question": "a", "answer": {"choice": {"_0": 1}}, "verdict": "right", "hints": 0, "time": 1}],
}


class Failure(Exception):
    pass


class Learner:
    """Somebody with a folder for what they have done."""

    def __init__(self, binary):
        self.folder = tempfile.mkdtemp(prefix="appear-progress-")
        self.state = os.path.join(self.folder, "appear")
        # What nobody may run lies where nobody may look.
        self.binary = os.path.join(self.folder, "program")
        shutil.copy(binary, self.binary)
        self.export = os.path.join(self.folder, "export.json")
        with open(self.export, "w") as file:
            json.dump(EXPORT, file)
        self.user = 65534 if os.getuid() == 0 else None
        if self.user:
            os.chown(self.folder, self.user, self.user)
        os.chmod(self.folder, 0o755)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for folder, _, _ in os.walk(self.folder):
            os.chmod(folder, 0o755)
        shutil.rmtree(self.folder)

    def run(self, *words):
        variables = {"PATH": os.environ["PATH"], "HOME": self.folder, "XDG_STATE_HOME": self.folder, "TMPDIR": "/tmp"}
        return subprocess.run([self.binary, *words], capture_output=True, text=True, env=variables, user=self.user, group=self.user)

    def keep(self):
        done = self.run("progress", "import", self.export)
        if done.returncode:
            raise Failure(f"nothing could be kept: {done.stderr}")

    def forbid(self, files=0o444, folder=0o555):
        for name in os.listdir(self.state):
            os.chmod(os.path.join(self.state, name), files)
        os.chmod(self.state, folder)

    def expect_shown(self):
        shown = self.run("progress", "show")
        if shown.returncode or "answers: 1, of them right: 1" not in shown.stdout or "lessons finished: 1" not in shown.stdout:
            raise Failure(f"shown: {shown.stdout}{shown.stderr}")
        export = self.run("progress", "export")
        if export.returncode or json.loads(export.stdout) != EXPORT:
            raise Failure(f"exported: {export.stdout}{export.stderr}")

    def expect_refused(self, *words, saying):
        refused = self.run(*words)
        if refused.returncode != 65 or saying not in refused.stderr or len(refused.stderr.splitlines()) != 1:
            raise Failure(f"{words}: {refused.returncode} {refused.stdout}{refused.stderr}")


def only_read(binary):
    with Learner(binary) as learner:
        learner.keep()
        learner.forbid()
        learner.expect_shown()
        learner.expect_refused("progress", "import", learner.export, saying="readonly")


def only_the_file(binary):
    with Learner(binary) as learner:
        learner.keep()
        learner.forbid(folder=0o755)
        learner.expect_shown()


def only_the_folder(binary):
    with Learner(binary) as learner:
        learner.keep()
        learner.forbid(files=0o644)
        learner.expect_shown()


def log_left_behind(binary):
    """What a crash has left in the log beside the file counts."""
    with Learner(binary) as learner:
        learner.keep()
        path = os.path.join(learner.state, "progress.sqlite")
        other = sqlite3.connect(path)
        other.execute("PRAGMA wal_autocheckpoint = 0")
        other.execute("DELETE FROM finished")
        other.execute("INSERT INTO finished VALUES ('05', 3)")
        other.commit()
        # As a killed program leaves both: a copy while they are open.
        copies = {name: open(os.path.join(learner.state, name), "rb").read() for name in os.listdir(learner.state)}
        other.close()
        for name in os.listdir(learner.state):
            os.remove(os.path.join(learner.state, name))
        for name, content in copies.items():
            if not name.endswith("-shm"):
                with open(os.path.join(learner.state, name), "wb") as file:
                    file.write(content)
        if not copies.get("progress.sqlite-wal"):
            raise Failure("the test has no log")
        learner.forbid()
        learner.expect_shown()


def no_rights(binary):
    with Learner(binary) as learner:
        learner.keep()
        learner.forbid(folder=0o000)
        learner.expect_refused("progress", "show", saying="permission denied")
        learner.expect_refused("progress", "export", saying="permission denied")
        learner.expect_refused("progress", "import", learner.export, saying="permission denied")


def nothing_yet(binary):
    with Learner(binary) as learner:
        shown = learner.run("progress", "show")
        if shown.returncode or "answers: 0" not in shown.stdout or os.path.exists(learner.state):
            raise Failure(f"{shown.stdout}{shown.stderr}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary = os.path.realpath(sys.argv[1])
    situations = [only_read, only_the_file, only_the_folder, log_left_behind, no_rights, nothing_yet]
    failed = 0
    for situation in situations:
        try:
            situation(binary)
        except Failure as failure:
            failed += 1
            print(f"FAILED {situation.__name__}: {failure}")
    print(f"{len(situations) - failed} of {len(situations)} situations of the progress file are as they should be")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
