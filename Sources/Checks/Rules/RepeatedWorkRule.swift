import Heap
import Interpreter
import Stage

/// Work that belongs to a controller's life and is done again at each appearance.
struct RepeatedWorkRule: Rule {
    let name = "repeated-work"
    let summary = "work is done again each time the controller appears"

    private static let appearance = ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"]
    private static let adding: Set<String> = [
        "UIView.addSubview(_:)", "UIView.insertSubview(_:at:)", "UIView.insertSubview(_:belowSubview:)",
        "UIView.insertSubview(_:aboveSubview:)",
        "UIView.addGestureRecognizer(_:)", "UIStackView.addArrangedSubview(_:)", "UIViewController.addChild(_:)",
        "UIControl.addAction(_:for:)", "NSLayoutConstraint.activate(_:)", "NSLayoutConstraint.isActive", "CALayer.addSublayer(_:)",
        "CALayer.insertSublayer(_:at:)",
    ]
    /// Statements of the learner's in one callback, from which on it counts as heavy.
    private static let heavy = 5_000

    func findings(in context: RuleContext) -> [Finding] {
        additions(in: context) + requests(in: context) + computations(in: context)
    }

    /// A line adds something new at a second appearance, while its addition of the first one is still there.
    private func additions(in context: RuleContext) -> [Finding] {
        var first: [Line: (use: Use, callback: Event)] = [:]
        var told: Set<Line> = []
        return context.recording.uses.compactMap { use in
            guard Self.adding.contains(use.member), let location = use.location, let added = use.arguments.first ?? use.receiver,
                let callback = context.controllerCallback(from: use.callback), Self.appearance.contains(callback.name),
                context.wasMade(added, in: callback)
            else { return nil }
            let line = Line(location, "\(callback.object.map { Int($0.index) } ?? -1)")
            guard let before = first[line] else {
                first[line] = (use, callback)
                return nil
            }
            guard before.callback.index != callback.index, isStillThere(before.use, at: use.event, context), told.insert(line).inserted
            else { return nil }
            let what = use.member.split(separator: ".").last.map(String.init) ?? use.member
            return finding(
                "\(what) runs in each \(context.recording.name(of: callback)) and adds a new \(context.recording.typeName(of: added)) to "
                    + "those of earlier appearances",
                "do it once in viewDidLoad(), and only bring up to date what is there", at: location, event: use.event, point: 3)
        }
    }

    private func isStillThere(_ use: Use, at event: Int, _ context: RuleContext) -> Bool {
        guard let added = use.arguments.first, use.member.hasPrefix("UIView.add") || use.member.hasPrefix("UIView.insert"),
            use.member != "UIView.addGestureRecognizer(_:)"
        else { return true }
        return context.run.superview(of: added, at: .event(event)) == use.receiver
    }

    private func requests(in context: RuleContext) -> [Finding] {
        var told: Set<Line> = []
        return context.recording.events.compactMap { event in
            guard event.kind == .network, event.depth > 0, let location = event.caller ?? event.location,
                let around = context.recording.events[..<event.index].last(where: {
                    $0.kind == .callback && ($0.end ?? event.index) >= event.index
                }), let callback = context.controllerCallback(from: around.index), callback.name == "viewWillAppear(_:)",
                told.insert(Line(location)).inserted
            else { return nil }
            return finding(
                "a request begins in \(context.recording.name(of: callback)), which comes again with every tab switch, pop and full-screen "
                    + "dismissal",
                "fetch once in viewDidLoad(), and refresh in viewIsAppearing(_:) only what must be fresh", at: location, event: event.index,
                point: 9)
        }
    }

    private func computations(in context: RuleContext) -> [Finding] {
        var told: Set<String> = []
        return context.recording.callbacks.compactMap { callback in
            guard callback.name == "viewWillAppear(_:)", let end = callback.end, end - callback.index >= Self.heavy else { return nil }
            let statements = context.recording.events[callback.index...end].count { $0.kind == .line }
            guard statements >= Self.heavy, told.insert(context.recording.name(of: callback)).inserted else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) runs \(statements) statements, before each appearance",
                "compute once in viewDidLoad(), or away from the appearance", at: callback.location, event: callback.index, point: 9)
        }
    }
}
