import Heap

/// The closures that provide the swipe actions of a list's item. Both are retained by the owner.
struct ListSwipes: Sendable {
    var leading: ObjectID?
    var trailing: ObjectID?

    var held: [ObjectID] { [leading, trailing].compactMap { $0 } }

    var edges: [Edge] {
        [("leadingSwipeActionsConfigurationProvider", leading), ("trailingSwipeActionsConfigurationProvider", trailing)]
            .compactMap { name, id in id.map { Edge(name, to: $0) } }
    }
}

extension World {
    /// Stores swipe closures in place of the present ones, and retains them.
    func keep(_ swipes: ListSwipes, _ place: WritableKeyPath<WorldState, ListSwipes>) {
        for id in swipes.held { space.retain(id) }
        let old = state[keyPath: place]
        state[keyPath: place] = swipes
        for id in old.held { space.release(id) }
    }
}
