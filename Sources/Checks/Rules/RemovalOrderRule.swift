import Heap
import Interpreter
import Stage

/// A child that is removed in another order than willMove(toParent: nil), removeFromSuperview, removeFromParent.
struct RemovalOrderRule: Rule {
    let name = "removal-order"
    let summary = "a child is removed without willMove(toParent: nil), or before its view"

    func findings(in examination: RuleContext) -> [Finding] {
        examination.recording.uses.compactMap { use in
            guard use.member == "UIViewController.removeFromParent()", let child = use.receiver,
                let parent = examination.run.parent(of: child, at: .use(use))
            else { return nil }
            let wrong = [farewell(of: child, before: use, examination), view(of: child, in: parent, use, examination)].compactMap { $0 }
            guard !wrong.isEmpty else { return nil }
            return finding(
                "\(examination.recording.name(of: child)) is taken from its parent \(wrong.joined(separator: ", and "))",
                "keep the order: willMove(toParent: nil), removeFromSuperview, removeFromParent", at: use.location, event: use.event,
                point: 7)
        }
    }

    private func farewell(of child: ObjectID, before use: Use, _ examination: RuleContext) -> String? {
        let moves = examination.recording.callbacks.filter { $0.object == child && $0.name == "willMove(toParent:)" }
        if let last = moves.last(where: { $0.index <= use.event }), examination.firstObject(of: last) == nil { return nil }
        let isLate = moves.contains { $0.index > use.event && examination.firstObject(of: $0) == nil && $0.caller != nil }
        return isLate ? "before willMove(toParent: nil), which comes to a child already detached" : "without willMove(toParent: nil)"
    }

    private func view(of child: ObjectID, in parent: ObjectID, _ use: Use, _ examination: RuleContext) -> String? {
        guard let view = examination.run.rootView(of: child, at: .use(use)), let root = examination.run.rootView(of: parent, at: .use(use)),
            examination.run.isView(view, inside: root, at: .use(use))
        else { return nil }
        return "while its view is still in the hierarchy"
    }
}
