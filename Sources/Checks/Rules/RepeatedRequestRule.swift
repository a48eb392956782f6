import Heap
import Interpreter
import Stage

/// A request that begins again with each appearance.
struct RepeatedRequestRule: Rule {
    let name = "repeated-request"
    let summary = "a network request begins each time the controller appears"

    private static let appearance: Set<String> = ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"]

    func findings(in context: RuleContext) -> [Finding] {
        var first: [Line: Int] = [:]
        var told: Set<Line> = []
        return context.recording.events.compactMap { event in
            guard event.kind == .network, event.name == "request", let place = event.caller ?? event.location,
                let callback = appearance(behind: event, context), let controller = callback.object
            else { return nil }
            let line = Line(place, "\(controller.index)")
            guard let earlier = first[line] else {
                first[line] = callback.index
                return nil
            }
            guard earlier != callback.index, told.insert(line).inserted else { return nil }
            return finding(
                "the same request begins with each \(context.recording.name(of: callback)): again in event \(event.index), and so with every tab "
                    + "switch, pop, full-screen dismissal and cancelled swipe",
                "fetch once in viewDidLoad(), and later only what is out of date", at: place, event: event.index, point: 9)
        }
    }

    /// The appearance of a controller of the learner's that a request follows from, across tasks and blocks.
    private func appearance(behind event: Event, _ context: RuleContext) -> Event? {
        var current = event.cause
        while let index = current {
            let cause = context.recording.events[index]
            if cause.kind == .input { return nil }
            if cause.kind == .callback, Self.appearance.contains(cause.name), cause.object.map(context.isOwnController) == true {
                return cause
            }
            current = cause.cause
        }
        return nil
    }
}
