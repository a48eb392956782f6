import Interpreter
import Stage

/// A change by a lifecycle callback, without an animation, to a view that is already on the display. The user sees the old picture first.
struct FlashRule: Rule {
    let name = "flash"
    let summary = "a callback changes what is on the display already, and the user sees it jump"

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        return context.run.flashes.filter { !isRefreshAfterCancelling($0, context) }.map { flash in
            let callback = recording.events[flash.callback]
            let frame = recording.frames[flash.after]
            var found = finding(
                "\(flash.property) of \(recording.name(of: flash.object, at: flash.callback)) jumps in frame \(frame.number): it was set in "
                    + "\(recording.name(of: callback)), when the frame before had already been shown",
                "set it in viewIsAppearing(_:) or earlier", at: flash.location, event: flash.callback)
            found.callback = context.className(of: callback)
            return found
        }
    }

    /// Whether a controller that a cancelled gesture never took away brings its content up to date as it appears again.
    private func isRefreshAfterCancelling(_ flash: Flash, _ context: RuleContext) -> Bool {
        let callback = context.recording.events[flash.callback]
        return callback.name != "viewDidAppear(_:)"
            && context.roundTrips.contains { trip in
                trip.isCancelled && trip.controller == callback.object && (trip.leave...trip.back).contains(callback.index)
            }
    }
}
