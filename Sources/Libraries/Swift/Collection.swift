protocol _Collection {
    associatedtype Element
    associatedtype Index
    var startIndex: Index { get }
    var endIndex: Index { get }
    subscript(position: Index) -> Element { get }
    func index(after index: Index) -> Index
    func index(before index: Index) -> Index
}

extension _Collection {
    func makeIterator() -> _CollectionIterator { _CollectionIterator(self, startIndex) }
    var underestimatedCount: Int { count }
    var count: Int { distance(from: startIndex, to: endIndex) }
    var isEmpty: Bool { startIndex == endIndex }
    var first: Element? { isEmpty ? nil : self[startIndex] }
    var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
    var indices: Any {
        if let start = startIndex as? Int, let end = endIndex as? Int { return start..<end }
        var all: [Any] = []
        var next = startIndex
        while next != endIndex {
            all.append(next)
            next = index(after: next)
        }
        return all
    }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    func _first(_ isWanted: (Any) -> Bool) -> Index? {
        var next = startIndex
        while next != endIndex {
            if isWanted(self[next]) { return next }
            next = index(after: next)
        }
        return nil
    }
    func first(where isWanted: (Any) -> Bool) -> Element? {
        for element in self where isWanted(element) { return element }
        return nil
    }
    func firstIndex(where isWanted: (Any) -> Bool) -> Index? { _first(isWanted) }
    func firstIndex(of element: Any) -> Index? { _first { $0 == element } }
    func contains(_ element: Any) -> Bool { _first { $0 == element } != nil }
    func contains(where isWanted: (Any) -> Bool) -> Bool { _first(isWanted) != nil }
    func allSatisfy(_ isWanted: (Any) -> Bool) -> Bool { _first { !isWanted($0) } == nil }
    func formIndex(after index: inout Index) { index = self.index(after: index) }
    func formIndex(before index: inout Index) { index = self.index(before: index) }
    func index(_ index: Index, offsetBy distance: Int) -> Index {
        var result = index
        for _ in 0..<abs(distance) { result = distance > 0 ? self.index(after: result) : self.index(before: result) }
        return result
    }
    func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = index
        for _ in 0..<abs(distance) {
            if result == limit { return nil }
            result = distance > 0 ? self.index(after: result) : self.index(before: result)
        }
        return result
    }
    func distance(from start: Index, to end: Index) -> Int {
        if let first = start as? Int, let last = end as? Int { return last - first }
        var count = 0
        var next = start
        while next != end {
            next = index(after: next)
            count += 1
        }
        return count
    }
}

extension _Collection {
    func dropFirst(_ count: Int = 1) -> _Slice {
        _Slice(self, from: index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex, to: endIndex)
    }
    func dropLast(_ count: Int = 1) -> _Slice {
        _Slice(self, from: startIndex, to: index(startIndex, offsetBy: max(0, self.count - count)))
    }
    func prefix(_ count: Int) -> _Slice {
        _Slice(self, from: startIndex, to: index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)
    }
    func suffix(_ count: Int) -> _Slice { dropFirst(max(0, self.count - count)) }
}

struct _Slice: BidirectionalCollection {
    let base: Any
    let startIndex: Any
    let endIndex: Any
    init(_ base: Any, from start: Any, to end: Any) {
        self.base = base
        startIndex = start
        endIndex = end
    }
    subscript(position: Any) -> Any { base[position] }
    func index(after index: Any) -> Any { base.index(after: index) }
    func index(before index: Any) -> Any { base.index(before: index) }
}

struct _CollectionIterator {
    let base: Any
    var index: Any
    init(_ base: Any, _ index: Any) {
        self.base = base
        self.index = index
    }
    mutating func next() -> Any? {
        if index == base.endIndex { return nil }
        let element = base[index]
        index = base.index(after: index)
        return element
    }
}

protocol _MutableCollection: _Collection {
    subscript(position: Index) -> Element { get set }
}

protocol _RangeReplaceableCollection: _Collection {
    init()
    mutating func replaceSubrange(_ range: Range<Index>, with elements: Any)
}
