// state machine, timers-like queue, observers, weak boxes
struct Transition<S: Hashable, E: Hashable>: Hashable { let from: S, event: E }
final class Machine<S: Hashable, E: Hashable> { private(set) var state: S { didSet { history.append(oldValue) } }; private var table: [Transition<S, E>: S] = [:]; private(set) var history: [S] = []; private var hooks: [S: [(S) -> Void]] = [:]
  init(_ s: S) { state = s }
  func on(_ e: E, from: S, to: S) -> Self { table[Transition(from: from, event: e)] = to; return self }
  func entering(_ s: S, _ f: @escaping (S) -> Void) { hooks[s, default: []].append(f) }
  @discardableResult func send(_ e: E) -> Bool { guard let n = table[Transition(from: state, event: e)] else { return false }; let old = state; state = n; hooks[n]?.forEach { $0(old) }; return true } }
enum Door: String { case open, closed, locked }; enum Ev: CaseIterable { case push, pull, turn }
let m = Machine<Door, Ev>(.closed).on(.push, from: .closed, to: .open).on(.pull, from: .open, to: .closed).on(.turn, from: .closed, to: .locked).on(.turn, from: .locked, to: .closed)
m.entering(.locked) { print("locked from", $0) }; m.entering(.closed) { print("closed from \($0.rawValue)") }
print([Ev.push, .turn, .pull, .turn, .push, .turn].map { m.send($0) }, m.state, m.history)
final class WeakBox<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
final class Listener { let n: String; init(_ n: String) { self.n = n }; deinit { print("bye", n) }; func hear(_ s: String) { print(n, "heard", s) } }
final class Hub { private var boxes: [WeakBox<Listener>] = []; func add(_ l: Listener) { boxes.append(WeakBox(l)) }; func say(_ s: String) { boxes.removeAll { $0.value == nil }; boxes.forEach { $0.value?.hear(s) } }; var count: Int { boxes.count } }
let hub = Hub(); let a = Listener("a"); hub.add(a); do { let b = Listener("b"); hub.add(b); hub.say("one") }; hub.say("two"); print(hub.count)
struct Job: Comparable { let at: Int; let name: String; let run: () -> [Job]; static func < (l: Job, r: Job) -> Bool { (l.at, l.name) < (r.at, r.name) }; static func == (l: Job, r: Job) -> Bool { l.at == r.at && l.name == r.name } }
struct Heap<T: Comparable> { private var a: [T] = []; var isEmpty: Bool { a.isEmpty }; var peek: T? { a.first }
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, a[i] < a[(i - 1) / 2] { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let x = a.removeLast(); var i = 0; while true { let l = 2 * i + 1, r = l + 1; var m = i; if l < a.count, a[l] < a[m] { m = l }; if r < a.count, a[r] < a[m] { m = r }; if m == i { break }; a.swapAt(i, m); i = m }; return x } }
var q = Heap<Job>(); q.push(Job(at: 5, name: "late") { [] }); q.push(Job(at: 1, name: "first") { [Job(at: 2, name: "spawned") { print("spawn ran"); return [] }] }); q.push(Job(at: 3, name: "mid") { [] })
while let j = q.pop() { print(j.at, j.name); j.run().forEach { q.push($0) } }
var h = Heap<Int>(); [5, 2, 9, 1, 7].forEach { h.push($0) }; var sorted: [Int] = []; while let x = h.pop() { sorted.append(x) }; print(sorted, h.peek as Any, h.isEmpty)
class Counter { var value = 0 { willSet { print("will", value, newValue) } didSet { if value > 3 { value = 3 } ; print("did", oldValue, value) } }; lazy var double: () -> Int = { [unowned self] in self.value * 2 }; static var made = 0; init() { Counter.made += 1 }; subscript(d: Int) -> Int { get { value + d } set { value = newValue - d } } }
let c = Counter(); c.value = 2; c.value += 5; print(c.double(), c[10]); c[1] = 3; print(c.value, Counter.made)
var log: [String] = []; func trace(_ s: String) -> Bool { log.append(s); return s.count > 1 }
if trace("a") || trace("bb") && !trace("c") { log.append("in") }; let z = trace("x") ? trace("y") : trace("zz"); print(log, z)
func variadic(_ xs: Int..., sep: String = ",", _ f: (Int) -> String = { "\($0)" }) -> String { xs.map(f).joined(separator: sep) }
print(variadic(1, 2, 3), variadic(4, sep: "-"), variadic(5, 6, sep: "|") { "<\($0)>" }, variadic())
outer: for i in 1...4 { for j in 1...4 { if i * j == 6 { print("found", i, j); break outer }; if j > i { continue outer } } }
var n = 0; repeat { n += 3 } while n < 10; print(n, { () -> String in defer { n = 0 }; return "n=\(n)" }(), n)
let (q1, r1) = 17.quotientAndRemainder(dividingBy: 5); print(q1, r1, -17 / 5, -17 % 5, 7 & 3, 6 ^ 2, 1 << 5, ~0, UInt8(250) &+ 10, Int8.max, 0b1010, 0xFF, 1_000)
