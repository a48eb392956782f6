import Heap
import Interpreter
import Stage

/// A layout that is forced where the animation's option runs it anyway.
struct FlushLayoutRule: Rule {
    let name = "flush-layout"
    let summary = "layoutIfNeeded is called inside an animation that flushes updates"

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.uses.compactMap { use in
            guard use.member == "UIView.layoutIfNeeded()", use.isFlushed, let place = use.location else { return nil }
            return finding(
                "layoutIfNeeded() is called inside a block with flushUpdates (event \(use.event)): UIKit runs pending updates before the animation "
                    + "and at the block's end, so that this layout is one too many",
                "leave the call out where flushUpdates is given", at: place, event: use.event)
        }
    }
}
