import Heap
import Stage

/// A loadView that leaves the controller without a view.
struct NoViewRule: Rule {
    let name = "no-view"
    let summary = "loadView returns without having set view"
    let page = RulePage(
        what: "`loadView()` returns and has not set `view`. In the example, a local constant of the same name hides the property.",
        why: [
            "`loadView()` is there to load or create a view, and to assign it to the property `view`. [Apple UIViewController.loadView()]",
            "An override that does not assign one leaves the controller without a view, and the screen is black. [claim A02]",
            "`viewDidLoad` runs all the same, and reading `view` in it calls `loadView()` again, without end. [claim A02]",
        ],
        wrong: """
            import UIKit

            final class TicketViewController: UIViewController {
                private let gateLabel = UILabel()

                override func loadView() {
                    let view = UIView()
                    view.backgroundColor = .systemBackground
                    gateLabel.frame = CGRect(x: 40, y: 160, width: 240, height: 44)
                    view.addSubview(gateLabel)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Your ticket"
                    gateLabel.text = "Gate 14"
                }
            }
            """,
        right: """
            import UIKit

            final class TicketViewController: UIViewController {
                private let gateLabel = UILabel()

                override func loadView() {
                    view = UIView()
                    view.backgroundColor = .systemBackground
                    gateLabel.frame = CGRect(x: 40, y: 160, width: 240, height: 44)
                    view.addSubview(gateLabel)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Your ticket"
                    gateLabel.text = "Gate 14"
                }
            }
            """,
        mend: "set view in loadView(), or leave the override out",
        lesson: "01")

    func findings(in context: RuleContext) -> [Finding] {
        context.callbacks.compactMap { callback in
            guard callback.name == "loadView()", callback.location != nil, callback.caller == nil, let controller = callback.object,
                let end = callback.end, end + 1 < context.recording.events.count,
                context.run.rootView(of: controller, at: .event(end)) == nil,
                context.run.rootView(of: controller, at: .event(end + 1)) == nil
            else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) returns without a view: the screen stays black, and reading view in viewDidLoad() "
                    + "calls loadView() again without end",
                "set view in it, or leave the override out", at: callback.location, event: callback.index)
        }
    }
}
