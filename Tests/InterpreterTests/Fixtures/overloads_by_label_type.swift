func f(_ n: Int) -> String { "int" }
func f(_ s: String) -> String { "string" }
func f(_ d: Double) -> String { "double" }
func f(x n: Int) -> String { "x" }
func f(_ a: Int, _ b: Int = 0) -> String { "two" }
func f(_ l: [Int]) -> String { "list" }
func f<T>(_ t: T) -> String { "generic" }
func f(_ o: Int?) -> String { "optional" }
print(f(1), f("s"), f(1.5), f(x: 1), f(1, 2), f([1]), f(true), f(nil as Int?), f(Character("c")))
struct S { func g() -> Int { 1 }; func g() -> String { "s" }; func g(_ n: Int...) -> String { "variadic" }; static func g() -> String { "static" } }
let a: Int = S().g(), b: String = S().g()
print(a, b, S().g(1, 2), S.g())
class A {}; class B: A {}
func h(_ a: A) -> String { "A" }; func h(_ b: B) -> String { "B" }
let asA: A = B()
print(h(B()), h(asA))
