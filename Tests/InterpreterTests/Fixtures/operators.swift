struct V: Equatable { var x, y: Double
    static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }; static func * (k: Double, a: V) -> V { a * k }
    static func -= (a: inout V, b: V) { a.x -= b.x; a.y -= b.y }; static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }; static func < (a: V, b: V) -> Bool { a.x < b.x } }
infix operator <>: AdditionPrecedence
infix operator |>: MultiplicationPrecedence
postfix operator ++
prefix operator <+>
func <> (a: String, b: String) -> String { "<" + a + b + ">" }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
prefix func <+> (n: Int) -> Int { n + 100 }
var a = V(x: 1, y: 2); let b = V(x: 3, y: 4)
print(a + b, a * 2, 2 * a, -a, a == b, a != b, a < b); a -= b; print(a)
print("a" <> "b" <> "c", 5 |> { $0 * 2 } |> { "\($0)" }, <+>5)
var n = 1; print(n++, n)
print([V(x: 2, y: 0), V(x: 1, y: 0)].sorted(by: <).map(\.x), [1, 2, 3].reduce(1, *), ["x"] + ["y"], [3, 1].sorted(by: >))
extension String { static func * (s: String, n: Int) -> String { String(repeating: s, count: n) } }
print("ab" * 3, 1 + 2 * 3 - 4 / 2 % 3, (1 + 2) * 3, -2 * -3, !true || true && false, 5 & 3 | 8, 1 < 2 && 2 < 3)
enum Suit: Int, Comparable { case low, high; static func < (l: Suit, r: Suit) -> Bool { l.rawValue < r.rawValue } }
print(Suit.low < .high, Suit.low >= .high, [Suit.high, .low].min()!, Suit.high == .high, (1, "a") == (1, "a"), (1, 2) < (1, 3))
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
switch 7 { case { $0 > 5 }: print("gt"); default: print("le") }
let f: (Int, Int) -> Int = (+); print(f(2, 3), zip([1, 2], [3, 4]).map(*))
print(1...3 ~= 2, "a"..."f" ~= "c", 0..<5 ~= 5)
