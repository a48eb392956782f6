// Closures: what they capture, when that goes, and how they are handed on.
// closures and captures
final class L { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
class VM { var onChange: ((Int) -> Void)?; var value = 0 { didSet { onChange?(value) } }; var cancel: [() -> Void] = []; deinit { print("vm gone") } 
  func bind(_ f: @escaping (Int) -> Void) -> VM { onChange = f; return self }
  func later(_ f: @escaping () -> Void) { cancel.append(f) } }
class C { let vm = VM(); var log: [Int] = []; lazy var handler: (Int) -> Void = { [weak self] in self?.log.append($0) }
  func start() { vm.bind { [weak self, n = log.count] v in guard let self else { return print("nil", n) }; log.append(v + n); print(self.log) }.value = 3 }
  func leak() { vm.later { self.log.append(1) } }
  func un() -> () -> Int { { [unowned self] in log.count } }
  deinit { print("C gone") } }
do { let c = C(); c.start(); c.handler(9); print(c.log, c.un()()) }
var keep: VM?
do { let c = C(); c.start(); keep = c.vm }
keep?.value = 8; keep = nil
weak var leaked: C?
do { let c = C(); c.leak(); leaked = c }
print(leaked != nil); leaked?.vm.cancel = []; print(leaked == nil)
func counter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
let a = counter(), b = counter(); _ = a.inc(); _ = a.inc(); print(a.inc(), b.inc()); a.reset(); print(a.inc())
var fs: [() -> Int] = []; for i in 0..<3 { var j = i * 10; fs.append { j += 1; return j + i } }; print(fs.map { $0() }, fs.map { $0() })
var x = 1; let byVal = { [x] in x }, byRef = { x }; x = 5; print(byVal(), byRef())
struct P { var v = 1; mutating func make() -> () -> Int { v += 1; let copy = self; return { copy.v } } }; var p = P(); let m = p.make(); p.v = 50; print(m(), p.v)
func compose<A, B, D>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> D) -> (A) -> D { { g(f($0)) } }
print(compose({ (x: Int) in x + 1 }, { "<\($0)>" })(4), [1, 2].map(compose({ $0 * 2 }, String.init)))
func run(_ n: Int, first: () -> Void = { print("default") }, then: (Int) -> Int, done: ((String) -> Void)? = nil) { first(); let r = then(n); done?("r\(r)") }
run(1) { $0 + 1 }; run(2) { print("f") } then: { $0 * 3 } done: { print($0) }; run(3, then: { -$0 }) { print("done", $0) }
func auto(_ c: @autoclosure () -> Bool, _ msg: @autoclosure () -> String = { print("msg"); return "m" }()) { if !c() { print("failed", msg()) } else { print("fine") } }
auto(1 < 2); auto(1 > 2); auto(false, "given")
let fact: (Int) -> Int = { n in func go(_ k: Int) -> Int { k < 2 ? 1 : k * go(k - 1) }; return go(n) }; print(fact(6))
var rec: ((Int) -> Int)!; rec = { $0 < 2 ? $0 : rec($0 - 1) + rec($0 - 2) }; print(rec(12))
let l = L("held"); let hold: () -> String = { [l] in l.n }; print(hold())
func scope() { let t = L("scope"); defer { print("defer \(t.n)") }; let f = { print("in \(t.n)") }; f() }; scope()
func esc(_ list: inout [() -> Void]) { let t = L("esc"); list.append { print("esc \(t.n)") } }
var list: [() -> Void] = []; esc(&list); list[0](); list.removeAll(); print("cleared")
func throwing(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(throwing { 4 }, (try? throwing { throw E.x }) as Any); enum E: Error { case x }
let sorted = ["b": 2, "a": 1].sorted { $0.value < $1.value }.map { k, v in "\(k)\(v)" }; print(sorted)
let nested = { (a: Int) in { (b: Int) in { (c: Int) in a + b * c } } }; print(nested(1)(2)(3))
let tup: [(String, (Int) -> Int)] = [("d", { $0 * 2 }), ("s", { $0 * $0 })]; for (n, f) in tup { print(n, f(5)) }
let dict: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": max]; print(dict["+"]!(1, 2), dict["-"]!(5, 3), dict["max"]!(1, 9))
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), [[1], [2]].reduce([], +))
let vm = VM(); vm.onChange = { [weak vm] in print("now", $0, vm?.value ?? -1) }; vm.value = 1; vm.value += 4
