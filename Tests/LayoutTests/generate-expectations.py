#!/usr/bin/env python3
"""Writes Expectations/*.json: random systems of constraints with what kiwisolver, an independent solver, finds for them.

    pip install kiwisolver==1.5.1 && python3 Tests/LayoutTests/generate-expectations.py

kiwisolver adds weights up, and has room for three well separated ones; here any number of priorities is lexicographic. So priorities are
solved one after the other: each violation gets an error variable, kiwisolver makes the sum of the strongest priority's errors as small as
can be, that sum becomes a required bound, and so on. The sums are unique even where the values are not, and values are recorded only for variables
that kiwisolver cannot move, in either direction, without raising a sum; null stands for the others.

A system is {"variables": count, "constraints": [...], "steps": [...]}.
A constraint is [relation, priority, constant, variable, coefficient, variable, coefficient, ...], relation -1 for at most, 0 for equal, 1 for at least.
A step is {"change": [...], "infeasible": true} or {"change": [...], "violations": {priority: sum}, "values": [...]}. A change is a list of
["add", constraint], ["remove", constraint] or ["constant", constraint, number], the constraint given by its place in "constraints".
"""

import json
import pathlib
import random

import kiwisolver

SLACK = 1e-7
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, -2, 3, 0.5]


def compared(left, relation, right):
    return left <= right if relation < 0 else left >= right if relation > 0 else left == right


def expression(variables, constraint):
    terms = constraint[3:]
    return sum((terms[i + 1] * variables[terms[i]] for i in range(0, len(terms), 2)), kiwisolver.Expression([]))


def solver_with(variables, constraints):
    solver = kiwisolver.Solver()
    for constraint in constraints:
        if constraint[1] == 1000:
            solver.addConstraint(compared(expression(variables, constraint), constraint[0], constraint[2]) | "required")
    return solver


def solution(count, constraints):
    """The step's outcome for the given live constraints."""
    variables = [kiwisolver.Variable(f"x{i}") for i in range(count)]
    try:
        solver = solver_with(variables, constraints)
    except kiwisolver.UnsatisfiableConstraint:
        return {"infeasible": True}
    violations = {}
    for priority in sorted({c[1] for c in constraints if c[1] < 1000}, reverse=True):
        total = kiwisolver.Expression([])
        wishes = []
        errors = []
        for constraint in constraints:
            if constraint[1] != priority:
                continue
            error = kiwisolver.Variable("e")
            errors.append(error)
            residual = expression(variables, constraint) - constraint[2]
            solver.addConstraint((error >= 0) | "required")
            if constraint[0] >= 0:
                solver.addConstraint((error + residual >= 0) | "required")
            if constraint[0] <= 0:
                solver.addConstraint((error - residual >= 0) | "required")
            wish = (error == 0) | "weak"
            solver.addConstraint(wish)
            wishes.append(wish)
            total = total + error
        solver.updateVariables()
        best = sum(error.value() for error in errors)
        violations[str(priority)] = round(best, 5)
        for wish in wishes:
            solver.removeConstraint(wish)
        solver.addConstraint((total <= best + SLACK) | "required")
    solver.updateVariables()
    found = [v.value() for v in variables]
    values = []
    for variable, value in zip(variables, found):
        is_unique = True
        for target in (-1e5, 1e5):
            probe = (variable == target) | "weak"
            solver.addConstraint(probe)
            solver.updateVariables()
            is_unique = is_unique and abs(variable.value() - value) < 1e-3
            solver.removeConstraint(probe)
        values.append(round(value, 4) if is_unique else None)
    return {"violations": violations, "values": values}


def run(count, constraints, changes):
    """A system with the outcome after each list of changes; it ends where it becomes infeasible."""
    constraints = [list(c) for c in constraints]
    live = set()
    steps = []
    original = [list(c) for c in constraints]
    for change in changes:
        for action in change:
            if action[0] == "add":
                live.add(action[1])
            elif action[0] == "remove":
                live.discard(action[1])
            else:
                constraints[action[1]][2] = action[2]
        outcome = solution(count, [constraints[i] for i in sorted(live)])
        steps.append({"change": change, **outcome})
        if "infeasible" in outcome:
            break
    return {"variables": count, "constraints": original, "steps": steps}


def random_constraint(rng, count, priorities):
    terms = []
    for variable in sorted(rng.sample(range(count), min(count, rng.choice([1, 1, 2, 2, 3])))):
        terms += [variable, rng.choice(COEFFICIENTS)]
    return [rng.choice([-1, 0, 0, 1]), rng.choice(priorities), rng.randint(-20, 20) * 5, *terms]


def random_system(rng, priorities):
    """Everything at once, in the order of the list: feasible or not."""
    count = rng.randint(1, 8)
    constraints = [random_constraint(rng, count, priorities) for _ in range(rng.randint(1, 2 * count + 3))]
    return run(count, constraints, [[["add", i] for i in range(len(constraints))]])


def growing_system(rng):
    """Required constraints one by one, so that the first one too many is known."""
    count = rng.randint(2, 6)
    constraints = [random_constraint(rng, count, [1000]) for _ in range(3 * count)]
    return run(count, constraints, [[["add", i]] for i in range(len(constraints))])


def edited_system(rng):
    """A feasible system, then constants, additions and removals at random."""
    count = rng.randint(2, 7)
    pool = [random_constraint(rng, count, [1000, 999, 750, 500, 251, 250, 50]) for _ in range(3 * count + 4)]
    changes = [[["add", i] for i in range(len(pool) // 2)]]
    live = set(range(len(pool) // 2))
    for _ in range(8):
        kind = rng.choice(["add", "remove", "constant", "constant"])
        rest = sorted(set(range(len(pool))) - live)
        if kind == "add" and rest:
            place = rng.choice(rest)
            live.add(place)
            changes.append([["add", place]])
        elif kind == "remove" and live:
            place = rng.choice(sorted(live))
            live.discard(place)
            changes.append([["remove", place]])
        elif live:
            changes.append([["constant", rng.choice(sorted(live)), rng.randint(-20, 20) * 5]])
    return run(count, pool, changes)


def row_of_views(rng):
    """Views side by side as Auto Layout has them: x and width each, hugging, compression, minima, equal widths, a container that is resized."""
    views = rng.randint(2, 7)
    count = 2 * views + 1
    width = 2 * views
    constraints = [[0, 1000, rng.choice([320, 375, 393, 430]), width, 1]]
    constraints.append([0, 1000, 16, 0, 1])
    for view in range(views):
        x, w = 2 * view, 2 * view + 1
        natural = rng.randint(2, 30) * 5
        constraints.append([1, 1000, 0, w, 1])
        constraints.append([-1, rng.choice([250, 251, 252]), natural, w, 1])
        constraints.append([1, rng.choice([749, 750, 751]), natural, w, 1])
        if view > 0:
            constraints.append([0, 1000, 8, x, 1, x - 2, -1, x - 1, -1])
            if rng.random() < 0.3:
                constraints.append([0, rng.choice([1000, 999, 500]), 0, w, 1, 1, -1])
        if rng.random() < 0.3:
            constraints.append([rng.choice([-1, 1]), rng.choice([1000, 999, 600]), rng.randint(2, 30) * 5, w, 1])
    constraints.append([rng.choice([0, -1]), rng.choice([1000, 999]), -16, count - 3, 1, count - 2, 1, width, -1])
    changes = [[["add", i] for i in range(len(constraints))]]
    for _ in range(3):
        changes.append([["constant", 0, rng.randint(40, 200) * 5]])
    return run(count, constraints, changes)


def main():
    folder = pathlib.Path(__file__).parent / "Expectations"
    folder.mkdir(exist_ok=True)
    kinds = {
        "optional": (150, lambda rng: random_system(rng, [999, 750, 500, 250])),
        "mixed": (200, lambda rng: random_system(rng, [1000, 1000, 999, 750, 500, 251, 250, 50])),
        "growing": (80, growing_system),
        "edited": (120, edited_system),
        "rows": (60, row_of_views),
    }
    for seed, (name, (number, make)) in enumerate(kinds.items()):
        rng = random.Random(seed)
        systems = [make(rng) for _ in range(number)]
        text = ",\n".join(json.dumps(system, separators=(",", ":")) for system in systems)
        (folder / f"{name}.json").write_text(f"[\n{text}\n]\n")
        steps = [step for system in systems for step in system["steps"]]
        infeasible = sum("infeasible" in step for step in steps)
        values = [value for step in steps for value in step.get("values", [])]
        print(f"{name}: {number} systems, {len(steps)} steps, {infeasible} infeasible, {values.count(None)} of {len(values)} values open")


if __name__ == "__main__":
    main()
