"""Makes random scenes, and writes them as Swift.

A scene is a dictionary: the device, the container around the root, its classes by name, and steps with their delays.
A class has a kind, children that it makes itself, hooks and methods. A hook is an action in a callback, which runs once or twice.
"""
import collections

SYSTEMS = [26, 18, 17, 16, 15, 14, 13, 27]  # the one to prefer in a small scene comes first
END = ["wait 3", "memory-warning"]  # everybody alive tells whether its view is in the window
DEVICES = ["phone", "ipad", "se", "max"]
STYLES = ["fullScreen", "pageSheet", "formSheet", "overFullScreen", "currentContext", "overCurrentContext", "popover"]
INS = ["root", "navigation", "tab", "page", "split", "child"] + STYLES
DELAYS = [None, None, None, 0, 0.016, 0.033, 0.05, 0.1, 0.2, 0.3, 0.34, 0.36, 0.4, 0.5, 1]
# Each callback with its declaration.
HOOKS = {
    "viewDidLoad": "viewDidLoad()", "viewWillAppear": "viewWillAppear(_ animated: Bool)", "viewIsAppearing": "viewIsAppearing(_ animated: Bool)",
    "viewDidAppear": "viewDidAppear(_ animated: Bool)", "viewWillDisappear": "viewWillDisappear(_ animated: Bool)",
    "viewDidDisappear": "viewDidDisappear(_ animated: Bool)", "viewWillLayoutSubviews": "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews": "viewDidLayoutSubviews()", "viewSafeAreaInsetsDidChange": "viewSafeAreaInsetsDidChange()",
    "viewLayoutMarginsDidChange": "viewLayoutMarginsDidChange()", "updateViewConstraints": "updateViewConstraints()",
    "willMove": "willMove(toParent parent: UIViewController?)", "didMove": "didMove(toParent parent: UIViewController?)",
    "traitCollectionDidChange": "traitCollectionDidChange(_ previous: UITraitCollection?)",
    "viewWillTransition": "viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)",
    "deinit": "",
}
CALLS = {
    "viewIsAppearing": "viewIsAppearing(animated)", "willMove": "willMove(toParent: parent)", "didMove": "didMove(toParent: parent)",
    "traitCollectionDidChange": "traitCollectionDidChange(previous)", "viewWillTransition": "viewWillTransition(to: size, with: coordinator)",
}
# Methods of delegates: the protocol, and the declaration.
DELEGATES = {
    "willShow": (
        "UINavigationControllerDelegate", "navigationController(_ n: UINavigationController, willShow c: UIViewController, animated: Bool)"),
    "didShow": (
        "UINavigationControllerDelegate", "navigationController(_ n: UINavigationController, didShow c: UIViewController, animated: Bool)"),
    "didSelect": ("UITabBarControllerDelegate", "tabBarController(_ t: UITabBarController, didSelect c: UIViewController)"),
    "willDismiss": ("UIAdaptivePresentationControllerDelegate", "presentationControllerWillDismiss(_ p: UIPresentationController)"),
    "didDismiss": ("UIAdaptivePresentationControllerDelegate", "presentationControllerDidDismiss(_ p: UIPresentationController)"),
}
BASES = {"nav": "UINavigationController", "tab": "UITabBarController", "page": "UIPageViewController", "split": "UISplitViewController"}
# What code does: how often, and how many new controllers it needs.
VERBS = {
    "push": (9, 1), "pushTwice": (2, 2), "pop": (6, 0), "popToRoot": (3, 0), "popPush": (3, 1), "pushPop": (2, 1), "setOne": (3, 1),
    "setUnder": (2, 1), "setMore": (2, 2), "reverse": (1, 0), "present": (8, 1), "presentThen": (1, 1), "dismiss": (6, 0), "dismissPresented": (3, 0),
    "dismissPresent": (2, 1), "tab": (5, 0), "setTabs": (2, 2), "addTab": (1, 1), "add": (6, 1), "addLoose": (2, 1), "remove": (5, 0),
    "swap": (3, 1), "page": (4, 1), "show": (2, 1), "detail": (2, 1), "window": (1, 1), "layout": (3, 0), "layoutNow": (2, 0), "constrain": (2, 0),
    "inset": (2, 0), "bar": (2, 0), "focus": (1, 0),
}
WRAPS = {
    "now": "{0}", "async": "DispatchQueue.main.async {{ {0} }}", "after": "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {{ {0} }}",
    "animate": "UIView.animate(withDuration: 0.3) {{ {0} }}", "still": "UIView.performWithoutAnimation {{ {0} }}",
    "along": "{me}.transitionCoordinator?.animate(alongsideTransition: {{ _ in {0} }}, completion: nil)",
    "then": "{me}.transitionCoordinator?.animate(alongsideTransition: nil) {{ _ in {0} }}",
}


class Maker:
    """Makes one scene from a source of random numbers."""

    def __init__(self, chance, systems):
        self.chance, self.nodes, self.ids = chance, {}, 0
        self.scene = {
            "os": chance.choice(systems), "device": chance.choice(["phone"] * 4 + DEVICES),
            "in": chance.choice(["root"] * 8 + ["navigation"] * 5 + INS), "nodes": self.nodes, "steps": [],
        }
        self.scene["root"] = self.node(0, among=None if self.scene["in"] == "root" else "push")
        names = list(self.nodes)
        for _ in range(chance.choice([0, 1, 1, 2, 2, 3, 4])):
            self.hook(chance.choice(names))
        for _ in range(chance.choice([1, 2, 2, 3, 4])):
            self.method(chance.choice(list(self.nodes)[:4]))
        self.steps()

    def node(self, depth, among=None):
        """Makes a class and the classes of its children. `among` says what may stand in its place."""
        chance = self.chance
        weights = {"plain": 10, "host": 3, "nav": 4, "tab": 3, "page": 2, "split": 1}
        if among == "push":
            weights = {"plain": 14, "host": 2, "tab": 1, "page": 1}
        elif among in ("page", "child"):
            weights = {"plain": 8, "host": 1, "nav": 2, "tab": 1}
        elif among == "tab":
            weights = {"plain": 5, "nav": 6, "host": 1, "split": 1}
        if depth > 2 or len(self.nodes) > 8:
            weights = {"plain": 1}
        kind = chance.choices(list(weights), list(weights.values()))[0]
        name = chr(ord("A") + len(self.nodes)) if len(self.nodes) < 26 else f"Z{len(self.nodes)}"
        node = self.nodes[name] = {
            "kind": kind, "kids": [], "hooks": [], "methods": [], "label": chance.random() < 0.3, "field": chance.random() < 0.1,
            "buttons": chance.random() < 0.2, "late": chance.random() < 0.4, "loose": chance.random() < 0.2, "hides": chance.random() < 0.05,
            "style": chance.choice(["scroll", "scroll", "pageCurl"]), "manual": chance.random() < 0.15,
        }
        count = {"plain": 0, "host": chance.choice([1, 1, 2]), "nav": chance.choice([1, 1, 1, 2, 3]), "tab": 2, "page": 2, "split": 2}[kind]
        inside = {"nav": "push", "host": "child"}.get(kind, kind)
        node["kids"] = [self.node(depth + 1, inside) for _ in range(count)]
        return name

    def action(self, owner):
        """Something that the code of a class does."""
        chance = self.chance
        weights = {verb: weight for verb, (weight, _) in VERBS.items()}
        favoured = {
            "nav": ["push", "pop", "popToRoot", "popPush", "setOne"], "tab": ["tab", "setTabs", "addTab"], "page": ["page"],
            "split": ["detail"], "host": ["add", "remove", "swap"]}.get(self.nodes[owner]["kind"], [])
        weights |= {verb: 4 * weights[verb] for verb in favoured}
        verb = chance.choices(list(weights), list(weights.values()))[0]
        among = {
            "add": "child", "addLoose": "child", "swap": "child", "page": "page", "setTabs": "tab", "addTab": "tab", "present": "any",
            "window": "any", "presentThen": "any", "dismissPresent": "any"}.get(verb, "push")
        targets = [self.target(among) for _ in range(VERBS[verb][1])]
        made = {
            "verb": verb, "to": targets, "animated": chance.random() < 0.7, "wrap": chance.choice(["now"] * 12 + list(WRAPS)),
            "style": chance.choice(STYLES), "index": chance.randrange(2), "kept": chance.random() < 0.15, "then": None}
        if verb == "presentThen":
            made["then"] = self.action(owner)
        return made

    def target(self, among):
        """A class whose instance an action makes: a new one, or one that there is."""
        old = [name for name, node in self.nodes.items() if node["kind"] == "plain"]
        if old and self.chance.random() < (0.15 if len(self.nodes) < 10 else 0.9):
            return self.chance.choice(old)
        name = self.node(2 if self.chance.random() < 0.7 else 1, among)
        if self.chance.random() < 0.3 and len(self.nodes) < 12:
            self.hook(name)
        return name

    def hook(self, owner):
        """An action in one of the callbacks of a class."""
        places = list(HOOKS) + ["willShow", "didShow"]
        kind = self.nodes[owner]["kind"]
        places += {"tab": ["didSelect"] * 2, "nav": ["willShow", "didShow"] * 2}.get(kind, ["willDismiss", "didDismiss"])
        self.ids += 1
        hook = {"at": self.chance.choice(places), "id": self.ids, "times": self.chance.choice([1, 1, 1, 2])}
        hook["do"] = self.action(owner)
        self.nodes[owner]["hooks"].append(hook)

    def method(self, owner):
        """An action that a step can call."""
        self.ids += 1
        method = {"id": self.ids}
        method["do"] = self.action(owner)
        self.nodes[owner]["methods"].append(method)

    def steps(self):
        """What the user and the device do."""
        chance = self.chance
        calls = [(name, method["id"]) for name, node in self.nodes.items() for method in node["methods"]]

        def swipe(word):
            return f"{word} {chance.choice([5, 30, 40, 60, 60, 100])} {chance.choice(['finish', 'cancel'])}"

        for _ in range(chance.choice([2, 3, 4, 5, 6, 8])):
            word = chance.choice(["call"] * 10 + ["tap"] * 2 + ["back"] * 3 + ["swipe-back"] * 4 + ["swipe-down"] * 2
                                 + ["swipe-page"] * 2 + ["tab"] * 3 + [
                                     "rotate", "style", "background", "memory-warning", "text-size", "focus", "resize", "wait"])
            name, number = chance.choice(calls)
            text = {
                "call": f"call {name}.go{number}", "tap": f"tap go{number}",
                "swipe-back": swipe("swipe-back"), "swipe-down": swipe("swipe-down"),
                "swipe-page": swipe(f"swipe-page {chance.choice(['left', 'right'])}"), "tab": f"tab {chance.randrange(2)}",
                "rotate": f"rotate {chance.choice(['portrait', 'landscapeLeft'])}", "style": f"style {chance.choice(['dark', 'light'])}",
                "text-size": "text-size accessibilityLarge", "focus": "focus field", "resize": f"resize {chance.choice(['320x1194', '834x1194'])}",
                "wait": f"wait {chance.choice([0.02, 0.1, 0.5])}",
            }.get(word, word)
            self.scene["steps"].append([chance.choice(DELAYS), text])
            if word == "background":
                self.scene["steps"].append([chance.choice(DELAYS), "foreground"])


def swift(action, kind, me="self"):
    """The statements of an action in a controller of a kind."""
    new = [f'one("{name}", {name}())' if action["kept"] else f"{name}()" for name in action["to"]] + ["UIViewController()"] * 2
    move = "true" if action["animated"] else "false"
    nav = f"{me}." if kind == "nav" else f"{me}.navigationController?."
    tabs = f"{me}." if kind == "tab" else f"{me}.tabBarController?."
    pages = f"{me}." if kind == "page" else f"({me}.parent as? UIPageViewController)?."
    split = f"{me}." if kind == "split" else f"{me}.splitViewController?."
    stack = f"let n = {me}" if kind == "nav" else f"if let n = {me}.navigationController"
    isOwn = kind in BASES
    present = (f"let p = {new[0]}; p.modalPresentationStyle = .{action['style']}; "
               + (f"p.popoverPresentationController?.sourceView = {me}.view; " if action["style"] == "popover" else ""))
    then = f"{{ {swift(action['then'], kind, me)} }}" if action.get("then") else "nil"
    removal = "k.willMove(toParent: nil); k.view.removeFromSuperview(); k.removeFromParent()"
    text = {
        "push": f"{nav}pushViewController({new[0]}, animated: {move})",
        "pushTwice": f"{nav}pushViewController({new[0]}, animated: {move}); {nav}pushViewController({new[1]}, animated: {move})",
        "pop": f"_ = {nav}popViewController(animated: {move})",
        "popToRoot": f"_ = {nav}popToRootViewController(animated: {move})",
        "popPush": f"_ = {nav}popViewController(animated: {move}); {nav}pushViewController({new[0]}, animated: {move})",
        "pushPop": f"{nav}pushViewController({new[0]}, animated: {move}); _ = {nav}popViewController(animated: {move})",
        "setOne": f"{nav}setViewControllers([{new[0]}], animated: {move})",
        "setUnder": f"{stack} {{ n.setViewControllers([{new[0]}] + n.viewControllers.suffix(1), animated: {move}) }}",
        "setMore": f"{stack} {{ n.setViewControllers(n.viewControllers + [{new[0]}, {new[1]}], animated: {move}) }}",
        "reverse": f"{stack} {{ n.setViewControllers(n.viewControllers.reversed(), animated: {move}) }}",
        "present": f"{present}{me}.present(p, animated: {move})",
        "presentThen": f"{present}{me}.present(p, animated: {move}, completion: {then})",
        "dismiss": f"{me}.dismiss(animated: {move})",
        "dismissPresented": f"{me}.presentedViewController?.dismiss(animated: {move})",
        "dismissPresent": f"{me}.dismiss(animated: {move}); {present}{me}.present(p, animated: {move})",
        "tab": f"{tabs}selectedIndex = {action['index']}",
        "setTabs": f"{tabs}setViewControllers([{new[0]}, {new[1]}], animated: {move})",
        "addTab": f"{tabs}viewControllers?.append({new[0]})",
        "add": f"let k = {new[0]}; {me}.addChild(k); {me}.view.addSubview(k.view); k.didMove(toParent: {me})",
        "addLoose": f"let k = {new[0]}; kept.append(k); {me}.view.addSubview(k.view)",
        "remove": f"if let k = {me}.children.last {{ {removal} }}",
        "swap": f"if let k = {me}.children.last {{ let n = {new[0]}; {me}.addChild(n); k.willMove(toParent: nil); {me}.transition(from: k, to: n, "
                f"duration: {'0.25' if action['animated'] else '0'}, options: [], animations: nil) {{ _ in n.didMove(toParent: {me}); "
                "k.removeFromParent() } }",
        "page": f"{pages}setViewControllers([{new[0]}], direction: .{['forward', 'reverse'][action['index']]}, animated: {move})",
        "show": f"{me}.show({new[0]}, sender: nil)", "detail": f"{split}showDetailViewController({new[0]}, sender: nil)",
        "window": f"{me}.view.window?.rootViewController = {new[0]}", "layout": f"{me}.view.setNeedsLayout()",
        "layoutNow": f"{me}.view.setNeedsLayout(); {me}.view.layoutIfNeeded()", "constrain": f"{me}.view.constraints.first?.constant += 10",
        "inset": f"{me}.additionalSafeAreaInsets.top += 10",
        "bar": f"{nav}setNavigationBarHidden({['true', 'false'][action['index']]}, animated: {move})",
        "focus": f"{me}.view.subviews.first {{ $0 is UITextField }}?.becomeFirstResponder()",
    }[action["verb"]]
    if isOwn and action["verb"] in ("add", "remove", "swap", "addLoose"):
        text = f"{me}.view.setNeedsLayout()"
    if kind == "nav" and stack in text:
        text = text.replace(f"{stack} {{ ", f"{stack}; ").removesuffix(" }")
    return WRAPS[action["wrap"]].format(text, me=me)


def declaration(name, node, os):
    """The lines of a class."""
    kind, body, setup = node["kind"], [], []
    hooks = collections.defaultdict(list)
    for hook in node["hooks"]:
        hooks[hook["at"]].append(hook)
    protocols = sorted({DELEGATES[place][0] for place in hooks if place in DELEGATES})
    kids = [f"{kid}()" for kid in node["kids"]]
    if kind == "page":
        protocols.append("UIPageViewControllerDataSource")
        body += [f"lazy var pages: [UIViewController] = [{', '.join(kids)}]",
                 "convenience init() { self.init(transitionStyle: ." + node["style"] + ", navigationOrientation: .horizontal) }"]
        setup += ["dataSource = self", "setViewControllers([pages[0]], direction: .forward, animated: false)"]
        for word, other in (("Before", "$0 > 0 ? pages[$0 - 1] : nil"), ("After", "$0 + 1 < pages.count ? pages[$0 + 1] : nil")):
            body += [f"func pageViewController(_ p: UIPageViewController, viewController{word} c: UIViewController) -> UIViewController? {{",
                     f"    pages.firstIndex(of: c).flatMap {{ {other} }}", "}"]
    elif kind in BASES and kids:
        fill = f"viewControllers = [{', '.join(kids)}]"
        if kind == "split" and os >= 14 and len(kids) > 1:
            fill = f"setViewController({kids[0]}, for: .primary); setViewController({kids[1]}, for: .secondary)"
        isStyled = kind == "split" and os >= 14
        if node["late"] and not isStyled:
            setup.append(fill)
        else:
            body.append(f"convenience init() {{ self.init({'style: .doubleColumn' if isStyled else 'nibName: nil, bundle: nil'}); {fill} }}")
    for kid in kids if kind == "host" else []:
        add = "kept.append(k); view.addSubview(k.view)" if node["loose"] else "addChild(k); view.addSubview(k.view); k.didMove(toParent: self)"
        setup.append(f"do {{ let k = {kid}; {add} }}")
    holder = {"UINavigationControllerDelegate": ("nav", "navigationController?."), "UITabBarControllerDelegate": ("tab", "tabBarController?.")}
    for protocol in protocols:
        if protocol in holder:
            setup.append(f"{'' if kind == holder[protocol][0] else holder[protocol][1]}delegate = self")
        elif protocol.startswith("UIAdaptive"):
            setup.append("presentationController?.delegate = self")
    if node["hides"]:
        setup.append("hidesBottomBarWhenPushed = true")
    if kind not in BASES:
        if node["label"]:
            setup += [f'let label = UILabel(); label.text = "{name}"; view.addSubview(label)',
                      "label.translatesAutoresizingMaskIntoConstraints = false",
                      "label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"]
        if node["field"]:
            setup.append('let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 30)); field.accessibilityIdentifier = "field"; '
                         "view.addSubview(field)")
        for method in node["methods"] if node["buttons"] else []:
            setup.append(f"let button{method['id']} = UIButton(frame: CGRect(x: 0, y: {100 + 40 * method['id']}, width: 200, height: 30)); "
                         f"button{method['id']}.setTitle(\"go{method['id']}\", for: .normal); view.addSubview(button{method['id']}); "
                         f"button{method['id']}.addTarget(self, action: #selector(go{method['id']}), for: .touchUpInside)")
    forwarded = {}
    if kind == "host" and node["manual"]:
        body.append("override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }")
        for place, begins in (("viewWillAppear", "true"), ("viewDidAppear", ""), ("viewWillDisappear", "false"), ("viewDidDisappear", "")):
            call = f"beginAppearanceTransition({begins}, animated: animated)" if begins else "endAppearanceTransition()"
            forwarded[place] = f"children.forEach {{ $0.{call} }}"
    places = list(dict.fromkeys((["viewDidLoad"] if setup else []) + list(hooks) + list(forwarded)))
    for place in places:
        lines = setup[:] if place == "viewDidLoad" else []
        for hook in hooks[place]:
            me, its, given = ("front", "plain", "let front, ") if place == "deinit" else ("self", kind, "")
            lines.append(f"if {given}may({hook['id']}, {hook['times']}) {{ {swift(hook['do'], its, me)} }}")
        if place in forwarded:
            lines.append(forwarded[place])
        if place == "deinit":
            head = "deinit"
        elif place in DELEGATES:
            head = f"func {DELEGATES[place][1]}"
        else:
            head = f"override func {HOOKS[place]}"
            call = CALLS.get(place) or HOOKS[place].replace("_ animated: Bool", "animated")
            lines.insert(0, f"super.{call}")
        body += [f"{head} {{"] + [f"    {line}" for line in lines] + ["}"]
    for method in node["methods"]:
        body.append(f"@objc func go{method['id']}() {{ {swift(method['do'], kind)} }}")
    head = ", ".join([BASES.get(kind, "UIViewController")] + protocols)
    return [f"class {name}: {head} {{"] + [f"    {line}" for line in body] + ["}"] if body else [f"class {name}: {head} {{}}"]


def reached(scene):
    """The classes that the root needs, and those that they need."""
    names, found = [scene["root"]], []

    def targets(action):
        return action["to"] + (targets(action["then"]) if action.get("then") else [])

    while names:
        name = names.pop(0)
        if name in found:
            continue
        found.append(name)
        node = scene["nodes"][name]
        names += node["kids"]
        for thing in node["hooks"] + node["methods"]:
            names += targets(thing["do"])
    return found


def source(scene):
    """The Swift of a scene."""
    names = reached(scene)
    lines = [line for name in names for line in declaration(name, scene["nodes"][name], scene["os"])]
    text = "\n".join(lines)
    head = ["import UIKit"]
    if "front" in text:
        lines = [line.replace("super.viewDidLoad()", "super.viewDidLoad(); front = self") for line in lines]
        head.append("weak var front: UIViewController?")
    if "kept." in text:
        head.append("var kept: [UIViewController] = []")
    if "one(" in text:
        head += ["var ones: [String: UIViewController] = [:]",
                 "func one(_ name: String, _ new: @autoclosure () -> UIViewController) -> UIViewController {",
                 "    if let old = ones[name], old.parent == nil, old.presentingViewController == nil { return old }",
                 "    ones[name] = new()", "    return ones[name]!", "}"]
    if "may(" in text:
        head += ["var runs: [Int: Int] = [:]",
                 "func may(_ n: Int, _ most: Int) -> Bool { runs[n, default: 0] += 1; return runs[n]! <= most }"]
    return "\n".join(head + lines) + "\n"


def arguments(scene):
    """The tool's arguments for a scene."""
    steps = [f"at {delay} {text}" if delay is not None and index else text for index, (delay, text) in enumerate(scene["steps"])]
    command = ["--os", str(scene["os"]), "--device", scene["device"], "--in", scene["in"], "--root", scene["root"]]
    for step in steps + END:
        command += ["--do", step]
    return command
