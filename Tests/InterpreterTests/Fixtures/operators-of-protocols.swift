infix operator <>: AdditionPrecedence
protocol Monoid { static func <> (a: Self, b: Self) -> Self; static var empty: Self { get } }
struct Add: Monoid { var n: Int; static let empty = Add(n: 0); static func <> (a: Add, b: Add) -> Add { Add(n: a.n + b.n) } }
struct Mul: Monoid { var n: Int; static let empty = Mul(n: 1); static func <> (a: Mul, b: Mul) -> Mul { Mul(n: a.n * b.n) } }
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Optional { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): return x <> y; case (nil, let y): return y; case (let x, nil): return x } } }
func concat<M: Monoid>(_ ms: [M]) -> M { ms.reduce(M.empty, <>) }
func concat2<M: Monoid>(_ ms: [M]) -> M { var r = M.empty; for m in ms { r = r <> m }; return r }
print(concat([Add(n: 1), Add(n: 2)]), concat([Mul(n: 3), Mul(n: 2)]), concat(["a", "b"]), concat([[1], [2]]))
print(concat2([Add(n: 1), Add(n: 2)]), concat2([Mul(n: 3), Mul(n: 2)]), concat2(["a", "b"]), concat2([[1], [2]]))
print(concat([Add(n: 2), nil, Add(n: 5)]) as Any)
struct Fn<A, M: Monoid>: Monoid { let run: (A) -> M; static var empty: Fn { Fn { _ in M.empty } }; static func <> (a: Fn, b: Fn) -> Fn { Fn { a.run($0) <> b.run($0) } } }
func fizzBuzz() -> String {
    let fizz = Fn<Int, String?> { $0 % 3 == 0 ? "fizz" : nil }
    let buzz = Fn<Int, String?> { $0 % 5 == 0 ? "buzz" : nil }
    let both = fizz <> buzz
    return (1...15).map { both.run($0) ?? "\($0)" }.joined(separator: " ")
}
print(fizzBuzz())

// A protocol's extension gives an operator to who has none of its own; which that is, is known when generic code runs.
infix operator <+>: AdditionPrecedence
protocol Summable {
    static func <+> (a: Self, b: Self) -> Self
    static func + (a: Self, b: Self) -> Self
    var n: Int { get set }
    init()
}
extension Summable {
    static func <+> (a: Self, b: Self) -> Self {
        var result = Self()
        result.n = a.n + b.n
        return result
    }
    static func + (a: Self, b: Self) -> Self { a <+> b }
}
struct Plain: Summable { var n = 3 }
struct Own: Summable {
    var n = 3
    static func <+> (a: Own, b: Own) -> Own { Own(n: a.n * b.n) }
}
func add<T: Summable>(_ a: T, _ b: T) -> T { a <+> b }
func plus<T: Summable>(_ a: T, _ b: T) -> T { a + b }
func all<T: Summable>(_ values: [T]) -> T { values.dropFirst().reduce(values[0], <+>) }
print(add(Plain(), Plain()).n, add(Own(), Own()).n, (Own() <+> Own()).n, plus(Plain(), Plain()).n, plus(Own(), Own()).n)
print(all([Own(), Own(), Own()]).n, all([Plain(), Plain(), Plain()]).n)

// Operators before and behind an operand are asked for as well.
prefix operator ~~
postfix operator ++
protocol Turnable {
    static prefix func ~~ (value: Self) -> Self
    static postfix func ++ (value: Self) -> Self
}
struct Angle: Turnable {
    var degrees = 0
    static prefix func ~~ (value: Angle) -> Angle { Angle(degrees: -value.degrees) }
    static postfix func ++ (value: Angle) -> Angle { Angle(degrees: value.degrees + 1) }
}
extension Int: Turnable {
    static prefix func ~~ (value: Int) -> Int { -value }
    static postfix func ++ (value: Int) -> Int { value + 1 }
}
func turned<T: Turnable>(_ value: T) -> (T, T) { (~~value, value++) }
print(turned(Angle(degrees: 5)), turned(7))
