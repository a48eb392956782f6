import Heap
import Interpreter
import Stage

/// A controller that asks whether it is dismissed, while the one that is dismissed is its container.
struct DismissedInContainerRule: Rule {
    let name = "dismissed-in-container"
    let summary = "isBeingDismissed or isMovingFromParent is asked of a controller whose container leaves"
    let page = RulePage(
        what:
            "A controller asks `isBeingDismissed` or `isMovingFromParent` of itself. It is its container that is dismissed or popped, so the answer is false and the work is not done.",
        why: [
            "`isBeingDismissed` tells about the controller it is asked of: whether that one is in the process of being dismissed. [Apple UIViewController.isBeingDismissed]",
            "A leak finder asks the outermost parent: a screen is often wrapped in a navigation controller, and that one is presented. [fastred/DeallocationChecker, Sources/DeallocationChecker.swift]",
            "`isMovingFromParent` is true while this very controller is being removed from its parent. [Microsoft UIViewController.IsMovingFromParentViewController]",
        ],
        wrong: """
            import UIKit

            final class MailboxViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let compose = UIAction { [weak self] _ in
                        let draft = UINavigationController(rootViewController: DraftViewController())
                        self?.present(draft, animated: true)
                    }
                    navigationItem.rightBarButtonItem = .init(systemItem: .compose, primaryAction: compose)
                }
            }

            final class DraftViewController: UIViewController {
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    if isBeingDismissed {
                        print("Draft saved")
                    }
                }
            }
            """,
        right: """
            import UIKit

            final class MailboxViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let compose = UIAction { [weak self] _ in
                        let draft = UINavigationController(rootViewController: DraftViewController())
                        self?.present(draft, animated: true)
                    }
                    navigationItem.rightBarButtonItem = .init(systemItem: .compose, primaryAction: compose)
                }
            }

            final class DraftViewController: UIViewController {
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    if navigationController?.isBeingDismissed == true {
                        print("Draft saved")
                    }
                }
            }
            """,
        mend: "ask the container too",
        lesson: "12")

    private static let flags: Set<String> = ["UIViewController.isBeingDismissed", "UIViewController.isMovingFromParent"]

    func findings(in context: RuleContext) -> [Finding] {
        var read: [Line: Set<String>] = [:]
        let uses = context.uses.filter { Self.flags.contains($0.member) && !$0.isWrite }
        for use in uses {
            guard let place = use.location, let receiver = use.receiver, let callback = use.callback else { continue }
            read[Line(file: place.file, line: callback, about: "\(receiver.index)"), default: []].insert(use.member)
        }
        return uses.compactMap { use in
            guard let place = use.location, let receiver = use.receiver, context.isOwnController(receiver), let index = use.callback,
                let leaving = context.run.leavingContainer(of: receiver, at: .use(use)),
                // Code that asks the container too knows.
                !uses.contains(where: { $0.callback == index && $0.receiver == leaving.controller })
            else { return nil }
            let asked = read[Line(file: place.file, line: index, about: "\(receiver.index)")] ?? []
            let flag = leaving.isDismissed ? "isBeingDismissed" : "isMovingFromParent"
            guard asked.contains("UIViewController.\(flag)"), use.member == "UIViewController.\(flag)" || asked.count > 1 else {
                return nil
            }
            let (name, container) = (context.recording.name(of: receiver), context.recording.name(of: leaving.controller))
            return finding(
                "\(use.member.split(separator: ".").last ?? "") of \(name) is false here although the screen leaves: it is \(container), its "
                    + "container, that is \(leaving.isDismissed ? "dismissed" : "taken away")",
                "ask the container too: \(leaving.isDismissed ? "navigationController?.isBeingDismissed" : "parent?.isMovingFromParent"), or let the container tell",
                at: place, event: use.event)
        }
    }
}
