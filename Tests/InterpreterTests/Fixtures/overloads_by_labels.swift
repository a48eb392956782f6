func f(_ x: Int) -> String { "Int" }
func f(_ x: Int, y: Int = 0) -> String { "Int,y" }
func f(x: Int) -> String { "x:" }
func f(_ x: () -> Int) -> String { "closure" }
print(f(1), f(1, y: 2), f(x: 1), f { 1 })
func g(_ a: [String: Int]) -> String { "dict" }
func g(_ a: [Int]) -> String { "arr" }
func g(_ a: Set<Int>) -> String { "set" }
print(g([:]), g([1]), g(["a": 1]), g([1] as Set))
func h<T>(_ a: T, _ b: T) -> String { "T,T" }
func h<T, U>(_ a: T, _ b: U) -> String { "T,U" }
func h(_ a: Int, _ b: Any) -> String { "Int,Any" }
print(h(1, 2), h(1, "a"), h("a", 1), h(1.5, 2))
func k(_ a: Int, _ b: Double) -> String { "Int,Double" }
func k(_ a: Double, _ b: Int) -> String { "Double,Int" }
print(k(1, 2.0), k(1.0, 2))
func n(_ s: String...) -> String { "strings \(s.count)" }
func n(_ s: [String]) -> String { "array" }
print(n("a"), n(["a"]), n())
struct A { func m(_ x: Int) -> String { "A.m Int" }; func m(_ x: String) -> String { "A.m String" }; static func m(_ x: Int) -> String { "static" } }
extension A { func m(_ x: Double) -> String { "A.m Double" } ; func m<T>(_ x: T) -> String { "A.m T" } }
print(A().m(1), A().m("s"), A().m(1.5), A().m(true), A.m(1), [1, 2].map(A().m), ["a"].map(A().m))
