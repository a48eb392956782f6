import Heap
import Interpreter
import Stage

/// An observer that is removed when the screen disappears, and is not registered again when it comes back.
struct LostObserverRule: Rule {
    let name = "lost-observer"
    let summary = "an observer that was registered once is removed when the screen disappears"
    let page = RulePage(
        what:
            "An observer or a subscription begins once, in `viewDidLoad` or `init`, and ends when the screen disappears. When the screen comes back, nothing begins it again.",
        why: [
            "`viewDidLoad` runs once, and not again when the same screen appears a second time. [claim G01]",
            "A cancelled swipe back brings `viewWillDisappear` as well, and the screen stays. [trace ipop-cancel-wangling]",
            "`removeObserver(self)` removes every registration of this object, also those made in `viewDidLoad`. [claim G19]",
        ],
        wrong: """
            import UIKit

            final class RoomViewController: UIViewController {
                private let stateLabel = UILabel()

                override func loadView() {
                    view = stateLabel
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(showState),
                        name: UIApplication.didBecomeActiveNotification, object: nil)
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    NotificationCenter.default.removeObserver(self)
                }

                @objc private func showState() {
                    stateLabel.text = "21 degrees"
                }
            }
            """,
        right: """
            import UIKit

            final class RoomViewController: UIViewController {
                private let stateLabel = UILabel()

                override func loadView() {
                    view = stateLabel
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(showState),
                        name: UIApplication.didBecomeActiveNotification, object: nil)
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    NotificationCenter.default.removeObserver(self)
                }

                @objc private func showState() {
                    stateLabel.text = "21 degrees"
                }
            }
            """,
        mend: "begin it again in viewWillAppear(_:), or let it live as long as the controller",
        lesson: "09")

    func findings(in context: RuleContext) -> [Finding] {
        notifications(context) + subscriptions(context)
    }

    /// Subscriptions that end with a disappearance, and have no successor when the screen is back.
    private func subscriptions(_ context: RuleContext) -> [Finding] {
        context.roundTrips.flatMap { trip -> [Finding] in
            context.subscriptions.compactMap { subscription in
                guard subscription.birth < trip.leave, context.run.isWorking(subscription.object, at: trip.leave - 1),
                    !context.run.isWorking(subscription.object, at: trip.end),
                    context.controllerCallback(from: subscription.callback)?.object == trip.controller,
                    !context.subscriptions.contains(where: { other in
                        other.place == subscription.place && (trip.leave...trip.end).contains(other.birth)
                    }),
                    let line = context.recording.events[trip.leave...trip.end].last(where: { line in
                        line.kind == .line && context.run.isWorking(subscription.object, at: line.index)
                    })
                else { return nil }
                let name = context.recording.name(of: trip.controller)
                return finding(
                    "\(name) is \(trip.isCancelled ? "still there after a cancelled swipe" : "back on the screen") (event \(trip.back)), and the "
                        + "\(subscription.type) of line \(subscription.place.line) has ended here for good",
                    "begin it again in viewWillAppear(_:), or let it live as long as the controller", at: line.location, event: line.index,
                    point: 3)
            }
        }
    }

    private func notifications(_ context: RuleContext) -> [Finding] {
        var found: [Finding] = []
        for trip in context.roundTrips {
            let before = context.run.observers(at: trip.leave - 1)
            let after = Set(context.run.observers(at: trip.end))
            for lost in before where !after.contains(lost) {
                let removal = context.recording.uses.last { use in
                    use.member.hasPrefix("NotificationCenter.remove") && (trip.leave...trip.end).contains(use.event)
                        && context.run.observers(at: use.event).contains(lost)
                }
                guard let removal, context.run.isAlive(lost.observer, at: trip.end),
                    context.controllerCallback(from: removal.callback)?.object == trip.controller
                else { continue }
                let name = context.recording.name(of: trip.controller)
                found.append(
                    finding(
                        "\(name) is \(trip.isCancelled ? "still there after a cancelled swipe" : "back on the screen") (event \(trip.back)), and "
                            + "\(lost.name ?? "no notification") reaches it no more: it was registered once and is removed here",
                        "register where the counterpart of this callback comes, in viewWillAppear(_:), or remove in deinit only",
                        at: removal.location, event: removal.event, point: 3))
            }
        }
        return found
    }
}
