"""Runs a Python file as often as asked and prints the median time in ms; with `traced`, every line is recorded with its locals.

    interpreter.py FILE RUNS [traced]
"""

import contextlib
import io
import pathlib
import statistics
import sys
import time

path, runs = sys.argv[1], int(sys.argv[2])
is_traced = sys.argv[3:] == ["traced"]
source = pathlib.Path(path).read_text()


def once():
    events = []

    def trace(frame, event, argument):
        if frame.f_code.co_filename != path:
            return None
        if event == "line":
            local = {k: v for k, v in frame.f_locals.items() if not k.startswith("__")}
            events.append((frame.f_code.co_name, frame.f_lineno, local))
        return trace

    code = compile(source, path, "exec")
    space = {"__name__": "__main__"}
    begin = time.perf_counter()
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        if is_traced:
            sys.settrace(trace)
        try:
            exec(code, space)
        finally:
            sys.settrace(None)
    return (time.perf_counter() - begin) * 1e3, printed.getvalue().strip(), len(events)


results = [once() for _ in range(runs)]
print(f"{statistics.median(r[0] for r in results):.3f} {results[0][1]} {results[0][2]}")
