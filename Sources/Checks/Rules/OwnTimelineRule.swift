import Heap
import Interpreter
import Stage

/// An animation that runs beside the system's instead of along with it.
struct OwnTimelineRule: Rule {
    let name = "own-timeline"
    let summary = "UIView.animate runs beside a size transition instead of alongside its coordinator"

    private static let callbacks: Set<String> = ["viewWillTransition(to:with:)", "willTransition(to:with:)"]

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.uses.compactMap { use in
            guard use.isAnimation, let place = use.location,
                let callback = context.callbacks(from: use.callback).first(where: { Self.callbacks.contains($0.name) }),
                callback.object.map(context.isOwn) == true
            else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) begins an animation with a duration and curve of its own: it ends before or after "
                    + "the system's, and what it moves does not keep to the turning bounds",
                "put it into coordinator.animate(alongsideTransition:completion:)", at: place, event: use.event)
        }
    }
}
