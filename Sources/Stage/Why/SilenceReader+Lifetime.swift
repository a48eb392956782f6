import Heap
import UIKit

// An object that did not die.
extension SilenceReader {
    var lifetime: Silence {
        if let dead = death {
            return silence("\(who) was deinitialised at event \(dead.index), and an object dies once.", since: dead.index)
        }
        let graph = run.memory(at: event)
        if graph.isReachable(id) { return silence("\(who) is held: \(text(graph.path(to: id))).") }
        let cycle = graph.cycle(through: id)
        if !cycle.isEmpty { return silence("\(who) is held by a cycle: \(text(cycle)). Nothing else leads to it.") }
        // Something on the way to it is in a cycle.
        var way: [MemoryGraph.Holder] = []
        var target = id
        var seen: Set<ObjectID> = [id]
        while let holder = graph.holders(of: target).first(where: { $0.edge.kind == .strong }), let object = holder.object,
            seen.insert(object).inserted
        {
            way.insert(holder, at: 0)
            target = object
            let cycle = graph.cycle(through: object)
            if !cycle.isEmpty {
                return silence("\(who) is held: \(text(way)). \(recording.name(of: object)) is in a cycle: \(text(cycle)).")
            }
        }
        if !way.isEmpty { return silence("\(who) is held: \(text(way)).") }
        let count = graph.node(id)?.strongCount ?? 0
        return count > 0
            ? silence("\(who) is held by code that runs at event \(event); no object refers to it.")
            : silence("\(who) lives after event \(event), and no reference to it is found: not known.", isKnown: false)
    }

    private func text(_ holders: [MemoryGraph.Holder]) -> String { holders.map(text).joined(separator: " → ") }

    private func text(_ holder: MemoryGraph.Holder) -> String {
        if let object = holder.object { return "\(recording.name(of: object)).\(holder.edge.label)" }
        return holder.edge.label == "frame" ? "code that runs" : "the app's \(holder.edge.label)"
    }
}
