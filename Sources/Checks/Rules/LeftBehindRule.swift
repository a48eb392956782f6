import Heap
import Interpreter
import Stage

/// A child whose view was taken away and that stays a child.
struct LeftBehindRule: Rule {
    let name = "left-behind"
    let summary = "a child's view is removed and the child stays"

    func findings(in examination: Examination) -> [Finding] {
        let run = examination.run
        return examination.recording.uses.compactMap { use in
            guard use.member == "UIView.removeFromSuperview()", let view = use.receiver,
                let child = run.controller(ofRoot: view, at: .use(use)), let parent = run.parent(of: child, at: .use(use)),
                examination.isOwnController(parent), run.isAlive(child), run.parent(of: child, at: .end) == parent,
                run.superview(of: view, at: .end) == nil
            else { return nil }
            let (name, owner) = (examination.recording.name(of: child), examination.recording.name(of: parent))
            return finding(
                "\(name)'s view is removed, and \(name) stays a child of \(owner), which keeps it alive",
                "call willMove(toParent: nil) before and removeFromParent() after", at: use.location, event: use.event, point: 7)
        }
    }
}
