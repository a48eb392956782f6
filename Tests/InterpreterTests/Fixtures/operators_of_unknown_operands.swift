// Operators and implicit members where nothing is known of what they are applied to: the values tell.
infix operator |>: AdditionPrecedence
infix operator <>: MultiplicationPrecedence
prefix operator ¡
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
prefix func ¡ (x: Double) -> Double { x / 2 }
print(9.0 |> { ¡$0 } |> { "\($0)" })
print(16 |> Double.init |> (¡), [4.0, 16].map(¡))

protocol Monoid {
    static var empty: Self { get }
    static func join(_ a: Self, _ b: Self) -> Self
    static func <> (a: Self, b: Self) -> Self
}
extension Int: Monoid {
    static var empty: Int { 0 }
    static func join(_ a: Int, _ b: Int) -> Int { a + b }
    static func <> (a: Int, b: Int) -> Int { a + b }
}
extension String: Monoid {
    static let empty = ""
    static func join(_ a: String, _ b: String) -> String { a + b }
    static func <> (a: String, b: String) -> String { a + b }
}
extension Array: Monoid {
    static var empty: [Element] { [] }
    static func join(_ a: [Element], _ b: [Element]) -> [Element] { a + b }
    static func <> (a: [Element], b: [Element]) -> [Element] { a + b }
}
extension Sequence where Element: Monoid {
    func folded() -> Element { reduce(.empty, <>) }
    func joined() -> Element { reduce(.empty, Element.join) }
}
print([1, 2, 3].folded(), ["a", "b"].folded(), [[1], [2, 3]].folded())
print([1, 2, 3].joined(), ["a", "b"].joined() as String)
