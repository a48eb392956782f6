import Heap
import Interpreter
import Stage

/// An animation that is begun while the views are in no window.
struct EarlyAnimationRule: Rule {
    let name = "early-animation"
    let summary = "an animation begins before the view is in a window, where nothing moves"
    let page = RulePage(
        what: "An animation begins in `init`, `loadView` or `viewDidLoad`, when the view is in no window. Nothing moves on the screen.",
        why: [
            "An animation that is started before the view is in a window does not run. [claim G23]",
            "Reported: a loader's animation does not run when it is started in `viewDidLoad`; started in `viewIsAppearing`, it runs. [claim U07]",
            "`viewDidAppear` is for what the user should see start, such as a visible animation. [claim G23]",
        ],
        wrong: """
            import UIKit

            final class WelcomeViewController: UIViewController {
                private let greetingLabel = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    greetingLabel.text = "Good to see you"
                    greetingLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    greetingLabel.alpha = 0
                    view.addSubview(greetingLabel)
                    UIView.animate(withDuration: 0.6) {
                        self.greetingLabel.alpha = 1
                    }
                }
            }
            """,
        right: """
            import UIKit

            final class WelcomeViewController: UIViewController {
                private let greetingLabel = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    greetingLabel.text = "Good to see you"
                    greetingLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    greetingLabel.alpha = 0
                    view.addSubview(greetingLabel)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    UIView.animate(withDuration: 0.6) {
                        self.greetingLabel.alpha = 1
                    }
                }
            }
            """,
        mend: "begin it in viewDidAppear(_:), when the view is in a window",
        lesson: "05")

    private static let early: Set<String> = ["loadView()", "viewDidLoad()"]

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.isAnimation, let place = use.location, let callback = context.callbacks(from: use.callback).first,
                let object = callback.object, context.isOwn(object),
                Self.early.contains(callback.name) || callback.name.hasPrefix("init"),
                !context.run.isInWindow(object, at: .use(use)), !isOfEachValue(use, in: callback, context)
            else { return nil }
            return finding(
                "an animation begins in \(context.recording.name(of: callback)), when the view is in no window: its layers are not on the render "
                    + "tree, and what it changes is there at once",
                "begin it in viewDidAppear(_:)", at: place, event: use.event)
        }
    }

    /// Whether a stream of values runs the animation: it is for the values that come later, and the first one changes nothing that is seen.
    private func isOfEachValue(_ use: Use, in callback: Event, _ context: RuleContext) -> Bool {
        let functions = context.run.runningFunctions(at: use.event)
        let inside = functions.prefix { function in
            !callback.name.hasPrefix(function.name.split(separator: ".").last ?? "?") || function.object != callback.object
        }
        return inside.compactMap(\.location).contains { context.isInside(/\.sink\b|receiveValue|\.observe\(/, $0) }
    }
}
