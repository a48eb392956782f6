// A hasher combines what it is given, by itself and by the values' own functions.
struct Path: Hashable {
    var name: String
    var note: Int
    static func == (lhs: Path, rhs: Path) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { name.hash(into: &hasher) }
}
final class Node: Hashable {
    let number: Int
    let kept: Int
    init(_ number: Int) {
        self.number = number
        var hasher = Hasher()
        hasher.combine(number)
        hasher.combine("node")
        kept = hasher.finalize()
    }
    static func == (lhs: Node, rhs: Node) -> Bool { lhs.number == rhs.number }
    func hash(into hasher: inout Hasher) { hasher.combine(kept) }
}
struct Place: Hashable {
    var path: Path
    var node: Node
    func hash(into hasher: inout Hasher) {
        path.hash(into: &hasher)
        hasher.combine(node)
        3.hash(into: &hasher)
    }
}
func hash(_ place: Place) -> Int {
    var hasher = Hasher()
    place.hash(into: &hasher)
    return hasher.finalize()
}
let (one, two) = (Path(name: "a", note: 1), Path(name: "a", note: 2))
print(one.hashValue == two.hashValue, Set([one, two]).count)
print(Node(1).kept == Node(1).kept, Node(1).kept == Node(2).kept, Set([Node(1), Node(1), Node(2)]).count)
print(hash(Place(path: one, node: Node(1))) == hash(Place(path: two, node: Node(1))))
print(hash(Place(path: one, node: Node(1))) == hash(Place(path: one, node: Node(2))))
