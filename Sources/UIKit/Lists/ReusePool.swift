import Foundation
import Heap

/// The name of a class that code hands over: the learner's or UIKit's own.
package struct ClassReference: Hashable, Sendable {
    /// The class's name.
    package let name: String

    /// The class of that name.
    package init(name: String) {
        self.name = name
    }
}

/// What new cells are made of, and the cells that wait to be used again.
struct ReusePool: Sendable {
    /// What makes a new one.
    enum Maker: Hashable, Sendable {
        case type(String)
        /// A closure that gives one. Held.
        case block(ObjectID)
    }

    struct Entry: Sendable {
        let identifier: String
        var maker: Maker?
        /// Held.
        var waiting: [ObjectID] = []
    }

    /// In order of first use.
    private(set) var entries: [Entry] = []

    var edges: [Edge] {
        entries.flatMap { entry -> [Edge] in
            var edges = entry.waiting.map { Edge("reuse[\(entry.identifier)]", to: $0) }
            if case .block(let id)? = entry.maker { edges.append(Edge("maker[\(entry.identifier)]", to: id)) }
            return edges
        }
    }

    func maker(for identifier: String) -> Maker? { entries.first { $0.identifier == identifier }?.maker }

    private mutating func place(of identifier: String) -> Int {
        if let place = entries.firstIndex(where: { $0.identifier == identifier }) { return place }
        entries.append(Entry(identifier: identifier))
        return entries.count - 1
    }

    /// Gives back the maker that was there before.
    mutating func set(_ maker: Maker?, for identifier: String) -> Maker? {
        let place = place(of: identifier)
        let old = entries[place].maker
        entries[place].maker = maker
        return old
    }

    mutating func put(_ id: ObjectID, for identifier: String) {
        entries[place(of: identifier)].waiting.append(id)
    }

    mutating func take(_ identifier: String) -> ObjectID? {
        entries[place(of: identifier)].waiting.popLast()
    }
}

extension World {
    /// Changes what a pool makes new cells of, with the counts of closures.
    func register(_ maker: ReusePool.Maker?, for identifier: String, in pool: inout ReusePool) {
        if case .block(let id)? = maker { space.retain(id) }
        if case .block(let id)? = pool.set(maker, for: identifier) { space.release(id) }
    }

    /// A new object by a pool's maker; `native` makes one of UIKit's own classes by its name. Nil when there is no such class.
    func make(
        _ maker: ReusePool.Maker, _ initializer: String, _ arguments: [Argument], native: (String) -> NSObject?
    ) -> NSObject? {
        switch maker {
        case .block(let id):
            if case .object(let made) = call(Block(id: id)) { return object(made) }
            return nil
        case .type(let name):
            return script?.instantiate(name, initializer, arguments).flatMap { object($0) } ?? bind { native(name) }
        }
    }
}
