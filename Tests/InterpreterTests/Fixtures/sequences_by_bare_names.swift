// A type that is a sequence calls what the library gives to sequences by bare names, and may be an enum.
struct Bag<Element>: Sequence {
    var items: [Element]
    func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() }
    var doubled: [Element] { flatMap { [$0, $0] } }
    func holds(where test: (Element) -> Bool) -> Bool { contains(where: test) }
}
extension Bag: CustomStringConvertible where Element: CustomStringConvertible {
    var description: String { "<" + map { "\($0)" }.joined(separator: " ") + ">" + "\(reduce(into: 0) { count, _ in count += 1 })" }
}
print(Bag(items: [1, 2]), Bag(items: ["a"]).doubled, Bag(items: [3]).holds { $0 > 2 })

indirect enum Tree<T>: Sequence {
    case leaf
    case node(Tree, T, Tree)
    func makeIterator() -> AnyIterator<T> {
        var waiting: [Tree] = []
        var current = self
        return AnyIterator {
            while case .node(let left, _, _) = current {
                waiting.append(current)
                current = left
            }
            guard case .node(_, let value, let right)? = waiting.popLast() else { return nil }
            current = right
            return value
        }
    }
}
let tree = Tree.node(.node(.leaf, 1, .leaf), 2, .node(.leaf, 3, .leaf))
for value in tree { print(value, terminator: " ") }
print(Array(tree), tree.map { $0 * 2 }, tree.contains(3), tree.first { $0 > 1 } ?? 0)

// What elements are called, a list's type says to what is made for each.
let ages = ["x": 1, "y": 2].sorted { $0.key < $1.key }
let people: [(name: String, age: Int)] = ages.map { ($0, $1) }
print(people, people.map(\.name), people[1].age)
let one: (name: String, age: Int)? = ages.first.map { ($0.0, $0.1) }
print(one!.name, one!)
struct Row { var title: String }
let rows: [Row] = ["p", "q"].map { .init(title: $0) }
print(rows)

// What goes through a reduction is what is wanted of it.
let totals: [([Double]) -> Double] = [{ $0.reduce(0, +) }, { $0.reduce(1) { $0 * $1 } }]
print(totals.map { $0([]) }, totals.map { $0([2, 0.5]) })
struct Item { var price: Double }
print([Item]().reduce(0) { $0 + $1.price }, [Int]().reduce(0, +), [Item(price: 2)].reduce(0) { $0 + $1.price })
func permutations<C: Collection>(_ all: C) -> [[C.Element]] {
    guard let first = all.first else { return [[]] }
    return permutations(all.dropFirst()).flatMap { rest in (0...rest.count).map { place in
        var made = rest
        made.insert(first, at: place)
        return made
    } }
}
print(permutations("abc").map { String($0) }.sorted())
var numbers: Set = [1, 2]
print(numbers.update(with: 2) as Any, numbers.update(with: 3) as Any)
