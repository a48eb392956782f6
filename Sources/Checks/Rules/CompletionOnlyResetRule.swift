import Heap
import Interpreter
import Stage

/// State that is set as a transition begins, and set back only where the transition has finished.
struct CompletionOnlyResetRule: Rule {
    let name = "completion-only-reset"
    let summary = "state that is set for a transition is set back only when it has finished"
    let page = RulePage(
        what:
            "A value is changed when a transition or an animation begins, and is changed back only where it has finished. When it is cancelled or interrupted, the value stays changed.",
        why: [
            "After a cancelled swipe back viewWillAppear comes again, with no viewDidDisappear before it. [claim G48]",
            "A transition always ends in viewDidAppear(_:) or viewDidDisappear(_:): what is kept for it is reset in both. [claim N03]",
            "The completion of an animation gets false when the animation has not finished. [Apple UIView.animate(withDuration:animations:completion:)]",
        ],
        wrong: """
            import UIKit

            final class NoteViewController: UIViewController {
                private let textView = UITextView()

                override func loadView() {
                    view = textView
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    textView.isEditable = false
                }

                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    textView.isEditable = true
                }
            }
            """,
        right: """
            import UIKit

            final class NoteViewController: UIViewController {
                private let textView = UITextView()

                override func loadView() {
                    view = textView
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    textView.isEditable = true
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    textView.isEditable = false
                }

                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    textView.isEditable = true
                }
            }
            """,
        mend: "set the state back also where the transition was interrupted or cancelled",
        lesson: "21")

    func findings(in context: RuleContext) -> [Finding] { afterCancelling(context) + afterInterruption(context) }

    /// A flag that an animation's completion sets back only where it has finished, and the animation was interrupted.
    private func afterInterruption(_ context: RuleContext) -> [Finding] {
        context.recording.endBlocks.filter { !$0.isTransitions && $0.isCutShort }.flatMap { block -> [Finding] in
            guard let start = context.run.origin(of: block.block, at: .event(max(0, block.eventCount - 1))) else { return [] }
            let text = context.closure(at: start)
            // What a screen is like when it is back counts, or what it is like at once where it never left.
            let back = context.allCallbacks.first { callback in
                callback.index >= block.end && callback.name == "viewDidAppear(_:)" && callback.object.map(context.isOwnController) == true
            }
            let end =
                back.map { min($0.end.map { $0 + 1 } ?? $0.index, context.recording.events.count - 1) } ?? context.endOfStep(block.end)
            return ownFlags(block, text, end, context) + flagsOfViews(block, text, end, context)
        }
    }

    private func ownFlags(_ block: EndBlock, _ text: Substring, _ end: Int, _ context: RuleContext) -> [Finding] {
        let fields = context.fields(at: end)
        let atOnce = context.fields(at: min(block.end, context.recording.events.count - 1))
        return fields.keys.sorted { $0.name < $1.name }.compactMap { place -> Finding? in
            guard let owner = place.owner, let now = fields[place], atOnce[place] == now, isLeft(place.name, now, text),
                context.run.isController(owner) || context.run.isView(owner), context.run.isInWindow(owner, at: .event(end)),
                let line = context.lastChange(of: place, in: 0...block.eventCount)
            else { return nil }
            return stuck("\(place.text(context.recording)) stays \(now)", block, line.location)
        }
    }

    private func flagsOfViews(_ block: EndBlock, _ text: Substring, _ end: Int, _ context: RuleContext) -> [Finding] {
        var seen: Set<String> = []
        return context.recording.assignments.reversed().compactMap { assignment in
            guard assignment.eventCount <= block.eventCount, seen.insert("\(assignment.receiver.index).\(assignment.property)").inserted,
                text.contains(assignment.property),
                let now = context.run.value(of: assignment.property, on: assignment.receiver, at: end),
                isLeft(assignment.property, now, text), context.run.isInWindow(assignment.receiver, at: .event(end))
            else { return nil }
            let name = context.recording.name(of: assignment.receiver, at: end)
            return stuck("\(assignment.property) of \(name) stays \(now)", block, assignment.location)
        }
    }

    /// Whether a flag has the value that a completion would change.
    private func isLeft(_ name: String, _ now: String, _ completion: Substring) -> Bool {
        ["true", "false"].contains(now) && completion.contains("\(name) = \(now == "true" ? "false" : "true")")
    }

    private func stuck(_ what: String, _ block: EndBlock, _ place: SourceLocation?) -> Finding {
        finding(
            "\(what): the animation was interrupted (event \(block.eventCount)), its completion got finished == false, and only a finished one "
                + "sets it back",
            "set it back whether the animation has finished or not", at: place, event: block.eventCount)
    }

    private func afterCancelling(_ context: RuleContext) -> [Finding] {
        context.roundTrips.filter(\.isCancelled).flatMap { trip -> [Finding] in
            let name = context.recording.name(of: trip.controller)
            let (before, after) = (context.fields(at: trip.leave - 1), context.fields(at: trip.end))
            let fields = context.run.changes(of: after, since: before).compactMap { change -> Finding? in
                guard let owner = change.place.owner, context.run.isController(owner) || context.run.isView(owner),
                    ["true", "false"].contains(change.now), context.isSetBack(change.place, leaving: false),
                    let line = context.lastChange(of: change.place, in: trip.leave...trip.end)
                else { return nil }
                let isGivenBack = isGivenBack(after: trip, context) { $0.fields(at: $1)[change.place] == change.before }
                return found(
                    "\(change.place.text(context.recording)) stays \(change.now)", isGivenBack, name, trip, line.location, line.index)
            }
            if !fields.isEmpty { return fields }
            var seen: Set<String> = []
            return context.recording.assignments.reversed().compactMap { assignment in
                guard (trip.leave...trip.end).contains(assignment.eventCount), !context.run.isShared(assignment.receiver),
                    seen.insert("\(assignment.receiver.index).\(assignment.property)").inserted,
                    assignment.callback.map({ context.recording.events[$0].name == "viewWillDisappear(_:)" }) == true,
                    context.isSetBack(FieldPlace(owner: nil, name: assignment.property), leaving: false),
                    let now = context.run.value(of: assignment.property, on: assignment.receiver, at: trip.end),
                    ["true", "false"].contains(now),
                    let difference = context.difference(of: assignment, from: trip.leave - 1, to: trip.end)
                else { return nil }
                let before = context.run.value(of: assignment.property, on: assignment.receiver, at: max(0, trip.leave - 1))
                let isGivenBack = isGivenBack(after: trip, context) {
                    $0.run.value(of: assignment.property, on: assignment.receiver, at: $1) == before
                }
                return found(difference, isGivenBack, name, trip, assignment.location, max(0, assignment.eventCount - 1))
            }
        }
    }

    /// Whether what was set is set back when the screen really leaves. This run shows it, or the same with that as its next step.
    private func isGivenBack(after trip: RoundTrip, _ context: RuleContext, _ isAsBefore: (RuleContext, Int) -> Bool) -> Bool {
        func isShown(in context: RuleContext) -> Bool {
            context.allCallbacks.contains { callback in
                guard callback.index > trip.back, callback.object == trip.controller, callback.name == "viewDidDisappear(_:)",
                    let end = callback.end
                else { return false }
                return isAsBefore(context, min(end + 1, context.recording.events.count - 1)) || isAsBefore(context, context.endOfStep(end))
            }
        }
        if isShown(in: context) { return true }
        let steps = Array(context.recording.setting.steps.prefix(context.inputs.count { $0 <= trip.back }))
        return ["back", "swipe-down 80 finish"].contains { text in
            guard let step = try? Step(text), let other = context.again(with: steps + [step]) else { return false }
            return isShown(in: other)
        }
    }

    private func found(
        _ what: String, _ isGivenBack: Bool, _ name: String, _ trip: RoundTrip, _ place: SourceLocation?, _ event: Int
    ) -> Finding {
        let reason = isGivenBack ? "what sets it back comes only when the screen has left" : "nothing has set it back"
        return finding(
            "\(name) is still there after a cancelled swipe (event \(trip.back)), and \(what): \(reason)",
            "set it back in viewDidAppear(_:) as well, which comes after a cancelled transition too", at: place, event: event)
    }
}
