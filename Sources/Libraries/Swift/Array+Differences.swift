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
