public import Heap
import Interpreter
import UIKit
internal import UIKitBindings

/// The objects that lived at one moment of a run, and the references between them.
public struct MemoryGraph: Sendable {
    /// One living object.
    public struct Node: Sendable {
        /// Which.
        public let object: ObjectID
        /// Its name in the recording.
        public let name: String
        /// Whether its class is the learner's.
        public let isOwn: Bool
        /// How many strong references there are to it.
        public let strongCount: Int
        /// The references that it holds.
        public let edges: [Edge]
    }

    /// A reference as seen from its target.
    public struct Holder: Sendable, Hashable {
        /// The object with the reference; nil for the app, globals and running code.
        public let object: ObjectID?
        /// The reference.
        public let edge: Edge
    }

    /// Every living object, oldest first.
    public let nodes: [Node]
    /// The references of the app, globals and running code.
    public let roots: [Edge]
    private let places: [ObjectID: Int]
    private let holders: [ObjectID: [Holder]]
    /// Of each object that something leads to, the reference by which it was reached first.
    private var reached: [ObjectID: Holder]

    /// A graph of nodes; linear in nodes and references.
    init(nodes: [Node], roots: [Edge]) {
        self.nodes = nodes
        self.roots = roots
        places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.object, $0) })
        var holders: [ObjectID: [Holder]] = [:]
        for node in nodes {
            for edge in node.edges { holders[edge.target, default: []].append(Holder(object: node.object, edge: edge)) }
        }
        for edge in roots { holders[edge.target, default: []].append(Holder(object: nil, edge: edge)) }
        self.holders = holders
        reached = [:]
        reached = search { _ in true }
    }

    /// Of each object that strong references lead to from the roots, the reference by which it was reached first, shortest chains first.
    /// Only references for which `follows` holds are followed.
    private func search(where follows: (Holder) -> Bool) -> [ObjectID: Holder] {
        var reached: [ObjectID: Holder] = [:]
        var waiting = roots.map { Holder(object: nil, edge: $0) }
        var next = 0
        while next < waiting.count {
            let holder = waiting[next]
            next += 1
            let target = holder.edge.target
            guard holder.edge.kind == .strong, reached[target] == nil, follows(holder) else { continue }
            reached[target] = holder
            waiting += (node(target)?.edges ?? []).map { Holder(object: target, edge: $0) }
        }
        return reached
    }

    /// A living object; nil when it does not live.
    public func node(_ object: ObjectID) -> Node? { places[object].map { nodes[$0] } }

    /// The references to an object, in order of their holders' age, roots last.
    public func holders(of object: ObjectID) -> [Holder] { holders[object] ?? [] }

    /// Whether the app, a global or running code leads to it by strong references. A living object without such a path is a leak.
    public func isReachable(_ object: ObjectID) -> Bool { reached[object] != nil }

    /// A shortest chain of strong references that keeps an object alive, beginning at a root. Empty when there is none.
    public func path(to object: ObjectID) -> [Holder] { Self.chain(to: object, in: reached) }

    /// The shortest chains from the roots to all objects, along references for which `follows` holds.
    public func paths(where follows: (Holder) -> Bool) -> (ObjectID) -> [Holder] {
        let reached = search(where: follows)
        return { Self.chain(to: $0, in: reached) }
    }

    private static func chain(to object: ObjectID, in reached: [ObjectID: Holder]) -> [Holder] {
        var chain: [Holder] = []
        var current: ObjectID? = object
        while let target = current, let holder = reached[target] {
            chain.append(holder)
            current = holder.object
        }
        return chain.reversed()
    }

    /// A shortest chain of strong references from an object back to itself; empty when there is none.
    public func cycle(through object: ObjectID) -> [Holder] {
        var found: [ObjectID: Holder] = [:]
        var waiting = [object]
        var next = 0
        while next < waiting.count, found[object] == nil {
            let current = waiting[next]
            next += 1
            for edge in node(current)?.edges ?? [] where edge.kind == .strong && found[edge.target] == nil {
                found[edge.target] = Holder(object: current, edge: edge)
                waiting.append(edge.target)
            }
        }
        var chain: [Holder] = []
        var current: ObjectID? = object
        while let target = current, let holder = found[target] {
            chain.append(holder)
            current = holder.object == object ? nil : holder.object
        }
        return chain.reversed()
    }
}

extension Run {
    /// The living objects at an event and the references between them. Costs a fork; linear in objects and references.
    public func memory(at event: Int) -> MemoryGraph { memory(at: .event(event)) }

    /// The same at a moment.
    public func memory(at moment: RunMoment) -> MemoryGraph {
        visit(moment) {
            let nodes = recording.objects.filter { world.space.heap[$0].isAlive }.map { id in
                MemoryGraph.Node(
                    object: id, name: recording.name(of: id), isOwn: script.interpreter.className(of: id) != nil,
                    strongCount: Int(world.space.heap[id].strong), edges: world.edges(from: id) + script.interpreter.edges(from: id))
            }
            return MemoryGraph(nodes: nodes, roots: world.rootEdges + script.interpreter.rootEdges)
        }
    }
}
