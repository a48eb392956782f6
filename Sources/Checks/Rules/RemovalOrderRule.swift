import Heap
import Interpreter
import Stage

/// A child that is removed in another order than willMove(toParent: nil), removeFromSuperview, removeFromParent.
struct RemovalOrderRule: Rule {
    let name = "removal-order"
    let summary = "a child is removed without willMove(toParent: nil), or before its view"
    let page = RulePage(
        what:
            "A child is taken from its parent in another order than `willMove(toParent: nil)`, `removeFromSuperview()`, `removeFromParent()`.",
        why: [
            "A container calls `willMove(toParent: nil)` of the child before it calls `removeFromParent()`. [Apple UIViewController.willMove(toParent:)]",
            "`removeFromParent()` calls `didMove(toParent: nil)`: called first, it says that the child has gone while its view is still there. [claim G30]",
            "In the reversed order, `willMove(toParent: nil)` comes to a child that is already detached. [claim G30]",
        ],
        wrong: """
            import UIKit

            final class ShopViewController: UIViewController {
                private let offers = OffersViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Close", style: .plain, target: self, action: #selector(closeOffers))
                    addChild(offers)
                    offers.view.frame = CGRect(x: 20, y: 140, width: 280, height: 180)
                    view.addSubview(offers.view)
                    offers.didMove(toParent: self)
                }

                @objc private func closeOffers() {
                    offers.removeFromParent()
                    offers.view.removeFromSuperview()
                    offers.willMove(toParent: nil)
                }
            }

            final class OffersViewController: UITableViewController {}
            """,
        right: """
            import UIKit

            final class ShopViewController: UIViewController {
                private let offers = OffersViewController()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Close", style: .plain, target: self, action: #selector(closeOffers))
                    addChild(offers)
                    offers.view.frame = CGRect(x: 20, y: 140, width: 280, height: 180)
                    view.addSubview(offers.view)
                    offers.didMove(toParent: self)
                }

                @objc private func closeOffers() {
                    offers.willMove(toParent: nil)
                    offers.view.removeFromSuperview()
                    offers.removeFromParent()
                }
            }

            final class OffersViewController: UITableViewController {}
            """,
        mend: "keep the order: willMove(toParent: nil), removeFromSuperview, removeFromParent",
        lesson: "15")

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.member == "UIViewController.removeFromParent()", let child = use.receiver,
                let parent = context.run.parent(of: child, at: .use(use))
            else { return nil }
            let wrong = [farewell(of: child, before: use, context), view(of: child, in: parent, use, context)].compactMap { $0 }
            guard !wrong.isEmpty else { return nil }
            return finding(
                "\(context.recording.name(of: child)) is taken from its parent \(wrong.joined(separator: ", and "))",
                "keep the order: willMove(toParent: nil), removeFromSuperview, removeFromParent", at: use.location, event: use.event,
                point: 7)
        }
    }

    private func farewell(of child: ObjectID, before use: Use, _ context: RuleContext) -> String? {
        let moves = context.allCallbacks.filter { $0.object == child && $0.name == "willMove(toParent:)" }
        if let last = moves.last(where: { $0.index <= use.event }), context.firstObject(of: last) == nil { return nil }
        let isLate = moves.contains { $0.index > use.event && context.firstObject(of: $0) == nil && $0.caller != nil }
        return isLate ? "before willMove(toParent: nil), which comes to a child already detached" : "without willMove(toParent: nil)"
    }

    private func view(of child: ObjectID, in parent: ObjectID, _ use: Use, _ context: RuleContext) -> String? {
        guard let view = context.run.rootView(of: child, at: .use(use)), let root = context.run.rootView(of: parent, at: .use(use)),
            context.run.isView(view, inside: root, at: .use(use))
        else { return nil }
        return "while its view is still in the hierarchy"
    }
}
