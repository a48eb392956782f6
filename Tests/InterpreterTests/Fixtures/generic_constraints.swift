protocol Describable { func describe() -> String }; extension Describable { func describe() -> String { "default \(Self.self)" } }
struct A: Describable {}; struct B: Describable { func describe() -> String { "custom" } }; class C: Describable {}
func all<T: Describable>(_ xs: [T]) -> [String] { xs.map { $0.describe() } }
print(all([A(), A()]), all([B()]), [A(), B(), C()].map { ($0 as! Describable).describe() })
extension Array where Element: Describable { func joinedDescription() -> String { map { $0.describe() }.joined(separator: ",") } }
print([B(), B()].joinedDescription())
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String }; struct Cow: Animal { func eat(_ f: String) -> String { "cow eats \(f)" } }; struct Cat: Animal { func eat(_ f: Int) -> String { "cat eats \(f) mice" } }
func feed<X: Animal>(_ a: X, _ f: X.Food) -> String { a.eat(f) }; print(feed(Cow(), "grass"), feed(Cat(), 3))
struct Lens<W, P> { let get: (W) -> P; let set: (P, W) -> W }; struct Person { var name: String; var age: Int }
let ageLens = Lens<Person, Int>(get: { $0.age }, set: { var p = $1; p.age = $0; return p }); print(ageLens.get(ageLens.set(5, Person(name: "n", age: 1))))
final class Observable<V> { private var subs: [Int: (V) -> Void] = [:]; private var next = 0; var value: V { didSet { for k in subs.keys.sorted() { subs[k]?(value) } } }; init(_ v: V) { value = v }; func subscribe(_ f: @escaping (V) -> Void) -> () -> Void { let id = next; next += 1; subs[id] = f; return { [weak self] in self?.subs[id] = nil } } }
let o = Observable(1); let stop = o.subscribe { print("a", $0) }; _ = o.subscribe { print("b", $0) }; o.value = 2; stop(); o.value = 3
func pair<K: Comparable, V>(_ d: [K: V]) -> [(K, V)] { d.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }; print(pair(["b": 1, "a": 2]).map { "\($0.0)\($0.1)" })
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let v): return l(v); case .right(let v): return r(v) } } }
print([Either<Int, String>.left(1), .right("x")].map { $0.fold({ "L\($0)" }, { "R\($0)" }) })
struct Heap2<T> { var items: [T] = []; let before: (T, T) -> Bool; mutating func push(_ t: T) { items.append(t); items.sort(by: before) }; mutating func pop() -> T? { items.isEmpty ? nil : items.removeFirst() } }
var h = Heap2<Int>(before: >); [3, 9, 1].forEach { h.push($0) }; print(h.pop()!, h.pop()!, h.items)
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
var calls = 0; let sq = memoize { (n: Int) -> Int in calls += 1; return n * n }; print(sq(4), sq(4), sq(5), calls)
func zipWith<A, B, R>(_ a: [A], _ b: [B], _ f: (A, B) -> R) -> [R] { zip(a, b).map { f($0, $1) } }; print(zipWith([1, 2], [10, 20]) { $0 + $1 }, zipWith(["a"], [1]) { "\($0)\($1)" })
protocol Visitor { associatedtype R; func visit(_ n: Int) -> R }; struct Doubler: Visitor { func visit(_ n: Int) -> Int { n * 2 } }; struct Namer: Visitor { func visit(_ n: Int) -> String { "n\(n)" } }
func walk<V: Visitor>(_ ns: [Int], _ v: V) -> [V.R] { ns.map(v.visit) }; print(walk([1, 2], Doubler()), walk([3], Namer()))
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }; print(15.clamped(0...10), (-3).clamped(0...10), "m".clamped("a"..."f"), 2.5.clamped(0...1))
