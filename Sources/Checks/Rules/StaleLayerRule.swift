import Heap
import Interpreter
import Stage

/// A layer that was given a view's rectangle once, and is as it was when the view has another size.
struct StaleLayerRule: Rule {
    let name = "stale-layer"
    let summary = "a layer is given a view's size once, and does not follow the view"
    let page = RulePage(
        what:
            "A layer that code made gets the bounds of a view, in a callback that comes once. When the view gets another size, the layer keeps the old one.",
        why: [
            "A layer's `autoresizingMask` is `kCALayerNotSizable` by default: it keeps its size when its superlayer changes. [Apple CALayer.autoresizingMask]",
            "The layout callbacks come again whenever the layout becomes invalid: there a layer can follow. [claim G07]",
        ],
        wrong: """
            import UIKit

            final class WelcomeViewController: UIViewController {
                private let gradient = CAGradientLayer()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
                    view.layer.insertSublayer(gradient, at: 0)
                }

                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    gradient.frame = view.bounds
                }
            }
            """,
        right: """
            import UIKit

            final class WelcomeViewController: UIViewController {
                private let gradient = CAGradientLayer()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
                    view.layer.insertSublayer(gradient, at: 0)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    gradient.frame = view.bounds
                }
            }
            """,
        mend: "give the layer its frame in viewDidLayoutSubviews() or layoutSubviews(), each time",
        lesson: "08")

    private static let geometry: Set<String> = ["CALayer.frame", "CALayer.bounds"]
    private static let read: Set<String> = ["UIView.frame", "UIView.bounds", "CALayer.frame", "CALayer.bounds"]

    func findings(in context: RuleContext) -> [Finding] {
        var (receivers, lines): (Set<ObjectID>, Set<Line>) = ([], [])
        // Where each pass makes another layer, the last one has the size.
        let last = context.recording.assignments.reversed().filter { assignment in
            guard Self.geometry.contains(assignment.member) else { return false }
            let isLastHere = assignment.location.map { lines.insert(Line($0)).inserted } == true
            return receivers.insert(assignment.receiver).inserted && isLastHere
        }.reversed()
        return last.compactMap { assignment in
            guard let place = assignment.location, let view = view(givenBy: assignment, context),
                let (stale, fit) = context.restingEvents.lazy.filter({ $0 >= assignment.eventCount }).compactMap({ event in
                    context.run.fit(ofLayer: assignment.receiver, to: view, at: event).map { (event, $0) }
                }).first(where: { $0.1.layer != $0.1.view })
            else { return nil }
            let recording = context.recording
            return finding(
                "\(recording.name(of: assignment.receiver, at: stale)) is \(fit.layer) and its view, \(recording.name(of: view, at: stale)), "
                    + "\(fit.view) (event \(stale)): this line gave it the view's size once, and a layer does not follow its view",
                "set its frame in viewDidLayoutSubviews(), or in layoutSubviews() of the view", at: place, event: stale)
        }
    }

    /// The view whose whole rectangle a statement gives to a layer.
    private func view(givenBy assignment: Assignment, _ context: RuleContext) -> ObjectID? {
        let use = context.recording.uses.last { Self.read.contains($0.member) && assignment.takesWhole(of: $0) }
        return use.flatMap { context.run.view(readBy: $0) }
    }
}

extension Assignment {
    /// Whether the same statement gives it the whole of what a use reads of another object.
    func takesWhole(of use: Use) -> Bool {
        eventCount == use.eventCount && !use.isWrite && use.parts.isEmpty && receiver != use.receiver && location != nil
            && location.map { Line($0) } == use.location.map { Line($0) }
    }
}
