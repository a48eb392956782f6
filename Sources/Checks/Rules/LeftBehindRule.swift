import Heap
import Interpreter
import Stage

/// A child whose view was taken away and that stays a child.
struct LeftBehindRule: Rule {
    let name = "left-behind"
    let summary = "a child's view is removed and the child stays"
    let page = RulePage(
        what: "The view of a child is removed, and its controller stays a child. The parent keeps it.",
        why: [
            "`removeFromSuperview()` unlinks a view from its superview and from its window. [Apple UIView.removeFromSuperview()]",
            "The controller of that view is still owned by its parent. [claim V14]",
            "Three calls remove a child: `willMove(toParent: nil)`, `removeFromSuperview()`, `removeFromParent()`. [claim G27]",
        ],
        wrong: """
            import UIKit

            final class SearchViewController: UIViewController {
                private let suggestions = SuggestionsViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Hide", style: .plain, target: self, action: #selector(hideSuggestions))
                    addChild(suggestions)
                    suggestions.view.frame = CGRect(x: 20, y: 140, width: 280, height: 240)
                    view.addSubview(suggestions.view)
                    suggestions.didMove(toParent: self)
                }

                @objc private func hideSuggestions() {
                    suggestions.view.removeFromSuperview()
                }
            }

            final class SuggestionsViewController: UITableViewController {}
            """,
        right: """
            import UIKit

            final class SearchViewController: UIViewController {
                private let suggestions = SuggestionsViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Hide", style: .plain, target: self, action: #selector(hideSuggestions))
                    addChild(suggestions)
                    suggestions.view.frame = CGRect(x: 20, y: 140, width: 280, height: 240)
                    view.addSubview(suggestions.view)
                    suggestions.didMove(toParent: self)
                }

                @objc private func hideSuggestions() {
                    suggestions.willMove(toParent: nil)
                    suggestions.view.removeFromSuperview()
                    suggestions.removeFromParent()
                }
            }

            final class SuggestionsViewController: UITableViewController {}
            """,
        mend: "call willMove(toParent: nil) before the removal, and removeFromParent() after it",
        lesson: "15")

    func findings(in context: RuleContext) -> [Finding] {
        let run = context.run
        return context.uses.compactMap { use in
            guard use.member == "UIView.removeFromSuperview()", let view = use.receiver,
                let child = run.controller(ofRoot: view, at: .use(use)), let parent = run.parent(of: child, at: .use(use)),
                context.isOwnController(parent), !comesBack(view, child, after: use, context)
            else { return nil }
            let (name, owner) = (context.recording.name(of: child), context.recording.name(of: parent))
            return finding(
                "\(name)'s view is removed, and \(name) stays a child of \(owner), which keeps it alive",
                "call willMove(toParent: nil) before and removeFromParent() after", at: use.location, event: use.event, point: 7)
        }
    }

    /// Whether the child is released afterwards, or its view is added again.
    private func comesBack(_ view: ObjectID, _ child: ObjectID, after use: Use, _ context: RuleContext) -> Bool {
        let recording = context.recording
        return recording.uses.contains { $0.eventCount > use.eventCount && $0.arguments.contains(view) }
            || context.allCallbacks.contains { event in
                event.index > use.event && event.object == child && event.name == "didMove(toParent:)"
                    && context.firstObject(of: event) == nil
            }
    }
}
