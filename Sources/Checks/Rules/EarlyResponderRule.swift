import Heap
import Interpreter
import Stage

/// A keyboard that is asked for while the view is in no window.
struct EarlyResponderRule: Rule {
    let name = "early-responder"
    let summary = "becomeFirstResponder is called before the view is in a window"

    private static let early: Set<String> = ["loadView()", "viewDidLoad()"]

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.uses.compactMap { use in
            guard use.member == "UIResponder.becomeFirstResponder()", let receiver = use.receiver, let place = use.location,
                let callback = context.controllerCallback(from: use.callback),
                Self.early.contains(callback.name) || callback.name.hasPrefix("init"),
                !context.run.isInWindow(receiver, at: .use(use))
            else { return nil }
            let name = context.recording.name(of: receiver, at: use.event)
            return finding(
                "\(name).becomeFirstResponder() is called in \(context.recording.name(of: callback)), when its view is in no window: the answer is "
                    + "false, and no keyboard is promised",
                "call it in viewDidAppear(_:), or in viewIsAppearing(_:)", at: place, event: use.event)
        }
    }
}
