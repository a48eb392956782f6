struct EmptyCollection<Element>: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    func index(after place: Int) -> Int { place + 1 }
    func index(before place: Int) -> Int { place - 1 }
    subscript(position: Int) -> Element { fatalError("Index out of range") }
}

struct CollectionOfOne<Element>: Collection {
    var element: Element
    init(_ element: Element) { self.element = element }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    func index(after place: Int) -> Int { place + 1 }
    func index(before place: Int) -> Int { place - 1 }
    subscript(position: Int) -> Element { element }
}

struct AnySequence<Element>: Sequence {
    let _make: () -> Any
    init(_ makeUnderlyingIterator: @escaping () -> Any) { _make = makeUnderlyingIterator }
    init<Base: Sequence>(_ base: Base) { _make = { base.makeIterator() } }
    func makeIterator() -> Any { _make() }
}

extension Array { var capacity: Int { count } }

extension Set { mutating func reserveCapacity(_ minimumCapacity: Int) {} }

extension Dictionary {
    mutating func popFirst() -> (key: Key, value: Value)? {
        guard let first = self.first else { return nil }
        self[first.key] = nil
        return first
    }
}

extension Double {
    mutating func formTruncatingRemainder(dividingBy other: Double) { self = truncatingRemainder(dividingBy: other) }
    static func minimum(_ x: Double, _ y: Double) -> Double { x <= y || y != y ? x : y }
    static func maximum(_ x: Double, _ y: Double) -> Double { x > y || y != y ? x : y }
}
