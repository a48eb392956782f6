struct CollectionDifference<ChangeElement> {
    enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    }
    let insertions: [Change]
    let removals: [Change]
    var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
    var count: Int { insertions.count + removals.count }
    func makeIterator() -> _IndexingIterator<Change> { _IndexingIterator(elements: Array(removals.reversed()) + insertions) }
}

extension CollectionDifference where ChangeElement: Hashable {
    /// What is removed once and inserted once is moved.
    func inferringMoves() -> CollectionDifference<ChangeElement> {
        let removed = _offsets(removals)
        let inserted = _offsets(insertions)
        func only(_ element: ChangeElement, _ offsets: [ChangeElement: [Int]]) -> Int? {
            inserted[element]?.count == 1 && removed[element]?.count == 1 ? offsets[element]?.first : nil
        }
        func moved(_ change: Change) -> Change {
            switch change {
            case .insert(let offset, let element, _): .insert(offset: offset, element: element, associatedWith: only(element, removed))
            case .remove(let offset, let element, _): .remove(offset: offset, element: element, associatedWith: only(element, inserted))
            }
        }
        return CollectionDifference(insertions: insertions.map { moved($0) }, removals: removals.map { moved($0) })
    }
    func _offsets(_ changes: [Change]) -> [ChangeElement: [Int]] {
        var all: [ChangeElement: [Int]] = [:]
        for change in changes {
            switch change {
            case .insert(let offset, let element, _), .remove(let offset, let element, _): all[element, default: []].append(offset)
            }
        }
        return all
    }
}

extension CollectionDifference {
    func inverse() -> CollectionDifference<ChangeElement> {
        func turned(_ change: Change) -> Change {
            switch change {
            case .insert(let offset, let element, let other): .remove(offset: offset, element: element, associatedWith: other)
            case .remove(let offset, let element, let other): .insert(offset: offset, element: element, associatedWith: other)
            }
        }
        return CollectionDifference(insertions: removals.map { turned($0) }, removals: insertions.map { turned($0) })
    }
}
