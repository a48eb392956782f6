"""What holds in every recording: the life of each controller, told from the lines of `appear trace --format jsonl`.

`failures` returns pairs of a kind and a detail. A kind names the rule and the callback, and no object, so that like failures can be counted.
"""
import json
import re

WILL, IS, DID = "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"
WILL_GO, GONE = "viewWillDisappear(_:)", "viewDidDisappear(_:)"
# What is told only when it is asked for, and what says nothing of a controller's life.
UNREAD = {"system", "transaction", "line", "memory", "notification", "task"}
# Each callback of an appearance: the states that it may follow, and the state that it brings.
STEPS = {
    WILL: (("gone", "disappearing"), "appearing"), IS: (("appearing",), "appearing"), DID: (("appearing",), "appeared"),
    WILL_GO: (("appeared", "appearing"), "disappearing"), GONE: (("disappearing",), "gone"),
}
# Exceptions that UIKit documents for what a scene may do by chance.
OWN_FAULTS = re.compile(
    "more than once is not supported|must be distinct|has a parent view controller|already being presented|on itself"
    "|should have parent view controller|must have a common parent|forwards appearance callbacks itself|add self as subview")
# A step that nobody could do now, and what is known not to be simulated.
OWN_STEPS = re.compile("there is no page|is being turned|the swipe does not begin|setViewControllers during a transition|more than five tabs|a transition is already in flight")


class Life:
    """What has been told of one object."""

    def __init__(self):
        self.state, self.appearing, self.loads, self.isDead = "gone", 0, 0, False
        self.parent, self.left, self.coming, self.going = None, None, None, False
        self.isPage = False  # pages appear in no window too


def plain(text):
    """A message without names and numbers."""
    return re.sub(r"<[^<>]*>|\b[A-Z]\d*(#\d+)?\b|\d+(\.\d+)?", "…", text)[:110]


def kinds(source):
    """The kinds of the containers' classes of a scene, by name."""
    found = {name: kind for name, kind in re.findall(r"class (\w+): UI(Navigation|TabBar|Page|Split)", source)}
    found |= {f"UI{kind}{'View' if kind in ('Page', 'Split') else ''}Controller": kind for kind in ("Navigation", "TabBar", "Page", "Split")}
    return found


def failures(text, source, os):
    """What a recording breaks. `source` is the scene's Swift, `os` the system's number."""
    found, lives, events, kind_of = {}, {}, [], kinds(source)
    manual = {name for name, body in re.findall(r"^class (\w+)(.*?)^}", source, re.S | re.M) if "AutomaticallyForward" in body}

    def fail(kind, detail):
        found.setdefault(kind, detail)

    def container(name):
        return kind_of.get((name or "").split("#")[0])

    for number, line in enumerate(text.splitlines()):
        try:
            events.append(json.loads(line))
        except ValueError:
            return [("a line that is no JSON", f"line {number}: {line[:80]}")]
    read = [event for event in events if event["kind"] not in UNREAD]
    inputs = {event["i"] for event in read if event["kind"] == "input"}
    last = next((event["i"] for event in reversed(read) if event["kind"] == "input" and event["name"] == "memory-warning"), None)
    for event in read:
        kind, name = event["kind"], event["name"]
        if kind == "exception" and not OWN_FAULTS.search(event.get("text", "")):
            fail(f"exception {name}: {plain(event.get('text', ''))}", f"event {event['i']}: {event.get('text')}")
        elif kind == "refusal" and event["i"] - 1 not in inputs and not OWN_STEPS.search(event.get("text", "")):
            fail(f"refusal: {plain(event.get('text', ''))}", f"event {event['i']}: {event.get('text')}")
        elif kind == "console" and "still" in event.get("text", "") and event["text"].startswith("appear:"):
            fail("does not settle", event["text"])
        if kind == "callback":
            if last is not None and event["i"] > last:
                continue
            heed(event, lives, fail, container, os)
    if last is not None and not any(event["kind"] == "exception" for event in read):
        warnings = [event for event in read if event["i"] > last and event["name"] == "didReceiveMemoryWarning()"]
        # A pop may be cancelled after its stack has gone: then nothing is told to the controller that stays.
        cancels = any(event["kind"] == "input" and "cancel" in f"{event['name']} {event.get('text')}" for event in read)
        rest(warnings, lives, fail, container, manual, cancels)
    causes(read, events, inputs, fail)
    return list(found.items())


def heed(event, lives, fail, container, os):
    """One callback, against what its object has been told before."""
    name, object_ = event["name"], event["object"]
    life = lives.setdefault(object_, Life())
    where = f"event {event['i']}: {object_}.{name}"
    if life.isDead:
        fail(f"{name} after deinit", where)
    if name == "deinit":
        life.isDead = True
    elif name == "viewDidLoad()":
        life.loads += 1
        if life.loads > 1:
            fail("viewDidLoad twice", where)
    elif name in STEPS:
        before, after = STEPS[name]
        if life.state not in before:
            fail(f"{name} when {life.state}", where)
        if name == WILL:
            life.appearing = 0
            if not life.loads and event.get("by") == "system":
                fail("viewWillAppear before viewDidLoad", where)
            if life.left:  # a pop that was cancelled
                life.parent, life.left, life.going = life.left, None, False
        elif name == IS:
            life.appearing += 1
            if life.appearing > 1:
                fail("viewIsAppearing twice in an appearance", where)
        elif name == DID:
            isTold = os >= 16 or life.parent is None or container(life.parent)
            if isTold and life.appearing == 0:
                fail("viewDidAppear without viewIsAppearing", where)
            if container(life.parent) == "Navigation":
                for other, that in lives.items():
                    if other != object_ and life.parent in (that.parent, that.left) and that.state != "gone" and not that.isDead:
                        fail(f"viewDidAppear while the stack's other one is {that.state}", f"{where}, {other} is {that.state}")
        life.state = after
    elif name in ("willMove(toParent:)", "didMove(toParent:)"):
        move(event, life, where, fail, container)


def move(event, life, where, fail, container):
    """A controller comes to a parent or leaves one. A pop in the middle of a push may be announced before the push has ended."""
    parent = event["args"].get("parent")
    if event["name"].startswith("will"):
        if parent:
            life.parent, life.left, life.coming, life.going = parent, None, parent, False
        else:
            life.left, life.going = life.parent, True
    elif parent:
        if life.coming != parent and event.get("by") == "system" and container(parent) in ("Navigation", "TabBar"):
            fail("didMove(toParent:) without willMove", where)
        life.coming = None
        if not life.going:
            life.parent = parent
        life.isPage = life.isPage or container(parent) == "Page"
    else:
        life.parent, life.left, life.going, life.coming = None, None, False, None


def isInPages(name, lives, container):
    """Whether a controller is anywhere in a page controller: pages appear in no window too, with all that is in them."""
    seen = set()
    while name in lives and name not in seen:
        seen.add(name)
        name = lives[name].parent
        if container(name) == "Page":
            return True
    return False


def rest(warnings, lives, fail, container, manual, cancels):
    """At the quiet end, each living controller has just been warned, with the facts of its view.

    Children of a controller of the kinds `manual` are told by its own code, which may forget them.
    """
    window = {event["object"]: (event.get("facts") or {}).get("window") for event in warnings}
    for object_, isSeen in window.items():
        life = lives.setdefault(object_, Life())
        where = f"{object_} at the end, parent {life.parent}"
        if within(object_, lives, manual):
            continue
        if life.state in ("appearing", "disappearing"):
            fail(f"left in {life.state}{'' if isSeen else ' out of the window'}", where)
        elif isSeen and life.state == "gone":
            fail("in the window, not appeared", where)
        elif not isSeen and life.state == "appeared" and not life.isPage and not isInPages(object_, lives, container):
            fail("out of the window, still appeared", where)
        if container(life.parent) == "Navigation" and isSeen and life.coming:
            fail("shown without didMove(toParent:)", where)
        if life.going and container(life.left) == "Navigation" and (isSeen or not cancels):
            fail("popped without didMove(toParent: nil)", where)
        children = [name for name in window if lives.setdefault(name, Life()).parent == object_ and not lives[name].left]
        if life.state == "appeared" and isSeen and container(object_) and children and not any(window[name] for name in children):
            fail(f"a {container(object_)} container in the window shows none of its children", where)


def within(name, lives, manual):
    """Whether one of the controllers around this one is of the kinds."""
    seen = set()
    while name and name not in seen:
        seen.add(name)
        name = lives[name].parent if name in lives else None
        if name and name.split("#")[0] in manual:
            return True
    return False


def causes(read, events, inputs, fail):
    """Each callback's causes lead to an input or to the launch."""
    cause = {event["i"]: event["cause"] for event in events}
    first = min(inputs, default=float("inf"))
    for event in read:
        if event["kind"] != "callback":
            continue
        place = event["i"]
        while cause.get(place) is not None:
            if not 0 <= cause[place] < place:
                fail(f"cause that is not earlier: {event['name']}", f"event {event['i']}: {place} has cause {cause[place]}")
                break
            place = cause[place]
        else:
            if place >= first and place not in inputs:
                fail(f"causes end at no input: {event['name']}", f"event {event['i']} of {event['object']}: end at {place}")
