import Heap
import Interpreter
import Stage

/// A layout that is forced where the animation's option runs it anyway.
struct FlushLayoutRule: Rule {
    let name = "flush-layout"
    let summary = "layoutIfNeeded is called inside an animation that flushes updates"
    let page = RulePage(
        what: "layoutIfNeeded() is called inside an animation that has the option flushUpdates. The option already lays the views out.",
        why: [
            "With flushUpdates UIKit applies pending updates before the animation begins, and again when its closure ends. [claim N09]",
            "So the closure does not need layoutIfNeeded(). [WWDC25 243 16:40]",
            "For flushUpdates to work, the closure makes only changes that invalidate, such as a constraint's new constant. [WWDC25 243 16:50]",
        ],
        wrong: """
            import UIKit

            final class PlayerViewController: UIViewController {
                private let queue = UIView()
                private lazy var height = queue.heightAnchor
                    .constraint(equalToConstant: 80)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    queue.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(queue)
                    height.isActive = true
                    let open = UIAction(title: "Show") { [weak self] _ in self?.open() }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        primaryAction: open)
                }

                private func open() {
                    guard #available(iOS 26, *) else { return }
                    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
                        self.height.constant = 240
                        self.view.layoutIfNeeded()
                    }
                }
            }
            """,
        right: """
            import UIKit

            final class PlayerViewController: UIViewController {
                private let queue = UIView()
                private lazy var height = queue.heightAnchor
                    .constraint(equalToConstant: 80)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    queue.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(queue)
                    height.isActive = true
                    let open = UIAction(title: "Show") { [weak self] _ in self?.open() }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        primaryAction: open)
                }

                private func open() {
                    guard #available(iOS 26, *) else { return }
                    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
                        self.height.constant = 240
                    }
                }
            }
            """,
        mend: "leave out layoutIfNeeded() where flushUpdates is given",
        lesson: "22")

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.member == "UIView.layoutIfNeeded()", use.isFlushed, let place = use.location else { return nil }
            return finding(
                "layoutIfNeeded() is called inside a block with flushUpdates (event \(use.event)): UIKit runs pending updates before the animation "
                    + "and at the block's end, so that this layout is one too many",
                "leave the call out where flushUpdates is given", at: place, event: use.event)
        }
    }
}
