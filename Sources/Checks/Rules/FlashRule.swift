import Interpreter
import Stage

/// A change that a lifecycle callback makes to what is on the display already, without an animation: the user sees the old picture first.
struct FlashRule: Rule {
    let name = "flash"

    func findings(in run: Run) -> [Finding] {
        let recording = run.recording
        return run.flashes.map { flash in
            let callback = recording.events[flash.callback]
            let frame = recording.frames[flash.after]
            let owner = callback.object.map(recording.name(of:)) ?? "?"
            return Finding(
                rule: name,
                message: "\(flash.property) of \(recording.name(of: flash.object)) jumps in frame \(frame.number): it was set in "
                    + "\(owner).\(callback.name), when the frame before had already been shown",
                place: flash.location.map(Finding.Place.init), event: flash.callback)
        }
    }
}

extension Finding.Place {
    init(_ location: SourceLocation) {
        self.init(file: location.file, line: location.line, column: location.column)
    }
}
