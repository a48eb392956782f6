import Foundation
import Heap
import Interpreter
import Stage

/// A call of super that passes on something else than was received, or means another method.
struct WrongSuperRule: Rule {
    let name = "wrong-super"
    let summary = "super is called with another argument, for another method, or twice"
    let page = RulePage(
        what:
            "An override calls another method of `super` than the one it overrides, passes another argument than it was given, or calls `super` twice.",
        why: [
            "An override of `viewWillAppear(_:)` must call `super` at some point. [Apple UIViewController.viewWillAppear(_:)]",
            "`viewWillAppear(_:)` tells that the view is about to be added; `animated` says whether with an animation. [Apple UIViewController.viewWillAppear(_:)]",
            "`viewDidAppear(_:)` tells that the view was added to a view hierarchy. [Apple UIViewController.viewDidAppear(_:)]",
        ],
        wrong: """
            import UIKit

            class ListViewController: UIViewController {
                var entries: [String] = []
                let countLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    view.addSubview(countLabel)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    countLabel.text = "\\(entries.count) entries"
                }
            }

            final class TasksViewController: ListViewController {
                override func viewWillAppear(_ animated: Bool) {
                    entries = ["Water the plants", "Call the bank"]
                    super.viewDidAppear(animated)
                }
            }
            """,
        right: """
            import UIKit

            class ListViewController: UIViewController {
                var entries: [String] = []
                let countLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    view.addSubview(countLabel)
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    countLabel.text = "\\(entries.count) entries"
                }
            }

            final class TasksViewController: ListViewController {
                override func viewWillAppear(_ animated: Bool) {
                    entries = ["Water the plants", "Call the bank"]
                    super.viewWillAppear(animated)
                }
            }
            """,
        mend: "call super once, for the same method, with what was received",
        lesson: nil)

    private static let appearance: Set<String> = [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "willMove(toParent:)", "didMove(toParent:)", "viewWillTransition(to:with:)",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        var seen: [Int: String] = [:]
        return context.recording.superCalls.compactMap { call in
            guard let index = call.callback, let place = call.location else { return nil }
            let callback = context.recording.events[index]
            guard callback.object == call.receiver, Self.appearance.contains(callback.name) else { return nil }
            let name = context.recording.name(of: callback)
            if callback.name != call.name {
                guard Self.appearance.contains(call.name) else { return nil }
                return marked(
                    finding(
                        "\(name) calls super.\(call.name): UIKit's own work of \(call.name) is done at the wrong time, and that of "
                            + "\(callback.name) may never be",
                        "call super.\(Self.written(callback))", at: place, event: index, point: 5), callback, context)
            }
            if let (got, given) = difference(callback, call) {
                return marked(
                    finding(
                        "\(name) is told \(got), and passes \(given) to super: base classes, children and UIKit take it for what it is not",
                        "pass on what was received: super.\(Self.written(callback))", at: place, event: index, point: 5), callback, context)
            }
            guard seen.updateValue(call.name, forKey: index) == call.name else { return nil }
            var found = finding(
                "\(name) calls super twice: what its base class does there is done twice", "leave one of the calls out", at: place,
                event: index, point: 5)
            found.edits = context.removal(ofLine: place, saying: /super\.\w+\(.*\)/).map { [$0] } ?? []
            return found
        }
    }

    private static func written(_ callback: Event) -> String {
        switch callback.name {
        case "willMove(toParent:)", "didMove(toParent:)": callback.name.replacing(":", with: ": parent")
        case "viewWillTransition(to:with:)": "viewWillTransition(to: size, with: coordinator)"
        default: callback.name.replacing("_:", with: "animated")
        }
    }

    /// The first argument that super is given another value of, as it was received and as it is passed on.
    private func difference(_ callback: Event, _ call: SuperCall) -> (String, String)? {
        for (got, given) in zip(callback.arguments, call.arguments) {
            switch (got.value, given.value) {
            case (.bool(let one), .bool(let other)) where one != other: return ("\(got.name): \(one)", "\(other)")
            case (.size(let one), .size(let other)) where one != other:
                return ("\(got.name): \(one.width)x\(one.height)", "\(other.width)x\(other.height)")
            default: continue
            }
        }
        return nil
    }

    private func marked(_ finding: Finding, _ callback: Event, _ context: RuleContext) -> Finding {
        var finding = finding
        finding.callback = context.className(of: callback)
        finding.edits = finding.location.flatMap { context.superCall(replacedIn: $0) }.map { [$0] } ?? []
        return finding
    }
}
