import Foundation
import Heap
import Interpreter
import Stage

/// A container that adds its own safe area to that of a child, which has it already.
struct InsetsHandedDownRule: Rule {
    let name = "insets-handed-down"
    let summary = "a container gives its own safe area to a child once more"
    let page = RulePage(
        what:
            "A container adds its own `view.safeAreaInsets` to a child's `additionalSafeAreaInsets`. The child's view has these insets already, so they count twice.",
        why: [
            "The insets of a controller's root view account for the visible bars and for the controller's `additionalSafeAreaInsets`. [Apple UIView.safeAreaInsets]",
            "`additionalSafeAreaInsets` adjusts the insets by the given amount, to make room for content of your own. [Apple UIViewController.additionalSafeAreaInsets]",
        ],
        wrong: """
            import UIKit

            final class MusicViewController: UIViewController {
                private let songs = UITableViewController(style: .plain)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(songs)
                    songs.view.frame = view.bounds
                    songs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(songs.view)
                    songs.didMove(toParent: self)
                }

                override func viewSafeAreaInsetsDidChange() {
                    super.viewSafeAreaInsetsDidChange()
                    let playerHeight: CGFloat = 56
                    songs.additionalSafeAreaInsets.bottom = view.safeAreaInsets.bottom + playerHeight
                }
            }
            """,
        right: """
            import UIKit

            final class MusicViewController: UIViewController {
                private let songs = UITableViewController(style: .plain)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(songs)
                    songs.view.frame = view.bounds
                    songs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(songs.view)
                    songs.didMove(toParent: self)
                    let playerHeight: CGFloat = 56
                    songs.additionalSafeAreaInsets.bottom = playerHeight
                }
            }
            """,
        mend: "add only what the container itself puts there, without its own safe area",
        lesson: nil)

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        var samples: [Line: [(assignment: Assignment, parent: ObjectID, sample: InsetSample)]] = [:]
        var order: [Line] = []
        for assignment in recording.assignments where assignment.member == "UIViewController.additionalSafeAreaInsets" {
            guard let place = assignment.location,
                let parent = context.run.parent(of: assignment.receiver, at: .event(max(0, assignment.eventCount - 1))),
                context.isOwnController(parent),
                let sample = context.run.insets(of: assignment.receiver, in: parent, at: after(assignment, context))
            else { continue }
            let line = Line(place, "\(assignment.receiver.index)")
            if samples[line] == nil { order.append(line) }
            samples[line, default: []].append((assignment, parent, sample))
        }
        return order.compactMap { line in
            guard let all = samples[line], let last = all.last,
                let doubled = InsetSample.edges.first(where: { edge in isDoubled(edge, all.map(\.sample)) }),
                let shown = all.last(where: { $0.sample.own[doubled] > 0 && $0.sample.added[doubled] > 0 })
            else { return nil }
            let (child, owner) = (recording.name(of: last.assignment.receiver), recording.name(of: last.parent))
            let sample = shown.sample
            return finding(
                "\(owner) adds its own safe area to that of \(child), which has it already: at the \(InsetSample.names[doubled]) "
                    + "\(owner)'s is \(text(sample.own[doubled])), \(text(sample.added[doubled])) are added, and \(child)'s becomes "
                    + "\(text(sample.all[doubled]))",
                "add only what \(owner) itself puts there: a bar's height, without view.safeAreaInsets", at: shown.assignment.location,
                event: max(0, shown.assignment.eventCount - 1))
        }
    }

    private func after(_ assignment: Assignment, _ context: RuleContext) -> Int {
        min(assignment.eventCount + 1, context.recording.events.count - 1)
    }

    /// Whether what is added grows with the container's own safe area, in a child whose view reaches into that edge.
    private func isDoubled(_ edge: Int, _ samples: [InsetSample]) -> Bool {
        let reaching = samples.filter { $0.all[edge] - $0.added[edge] > 0.01 || $0.own[edge] == 0 }
        guard let some = reaching.first(where: { $0.own[edge] > 0.01 && $0.added[edge] > 0.01 }) else { return false }
        if let other = reaching.first(where: { abs($0.own[edge] - some.own[edge]) > 0.01 }) {
            return abs((other.added[edge] - some.added[edge]) / (other.own[edge] - some.own[edge]) - 1) < 0.01
        }
        return abs(some.added[edge] - some.own[edge]) < 0.01
    }

    private func text(_ points: Double) -> String { String(format: "%g", (points * 100).rounded() / 100) }
}
