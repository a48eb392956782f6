import Heap
import Interpreter
import Stage

/// The token of an observer or a subscription that nobody keeps.
struct DroppedTokenRule: Rule {
    let name = "dropped-token"
    let summary = "the token of an observer or a subscription is not kept"
    let page = RulePage(
        what:
            "The token of a block-based observer, a Combine subscription or a key-value observation is not kept. The block of the observer can never be removed; the other two end at once.",
        why: [
            "An `AnyCancellable` calls `cancel()` by itself when it is deinitialized. [Apple AnyCancellable]",
            "A key-value observation ends when its `NSKeyValueObservation` is deinitialized or invalidated. [Apple NSObject.observe(_:options:changeHandler:)]",
            "The notification center holds the block and the token of an observer until that registration is removed. [Apple NotificationCenter.addObserver(forName:object:queue:using:)]",
        ],
        wrong: """
            import Combine
            import UIKit

            final class StepsViewController: UIViewController {
                private let stepsLabel = UILabel()
                private let steps = PassthroughSubject<Int, Never>()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    stepsLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    view.addSubview(stepsLabel)
                    let walk = UIAction(title: "Walk") { [steps] _ in steps.send(100) }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: walk)
                    _ = steps.sink { [weak self] steps in
                        self?.stepsLabel.text = "\\(steps) new steps"
                    }
                }
            }
            """,
        right: """
            import Combine
            import UIKit

            final class StepsViewController: UIViewController {
                private let stepsLabel = UILabel()
                private let steps = PassthroughSubject<Int, Never>()
                private var stepsSubscription: AnyCancellable?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    stepsLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
                    view.addSubview(stepsLabel)
                    let walk = UIAction(title: "Walk") { [steps] _ in steps.send(100) }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: walk)
                    stepsSubscription = steps.sink { [weak self] steps in
                        self?.stepsLabel.text = "\\(steps) new steps"
                    }
                }
            }
            """,
        mend: "keep the token in a property as long as it should observe",
        lesson: "19")

    func findings(in context: RuleContext) -> [Finding] { tokens(context) + subscriptions(context) }

    /// A block-based observer whose token only the centre has: nothing can end it.
    private func tokens(_ context: RuleContext) -> [Finding] {
        let member = "NotificationCenter.addObserver(forName:object:queue:using:)"
        return context.uses.compactMap { use in
            guard use.member == member, let place = use.location, let callback = context.controllerCallback(from: use.callback),
                // What lives as long as the app listens as long.
                context.run.runningFunctions(at: use.event).first?.object.map(context.run.isSingle) != true,
                let token = context.run.observers(at: min(use.eventCount, context.recording.events.count - 1)).last(where: \.isToken),
                // What has been removed by then, nobody needs to keep: its token was there, or it is Combine's own.
                context.run.observers(at: context.endOfStep(use.event)).contains(where: { $0.observer == token.observer }),
                context.holders(of: token.observer, at: context.endOfStep(use.event)).allSatisfy({ $0.hasPrefix("NotificationCenter") })
            else { return nil }
            return finding(
                "the token that \(context.recording.name(of: callback)) gets is kept by nobody: the block stays registered for "
                    + "\(token.name ?? "every notification") after the screen has gone, and nothing can remove it",
                "keep the token in a property, and remove it in deinit", at: place, event: use.event, point: 3)
        }
    }

    /// A subscription that ends as soon as the function that made it.
    private func subscriptions(_ context: RuleContext) -> [Finding] {
        context.subscriptions.compactMap { subscription in
            guard !context.run.isAlive(subscription.object, at: subscription.end), !context.wasKept(subscription) else { return nil }
            return finding(
                "the \(subscription.type) made here is kept by nobody: it is gone (event \(subscription.end)) when the function returns, and "
                    + "no later value comes",
                subscription.type == "AnyCancellable"
                    ? "store it in a property: .store(in: &cancellables)" : "keep it in a property as long as it should observe",
                at: subscription.place, event: subscription.birth, point: 3)
        }
    }
}
