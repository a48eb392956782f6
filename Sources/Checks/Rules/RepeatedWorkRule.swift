import Heap
import Interpreter
import Stage

/// Work that belongs to a controller's life and is done again at each appearance.
struct RepeatedWorkRule: Rule {
    let name = "repeated-work"
    let summary = "work is done again each time the controller appears"
    let page = RulePage(
        what:
            "An appearance callback adds a new view, child, gesture recognizer, action or constraint each time, while the earlier one is still there. A long computation in each `viewWillAppear` is found too.",
        why: [
            "`viewWillAppear` runs each time the view appears, for example again after a full-screen cover has been dismissed. [claim A09]",
            "`viewDidLoad` runs once for a loaded view, before its first `viewWillAppear`. [claim G01]",
            "`viewDidLoad` is for the set-up that is done once and needs no geometry: subviews, constraints, data sources. [claim G17]",
        ],
        wrong: """
            import UIKit

            final class BookmarksViewController: UIViewController {
                private let bookmarks = ["Harbour", "Market", "Old town"]

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    let countLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))
                    countLabel.text = "\\(bookmarks.count) bookmarks"
                    view.addSubview(countLabel)
                }
            }
            """,
        right: """
            import UIKit

            final class BookmarksViewController: UIViewController {
                private let bookmarks = ["Harbour", "Market", "Old town"]
                private let countLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    view.addSubview(countLabel)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    countLabel.text = "\\(bookmarks.count) bookmarks"
                }
            }
            """,
        mend: "do it once in viewDidLoad(), and later only bring up to date what is there",
        lesson: "03")

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
        additions(in: context) + computations(in: context)
    }

    /// A line adds something new at a second appearance, while its addition of the first one is still there.
    private func additions(in context: RuleContext) -> [Finding] {
        var first: [Line: (use: Use, callback: Event)] = [:]
        var told: Set<Line> = []
        return context.uses.compactMap { use in
            guard Self.adding.contains(use.member), let location = use.location, let added = use.arguments.first ?? use.receiver,
                let callback = context.controllerCallback(from: use.callback), Self.appearance.contains(callback.name),
                context.wasMade(added, in: callback)
            else { return nil }
            let line = Line(location, "\(callback.object.map { Int($0.index) } ?? -1)")
            guard let before = first[line] else {
                first[line] = (use, callback)
                return nil
            }
            guard before.callback.index != callback.index, isStillThere(before.use, at: use, in: callback, context),
                told.insert(line).inserted
            else { return nil }
            let what = use.member.split(separator: ".").last.map(String.init) ?? use.member
            return finding(
                "\(what) runs in each \(context.recording.name(of: callback)) and adds a new \(context.recording.typeName(of: added)) to "
                    + "those of earlier appearances",
                "do it once in viewDidLoad(), and only bring up to date what is there", at: location, event: use.event, point: 3)
        }
    }

    private func isStillThere(_ use: Use, at later: Use, in callback: Event, _ context: RuleContext) -> Bool {
        // What the callback takes away after it has added, is not there.
        let event = callback.end ?? context.recording.events.count - 1
        guard let receiver = use.receiver else { return true }
        switch use.member {
        case "UIControl.addAction(_:for:)", "UIControl.addTarget(_:action:for:)":
            // An action of the same identifier takes the place of the earlier one, as the same target and method do.
            let after = min(later.eventCount, context.recording.events.count - 1)
            return context.run.actionCount(of: receiver, at: .event(after)) > context.run.actionCount(of: receiver, at: .use(later))
        case let member where member.contains("ubview") && !member.contains("Gesture"):
            guard let added = use.arguments.first else { return true }
            return context.run.superview(of: added, at: .event(event)) == receiver
                && (receiver == later.receiver || context.run.isInWindow(added, at: .event(event)))
        default: return true
        }
    }

    private func computations(in context: RuleContext) -> [Finding] {
        var told: Set<String> = []
        return context.callbacks.compactMap { callback in
            guard callback.name == "viewWillAppear(_:)", let end = callback.end, end - callback.index >= Self.heavy else { return nil }
            let statements = context.recording.events[callback.index...end].count { $0.kind == .line }
            guard statements >= Self.heavy, told.insert(context.recording.name(of: callback)).inserted else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) runs \(statements) statements, before each appearance",
                "compute once in viewDidLoad(), or away from the appearance", at: callback.location, event: callback.index, point: 9)
        }
    }
}
