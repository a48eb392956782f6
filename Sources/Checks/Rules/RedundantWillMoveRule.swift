import Heap
import Interpreter
import Stage

/// A call of willMove(toParent:) that addChild makes itself.
struct RedundantWillMoveRule: Rule {
    let name = "redundant-will-move"
    let summary = "willMove(toParent:) is called by code although addChild calls it"

    func findings(in context: RuleContext) -> [Finding] {
        let moves = context.recording.callbacks.filter { $0.name == "willMove(toParent:)" || $0.name == "didMove(toParent:)" }
        return moves.compactMap { event in
            guard event.name == "willMove(toParent:)", let caller = event.caller, let parent = context.firstObject(of: event),
                let next = moves.first(where: { $0.index > event.index && $0.object == event.object }), next.name == event.name,
                next.caller == nil, context.firstObject(of: next) == parent, let child = event.object
            else { return nil }
            return finding(
                "\(context.recording.name(of: child)) gets willMove(toParent:) twice: this call is redundant, addChild(_:) makes its "
                    + "own",
                "leave this call out", at: caller, event: event.index, point: 6)
        }
    }
}
