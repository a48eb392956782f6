public import Heap
import Interpreter
import UIKit
internal import UIKitBindings

// What is in front at the end of a run, and what a finger could touch there.
extension Run {
    /// The controller that the stage made first and showed; nil for an app's own start.
    public var entryController: ObjectID? { script.staged.first }

    /// Whether the run begins as the app does: with a delegate's class, or a storyboard's first scene.
    public var beginsAsApp: Bool {
        switch entry {
        case .scene, .application, .storyboard: true
        case .controller, .script: false
        }
    }

    /// Whether the run rests on what no file says: placeholders, assumptions, or an end that assumptions would prevent.
    public var standsOnUnknowns: Bool {
        !recording.suggestions.isEmpty || !recording.usedAssumptions.isEmpty || recording.events.contains(where: \.isPlaceholder)
    }

    /// The taps that reach something, front to back: controls, bar buttons, rows, an alert's buttons. Names that no step can say are left
    /// out. Costs a fork.
    public var taps: [Step] {
        hasEnded ? [] : visit(.end) { StepRunner(run: self).tappable }.compactMap { try? Step("tap \(Step.quoted($0))") }
    }

    /// Whether a controller, or one of its children, is what the user sees: nothing is presented over it, and no stack or bar hides it.
    public func isInFront(_ controller: ObjectID) -> Bool {
        visit(.end) {
            guard let front = world.frontController else { return false }
            return sequence(first: front) { $0.parent }.contains { $0.id == controller }
        }
    }

    /// The controller that the user sees, and whether it is an alert's or presented by another; nil where there is no window.
    public var front: (controller: ObjectID, isAlert: Bool, isPresented: Bool)? {
        visit(.end) {
            guard let front = world.frontScreen, let visible = world.frontController else { return nil }
            return (visible.id, front is UIAlertController, front.presentingViewController != nil)
        }
    }

    /// Whether the system lets a slide between controllers be interrupted by another.
    public var interruptsTransitions: Bool { world.follows(.interruptsTransitions) }

    /// Whether UIKit tracks which observable properties its update methods read.
    public var tracksModels: Bool { world.follows(.tracksObservation) || world.script?.enablesObservationTracking == true }

    /// Whether a transition between controllers was in flight when an event happened.
    public func isInTransition(at event: Int) -> Bool { fork(at: event) { world.isInTransition } }

    /// The steps of the scenario that could not be done, each with the reason, in order.
    public var refusedSteps: [String] {
        let events = recording.events
        return events.indices.dropFirst().compactMap { index in
            let (step, refusal) = (events[index - 1], events[index])
            guard step.kind == .input, refusal.kind == .refusal, refusal.depth == 0, !refusal.isPlaceholder else { return nil }
            return "the step '\(step.name)' could not be done: \(refusal.text ?? refusal.name)"
        }
    }

    /// The lines of the learner's files on which statements ran, by path.
    public var linesRun: [String: Set<Int>] {
        recording.events.reduce(into: [:]) { lines, event in
            if event.kind == .line, let place = event.location { lines[place.file, default: []].insert(place.line) }
        }
    }

    /// The lines of the learner's files on which statements begin, by path. Linear in the program.
    public var statementLines: [String: Set<Int>] { script.interpreter.statementLines }

    /// Whether the app ended because the containers around the entry are not those that its code needs.
    public var needsOtherContainer: Bool {
        guard hasEnded, case .foundNil(let member?)? = script.interpreter.endCause else { return false }
        return (Self.containers + ["presentingViewController", "parent"]).contains(member)
    }
}
