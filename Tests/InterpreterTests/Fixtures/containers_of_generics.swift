// Generic containers with conditional conformances, recursive enums, type erasure
struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; @discardableResult mutating func pop() -> Element? { items.popLast() } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: "<") + "]" } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? items[i] : nil } } }
var s: Stack = [1, 2, 3]
s.push(4)
print(s, s == [1, 2, 3, 4], Set([s, [1], [1]]).count, Array(s), s.map { $0 * 2 }, s.contains(3), s.sorted())
indirect enum Tree<Key: Comparable, Value> {
    case leaf
    case node(Tree, Key, Value, Tree)
    init() { self = .leaf }
    mutating func insert(_ key: Key, _ value: Value) {
        switch self {
        case .leaf: self = .node(.leaf, key, value, .leaf)
        case .node(var left, let k, let v, var right):
            if key < k { left.insert(key, value) } else if key > k { right.insert(key, value) } else { self = .node(left, k, value, right); return }
            self = .node(left, k, v, right)
        }
    }
    subscript(key: Key) -> Value? {
        guard case let .node(l, k, v, r) = self else { return nil }
        return key == k ? v : key < k ? l[key] : r[key]
    }
    var inOrder: [(Key, Value)] { if case .node(let l, let k, let v, let r) = self { return l.inOrder + [(k, v)] + r.inOrder }; return [] }
    func fold<R>(_ initial: R, _ f: (R, Key, Value, R) -> R) -> R {
        switch self { case .leaf: return initial; case let .node(l, k, v, r): return f(l.fold(initial, f), k, v, r.fold(initial, f)) }
    }
}
var tree = Tree<String, Int>()
for (i, word) in "the quick brown fox jumps over the lazy dog".split(separator: " ").map(String.init).enumerated() { tree.insert(word, i) }
print(tree.inOrder.map { "\($0.0)=\($0.1)" }.joined(separator: " "), tree["fox"] ?? -1, tree["cat"] as Any, tree.fold(0) { l, _, _, r in max(l, r) + 1 })
protocol Shape { associatedtype Unit; var area: Double { get }; func scaled(by: Double) -> Self; var unit: Unit { get } }
struct Square: Shape { var side: Double; var area: Double { side * side }; func scaled(by f: Double) -> Square { Square(side: side * f) }; var unit: String { "cm" } }
struct Circle: Shape { var r: Double; var area: Double { r * r * 3 }; func scaled(by f: Double) -> Circle { Circle(r: r * f) }; var unit: Int { 7 } }
struct AnyShape: CustomStringConvertible {
    private let _area: () -> Double, _scaled: (Double) -> AnyShape; let name: String
    init<S: Shape>(_ shape: S) { _area = { shape.area }; _scaled = { AnyShape(shape.scaled(by: $0)) }; name = "\(S.self) in \(shape.unit)" }
    var area: Double { _area() }
    func scaled(by f: Double) -> AnyShape { _scaled(f) }
    var description: String { "\(name): \(area)" }
}
let shapes = [AnyShape(Square(side: 2)), AnyShape(Circle(r: 1))]
print(shapes, shapes.map { $0.scaled(by: 2) }.max { $0.area < $1.area }!)
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
print(total([Square(side: 1), Circle(r: 1)]))
func biggest(_ shapes: any Shape...) -> any Shape { shapes.max { $0.area < $1.area }! }
print(type(of: biggest(Square(side: 1), Circle(r: 1))), biggest(Square(side: 9)).scaled(by: 0.5).area)
func make(_ big: Bool) -> some Shape { Square(side: big ? 10 : 1) }
print(make(true).area, make(false).scaled(by: 3).area)
extension Array where Element == AnyShape { var summary: String { map(\.name).joined(separator: ",") } }
extension Sequence { func grouped<K: Hashable>(by key: (Element) throws -> K) rethrows -> [K: [Element]] { try Dictionary(grouping: self, by: key) } }
print(shapes.summary, shapes.grouped { $0.area > 3 }.mapValues(\.count).sorted { $0.key && !$1.key })
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
print(([Int]?.none).isNilOrEmpty, Optional([1]).isNilOrEmpty, Optional("").isNilOrEmpty)
extension Dictionary where Value == Int { static func += (l: inout Self, r: Self) { l.merge(r, uniquingKeysWith: +) } }
var counts = ["a": 1]; counts += ["a": 2, "b": 3]; print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
