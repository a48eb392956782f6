import Heap
import Interpreter
import Stage

/// Registration that is done again with each appearance, while the earlier one still counts.
struct UnbalancedObserverRule: Rule {
    let name = "unbalanced-observer"
    let summary = "an observer or subscription is registered again before the earlier one was ended"
    let page = RulePage(
        what:
            "An observer or a subscription begins with each appearance while the earlier one is still there. Nothing ends the earlier one, or only `viewDidDisappear` does, which a cancelled swipe leaves out.",
        why: [
            "A cancelled swipe back calls `viewWillAppear` again, with no `viewDidDisappear` before it. [claim G48]",
            "In a cancelled swipe back `viewWillDisappear` comes first: what it removes is removed before `viewWillAppear` comes again. [trace ipop-cancel-wangling]",
            "What registers in `viewWillAppear` is removed in `viewWillDisappear`, or is made so that registering twice counts once. [claim G19]",
        ],
        wrong: """
            import UIKit

            final class CartViewController: UIViewController {
                private let totalLabel = UILabel()

                override func loadView() {
                    view = totalLabel
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(showTotal),
                        name: UIApplication.didBecomeActiveNotification, object: nil)
                }

                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    NotificationCenter.default.removeObserver(self)
                }

                @objc private func showTotal() {
                    totalLabel.text = "Total: 42"
                }
            }
            """,
        right: """
            import UIKit

            final class CartViewController: UIViewController {
                private let totalLabel = UILabel()

                override func loadView() {
                    view = totalLabel
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(showTotal),
                        name: UIApplication.didBecomeActiveNotification, object: nil)
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    NotificationCenter.default.removeObserver(self)
                }

                @objc private func showTotal() {
                    totalLabel.text = "Total: 42"
                }
            }
            """,
        mend: "register once in viewDidLoad(), or end the earlier one before",
        lesson: "11")

    private static let appearance: Set<String> = ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"]
    private static let mend = "register in viewWillAppear(_:) and remove in viewWillDisappear(_:), or register once in viewDidLoad()"

    func findings(in context: RuleContext) -> [Finding] { observers(context) + subscriptions(context) }

    private func observers(_ context: RuleContext) -> [Finding] {
        var first: [Line: (callback: Int, registration: ObserverRegistration)] = [:]
        var told: Set<Line> = []
        return context.uses.compactMap { use in
            guard use.member.hasPrefix("NotificationCenter.add"), let place = use.location,
                let callback = context.controllerCallback(from: use.callback), Self.appearance.contains(callback.name),
                let controller = callback.object
            else { return nil }
            let after = context.run.observers(at: min(use.eventCount, context.recording.events.count - 1))
            guard let registration = after.last(where: { $0.isToken == use.member.contains("forName") }) else { return nil }
            // Names that no file declares are all the same here.
            guard let name = registration.name else { return nil }
            let line = Line(file: place.file, line: place.line, about: "\(controller.index) \(name)")
            guard let earlier = first[line] else {
                first[line] = (callback.index, registration)
                return nil
            }
            let count = after.count { $0 == earlier.registration }
            guard earlier.callback != callback.index, count > 0, registration.isToken || count > 1, told.insert(line).inserted else {
                return nil
            }
            return finding(
                "\(context.recording.name(of: callback)) registers for \(name) again (event "
                    + "\(use.event)), and the registration of event \(earlier.callback) still counts: each notification now comes twice",
                Self.mend, at: place, event: use.event, point: 3)
        }
    }

    private func subscriptions(_ context: RuleContext) -> [Finding] {
        var first: [Line: Subscription] = [:]
        var told: Set<Line> = []
        return context.subscriptions.compactMap { subscription in
            guard let callback = context.controllerCallback(from: subscription.callback), Self.appearance.contains(callback.name),
                let controller = callback.object
            else { return nil }
            let line = Line(subscription.place, "\(controller.index)")
            guard let earlier = first[line] else {
                first[line] = subscription
                return nil
            }
            guard earlier.callback != subscription.callback, context.run.isAlive(earlier.object, at: subscription.end),
                context.run.isAlive(subscription.object, at: subscription.end), !context.hasCompleted(earlier), told.insert(line).inserted
            else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) subscribes again (event \(subscription.birth)), and the subscription of event "
                    + "\(earlier.birth) still lives: each value now comes twice",
                "subscribe once in viewDidLoad(), or end the earlier ones in viewWillDisappear(_:)", at: subscription.place,
                event: subscription.birth, point: 3)
        }
    }
}
