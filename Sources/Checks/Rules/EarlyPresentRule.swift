import Heap
import Interpreter
import Stage
import UIKit

/// A screen that is presented or pushed while its presenter is only on the way.
struct EarlyPresentRule: Rule {
    let name = "early-present"
    let summary = "a screen is presented or pushed before the one that does it has appeared"
    let page = RulePage(
        what:
            "A screen is presented or pushed in `loadView`, `viewDidLoad` or `viewWillAppear`, before the controller that does it has appeared.",
        why: [
            "From `viewDidLoad` or `viewWillAppear` of the root at launch, nothing is presented: UIKit prints that the view is not in the window hierarchy. [claim G37]",
            "Presenting in `viewDidAppear` works. [claim G37]",
            "`viewDidAppear` comes once per appearance, so what must happen once needs a condition. [claim A27]",
        ],
        wrong: """
            import UIKit

            final class LibraryViewController: UIViewController {
                private var hasOfferedTour = false

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    guard !hasOfferedTour else { return }
                    hasOfferedTour = true
                    let alert = UIAlertController(
                        title: "Take a tour?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
                    present(alert, animated: true)
                }
            }
            """,
        right: """
            import UIKit

            final class LibraryViewController: UIViewController {
                private var hasOfferedTour = false

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    guard !hasOfferedTour else { return }
                    hasOfferedTour = true
                    let alert = UIAlertController(
                        title: "Take a tour?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
                    present(alert, animated: true)
                }
            }
            """,
        mend: "do it in viewDidAppear(_:), behind a condition that holds once",
        lesson: "12")

    private static let early: Set<String> = ["loadView()", "viewDidLoad()", "viewWillAppear(_:)"]

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        let refused = Set(recording.events.filter { $0.message == .presenterNotInWindow }.compactMap { $0.location?.line })
        return context.uses.compactMap { use in
            guard let place = use.location, let receiver = use.receiver, let callback = context.controllerCallback(from: use.callback),
                let controller = callback.object
            else { return nil }
            let name = recording.name(of: callback)
            switch use.member {
            case "UIViewController.present(_:animated:completion:)", "UIViewController.performSegue(withIdentifier:sender:)":
                let isRefused = refused.contains(place.line)
                guard isRefused || Self.early.contains(callback.name) && !context.run.isInWindow(controller, at: .use(use)) else {
                    return nil
                }
                return finding(
                    "\(name) presents while \(recording.name(of: receiver))'s view is in no window: "
                        + (isRefused
                            ? "UIKit prints that it is not in the window hierarchy, and nothing is shown"
                            : "as a window's root it would be refused, and here two transitions meet"),
                    "present in viewDidAppear(_:), behind a condition that holds once", at: place, event: use.event)
            case "UINavigationController.pushViewController(_:animated:)":
                guard Self.early.contains(callback.name), receiver != controller,
                    context.run.parent(of: controller, at: .use(use)) == receiver
                else { return nil }
                return finding(
                    "\(name) pushes onto its own stack before it has appeared: the new transition begins inside the one that shows it",
                    "push in viewDidAppear(_:), or give the stack both controllers at once with setViewControllers(_:animated:)", at: place,
                    event: use.event)
            default: return nil
            }
        }
    }
}
