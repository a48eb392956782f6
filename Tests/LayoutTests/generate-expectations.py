#!/usr/bin/env python3
"""Writes Expectations/*: random systems of constraints with what kiwisolver, an independent solver, finds for them.

    pip install kiwisolver==1.5.1 && python3 Tests/LayoutTests/generate-expectations.py

kiwisolver adds weights up, and has room for three well separated ones; here any number of priorities is lexicographic. So priorities are
solved one after the other: each violation gets an error variable, kiwisolver makes the sum of the strongest priority's errors as small as
can be, that sum becomes a required bound, and so on. The sums are unique even where the values are not, and values are recorded only for variables
that kiwisolver cannot move, in either direction, without raising a sum; null stands for the others.

A system is {"variables": count, "constraints": [...], "steps": [...]}.
A constraint is [relation, priority, constant, variable, coefficient, variable, coefficient, ...], relation -1 for at most, 0 for equal, 1 for at least.
A step is {"change": [...], "infeasible": true} or {"change": [...], "violations": {priority: sum}, "values": [...]}. A change is a list of
["add", constraint], ["remove", constraint] or ["constant", constraint, number], the constraint given by its place in "constraints".

The few systems of the *.json files are written so. The many of the *.txt files have a line each, of words between spaces:
    3                 the count of variables, then the constraints:
    <750,5,0,2,1,-1   2 x0 - x1 at most 5, priority 750; = for equal, > for at least
    +0,4              adds constraints 0 to 4; +3 adds constraint 3 alone
    -3                removes constraint 3
    #3,15             its constant becomes 15
    ^3,500            its priority becomes 500
    !                 ends a step: infeasible
    :750,3,250,12.5   ends a step: the violations' sums by priority, those that are 0 left out; the values follow in the next word
    @5,?,-3.3333      values, ? for those that are not unique
"""

import json
import pathlib
import random

import kiwisolver

SLACK = 1e-7
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, -2, 3, 0.5]


def rounded(number, digits):
    """What lies half way goes the same way in every run: kiwisolver's last digits depend on where its objects are in memory."""
    return round(round(number, 9), digits)


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
        violations[str(priority)] = rounded(best, 5)
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
        values.append(rounded(value, 4) if is_unique else None)
    return {"violations": violations, "values": values}


def run(count, constraints, changes, goes_on=False):
    """A system with the outcome after each list of changes; it ends where it becomes infeasible, unless it `goes_on`."""
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
            elif action[0] == "priority":
                constraints[action[1]][1] = action[2]
            else:
                constraints[action[1]][2] = action[2]
        outcome = solution(count, [constraints[i] for i in sorted(live)])
        steps.append({"change": change, **outcome})
        if "infeasible" in outcome and not goes_on:
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


def made_of(rng, count, number, relations, priorities, coefficients, constants):
    """`number` constraints, each of whose choices is made from one of the lists."""
    constraints = []
    for _ in range(number):
        terms = []
        for variable in sorted(rng.sample(range(count), min(count, rng.choice([1, 1, 2, 2, 2, 3, 4])))):
            terms += [variable, rng.choice(coefficients)]
        constraints.append([rng.choice(relations), rng.choice(priorities), rng.choice(constants), *terms])
    return constraints


FIVES = [5 * number for number in range(-20, 21)]
MIXED = [1000, 1000, 999, 750, 750, 500, 251, 250, 50]


def at_once(constraints):
    return [["add", i] for i in range(len(constraints))]


def required_system(rng):
    """Nothing optional: it can hold, or it cannot."""
    count = rng.randint(2, 8)
    constraints = made_of(rng, count, rng.randint(count // 2 + 1, 2 * count), [-1, 0, 0, 1], [1000], COEFFICIENTS, FIVES)
    return run(count, constraints, [at_once(constraints)])


def layered_system(rng):
    """Some required, the rest at many priorities."""
    count = rng.randint(2, 8)
    constraints = made_of(rng, count, rng.randint(count, 2 * count + 4), [-1, 0, 0, 1], MIXED, COEFFICIENTS, FIVES)
    return run(count, constraints, [at_once(constraints)])


def crowded_system(rng):
    """Many wishes of one or two priorities about a few variables: sums of violations are weighed."""
    count = rng.randint(2, 4)
    priorities = [1000] * rng.randint(0, 2) + rng.sample([999, 750, 500, 250, 50], rng.randint(1, 2)) * 3
    constraints = made_of(rng, count, rng.randint(3 * count, 5 * count), [-1, 0, 0, 1], priorities, COEFFICIENTS, FIVES)
    return run(count, constraints, [at_once(constraints)])


def pointed_system(rng):
    """Many boundaries meet in few points, as in layouts: pivots without progress."""
    count = rng.randint(2, 6)
    coefficients = [1, -1] if rng.random() < 0.6 else [1, -1, 2, -2]
    constraints = made_of(rng, count, rng.randint(2 * count, 3 * count + 2), [-1, 0, 1], [1000, *MIXED], coefficients, [0, 0, 0, 10, -10])
    return run(count, constraints, [at_once(constraints)])


def changed_system(rng):
    """Constants, priorities, additions and removals at random, one or two a step, through feasible and infeasible states."""
    count = rng.randint(2, 6)
    pool = made_of(rng, count, rng.randint(count + 3, 2 * count + 4), [-1, 0, 0, 1], [1000, *MIXED], COEFFICIENTS, FIVES)
    live = set(range(len(pool) - 2))
    changes = [[["add", i] for i in sorted(live)]]
    for _ in range(4):
        change = []
        for _ in range(rng.choice([1, 1, 2])):
            kind = rng.choice(["add", "remove", "constant", "constant", "priority"])
            if kind == "add" and len(live) < len(pool):
                place = rng.choice(sorted(set(range(len(pool))) - live))
                live.add(place)
                change.append(["add", place])
                continue
            place = rng.choice(sorted(live))
            if kind == "constant":
                change.append(["constant", place, rng.choice(FIVES)])
            elif kind == "priority":
                change.append(["priority", place, rng.choice(MIXED)])
            elif len(live) > 1:
                live.discard(place)
                change.append(["remove", place])
        changes.append(change)
    return run(count, pool, changes, goes_on=True)


def nested_boxes(rng):
    """Boxes in a container, on one axis: start and end each, insets, lengths, centres, gaps; the container is resized."""
    boxes = rng.randint(1, 3)
    count = 2 * boxes + 1
    width = 2 * boxes
    constraints = [[0, 1000, rng.choice([320, 375, 393, 430]), width, 1]]
    for box in range(boxes):
        start, end = 2 * box, 2 * box + 1
        constraints.append([1, 1000, 0, start, -1, end, 1])
        for _ in range(rng.randint(2, 4)):
            priority = rng.choice([1000, 999, 750, 500, 251, 250])
            number = 4 * rng.randint(0, 40)
            other = rng.randrange(boxes)
            kinds = [
                [rng.choice([0, 0, 1]), priority, number // 4, start, 1],
                [rng.choice([0, 0, -1]), priority, -(number // 4), end, 1, width, -1],
                [rng.choice([-1, 0, 0, 1]), priority, number, start, -1, end, 1],
                [0, priority, 0, start, 1, end, 1, width, -1],
                [0, priority, 0, start, -1, end, 1, width, -0.5],
            ]
            if other < box:
                kinds.append([rng.choice([0, 0, 1]), priority, 8, 2 * other + 1, -1, start, 1])
                kinds.append([0, priority, 0, 2 * other, 1, 2 * other + 1, -1, start, -1, end, 1])
            constraints.append(rng.choice(kinds))
    return run(count, constraints, [at_once(constraints), [["constant", 0, 4 * rng.randint(20, 250)]]], goes_on=True)


def short(number):
    if number is None:
        return "?"
    text = f"{number:g}" if float(f"{number:g}") == number else repr(number)
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def line(system):
    words = [str(system["variables"])]
    for relation, *numbers in system["constraints"]:
        words.append("<=>"[relation + 1] + ",".join(map(short, numbers)))
    for step in system["steps"]:
        change = step["change"]
        if len(change) > 2:
            words.append(f"+{change[0][1]},{change[-1][1]}")
        else:
            signs = {"add": "+", "remove": "-", "constant": "#", "priority": "^"}
            words += [signs[kind] + ",".join(map(short, rest)) for kind, *rest in change]
        if "infeasible" in step:
            words.append("!")
        else:
            sums = [f"{priority},{short(total)}" for priority, total in step["violations"].items() if total != 0]
            words += [":" + ",".join(sums), "@" + ",".join(map(short, step["values"]))]
    return " ".join(words)


def main():
    folder = pathlib.Path(__file__).parent / "Expectations"
    folder.mkdir(exist_ok=True)
    kinds = {
        "optional": (150, lambda rng: random_system(rng, [999, 750, 500, 250])),
        "mixed": (200, lambda rng: random_system(rng, [1000, 1000, 999, 750, 500, 251, 250, 50])),
        "growing": (80, growing_system),
        "edited": (120, edited_system),
        "rows": (60, row_of_views),
        "required": (2000, required_system),
        "layered": (2500, layered_system),
        "crowded": (1500, crowded_system),
        "pointed": (1500, pointed_system),
        "changed": (1500, changed_system),
        "boxes": (1000, nested_boxes),
    }
    for seed, (name, (number, make)) in enumerate(kinds.items()):
        rng = random.Random(seed)
        systems = [make(rng) for _ in range(number)]
        if seed < 5:
            text = ",\n".join(json.dumps(system, separators=(",", ":")) for system in systems)
            (folder / f"{name}.json").write_text(f"[\n{text}\n]\n")
        else:
            (folder / f"{name}.txt").write_text("".join(line(system) + "\n" for system in systems))
        steps = [step for system in systems for step in system["steps"]]
        infeasible = sum("infeasible" in step for step in steps)
        values = [value for step in steps for value in step.get("values", [])]
        print(f"{name}: {number} systems, {len(steps)} steps, {infeasible} infeasible, {values.count(None)} of {len(values)} values open")


if __name__ == "__main__":
    main()
