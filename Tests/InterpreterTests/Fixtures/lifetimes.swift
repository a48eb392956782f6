class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("drop", n) }; func me() -> T { self }; var v: Int { n } }
class Base { let b = T(1); deinit { print("base deinit") } }
class Derived: Base { let d = T(2); let e = T(3); deinit { print("derived deinit") } }
func f(_ a: T, _ b: T) { let l = T(30); print("in f", l.n) }
struct S { let a: T; let b: T }
class K { let a: T; init(_ a: T) { self.a = a; print("init end") } }
func run() {
  do { _ = Derived() ; print("after derived") }
  f(T(10), T(20)); print("after f")
  do { let s = S(a: T(40), b: T(50)); print("s", s.a.n) }
  do { let a = T(60); let b = T(70); print("end", a.n, b.n) }
  do { let arr = [T(80), T(81), T(82)]; print("arr", arr.count) }
  do { let t = (T(90), T(91)); print(t.0.n) }
  do { for x in [T(100), T(101)] { print("x", x.n) }; print("after for") }
  do { var o: T? = T(110); if let p = o { o = nil; print("set nil", p.n) }; print("after if") }
  do { switch T(120) { case let q: print("case", q.n) }; print("after switch") }
  do { let k = K(T(130)); print("k", k.a.n) }
  do { let x = T(140).me().v + T(141).v; print(x) }
  do { guard let g = Optional(T(160)) else { return }; let h = T(161); print(g.n, h.n) }
  do { while T(170).n > 200 {}; print("w") }
  do { var a = [T(180), T(181)]; a[0] = T(182); print("replaced"); a.removeAll(); print("removed") }
  do { let a = T(190); let b = a; _ = b; print("dup") ; }
  do { defer { print("deferred") }; let z = T(200); print(z.n) }
  do { let d: [String: T] = ["a": T(210)]; print(d.count, d["a"]!.n) }
}
run()
