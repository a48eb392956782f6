#!/usr/bin/env python3
"""Writes the scenes that stand as texts in tests into a folder, a file each.

usage: test-scenes.py FOLDER PATH...

A scene is a text in three quotation marks that declares a class or a function, as it stands: one with an interpolation is left out.
"""
import pathlib
import re
import sys

folder, paths = pathlib.Path(sys.argv[1]), sys.argv[2:]
folder.mkdir(parents=True)
for path in paths:
    for file in sorted(pathlib.Path(path).rglob("*.swift")):
        if "Fixtures" in file.parts or "Boards" in file.parts:
            continue
        texts = re.findall(r'"""\n(.*?)\n[ \t]*"""', file.read_text(), re.S)
        for number, text in enumerate(texts):
            if "\\(" in text or not re.search(r"\b(class|func) \w+", text):
                continue
            lines = text.split("\n")
            indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
            text = "\n".join(line[indent:] for line in lines)
            if "import " not in text:
                text = "import UIKit\n" + text
            (folder / f"{file.stem}-{number}.swift").write_text(text + "\n")
