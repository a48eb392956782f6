import Heap
import Interpreter
import Stage

/// A child that was added and never got `didMove(toParent:)`.
struct MissingDidMoveRule: Rule {
    let name = "missing-did-move"
    let summary = "addChild is never followed by didMove(toParent:)"

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.uses.compactMap { use in
            guard use.member == "UIViewController.addChild(_:)", let parent = use.receiver, let child = use.arguments.first else {
                return nil
            }
            let told = context.recording.events[use.event...].contains { event in
                event.kind == .callback && event.name == "didMove(toParent:)" && event.object == child
                    && context.firstObject(of: event) == parent
            }
            guard !told else { return nil }
            return finding(
                "\(context.recording.name(of: child)) is made a child and never gets didMove(toParent:): what its override does "
                    + "never happens",
                "call didMove(toParent: self) on it after addSubview", at: use.location, event: use.event, point: 6)
        }
    }
}
