extension Prelude {
    /// What one ordered collection has that another has not, by the standard library's own algorithm (Myers').
    static let differences = """
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
        extension Array {
            func difference(from other: [Element]) -> CollectionDifference<Element> { difference(from: other) { $0 == $1 } }
            func difference(from other: [Element], by areEquivalent: (Element, Element) -> Bool) -> CollectionDifference<Element> {
                let limit = count + other.count
                var trace: [[Int: Int]] = []
                var reached = [1: 0]
                var (x, y) = (0, 0)
                var isThere = false
                for depth in 0...limit where !isThere {
                    let before = reached
                    trace.append(before)
                    reached = [:]
                    for k in stride(from: -depth, through: depth, by: 2) where !isThere {
                        let left = before[k - 1] ?? 0
                        let right = before[k + 1] ?? 0
                        if k == -depth { x = right } else if k != depth && left < right { x = right } else { x = left + 1 }
                        y = x - k
                        while x < other.count && y < count && areEquivalent(other[x], self[y]) {
                            x += 1
                            y += 1
                        }
                        reached[k] = x
                        isThere = x >= other.count && y >= count
                    }
                }
                var insertions: [CollectionDifference<Element>.Change] = []
                var removals: [CollectionDifference<Element>.Change] = []
                x = other.count
                y = count
                for depth in stride(from: trace.count - 1, to: 0, by: -1) {
                    let before = trace[depth]
                    let k = x - y
                    let left = before[k - 1] ?? 0
                    let right = before[k + 1] ?? 0
                    let last = k == -depth || (k != depth && left < right) ? k + 1 : k - 1
                    let lastX = before[last] ?? 0
                    let lastY = lastX - last
                    while x > lastX && y > lastY {
                        x -= 1
                        y -= 1
                    }
                    if y != lastY {
                        insertions.append(.insert(offset: lastY, element: self[lastY], associatedWith: nil))
                    } else {
                        removals.append(.remove(offset: lastX, element: other[lastX], associatedWith: nil))
                    }
                    x = lastX
                    y = lastY
                }
                return CollectionDifference(insertions: Array(insertions.reversed()), removals: Array(removals.reversed()))
            }
            func applying(_ difference: CollectionDifference<Element>) -> [Element]? {
                var result = self
                for change in difference {
                    switch change {
                    case .remove(let offset, _, _):
                        if offset >= result.count { return nil }
                        result.remove(at: offset)
                    case .insert(let offset, let element, _):
                        if offset > result.count { return nil }
                        result.insert(element, at: offset)
                    }
                }
                return result
            }
        }
        extension String.Index {
            init(utf16Offset offset: Int, in text: String) {
                var place = 0
                var passed = 0
                for character in text {
                    passed += String(character).utf16.count
                    if passed > offset { break }
                    place += 1
                }
                self = text.index(text.startIndex, offsetBy: place)
            }
            func utf16Offset(in text: String) -> Int { String(text.prefix(upTo: self)).utf16.count }
        }
        """
}
