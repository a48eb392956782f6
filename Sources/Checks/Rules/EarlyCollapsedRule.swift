import Heap
import Interpreter
import Stage

/// A split view controller that is asked whether it is collapsed before layout has decided it.
struct EarlyCollapsedRule: Rule {
    let name = "early-collapsed"
    let summary = "isCollapsed is read before the split view controller's first layout"
    let page = RulePage(
        what:
            "The code reads isCollapsed of a split view controller before its first layout has decided it. On a phone the answer is false there, and true a moment later.",
        why: [
            "A split view controller is made uncollapsed, and collapses when it enters a window of compact width. [trace split-collapse-at-window]",
            "On iOS 17.0 and 17.1 isCollapsed is reported to be false in a phone's first viewWillAppear(_:). [woocommerce-ios #11675 and #11710]",
            "UIKit calls splitViewControllerDidCollapse(_:) after the collapse, when isCollapsed is true. [Apple UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)]",
        ],
        wrong: """
            import UIKit

            final class MailViewController: UISplitViewController {
                private let mailboxes = UITableViewController(style: .insetGrouped)

                convenience init() {
                    self.init(style: .doubleColumn)
                    setViewController(mailboxes, for: .primary)
                    setViewController(UIViewController(), for: .secondary)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    mailboxes.clearsSelectionOnViewWillAppear = isCollapsed
                }
            }
            """,
        right: """
            import UIKit

            final class MailViewController: UISplitViewController,
                UISplitViewControllerDelegate
            {
                private let mailboxes = UITableViewController(style: .insetGrouped)

                convenience init() {
                    self.init(style: .doubleColumn)
                    delegate = self
                    mailboxes.clearsSelectionOnViewWillAppear = false
                    setViewController(mailboxes, for: .primary)
                    setViewController(UIViewController(), for: .secondary)
                }

                func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
                    mailboxes.clearsSelectionOnViewWillAppear = true
                }

                func splitViewControllerDidExpand(_ svc: UISplitViewController) {
                    mailboxes.clearsSelectionOnViewWillAppear = false
                }
            }
            """,
        mend: "read it in viewIsAppearing(_:) or later, or let the delegate tell",
        lesson: nil)

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.member == "UISplitViewController.isCollapsed", !use.isWrite, let split = use.receiver, let place = use.location,
                let now = context.run.value(of: "isCollapsed", on: split, at: use.event),
                let later = context.run.value(of: "isCollapsed", on: split, at: context.endOfStep(use.event)), now != later
            else { return nil }
            return finding(
                "isCollapsed is read before the split view controller's first layout: it is \(now) here, and \(later) once it has been laid out",
                "read it in viewIsAppearing(_:) or later, or implement the delegate's splitViewControllerDidCollapse(_:)", at: place,
                event: use.event)
        }
    }
}
