// What a collection of the program's gets whose elements can be changed and replaced.
struct Ring<Element>: MutableCollection, RandomAccessCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
    private var items: [Element] = []
    init() {}
    init(arrayLiteral elements: Element...) { items = elements }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(place: Int) -> Element {
        get { items[((place % count) + count) % count] }
        set { items[((place % count) + count) % count] = newValue }
    }
    mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
        items.replaceSubrange(range, with: new)
    }
}
var ring: Ring = [1, 2, 3]
print(ring[4], ring[-1])
ring[5] = 9
ring.append(7)
ring += [5]
ring += Ring([8])
print(Array(ring), Array(ring + [4]), Array(ring + Ring([6, 6])))
ring.sort(by: >)
print(Array(ring))
ring.sort()
ring.swapAt(0, 1)
print(Array(ring))
ring.reverse()
print(Array(ring), ring.popLast() ?? 0)
ring.removeFirst(2)
ring.removeLast(1)
print(Array(ring))
