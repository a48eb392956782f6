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
                let child = event.object,
                let other = moves.first(where: { $0.index > event.index && $0.object == child && $0.name == event.name && $0.caller == nil }
                )
                    ?? moves.last(where: { $0.index < event.index && $0.object == child }),
                other.name == event.name, other.caller == nil, context.firstObject(of: other) == parent,
                !moves.contains(where: { move in
                    move.object == child && move.name != event.name
                        && (min(other.index, event.index)...max(other.index, event.index)).contains(move.index)
                })
            else { return nil }
            return finding(
                "\(context.recording.name(of: child)) gets willMove(toParent:) twice: this call is redundant, addChild(_:) makes its "
                    + "own",
                "leave this call out", at: caller, event: event.index, point: 6)
        }
    }
}
