func step<T>(_ s: String, _ v: T) -> T { print(s); return v }
class Base { var a: Int; init(a: Int = step("argument", 1)) { print("Base.init"); self.a = a } }
class Mid: Base { var m = step("mid property", 1) }
class Sub: Mid { var b = step("property", 2) }
_ = Sub()
print("-"); _ = Sub(a: step("given", 5))
print("-")
class Own: Base { var o = step("own", 1); init(x: Int = step("x", 3)) { print("Own.init"); super.init() } }
class Last: Own { var l = step("last", 1) }
_ = Last()
print("-")
class Conv: Base { var c = step("conv", 1); convenience init(z: Int, y: Int = step("y", 2)) { print("conv init"); self.init() } }
class ConvSub: Base { var s = step("s", 1) }
struct P { var a = step("Pa", 1); var b: Int = step("Pb", 2); var c: Int }
_ = P(c: step("Pc", 3))
print("-"); _ = P(a: step("A", 1), c: step("C", 2))
class Two: Base { var t = step("t", 1); override init(a: Int = step("a2", 2)) { print("Two.init"); super.init(a: a) } }
class Three: Two { var u = step("u", 1) }
print("-"); _ = Three()
class B2 { let k: Int; init(_ n: Int, k: Int = step("k", 1), f: () -> Int = { step("f", 1) }) { self.k = k + f() } 
  convenience init() { self.init(step("n", 0)) } }
class S2: B2 { var p = step("p", 0) }
print("-"); _ = S2()
print("-"); _ = S2(4)
print("-"); _ = S2(4, f: { 9 })
class G<T> { var v: T; init(v: T, n: Int = step("gn", 1)) { self.v = v } }
class GI: G<Int> { var w = step("w", 1) }
print("-"); print(GI(v: step("v", 3)).v)
let make: (Int) -> Base = Mid.init(a:)
print("-"); _ = make(4)
let type: B2.Type = S2.self
