package import Heap

/// An object that code has associated with another one.
///
/// Fidelity: documented objc_setAssociatedObject(_:_:_:_:).
struct Association: Sendable {
    let key: String
    let value: ObjectID
    let isHeld: Bool
}

extension World {
    /// Associates an object with another one under a key; nil removes the association. A retained object lives as long as the other one.
    package func associate(_ value: ObjectID?, with id: ObjectID, _ key: String, isHeld: Bool) {
        if let value, isHeld { space.retain(value) }
        let old = state.associations[id].first { $0.key == key }
        state.associations[id].removeAll { $0.key == key }
        if let value { state.associations[id].append(Association(key: key, value: value, isHeld: isHeld)) }
        if let old, old.isHeld { space.release(old.value) }
    }

    /// The object associated under a key; nil if it was not retained and is gone.
    package func associated(with id: ObjectID, _ key: String) -> ObjectID? {
        guard let found = state.associations[id].first(where: { $0.key == key }) else { return nil }
        return found.isHeld || space.heap.isReachableWeakly(found.value) ? found.value : nil
    }

    func associationEdges(of id: ObjectID) -> [Edge] {
        state.associations[id].map { Edge($0.key, $0.isHeld ? .strong : .unowned, to: $0.value) }
    }

    func releaseAssociations(of id: ObjectID) {
        let old = state.associations[id]
        guard !old.isEmpty else { return }
        state.associations[id] = []
        for association in old where association.isHeld { space.release(association.value) }
    }
}
