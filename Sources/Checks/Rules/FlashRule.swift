import Interpreter
import Stage

/// A change by a lifecycle callback, without an animation, to a view that is already on the display. The user sees the old picture first.
struct FlashRule: Rule {
    let name = "flash"
    let summary = "a callback changes what is on the display already, and the user sees it jump"

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        return context.run.flashes.map { flash in
            let callback = recording.events[flash.callback]
            let frame = recording.frames[flash.after]
            return finding(
                "\(flash.property) of \(recording.name(of: flash.object, at: flash.callback)) jumps in frame \(frame.number): it was set in "
                    + "\(recording.name(of: callback)), when the frame before had already been shown",
                "set it in viewIsAppearing(_:) or earlier", at: flash.location, event: flash.callback)
        }
    }
}
