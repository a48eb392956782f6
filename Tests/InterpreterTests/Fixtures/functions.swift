func greet(_ name: String, from city: String = "here", times: Int = 1) -> String { "\(name) \(city) \(times)" }
print(greet("A"), greet("B", from: "X"), greet("C", times: 3), greet("D", from: "Y", times: 2))
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
print(sum(), sum(1), sum(1, 2, 3))
func over(_ n: Int) -> String { "int" }
func over(_ s: String) -> String { "string" }
func over(_ d: Double) -> String { "double" }
func over(n: Int) -> String { "labelled" }
func over(_ a: Int, _ b: Int) -> String { "two" }
print(over(1), over("s"), over(1.5), over(n: 1), over(1, 2))
func minMax(_ a: [Int]) -> (min: Int, max: Int)? { guard let f = a.first else { return nil }; var r = (min: f, max: f); for v in a { r.min = min(r.min, v); r.max = max(r.max, v) }; return r }
if let r = minMax([3, 9, 1]) { print(r.min, r.max, r) }
print(minMax([]) == nil)
func bump(_ n: inout Int, by d: Int = 1) { n += d }
var n = 1; bump(&n); bump(&n, by: 10); print(n)
var arr = [1, 2, 3]; bump(&arr[1], by: 5); print(arr)
class K { var v = 1; var list = [1] { didSet { print("list", list) } }; func m(_ a: Int, label b: Int) -> Int { a * b }; static func s() -> String { "static" }; func callAsFunction(_ x: Int) -> Int { x + v } }
let k = K(); bump(&k.v, by: 4); print(k.v)
bump(&k.list[0])
let f = k.m; print(f(3, 4), k(10))
let g = k.m(_:label:); print(g(2, 5))
let st = K.s; print(st())
let un = K.m; print(un(k)(2, 3))
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { var r = 1; for _ in 0..<b { r *= a }; return r }
prefix operator √
prefix func √ (d: Double) -> Double { d.squareRoot() }
print(2 ** 10, √16.0, 1 + 2 ** 3)
func generic<T>(_ a: T, _ b: T) -> [T] { [a, b] }
print(generic(1, 2), generic("a", "b"))
func countdown(_ n: Int) { guard n > 0 else { print("liftoff"); return }; print(n, terminator: " "); countdown(n - 1) }
countdown(3)
func multi() -> (Int, String) { (1, "x") }
let (a, b) = multi(); print(a, b)
var (p, q) = (1, 2); (p, q) = (q, p); print(p, q)
@discardableResult func disc() -> Int { 5 }
disc()
func fnReturning() -> (Int) -> Int { { $0 * 2 } }
print(fnReturning()(4))
let fns: [String: (Double, Double) -> Double] = ["+": { $0 + $1 }, "*": { $0 * $1 }]
print(fns["+"]!(1, 2), fns["*"]?(3, 4) ?? 0)
typealias Op = (Int) -> Int
let ops: [Op] = [{ $0 + 1 }, { $0 * 10 }]
print(ops.reduce(1) { $1($0) })
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), [1, 2, 3].filter(isEven))
func param(_ x: Double) -> Double { x / 2 }
print(param(5), param(1 / 2), 10 / 4 * 2.0)
func opt(_ x: Int? = nil) -> String { x.map { "\($0)" } ?? "none" }
print(opt(), opt(3))
print({ (x: Int, y: Int) -> Int in x - y }(5, 3))
let kp = \String.count
print("abc"[keyPath: kp], ["a", "bb"].map(\.count))
func nested(_ n: Int) -> Int { func helper(_ m: Int) -> Int { m <= 0 ? 0 : m + helper(m - 1) }; return helper(n) }
print(nested(4))
