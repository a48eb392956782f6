import Interpreter
import Stage

/// A change by a lifecycle callback, without an animation, to a view that is already on the display. The user sees the old picture first.
struct FlashRule: Rule {
    let name = "flash"
    let summary = "a callback changes what is on the display already, and the user sees it jump"
    let page = RulePage(
        what:
            "A callback changes something on the screen without an animation when the frame before has been shown. The user sees it jump.",
        why: [
            "After an animated transition, `viewDidAppear` runs in a transaction of its own: a visual change there is seen as a flash. [claim G06]",
            "A change made in `viewWillAppear` or `viewIsAppearing` is in the first frame of the transition. [claim G05]",
            "`viewDidAppear` is for what the user should see start, such as an animation. [claim G23]",
        ],
        wrong: """
            import UIKit

            final class ProfileViewController: UIViewController {
                private let nameLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    nameLabel.text = "Loading"
                    view.addSubview(nameLabel)
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    nameLabel.text = "Ada Byron"
                }
            }
            """,
        right: """
            import UIKit

            final class ProfileViewController: UIViewController {
                private let nameLabel = UILabel(frame: CGRect(x: 24, y: 160, width: 280, height: 44))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    nameLabel.text = "Loading"
                    view.addSubview(nameLabel)
                }

                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    nameLabel.text = "Ada Byron"
                }
            }
            """,
        mend: "set it before: in viewIsAppearing(_:), viewWillAppear(_:) or viewDidLoad()",
        lesson: "05")

    /// The callbacks that the advice names: what is set in them is set in time.
    private static let inTime: Set<String> = ["viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)"]

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        return context.run.flashes.filter { flash in
            !Self.inTime.contains(recording.events[flash.callback].name) && !isRefreshAfterCancelling(flash, context)
        }.map { flash in
            let callback = recording.events[flash.callback]
            let frame = recording.frames[flash.after]
            var found = finding(
                "\(flash.property) of \(recording.name(of: flash.object, at: flash.callback)) jumps in frame \(frame.number): it was set in "
                    + "\(recording.name(of: callback)), when the frame before had already been shown",
                "set it in viewIsAppearing(_:) or earlier", at: flash.location, event: flash.callback)
            found.callback = context.className(of: callback)
            return found
        }
    }

    /// Whether a controller that a cancelled gesture never took away brings its content up to date as it appears again.
    private func isRefreshAfterCancelling(_ flash: Flash, _ context: RuleContext) -> Bool {
        let callback = context.recording.events[flash.callback]
        return callback.name != "viewDidAppear(_:)"
            && context.roundTrips.contains { trip in
                trip.isCancelled && trip.controller == callback.object && (trip.leave...trip.back).contains(callback.index)
            }
    }
}
