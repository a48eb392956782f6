// What a generic result, a passed type, a bound or a function of a list's elements wants.
func three<T: ExpressibleByIntegerLiteral>() -> T { 3 }
let d: Double = three()
print(d, d / 2)
func seven<T: ExpressibleByIntegerLiteral>(_: T.Type) -> T { 7 }
print(seven(Double.self), seven(Double.self) / 2, type(of: seven(UInt8.self)))
func add<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> T { a + b }
print(add(1, 2))
let half: (Double) -> Double = { $0 / 2 }
print([1, 2].map(half))
extension Double { var halved: Double { self / 2 } }
print(3.halved)
// Types of the program.
protocol Num: ExpressibleByIntegerLiteral { static func * (a: Self, b: Self) -> Self }
struct F: Num, Comparable {
    var n: Int
    init(integerLiteral v: Int) { n = v }
    init(n: Int) { self.n = n }
    static func * (a: F, b: F) -> F { F(n: a.n * b.n) }
    static func < (a: F, b: F) -> Bool { a.n < b.n }
}
func power<T: Num>(_ b: T, _ e: Int) -> T { e == 0 ? 1 : b * power(b, e - 1) }
print(power(F(n: 3), 2), power(F(n: 3), 0))
func product<T: Num>(_ list: [T]) -> T { list.reduce(1, *) }
print(product([F(n: 3), 2]), [F(n: 3), 2].reduce(1, *))
let one: F = 1
print((0...2).contains(one))
switch one { case 0...3: print("in"); default: print("out") }
struct G: ExpressibleByIntegerLiteral, AdditiveArithmetic {
    var n: Int
    init(_ n: Int) { self.n = n }
    init(integerLiteral v: Int) { n = v }
    static func + (a: G, b: G) -> G { G(a.n + b.n) }
    static func - (a: G, b: G) -> G { G(a.n - b.n) }
}
print(G.zero, [G(1), 2].reduce(.zero, +))
infix operator ⊗: MultiplicationPrecedence
struct W: ExpressibleByArrayLiteral {
    var e: [Double]
    init(arrayLiteral x: Double...) { e = x }
    static func ⊗ (a: W, b: W) -> Double { a.e[0] * b.e[0] }
}
let w: W = [2]
print(w ⊗ w, w ⊗ [3], w ⊗ [3] + 1)
let ten: (F) -> F = { $0.n == 2 ? 10 : $0 }
print([1, 2].map(ten), [1, 2, 3].map(half).reduce(0, +))
func mean<T: BinaryFloatingPoint>(_ list: [T]) -> T { list.reduce(0, +) / T(list.count) }
print(mean([1, 2, 4]), mean([Float(1), 2, 4]))
