import Foundation
import Heap

/// The name of a class that code passes: the learner's or UIKit's own.
package struct ClassReference: Hashable, Sendable {
    /// The class's name.
    package let name: String
    /// The file that declares the class, which tells it from others of the same name; nil for UIKit's own.
    package let file: String?

    /// The class with a name; if several have it, the one in that file.
    package init(name: String, file: String? = nil) {
        (self.name, self.file) = (name, file)
    }
}

/// The source of new cells, and the cells that wait for reuse.
struct ReusePool: Sendable {
    /// The source of a new one.
    enum Maker: Hashable, Sendable {
        case type(ClassReference)
        /// A closure that gives one. Retained.
        case block(ObjectID)
        /// A nib with one at its top level. Retained.
        case nib(ObjectID)

        var held: ObjectID? {
            switch self {
            case .type: nil
            case .block(let id), .nib(let id): id
            }
        }
    }

    struct Entry: Sendable {
        let identifier: String
        var maker: Maker?
        /// Retained.
        var waiting: [ObjectID] = []
    }

    /// In order of first use.
    private(set) var entries: [Entry] = []

    var edges: [Edge] {
        entries.flatMap { entry -> [Edge] in
            var edges = entry.waiting.map { Edge("reuse[\(entry.identifier)]", to: $0) }
            if let id = entry.maker?.held { edges.append(Edge("maker[\(entry.identifier)]", to: id)) }
            return edges
        }
    }

    func maker(for identifier: String) -> Maker? { entries.first { $0.identifier == identifier }?.maker }

    private mutating func place(of identifier: String) -> Int {
        if let place = entries.firstIndex(where: { $0.identifier == identifier }) { return place }
        entries.append(Entry(identifier: identifier))
        return entries.count - 1
    }

    /// Sets a maker, and returns the previous one.
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
    /// Sets the maker of a pool's new cells, and adjusts the reference counts of closures and nibs.
    func register(_ maker: ReusePool.Maker?, for identifier: String, in pool: inout ReusePool) {
        if let id = maker?.held { space.retain(id) }
        if let id = pool.set(maker, for: identifier)?.held { space.release(id) }
    }

    /// A new object for an identifier, from a pool's maker. `native` makes one of UIKit's own classes by its name. Nil when there is no
    /// such class.
    ///
    /// Fidelity: documented UITableView.register(_:forCellReuseIdentifier:); the words of a nib's exception are reported.
    func make<Cell: UIView>(
        _ maker: ReusePool.Maker, for identifier: String, _ initializer: String, _ arguments: [Argument], native: (String) -> Cell?
    ) -> NSObject? {
        switch maker {
        case .nib(let id):
            let objects = object(id, as: UINib.self)?.objects(forOwner: nil) ?? []
            if let cell = objects.first as? Cell, objects.count == 1 { return cell }
            report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be "
                        + "a \(Cell.self) instance", object: nil))
            return nil
        case .block(let id):
            if case .object(let made) = call(Block(id: id)) { return object(made) }
            return nil
        case .type(let type):
            let made = script?.make(type.name, initializer, arguments, declaredIn: type.file)
            return made.flatMap { object($0) } ?? bind { native(type.name) as NSObject? }
        }
    }
}
