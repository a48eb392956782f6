extension Prelude {
    /// More of what the library gives to collections of the program's own, and sequences that hide what they are.
    static let sequences = """
        extension _Collection {
            subscript(bounds: Range<Index>) -> _Slice {
                let end = bounds.upperBound
                return _Slice(self, from: bounds.lowerBound, to: bounds.contains(end) ? index(after: end) : end)
            }
            func lastIndex(where holds: (Element) -> Bool) -> Index? {
                var place = endIndex
                while place != startIndex {
                    place = index(before: place)
                    if holds(self[place]) { return place }
                }
                return nil
            }
            func lastIndex(of element: Element) -> Index? { lastIndex { $0 == element } }
            mutating func swapAt(_ first: Index, _ second: Index) {
                if first == second { return }
                let kept = self[first]
                self[first] = self[second]
                self[second] = kept
            }
            mutating func _assign(_ elements: [Element]) {
                var place = startIndex
                for element in elements {
                    self[place] = element
                    place = index(after: place)
                }
            }
            mutating func sort() { _assign(Array(self).sorted()) }
            mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) { _assign(Array(self).sorted(by: areInIncreasingOrder)) }
            mutating func reverse() { _assign(Array(Array(self).reversed())) }
        }
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
            static func minimum(_ x: Double, _ y: Double) -> Double { y < x ? y : x }
            static func maximum(_ x: Double, _ y: Double) -> Double { x < y ? y : x }
        }
        extension String {
            var isContiguousUTF8: Bool { true }
            mutating func makeContiguousUTF8() {}
            mutating func replace(_ other: String, with replacement: String) { self = replacing(other, with: replacement) }
            func ranges(of other: String) -> [Range<String.Index>] {
                var found: [Range<String.Index>] = []
                var place = startIndex
                while let range = range(of: other, options: [], range: place..<endIndex) {
                    found.append(range)
                    place = range.upperBound
                }
                return found
            }
            func firstRange(of other: String) -> Range<String.Index>? { ranges(of: other).first }
            func trimmingPrefix(_ prefix: String) -> Substring { hasPrefix(prefix) ? dropFirst(prefix.count) : self[startIndex...] }
            mutating func trimPrefix(_ prefix: String) { if hasPrefix(prefix) { removeFirst(prefix.count) } }
            func commonPrefix(with other: String) -> String {
                var shared = ""
                for (own, its) in zip(self, other) {
                    guard own == its else { break }
                    shared.append(own)
                }
                return shared
            }
        }
        struct AnySequence<Element>: Sequence {
            let _make: () -> Any
            init(_ makeUnderlyingIterator: @escaping () -> Any) { _make = makeUnderlyingIterator }
            init<Base: Sequence>(_ base: Base) { _make = { base.makeIterator() } }
            func makeIterator() -> Any { _make() }
        }
        """
}
