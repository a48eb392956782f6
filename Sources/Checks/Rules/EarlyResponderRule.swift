import Heap
import Interpreter
import Stage

/// A keyboard that is asked for while the view is in no window.
struct EarlyResponderRule: Rule {
    let name = "early-responder"
    let summary = "becomeFirstResponder is called before the view is in a window"
    let page = RulePage(
        what:
            "`becomeFirstResponder()` is called in `init`, `loadView` or `viewDidLoad`, or in a layout callback that comes so early. The view is in no window then.",
        why: [
            "Call `becomeFirstResponder()` only on a view in the active view hierarchy: its `window` is not nil. [Apple UIResponder.becomeFirstResponder()]",
            "For a view outside the active view hierarchy, the result of `canBecomeFirstResponder` is undefined. [Apple UIResponder.canBecomeFirstResponder]",
            "At `viewIsAppearing` the view is in the hierarchy; at the first `viewWillAppear` its window is still nil. [claim G10]",
        ],
        wrong: """
            import UIKit

            final class NewListViewController: UIViewController {
                private let nameField = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    nameField.placeholder = "Name of the list"
                    nameField.borderStyle = .roundedRect
                    nameField.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    view.addSubview(nameField)
                    nameField.becomeFirstResponder()
                }
            }
            """,
        right: """
            import UIKit

            final class NewListViewController: UIViewController {
                private let nameField = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    nameField.placeholder = "Name of the list"
                    nameField.borderStyle = .roundedRect
                    nameField.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    view.addSubview(nameField)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    nameField.becomeFirstResponder()
                }
            }
            """,
        mend: "call it in viewDidAppear(_:), or in viewIsAppearing(_:)",
        lesson: nil)

    private static let early: Set<String> = [
        "loadView()", "viewDidLoad()", "updateViewConstraints()", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.member == "UIResponder.becomeFirstResponder()", let receiver = use.receiver, let place = use.location,
                let callback = context.controllerCallback(from: use.callback),
                Self.early.contains(callback.name) || callback.name.hasPrefix("init"),
                !context.run.isInWindow(receiver, at: .use(use))
            else { return nil }
            let name = context.recording.name(of: receiver, at: use.event)
            let isController = context.isOwnController(receiver)
            return finding(
                "\(name).becomeFirstResponder() is called in \(context.recording.name(of: callback)), when its view is in no window: "
                    + (isController ? "UIKit does not promise that it becomes first responder" : "UIKit promises no keyboard"),
                "call it in viewDidAppear(_:), or in viewIsAppearing(_:)", at: place, event: use.event)
        }
    }
}
