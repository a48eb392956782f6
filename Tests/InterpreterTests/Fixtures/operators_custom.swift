infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(2 ** 3 * 2, √16, 50.0%%, 3 |> { $0 + 1 } |> { "<\($0)>" })
struct V: Equatable { var x = 0, y = 0; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func += (a: inout V, b: V) { a = a + b }; static prefix func - (v: V) -> V { V(x: -v.x, y: -v.y) }; static func * (v: V, k: Int) -> V { V(x: v.x * k, y: v.y * k) } }
var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2
v += -V(x: 1, y: 1)
print(v.x, v.y, v == V(x: 6, y: 9), v != V())
