import Heap
import Interpreter
import Stage

/// A child that gets `didMove(toParent:)` before its view is in the parent's.
struct AdditionOrderRule: Rule {
    let name = "early-did-move"
    let summary = "didMove(toParent:) is called before the child's view is in the parent's"
    let page = RulePage(
        what: "A container calls `didMove(toParent:)` of a child first, and adds the child's view to its own view afterwards.",
        why: [
            "A child is added in this order: `addChild`, size, `addSubview`, `didMove(toParent:)`. [claim G26]",
            "Apple's four steps end with `didMove(toParent:)`, after the child's view and its constraints are added. [Apple Creating a custom container view controller]",
            "After an animated transition to the child, `didMove(toParent:)` is called when the transition is complete. [Apple UIViewController.didMove(toParent:)]",
        ],
        wrong: """
            import UIKit

            final class RecipeViewController: UIViewController {
                private let steps = StepsViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(steps)
                    steps.didMove(toParent: self)
                    steps.view.frame = view.bounds
                    steps.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(steps.view)
                }
            }

            final class StepsViewController: UIViewController {
                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    view.backgroundColor = .secondarySystemBackground
                }
            }
            """,
        right: """
            import UIKit

            final class RecipeViewController: UIViewController {
                private let steps = StepsViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(steps)
                    steps.view.frame = view.bounds
                    steps.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(steps.view)
                    steps.didMove(toParent: self)
                }
            }

            final class StepsViewController: UIViewController {
                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    view.backgroundColor = .secondarySystemBackground
                }
            }
            """,
        mend: "keep the order: addChild, addSubview, didMove(toParent:)",
        lesson: "15")

    func findings(in context: RuleContext) -> [Finding] {
        let run = context.run
        return context.callbacks.compactMap { event in
            guard event.name == "didMove(toParent:)", let caller = event.caller, let child = event.object,
                let parent = context.firstObject(of: event), !isPlaced(child, in: parent, at: event.index, run),
                isPlaced(child, in: parent, at: context.endOfStep(event.index), run)
            else { return nil }
            return finding(
                "didMove(toParent:) tells \(context.recording.name(of: child)) that it has arrived, and its view is added afterwards",
                "keep the order: addChild, addSubview, didMove(toParent:)", at: caller, event: event.index, point: 6)
        }
    }

    private func isPlaced(_ child: ObjectID, in parent: ObjectID, at event: Int, _ run: Run) -> Bool {
        guard let view = run.rootView(of: child, at: .event(event)), let root = run.rootView(of: parent, at: .event(event)) else {
            return false
        }
        return run.isView(view, inside: root, at: .event(event))
    }
}
