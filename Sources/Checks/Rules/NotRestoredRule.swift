import Heap
import Interpreter
import Stage

/// What screens share, changed for one of them and not given back.
struct NotRestoredRule: Rule {
    let name = "not-restored"
    let summary = "a bar, a gesture or other shared state is changed for one screen and not given back"
    let page = RulePage(
        what:
            "A screen changes what screens share, such as a bar, a gesture or a flag of the app. The change outlasts the screen, or is lost while the screen is still shown.",
        why: [
            "The navigation bar belongs to the navigation controller, which manages it for all the controllers on its stack. [Apple UINavigationController]",
            "In a cancelled swipe back the screen gets `viewWillDisappear`, then `viewWillAppear` again, so these two balance. [trace ipop-cancel-so18927878]",
            "`isIdleTimerDisabled` holds for the whole app; set it to false again when the need has passed. [Apple UIApplication.isIdleTimerDisabled]",
        ],
        wrong: """
            import UIKit

            final class PhotoViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .black
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigationController?.setNavigationBarHidden(true, animated: animated)
                }
            }
            """,
        right: """
            import UIKit

            final class PhotoViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .black
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigationController?.setNavigationBarHidden(true, animated: animated)
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    navigationController?.setNavigationBarHidden(false, animated: animated)
                }
            }
            """,
        mend: "set it in viewWillAppear(_:), and give it back in viewWillDisappear(_:)",
        lesson: "11")

    func findings(in context: RuleContext) -> [Finding] {
        afterVisits(context) + afterTrips(context)
    }

    /// A screen has left, and something is not as it was before it came.
    private func afterVisits(_ context: RuleContext) -> [Finding] {
        context.visits.flatMap { visit -> [Finding] in
            let name = context.recording.name(of: visit.controller)
            let all = context.sharedAssignments(in: visit.start...visit.end, since: visit.start)
            let shared = all.compactMap { assignment -> Finding? in
                // What another screen does meanwhile, it has to undo itself. Without a place, no line of the app did it: an appearance proxy did.
                guard assignment.location != nil, isOf(visit.controller, context.controllerCallback(from: assignment.callback)),
                    !context.isOfStack(assignment.receiver) || context.mayShareStack(visit.controller, withLater: false),
                    let difference = context.difference(of: assignment, from: visit.start, to: visit.end)
                else { return nil }
                return finding(
                    "\(name) has left the screen (event \(visit.left)), and \(difference)",
                    "give it back in viewWillDisappear(_:), alongside the transition, and set it again in viewWillAppear(_:)",
                    at: assignment.location, event: max(0, assignment.eventCount - 1))
            }
            let (before, after) = (context.fields(at: visit.start), context.fields(at: visit.end))
            let own = context.run.changes(of: after, since: before).compactMap { change -> Finding? in
                guard context.isFlag(change.place, madeBefore: visit.start), context.isSetBack(change.place, leaving: true),
                    let line = context.lastChange(of: change.place, in: visit.start...visit.end),
                    isOf(visit.controller, context.controllerCallback(from: context.callback(around: line.index)))
                else { return nil }
                return finding(
                    "\(name) has left the screen (event \(visit.left)), and \(change.place.text(context.recording)) stays \(change.now): it was "
                        + "\(change.before) before",
                    "set it back in viewWillDisappear(_:), and set it in viewWillAppear(_:)", at: line.location, event: line.index)
            }
            return merged(shared + own)
        }
    }

    /// Whether a callback is that of a screen, or of none.
    private func isOf(_ controller: ObjectID, _ callback: Event?) -> Bool { callback?.object == nil || callback?.object == controller }

    /// One finding for what one callback has changed: the first, which names how many more there are.
    private func merged(_ findings: [Finding]) -> [Finding] {
        guard var first = findings.first else { return findings }
        let rest = Set(findings.dropFirst().compactMap { $0.place?.line }).sorted()
        guard !rest.isEmpty else { return [first] }
        first.message += "; so is what \(rest.map { "line \($0)" }.joined(separator: ", ")) changes"
        return [first]
    }

    /// A screen is back, or was never left, and something is not as it was made for it.
    private func afterTrips(_ context: RuleContext) -> [Finding] {
        context.roundTrips.flatMap { trip -> [Finding] in
            // What was cut off before it could appear has made nothing.
            guard let shown = trip.shown else { return [] }
            let name = context.recording.name(of: trip.controller)
            let returns = trip.isCancelled ? "after a cancelled swipe \(name) is still there" : "\(name) is back on the screen"
            let advice = "set it in viewWillAppear(_:), which comes each time, as its counterpart in viewWillDisappear(_:) does"
            let start = context.visits.first { $0.controller == trip.controller }?.start ?? 0
            let shared = context.sharedAssignments(in: 0...trip.end, since: start).compactMap { assignment -> Finding? in
                guard assignment.location != nil,
                    !context.isOfStack(assignment.receiver) || context.mayShareStack(trip.controller, withLater: true),
                    let difference = context.difference(of: assignment, from: trip.leave - 1, to: trip.end),
                    context.difference(of: assignment, from: shown, to: trip.end) != nil
                else { return nil }
                let earlier = context.recording.assignments.last {
                    $0.receiver == assignment.receiver && $0.property == assignment.property && $0.eventCount <= trip.leave
                }
                return finding(
                    "\(returns) (event \(trip.back)), and \(difference)", advice, at: (earlier ?? assignment).location,
                    event: trip.back)
            }
            let (before, after) = (context.fields(at: trip.leave - 1), context.fields(at: trip.end))
            let own = context.run.changes(of: after, since: before).compactMap { change -> Finding? in
                guard context.isFlag(change.place, madeBefore: start), context.isSetBack(change.place, leaving: true),
                    let line = context.lastChange(of: change.place, in: start...(trip.leave - 1))
                else { return nil }
                return finding(
                    "\(returns) (event \(trip.back)), and \(change.place.text(context.recording)) is \(change.now): this line made it "
                        + "\(change.before)",
                    advice, at: line.location, event: trip.back)
            }
            return merged(shared + own)
        }
    }
}
