class T { let n: Int; var next: T?; init(_ n: Int) { self.n = n }; deinit { print("drop", n) } }
func make(_ n: Int) -> T { T(n) }
func take(_ t: T) { print("took", t.n) }
struct Pair { var a: T; var b: T }
enum Box { case one(T), two(T, T) }
class Owner { var items: [T] = []; var dict: [String: T] = [:]; var pair: Pair?; var closure: (() -> Void)?; deinit { print("owner body", items.count) } }
do { var x = T(1); x = T(2); print("replaced", x.n) }
do { take(make(3)); print("after take") }
do { _ = make(4); print("after discard") }
do { make(5).next = T(6); print("chain set") }
do { let o = Owner(); o.items = [T(7), T(8)]; o.dict["k"] = T(9); o.pair = Pair(a: T(10), b: T(11)); print("filled"); o.items.removeFirst(); print("removed first"); o.dict["k"] = nil; print("removed key"); o.pair?.a = T(12); print("pair changed") }
print("--")
do { let b = Box.two(T(20), T(21)); if case .two(let l, _) = b { print("left", l.n) }; print("end box") }
do { var arr = [T(30), T(31)]; let copy = arr; arr.removeAll(); print("removed all", copy.count) }
do { var a: T? = T(40); weak var w = a; print(w != nil); a = nil; print(w == nil) }
do { let t = T(50); unowned let u = t; print(u.n) }
do { let list = T(60); list.next = T(61); list.next?.next = T(62); print("linked") }
print("--")
func scope() -> Int { let a = T(70); let b = T(71); defer { print("defer", a.n, b.n) }; return a.n + b.n }
print(scope())
func loop() { for i in 80..<83 { let t = T(i); if i == 81 { continue }; print("loop", t.n) } }
loop()
do { let f = { [weak o = T(90)] in print(o == nil) }; f() }
class Cycle { var other: Cycle?; let n: Int; init(_ n: Int) { self.n = n }; deinit { print("cycle", n) } }
do { let a = Cycle(1), b = Cycle(2); a.other = b; b.other = a; a.other = nil; print("broken") }
do { let a = Cycle(3), b = Cycle(4); a.other = b; b.other = a; print("leaked") }
print("--")
class Parent { var child: Child?; deinit { print("parent") } }
class Child { weak var parent: Parent?; deinit { print("child", parent == nil) } }
do { let p = Parent(); let c = Child(); p.child = c; c.parent = p; print("family") }
var global: T? = T(100)
global = nil
print("global gone")
var g2 = T(101)
g2 = T(102)
print("g2", g2.n)
func pass(_ t: T?) -> T? { t }
print(pass(T(110))?.n ?? 0)
let kept = pass(T(111))
print("kept", kept!.n)
func inoutSwap(_ t: inout T) { t = T(120) }
var v = T(121)
inoutSwap(&v)
print("swapped", v.n)
do { let tuple = (T(130), [T(131)]); print(tuple.1.count) }
do { let x = [T(140), T(141)].map { $0.n }; print(x) }
do { let m = [T(150), T(151)].filter { $0.n > 150 }; print("filtered", m.count) }
do { if let t = Optional(T(160)), t.n > 200 { print("big") } else { print("small") }; print("after") }
do { guard T(170).n > 0 else { fatalError() }; print("guarded") }
do { var p = Pair(a: T(180), b: T(181)); var q = p; q.a = T(182); print("cow", p.a.n, q.a.n); p = q; print("assigned") }
do { switch make(190).n { case 190: print("matched"); default: break } }
print("end")
