import Heap
import Stage

/// A view that is taken away while views are being drawn.
struct RemoveInDrawRule: Rule {
    let name = "remove-in-draw"
    let summary = "removeFromSuperview is called inside draw(_:)"

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.uses.compactMap { use in
            guard use.member == "UIView.removeFromSuperview()",
                let drawing = context.callbacks(from: use.callback).first(where: { $0.name == "draw(_:)" })
            else { return nil }
            return finding(
                "removeFromSuperview() is called in \(context.recording.name(of: drawing)): Apple's page forbids it while views are drawn",
                "remove the view before drawing, where its cause changes", at: use.location, event: use.event)
        }
    }
}
