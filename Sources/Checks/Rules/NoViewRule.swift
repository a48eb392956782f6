import Heap
import Stage

/// A loadView that leaves the controller without a view.
struct NoViewRule: Rule {
    let name = "no-view"
    let summary = "loadView returns without having set view"

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.callbacks.compactMap { callback in
            guard callback.name == "loadView()", callback.location != nil, callback.caller == nil, let controller = callback.object,
                let end = callback.end, end + 1 < context.recording.events.count,
                context.run.rootView(of: controller, at: .event(end)) == nil,
                context.run.rootView(of: controller, at: .event(end + 1)) == nil
            else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) returns without a view: the screen stays black, and reading view in viewDidLoad() "
                    + "calls loadView() again without end",
                "set view in it, or leave the override out", at: callback.location, event: callback.index)
        }
    }
}
