import Heap
import Interpreter
import Stage

/// An animation that runs beside the system's instead of along with it.
struct OwnTimelineRule: Rule {
    let name = "own-timeline"
    let summary = "UIView.animate runs beside a size transition instead of alongside its coordinator"
    let page = RulePage(
        what:
            "`viewWillTransition(to:with:)` or `willTransition(to:with:)` begins an animation with a duration of its own. It does not use the coordinator that it is given.",
        why: [
            "An animation alongside the rotation shares its timing; `UIView.animate` in the same place runs on its own timeline. [claim G42]",
            "The coordinator that the method gets is there to animate the changes you make. [Apple UIContentContainer.viewWillTransition(to:with:)]",
            "Animations alongside run in the same context as the transition's, with the same default attributes. [Apple UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)]",
        ],
        wrong: """
            import UIKit

            final class RecipeViewController: UIViewController {
                private let tipsView = UIView(frame: CGRect(x: 24, y: 160, width: 200, height: 80))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tipsView.backgroundColor = .systemTeal
                    view.addSubview(tipsView)
                }

                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    showTips(in: view.bounds.size)
                }

                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    UIView.animate(withDuration: 0.8) { self.showTips(in: size) }
                }

                private func showTips(in size: CGSize) { tipsView.alpha = size.width > size.height ? 1 : 0 }
            }
            """,
        right: """
            import UIKit

            final class RecipeViewController: UIViewController {
                private let tipsView = UIView(frame: CGRect(x: 24, y: 160, width: 200, height: 80))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tipsView.backgroundColor = .systemTeal
                    view.addSubview(tipsView)
                }

                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    showTips(in: view.bounds.size)
                }

                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    coordinator.animate { _ in self.showTips(in: size) }
                }

                private func showTips(in size: CGSize) { tipsView.alpha = size.width > size.height ? 1 : 0 }
            }
            """,
        mend: "animate alongside the coordinator's transition",
        lesson: "14")

    private static let callbacks: Set<String> = ["viewWillTransition(to:with:)", "willTransition(to:with:)"]

    func findings(in context: RuleContext) -> [Finding] {
        context.uses.compactMap { use in
            guard use.isAnimation, let place = use.location,
                let callback = context.callbacks(from: use.callback).first(where: { Self.callbacks.contains($0.name) }),
                callback.object.map(context.isOwn) == true
            else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) begins an animation with a duration and curve of its own: it ends before or after "
                    + "the system's, and what it moves does not keep to the turning bounds",
                "put it into coordinator.animate(alongsideTransition:completion:)", at: place, event: use.event)
        }
    }
}
