import Heap
import Interpreter
import Stage

/// Layout callbacks that change the hierarchy in each pass, or ask for the pass that is under way.
struct LayoutCallbackRule: Rule {
    let name = "layout-callback"
    let summary = "a layout callback adds views or constraints in each pass, or asks for layout again"
    let page = RulePage(
        what:
            "A layout callback adds a new subview or constraint in each pass, or asks for layout of the view that is being laid out. Other insets or another preferred size ask for it too.",
        why: [
            "The layout callbacks may come many times in one appearance, and again whenever the layout becomes invalid. [claim G07]",
            "They can also come twice with the same bounds. [claim A16]",
            "What invalidates the layout when it is set is not for `layoutSubviews()`; `updateProperties()` is the place for it. [Apple Automatic trait tracking]",
            "`viewDidLoad` is for the set-up that is done once, such as adding subviews and constraints. [claim G17]",
        ],
        wrong: """
            import UIKit

            final class ReceiptViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let divider = UIView()
                    divider.backgroundColor = .separator
                    divider.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 1)
                    view.addSubview(divider)
                }
            }
            """,
        right: """
            import UIKit

            final class ReceiptViewController: UIViewController {
                private let divider = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    divider.backgroundColor = .separator
                    view.addSubview(divider)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    divider.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 1)
                }
            }
            """,
        mend: "add it once in viewDidLoad(), and ask for layout where its cause changes",
        lesson: "08")

    private static let callbacks: Set<String> = ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "layoutSubviews()"]
    private static let adding: Set<String> = [
        "UIView.addSubview(_:)", "UIView.insertSubview(_:at:)", "UIView.insertSubview(_:belowSubview:)",
        "UIView.insertSubview(_:aboveSubview:)",
        "UIStackView.addArrangedSubview(_:)", "UIStackView.insertArrangedSubview(_:at:)", "NSLayoutConstraint.activate(_:)",
        "NSLayoutConstraint.isActive", "UIView.addConstraint(_:)", "UIView.addConstraints(_:)",
    ]
    private static let asking: Set<String> = ["UIView.setNeedsLayout()", "UIView.layoutIfNeeded()"]

    /// The properties of a controller that have its view laid out once more, or ask its container for another size; what becomes of it.
    private static let invalidating = [
        "UIViewController.additionalSafeAreaInsets": "its safe area changes, and it is laid out once more",
        "UIViewController.preferredContentSize": "it asks its container for another size, and to be laid out once more",
    ]

    func findings(in context: RuleContext) -> [Finding] { additions(in: context) + changes(in: context) }

    /// A controller's own layout callback gives it other insets, or asks for another size.
    private func changes(in context: RuleContext) -> [Finding] {
        var told: Set<Line> = []
        return context.assignments.compactMap { assignment in
            guard let effect = Self.invalidating[assignment.member], let place = assignment.location,
                let callback = layoutCallback(around: assignment.callback, context), callback.object == assignment.receiver,
                let change = context.difference(
                    of: assignment, from: assignment.eventCount - 1, to: min(assignment.eventCount, context.recording.events.count - 1)),
                told.insert(Line(place)).inserted
            else { return nil }
            return finding(
                "\(change), set in \(context.recording.name(of: callback)), while the view is laid out: \(effect)",
                "set it where its cause changes, or in updateProperties()", at: place, event: max(0, assignment.eventCount - 1), point: 4)
        }
    }

    private func additions(in context: RuleContext) -> [Finding] {
        var first: [Line: (use: Use, callback: Int)] = [:]
        var told: Set<Line> = []
        return context.uses.compactMap { use in
            guard let place = use.location, use.member != "NSLayoutConstraint.isActive" || use.isWrite,
                let callback = layoutCallback(around: use.callback, context), let object = callback.object
            else { return nil }
            let line = Line(place, "\(object.index)")
            let name = context.recording.name(of: callback)
            if Self.asking.contains(use.member) {
                guard let receiver = use.receiver, isAround(receiver, object, use, context), told.insert(line).inserted else { return nil }
                return finding(
                    use.member == "UIView.setNeedsLayout()"
                        ? "setNeedsLayout() in \(name) asks for another pass of the view that is being laid out"
                        : "layoutIfNeeded() in \(name) lays out the view that is being laid out, one pass inside the other",
                    "place things here, and ask for layout where their cause changes", at: place, event: use.event, point: 4)
            }
            guard Self.adding.contains(use.member), isNew(use, in: callback, context) else { return nil }
            // What is made once, behind a condition, belongs to no pass.
            guard let earlier = first[line] else {
                first[line] = (use, callback.index)
                return nil
            }
            guard earlier.callback != callback.index, isThere(earlier.use, at: use, context), told.insert(line).inserted else { return nil }
            let what = use.member.split(separator: ".").last.map(String.init) ?? use.member
            return finding(
                "\(what) runs in each \(name): what it added in event \(earlier.use.event) is still there in event \(use.event), and one more "
                    + "is added",
                "add it once in viewDidLoad() or the initializer, and only place it here", at: place, event: use.event, point: 4)
        }
    }

    private func layoutCallback(around callback: Int?, _ context: RuleContext) -> Event? {
        context.callbacks(from: callback).first { $0.object.map(context.isOwn) == true }.flatMap { callback in
            Self.callbacks.contains(callback.name) ? callback : nil
        }
    }

    /// Whether a view is the one that a callback lays out, or around it.
    private func isAround(_ view: ObjectID, _ object: ObjectID, _ use: Use, _ context: RuleContext) -> Bool {
        let laidOut = context.run.isController(object) ? context.run.rootView(of: object, at: .use(use)) : object
        return laidOut.map { context.run.isView($0, inside: view, at: .use(use)) } ?? false
    }

    private func isNew(_ use: Use, in callback: Event, _ context: RuleContext) -> Bool {
        let added = use.member == "NSLayoutConstraint.isActive" ? [use.receiver].compactMap { $0 } : use.arguments
        return added.contains { context.wasMade($0, in: callback) }
    }

    private func isThere(_ earlier: Use, at use: Use, _ context: RuleContext) -> Bool {
        let added = earlier.member == "NSLayoutConstraint.isActive" ? [earlier.receiver].compactMap { $0 } : earlier.arguments
        return added.contains { context.run.isInPlace($0, at: .use(use)) }
    }
}
