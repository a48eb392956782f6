import Heap
import Interpreter
import Stage

/// A child that was added and never got `didMove(toParent:)`.
struct MissingDidMoveRule: Rule {
    let name = "missing-did-move"
    let summary = "addChild is never followed by didMove(toParent:)"
    let page = RulePage(
        what: "A container calls `addChild(_:)` and never tells the child that it has arrived: `didMove(toParent:)` is missing.",
        why: [
            "A container of your own has to call `didMove(toParent:)` of the child after `addChild(_:)`. [Apple UIViewController.didMove(toParent:)]",
            "`addChild(_:)` calls `willMove(toParent:)` by itself; `didMove(toParent:)` is left to you. [claim G25]",
            "Without the call, the child's override of `didMove(toParent:)` never runs. [claim G29]",
        ],
        wrong: """
            import UIKit

            final class ArticleViewController: UIViewController {
                private let comments = CommentsViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(comments)
                    comments.view.frame = view.bounds
                    comments.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(comments.view)
                }
            }

            final class CommentsViewController: UIViewController {
                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    guard parent != nil else { return }
                    view.backgroundColor = .secondarySystemBackground
                }
            }
            """,
        right: """
            import UIKit

            final class ArticleViewController: UIViewController {
                private let comments = CommentsViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(comments)
                    comments.view.frame = view.bounds
                    comments.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(comments.view)
                    comments.didMove(toParent: self)
                }
            }

            final class CommentsViewController: UIViewController {
                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                    guard parent != nil else { return }
                    view.backgroundColor = .secondarySystemBackground
                }
            }
            """,
        mend: "call didMove(toParent: self) on the child after addSubview",
        lesson: "15")

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.member == "UIViewController.addChild(_:)", let parent = use.receiver, let child = use.arguments.first else {
                return nil
            }
            // What stands for a child that no file declares is not what the later call reaches.
            guard !context.standsForPlaceholder(child, at: min(use.eventCount, context.recording.events.count - 1)) else { return nil }
            let told = context.recording.events[use.event...].contains { event in
                event.kind == .callback && event.name == "didMove(toParent:)" && event.object == child
                    && context.firstObject(of: event) == parent
            }
            guard !told else { return nil }
            var found = finding(
                "\(context.recording.name(of: child)) is made a child and never gets didMove(toParent:): what its override does "
                    + "never happens",
                "call didMove(toParent: self) on it after addSubview", at: use.location, event: use.event, point: 6)
            found.edits = use.location.flatMap { context.arrival(after: $0) }.map { [$0] } ?? []
            return found
        }
    }
}
