import Heap
import Interpreter
import Stage

/// A controller's view that is put into another controller's without the two having been made parent and child.
struct NoAddChildRule: Rule {
    let name = "no-add-child"
    let summary = "a controller's view is added to another controller's without addChild"

    func findings(in context: RuleContext) -> [Finding] {
        let run = context.run
        return context.recording.uses.compactMap { use in
            guard
                use.member.hasPrefix("UIView.addSubview") || use.member.hasPrefix("UIView.insertSubview")
                    || use.member.contains("Arranged"),
                let view = use.arguments.first, let receiver = use.receiver,
                let child = run.controller(ofRoot: view, at: .use(use)), let owner = run.owner(ofView: receiver, at: .use(use)),
                owner != child,
                run.parent(of: child, at: .use(use)) == nil,
                // Made a child a moment later: an order, and no lack.
                run.parent(of: child, at: .event(context.endOfStep(use.event))) == nil
            else { return nil }
            let (name, host) = (context.recording.name(of: child), context.recording.name(of: owner))
            return finding(
                "\(name)'s view is put into \(host)'s, and \(name) is nobody's child: \(host) does not own it, and it learns of no "
                    + "rotation and no containment",
                "call addChild first, and didMove(toParent:) after addSubview", at: use.location, event: use.event, point: 6)
        }
    }
}
