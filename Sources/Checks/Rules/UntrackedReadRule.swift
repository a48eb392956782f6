import Heap
import Interpreter
import Stage

/// A model's property that is shown once, and not again when it changes.
struct UntrackedReadRule: Rule {
    let name = "untracked-read"
    let summary = "an observable model is read where UIKit does not track it, and what is shown goes stale"
    let page = RulePage(
        what:
            "A property of an @Observable model is read where UIKit does not track it, for example in viewDidLoad(). When the model changes, the view goes on showing the old value.",
        why: [
            "From iOS 26 UIKit tracks what an update method reads of an @Observable model, and runs it again after a change. [claim N07]",
            "updateProperties() and layoutSubviews() are two of these methods. [Apple Automatic observation tracking]",
            "UIKit calls viewDidLoad() once, when the view has been loaded. [claim G01]",
        ],
        wrong: """
            import Observation
            import UIKit

            @Observable
            final class Cart {
                var pieces = 1
            }

            final class CartViewController: UIViewController {
                private let cart = Cart()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let add = UIAction(title: "Add") { [cart] _ in cart.pieces += 1 }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        primaryAction: add)
                    title = "Cart: \\(cart.pieces)"
                }
            }
            """,
        right: """
            import Observation
            import UIKit

            @Observable
            final class Cart {
                var pieces = 1
            }

            final class CartViewController: UIViewController {
                private let cart = Cart()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let add = UIAction(title: "Add") { [cart] _ in cart.pieces += 1 }
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        primaryAction: add)
                }

                override func updateProperties() {
                    super.updateProperties()
                    title = "Cart: \\(cart.pieces)"
                }
            }
            """,
        mend: "read the model in updateProperties(), where UIKit tracks it",
        lesson: "22")

    private static let untracked: Set<String> = [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        // Before iOS 26 nothing is tracked unless the app asks for it.
        guard context.run.tracksModels else { return [] }
        let uses = context.uses.filter { $0.member.hasPrefix("Observable.") }
        var told: Set<Line> = []
        return uses.filter(\.isWrite).flatMap { change -> [Finding] in
            let end = context.endOfStep(change.event)
            return uses.compactMap { read in
                guard !read.isWrite, read.eventCount < change.eventCount, read.member == change.member, read.receiver == change.receiver,
                    let place = read.location, let callback = context.callbacks(from: read.callback).first, isShown(callback, end, context),
                    // Nobody asks there again when it has changed.
                    !context.recording.events[change.event...end].contains(where: { $0.kind == .line && $0.location?.line == place.line }),
                    told.insert(Line(place, read.member)).inserted
                else { return nil }
                let property = "\(read.receiver.map(context.recording.typeName) ?? "").\(read.member.dropFirst("Observable.".count))"
                return finding(
                    "\(property) is read in \(context.recording.name(of: callback)) (event \(read.event)), where UIKit tracks nothing; it changes in "
                        + "event \(change.event), nobody reads it again, and what is shown is stale",
                    "read it in updateProperties(), or in layoutSubviews() or viewWillLayoutSubviews(), which UIKit calls again", at: place,
                    event: change.event)
            }
        }
    }

    /// Whether a callback is one that UIKit does not track, of a screen or view that is still shown.
    private func isShown(_ callback: Event, _ end: Int, _ context: RuleContext) -> Bool {
        guard let object = callback.object, context.isOwn(object), context.run.isController(object) || context.run.isView(object),
            Self.untracked.contains(callback.name) || callback.name.hasPrefix("init")
        else { return false }
        return context.run.isInWindow(object, at: .event(end))
    }
}
