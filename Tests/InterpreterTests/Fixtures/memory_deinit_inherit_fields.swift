class F { let n: String; init(_ n: String) { self.n = n }; deinit { print("field", n) } }
class A { let a = F("a"); deinit { print("A") } }
class B: A { let b1 = F("b1"); var b2: F? = F("b2"); lazy var b3 = F("b3"); deinit { print("B"); b2 = nil; print("B done") } }
do { let b = B(); _ = b.b3 }
do { let b = B(); b.b2 = F("new") }
struct S { let f = F("s"); let g: F }
do { let s = S(g: F("g")); print(s.g.n) }
do { let t = (F("t0"), F("t1")); print(t.1.n) }
print("end")
