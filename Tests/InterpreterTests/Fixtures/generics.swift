struct Queue<T> { private var items: [T] = []; mutating func enqueue(_ t: T) { items.append(t) }; mutating func dequeue() -> T? { items.isEmpty ? nil : items.removeFirst() }; var count: Int { items.count } }
var q = Queue<String>(); q.enqueue("a"); q.enqueue("b"); print(q.dequeue()!, q.count)
final class Box<Value> { var value: Value { didSet { observers.forEach { $0(value) } } }; private var observers: [(Value) -> Void] = []; init(_ v: Value) { value = v }; func bind(_ f: @escaping (Value) -> Void) { observers.append(f); f(value) } }
let b = Box(1); b.bind { print("bound", $0) }; b.value = 5; b.value += 1
func first<C: Collection>(_ c: C) -> C.Element? { c.first }
print(first([3, 4]) ?? 0)
protocol Store { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item) }
extension Store { mutating func add(_ i: Item) { items.append(i) }; var total: Int { items.count } }
struct Ints: Store { var items: [Int] = [] }
var s = Ints(); s.add(1); s.add(2); print(s.total, s.items)
enum Tree<T: Comparable> { case leaf; indirect case node(Tree<T>, T, Tree<T>)
    func insert(_ v: T) -> Tree<T> { switch self { case .leaf: return .node(.leaf, v, .leaf); case let .node(l, x, r): return v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v)) } }
    var sorted: [T] { switch self { case .leaf: return []; case let .node(l, x, r): return l.sorted + [x] + r.sorted } } }
var t = Tree<Int>.leaf; for v in [5, 2, 8, 1] { t = t.insert(v) }; print(t.sorted)
func apply<A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B { try f(a) }
print(apply(4) { "\($0 * 2)" })
struct Pair<A, B> { let a: A; let b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
print(Pair(a: 1, b: "x").swapped().a)
class Cache<K: Hashable, V> { private var d: [K: V] = [:]; subscript(k: K) -> V? { get { d[k] } set { d[k] = newValue } }; func value(_ k: K, _ make: () -> V) -> V { if let v = d[k] { return v }; let v = make(); d[k] = v; return v } }
let c = Cache<String, Int>(); c["x"] = 3; print(c["x"]!, c["y"] == nil, c.value("z") { 9 }, c.value("z") { 0 })
func maxOf<T: Comparable>(_ a: T, _ b: T) -> T where T: Equatable { a > b ? a : b }
print(maxOf(1, 2), maxOf("a", "b"), maxOf(1.5, 0))
extension Sequence { func myMap<R>(_ f: (Element) -> R) -> [R] { var r: [R] = []; for e in self { r.append(f(e)) }; return r } }
print([1, 2].myMap { $0 + 1 }, "ab".myMap { "\($0)!" }, (1...2).myMap { $0 * 3 })
let anyBox: Any = Box("s"); print(anyBox is Box<String>)
