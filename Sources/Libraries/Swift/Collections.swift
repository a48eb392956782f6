extension _MutableCollection {
    mutating func swapAt(_ first: Index, _ second: Index) {
        let kept = self[first]
        self[first] = self[second]
        self[second] = kept
    }
    mutating func _fill(_ elements: [Any]) {
        var next = startIndex
        for element in elements {
            self[next] = element
            next = index(after: next)
        }
    }
    mutating func sort() { _fill(map { $0 }.sorted()) }
    mutating func sort(by isBefore: (Element, Element) -> Bool) { _fill(map { $0 }.sorted(by: isBefore)) }
    mutating func reverse() { _fill(map { $0 }.reversed()) }
}

extension _RangeReplaceableCollection {
    init<S: Sequence>(_ elements: S) {
        self.init()
        append(contentsOf: elements)
    }
    mutating func append(_ element: Element) { replaceSubrange(endIndex..<endIndex, with: [element]) }
    mutating func append<S: Sequence>(contentsOf elements: S) { for element in elements { append(element) } }
    mutating func insert(_ element: Element, at index: Index) { replaceSubrange(index..<index, with: [element]) }
    mutating func insert<S: Sequence>(contentsOf elements: S, at index: Index) { replaceSubrange(index..<index, with: elements) }
    @discardableResult mutating func remove(at index: Index) -> Element {
        let element = self[index]
        replaceSubrange(index..<self.index(after: index), with: [])
        return element
    }
    func _adding<S: Sequence>(_ elements: S) -> Self {
        var all = self
        all.append(contentsOf: elements)
        return all
    }
    mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    mutating func removeFirst(_ count: Int) {
        replaceSubrange(startIndex..<index(startIndex, offsetBy: count), with: [])
    }
    mutating func removeLast(_ count: Int) { replaceSubrange(index(endIndex, offsetBy: -count)..<endIndex, with: []) }
    @discardableResult mutating func removeFirst() -> Element { remove(at: startIndex) }
    @discardableResult mutating func removeLast() -> Element { remove(at: index(before: endIndex)) }
    mutating func removeSubrange(_ range: Range<Index>) { replaceSubrange(range, with: []) }
    mutating func removeAll(keepingCapacity: Bool = false) { replaceSubrange(startIndex..<endIndex, with: []) }
    mutating func removeAll(where isOut: (Element) -> Bool) {
        let kept = filter { !isOut($0) }
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}
