class P { init() { print("P made") } }
class Base {
    let p: P
    init(maker: @escaping @autoclosure () -> P) { print("base"); p = maker() }
}
class D: Base { init(x: Int) { super.init(maker: P()) } }
class Typed<V: P> {
    let v: V
    init(maker: @escaping @autoclosure () -> V) { print("typed"); v = maker() }
}
class E: Typed<P> { init(x: Int) { super.init(maker: P()) } }
class Q: P { let n = 4 }
class F: Typed<Q> {
    init(type: Int) { super.init(maker: Q()); print(v.n) }
}
_ = D(x: 1)
_ = E(x: 1)
_ = F(type: 1)
_ = Base(maker: P())
_ = Typed(maker: Q()).v.n
class G {
    let n: Int
    init(_ make: @autoclosure () -> Int, label: String) { print("G", label); n = make() }
    convenience init(x: Int) { self.init(one(x), label: "conv") }
    func log(_ text: @autoclosure () -> String) { print("log"); print(text()) }
}
func one(_ x: Int) -> Int { print("one"); return x }
class H: G {
    init() { super.init(one(4), label: "sub") }
    override func log(_ text: @autoclosure () -> String) { print("sub"); super.log(text()) ; super.log("own \(one(2))") }
}
_ = G(x: 2)
H().log("hey \(one(1))")
