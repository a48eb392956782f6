import Heap
import Interpreter
import Stage

/// Registration for notifications that is done again before it was undone.
struct UnbalancedObserverRule: Rule {
    let name = "unbalanced-observer"
    let summary = "an observer is registered again before it was removed"

    func findings(in context: RuleContext) -> [Finding] {
        var registered: [Line: Int] = [:]
        var told: Set<Line> = []
        var found: [Finding] = []
        for use in context.recording.uses where use.member.hasPrefix("NotificationCenter.") {
            let callback = context.controllerCallback(from: use.callback)
            let owner = callback?.object ?? use.arguments.first
            if use.member.hasPrefix("NotificationCenter.remove") {
                for line in registered.keys where line.about == key(owner) { registered[line] = nil }
                continue
            }
            guard let location = use.location else { continue }
            let line = Line(location, key(owner))
            registered[line, default: 0] += 1
            guard registered[line] == 2, told.insert(line).inserted else { continue }
            let place = callback.map { " in \(context.recording.name(of: $0))" } ?? ""
            found.append(
                finding(
                    "an observer is registered a second time\(place), and the first one was never removed: each notification now comes "
                        + "twice",
                    "remove it in viewWillDisappear(_:) or register in viewDidLoad()", at: location, event: use.event, point: 3))
        }
        return found
    }

    private func key(_ owner: ObjectID?) -> String { owner.map { String($0.index) } ?? "" }
}
