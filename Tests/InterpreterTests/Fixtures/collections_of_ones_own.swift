// What the library gives to types that conform to its collections, and when it asks them for elements.
struct Deck: RandomAccessCollection {
    var cards = ["a", "b", "c"]
    var startIndex: Int { cards.startIndex }
    var endIndex: Int { cards.endIndex }
    subscript(position: Int) -> String { print("get", position); return cards[position] }
}
struct Line: Collection {
    struct Index: Comparable { let offset: Int; static func < (a: Index, b: Index) -> Bool { a.offset < b.offset } }
    var startIndex: Index { Index(offset: 0) }
    var endIndex: Index { Index(offset: 3) }
    func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
    subscript(i: Index) -> Int { i.offset * 10 }
}
struct Stack<T>: BidirectionalCollection, MutableCollection, RangeReplaceableCollection {
    private var items: [T] = []
    init() {}
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> T { get { items[i] } set { items[i] = newValue } }
    mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == T { items.replaceSubrange(range, with: new) }
}
extension Collection { var second: Element? { dropFirst().first } }
extension Sequence { func all() -> [Element] { map { $0 } } }


let d = Deck()
print(d.count, d.isEmpty)
print(d.first!, d.last!)
for c in d { print("card", c) }
print(d.indices, d.map { $0 + "!" }, d.contains("b"))
print(d.firstIndex(of: "b")!, d.enumerated().map { "\($0)\($1)" }, d.count)
let l = Line()
print(l.count, Array(l), l.first!, l.isEmpty, l.indices.count, l.reduce(0, +))
print(l[l.index(l.startIndex, offsetBy: 2)], l.distance(from: l.startIndex, to: l.endIndex))
var s = Stack<Int>()
s.append(1); s.append(contentsOf: [2, 3]); s.insert(0, at: 0)
print(s.count, Array(s), s.remove(at: 1), s.removeLast(), s.sorted(by: >))
s[0] = 9
print(s.first!, Stack([5, 6]).count)
s.removeAll()
print(s.isEmpty)
print(l.second!, d.all())
let (first, rest) = (d.first, d.dropFirst())
print(first!, Array(rest))
if let i = l.firstIndex(where: { $0 == 20 }) { print(l[i]) }
print(zip(d, l).map { "\($0)\($1)" })
final class Shelf: Collection {
    var books = ["x", "y"]
    var startIndex: Int { 0 }
    var endIndex: Int { books.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(position: Int) -> String { books[position] }
}
let shelf = Shelf()
print(shelf.map { $0 + "!" }, shelf.count, shelf.first ?? "-", shelf.joined(separator: ","))
func next(_ number: Double) -> [Double] { [number].map { $0 + 1 } }
print(next(0.5))
var tasks = [String: (Int) -> Int]()
tasks["double"] = { $0 * 2 }
print(tasks["double"]?(4) ?? 0, [(Int) -> Int]().count)
