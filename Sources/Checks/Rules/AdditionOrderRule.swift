import Heap
import Interpreter
import Stage

/// A child that gets `didMove(toParent:)` before its view is in the parent's.
struct AdditionOrderRule: Rule {
    let name = "early-did-move"
    let summary = "didMove(toParent:) is called before the child's view is in the parent's"

    func findings(in context: RuleContext) -> [Finding] {
        let run = context.run
        return context.recording.callbacks.compactMap { event in
            guard event.name == "didMove(toParent:)", let caller = event.caller, let child = event.object,
                let parent = context.firstObject(of: event), !isPlaced(child, in: parent, at: event.index, run),
                isPlaced(child, in: parent, at: context.endOfStep(event.index), run)
            else { return nil }
            return finding(
                "didMove(toParent:) tells \(context.recording.name(of: child)) that it has arrived, and its view is added afterwards",
                "keep the order: addChild, addSubview, didMove(toParent:)", at: caller, event: event.index, point: 6)
        }
    }

    private func isPlaced(_ child: ObjectID, in parent: ObjectID, at event: Int, _ run: Run) -> Bool {
        guard let view = run.rootView(of: child, at: .event(event)), let root = run.rootView(of: parent, at: .event(event)) else {
            return false
        }
        return run.isView(view, inside: root, at: .event(event))
    }
}
