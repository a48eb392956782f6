import Heap
import Interpreter
import Stage

/// Objects that live on although no code can reach them, and controllers that are still retained after their release.
struct LeakRule: Rule {
    let name = "leak"
    let summary = "a cycle of strong references keeps objects alive, or something keeps a controller that was let go"

    func findings(in context: RuleContext) -> [Finding] {
        let graph = Graph(context.run)
        var told: Set<ObjectID> = []
        var found: [Finding] = []
        let own = context.recording.objects.filter { graph.edges[$0] != nil && context.isOwn($0) }
        let last = max(0, context.recording.events.count - 1)
        for object in own.filter({ context.run.isController($0) }) + own.filter({ !context.run.isController($0) }) {
            guard !graph.reachable.contains(object), !told.contains(object), let cycle = graph.path(from: [object], to: object) else {
                continue
            }
            told.formUnion(cycle.map(\.target))
            found.append(
                finding(
                    "\(name(of: object, context)) is never deinitialised: \(words(from: object, cycle, context))",
                    "capture [weak self] in the closure, or make one of these references weak", at: place(of: object, cycle, context),
                    event: last))
        }
        guard context.recording.setting.isExercised else { return found }
        for object in own where context.isOwnController(object) && graph.reachable.contains(object) {
            guard let path = graph.path(from: nil, to: object), let first = path.first, !told.contains(object) else { continue }
            let isRunLoop = ["run loop", "after commit"].contains(first.label)
            found.append(
                finding(
                    "\(name(of: object, context)) lives on after it was let go: \(words(from: nil, path, context)) "
                        + "holds it",
                    isRunLoop
                        ? "end the timer, task or block that holds it when the view disappears, or capture [weak self]"
                        : "let go of it there",
                    at: place(of: object, path, context), event: last, level: isRunLoop ? .warning : .note))
        }
        return found
    }

    /// `Profile.onUpdate → closure.[self] → Profile`
    private func words(from start: ObjectID?, _ path: [Edge], _ context: RuleContext) -> String {
        var holder = start
        var text = ""
        for edge in path {
            text += holder.map { "\(name(of: $0, context)).\(edge.label) → " } ?? "\(edge.label) → "
            holder = edge.target
        }
        return text + (holder.map { name(of: $0, context) } ?? "")
    }

    private func name(of object: ObjectID, _ context: RuleContext) -> String {
        context.recording.name(of: object, at: context.recording.events.count - 1)
    }

    /// Where the property is declared that begins the cycle, else the class.
    private func place(of object: ObjectID, _ path: [Edge], _ context: RuleContext) -> SourceLocation? {
        let type = context.recording.typeName(of: object)
        let property = path.first.flatMap { context.run.declarations(of: $0.label, in: type).first?.location }
        return property ?? context.classes.first { $0.name == type }?.location
    }
}

/// The strong references at the end of a run.
private struct Graph {
    let edges: [ObjectID: [Edge]]
    let roots: [Edge]
    let reachable: Set<ObjectID>

    init(_ run: Run) {
        let all = run.references()
        edges = all.edges.mapValues { $0.filter { $0.kind == .strong } }
        roots = all.roots.filter { $0.kind == .strong }
        var reached: Set<ObjectID> = []
        var waiting = roots.map(\.target)
        while let id = waiting.popLast() {
            guard reached.insert(id).inserted else { continue }
            waiting += (edges[id] ?? []).map(\.target)
        }
        reachable = reached
    }

    /// A shortest path to an object from some objects, or from the roots when `starts` is nil. It has at least one reference.
    func path(from starts: [ObjectID]?, to goal: ObjectID) -> [Edge]? {
        var cameBy: [ObjectID: (from: ObjectID?, edge: Edge)] = [:]
        var waiting: [(from: ObjectID?, edge: Edge)] =
            starts.map { $0.flatMap { id in (edges[id] ?? []).map { (id, $0) } } } ?? roots.map { (nil, $0) }
        var next = 0
        while next < waiting.count {
            let step = waiting[next]
            next += 1
            guard cameBy[step.edge.target] == nil else { continue }
            cameBy[step.edge.target] = step
            guard step.edge.target != goal else { break }
            waiting += (edges[step.edge.target] ?? []).map { (step.edge.target, $0) }
        }
        var path: [Edge] = []
        var current: ObjectID? = goal
        while let id = current, let step = cameBy[id] {
            path.insert(step.edge, at: 0)
            current = step.from
            if let starts, let from = step.from, starts.contains(from) { break }
        }
        return path.isEmpty ? nil : path
    }
}
