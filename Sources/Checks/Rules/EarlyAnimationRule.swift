import Heap
import Interpreter
import Stage

/// An animation that is begun while the views are in no window.
struct EarlyAnimationRule: Rule {
    let name = "early-animation"
    let summary = "an animation begins before the view is in a window, where nothing moves"

    private static let early: Set<String> = ["loadView()", "viewDidLoad()"]

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.uses.compactMap { use in
            guard use.isAnimation, let place = use.location, let callback = context.callbacks(from: use.callback).first,
                let object = callback.object, context.isOwn(object),
                Self.early.contains(callback.name) || callback.name.hasPrefix("init"),
                !context.run.isInWindow(object, at: .use(use))
            else { return nil }
            return finding(
                "an animation begins in \(context.recording.name(of: callback)), when the view is in no window: its layers are not on the render "
                    + "tree, and what it changes is there at once",
                "begin it in viewDidAppear(_:)", at: place, event: use.event)
        }
    }
}
