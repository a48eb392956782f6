import Heap
import Interpreter
import Stage

/// A split view controller that is asked whether it is collapsed before layout has decided it.
struct EarlyCollapsedRule: Rule {
    let name = "early-collapsed"
    let summary = "isCollapsed is read before the split view controller's first layout"

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.uses.compactMap { use in
            guard use.member == "UISplitViewController.isCollapsed", !use.isWrite, let split = use.receiver, let place = use.location,
                let now = context.run.value(of: "isCollapsed", on: split, at: use.event),
                let later = context.run.value(of: "isCollapsed", on: split, at: context.endOfStep(use.event)), now != later
            else { return nil }
            return finding(
                "isCollapsed is read before the split view controller's first layout: it is \(now) here, and \(later) once it has been laid out",
                "read it in viewIsAppearing(_:) or later, or implement the delegate's splitViewControllerDidCollapse(_:)", at: place,
                event: use.event)
        }
    }
}
