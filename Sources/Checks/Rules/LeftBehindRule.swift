import Heap
import Interpreter
import Stage

/// A child whose view was taken away and that stays a child.
struct LeftBehindRule: Rule {
    let name = "left-behind"
    let summary = "a child's view is removed and the child stays"

    func findings(in context: RuleContext) -> [Finding] {
        let run = context.run
        return context.recording.uses.compactMap { use in
            guard use.member == "UIView.removeFromSuperview()", let view = use.receiver,
                let child = run.controller(ofRoot: view, at: .use(use)), let parent = run.parent(of: child, at: .use(use)),
                context.isOwnController(parent), !comesBack(view, child, after: use, context)
            else { return nil }
            let (name, owner) = (context.recording.name(of: child), context.recording.name(of: parent))
            return finding(
                "\(name)'s view is removed, and \(name) stays a child of \(owner), which keeps it alive",
                "call willMove(toParent: nil) before and removeFromParent() after", at: use.location, event: use.event, point: 7)
        }
    }

    /// Whether the child is released afterwards, or its view is added again.
    private func comesBack(_ view: ObjectID, _ child: ObjectID, after use: Use, _ context: RuleContext) -> Bool {
        let recording = context.recording
        return recording.uses.contains { $0.eventCount > use.eventCount && $0.arguments.contains(view) }
            || recording.callbacks.contains { event in
                event.index > use.event && event.object == child && event.name == "didMove(toParent:)"
                    && context.firstObject(of: event) == nil
            }
    }
}
