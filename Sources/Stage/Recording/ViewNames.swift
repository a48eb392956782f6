import Heap
import Interpreter
import Synchronization
import UIKit

/// Which views the learner's properties held, and whose root views they were, over all states of a recording.
///
/// A view is named by its controller (`Profile.view`), else by the property that holds it (`header`, `rows[0]`). The owner stands before
/// the property (`first.title`, `Row#2.title`) where the name alone has meant several views of the run.
struct ViewNames: Sendable {
    /// A stretch of a run in which a view had a name.
    private struct Holding: Sendable {
        let place: Place
        /// The states in which it held: from `begin` to before `end`.
        let begin: Int
        var end = Int.max

        /// Whether it is an array's element: `rows[0]`.
        var isElement: Bool { place.property.hasSuffix("]") }

        func holds(at state: Int) -> Bool { begin <= state && state < end }
    }

    /// A property of an object; of a controller, its own view.
    private struct Place: Hashable {
        let owner: ObjectID
        let property: String
    }

    private var holdings: [ObjectID: [Holding]] = [:]
    /// The views that each property's name has meant.
    private var meanings: [String: Set<ObjectID>] = [:]
    /// The views that each property of each object has held.
    private var contents: [Place: Set<ObjectID>] = [:]

    private static let rootView = "view"

    /// The names of a recording, found when one is asked for.
    final class Cache: Sendable {
        private let found = Mutex<(count: Int, names: ViewNames)?>(nil)

        /// The names over so many states; `read` finds them.
        func names(over count: Int, _ read: () -> ViewNames) -> ViewNames {
            found.withLock { found in
                if let found, found.count == count { return found.names }
                let names = read()
                found = (count, names)
                return names
            }
        }
    }

    /// Reads the states of a recording once. `names` are the names of the learner's stored properties, by the class's number.
    init(_ states: [RunState], properties names: [Int32: [String]], isView: (ObjectID) -> Bool) {
        var open: [Place: ObjectID] = [:]
        var earlier: RunState?
        var reader = ReferenceReader(names: names)
        for (index, state) in states.enumerated() {
            func change(_ place: Place, to object: ObjectID?) {
                if let old = open.removeValue(forKey: place), let last = holdings[old]?.lastIndex(where: { $0.place == place }) {
                    holdings[old]?[last].end = index
                }
                guard let object, isView(object) else { return }
                open[place] = object
                holdings[object, default: []].append(Holding(place: place, begin: index))
                contents[place, default: []].insert(object)
                meanings[place.property, default: []].insert(object)
            }
            let world = state.world
            if earlier?.sharesWorld(with: state) != true {
                world.forEachRootView(changedSince: earlier?.world) { controller, view in
                    change(Place(owner: controller, property: Self.rootView), to: view)
                }
            }
            reader.read(state.script) { owner, property, object in change(Place(owner: owner, property: property), to: object) }
            earlier = state
        }
    }

    /// The name of a view in a state. Nil for an object that is no root view and that no property of the learner's has held. `name` names
    /// owners.
    func name(of id: ObjectID, at state: Int, owner name: (ObjectID) -> String) -> String? {
        guard let holdings = holdings[id] else { return nil }
        let roots = holdings.filter { $0.place.property == Self.rootView }
        guard let holding = Self.nearest(roots, to: state) ?? Self.nearest(holdings, to: state) else { return nil }
        let place = holding.place
        if place.property == Self.rootView { return "\(name(place.owner)).\(place.property)" }
        if meanings[place.property]?.count == 1 { return place.property }
        // A property that holds another view by now does not name this one.
        guard holding.holds(at: state) || contents[place]?.count == 1 else { return nil }
        return "\(property(of: place.owner, at: state) ?? name(place.owner)).\(place.property)"
    }

    /// The name of the property that holds a view in a state, where it needs no owner before it.
    private func property(of id: ObjectID, at state: Int) -> String? {
        guard let holdings = holdings[id], let property = Self.nearest(holdings, to: state)?.place.property, property != Self.rootView
        else {
            return nil
        }
        return meanings[property]?.count == 1 ? property : nil
    }

    /// The holding in a state, a property of its own before an array's element; else the first that comes later, else the last before.
    private static func nearest(_ holdings: [Holding], to state: Int) -> Holding? {
        let now = holdings.filter { $0.holds(at: state) }
        return now.first { !$0.isElement } ?? now.first ?? holdings.first { $0.begin > state } ?? holdings.last
    }
}
