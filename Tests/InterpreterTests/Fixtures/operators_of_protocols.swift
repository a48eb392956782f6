protocol Vector: Equatable { var x: Double { get set }; var y: Double { get set }; init(x: Double, y: Double) }
extension Vector {
    static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k) }
    static prefix func - (a: Self) -> Self { Self(x: -a.x, y: -a.y) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func == (a: Self, b: Self) -> Bool { print("compared"); return a.x == b.x && a.y == b.y }
}
struct Point: Vector { var x, y: Double }
struct Size: Vector { var x, y: Double; static func + (a: Size, b: Size) -> Size { print("own"); return Size(x: 1, y: 1) } }
var p = Point(x: 1, y: 2)
p += Point(x: 1, y: 1)
print(p + p * 2, -p, p == Point(x: 2, y: 3), Size(x: 1, y: 2) + Size(x: 3, y: 3))
func sum<V: Vector>(_ list: [V]) -> V { list.reduce(V(x: 0, y: 0)) { $0 + $1 } }
print(sum([p, p]))
print([p].contains(p), [p].firstIndex(of: Point(x: 2, y: 3)) as Any)
protocol Ranked: Comparable { var rank: Int { get } }
extension Ranked { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank } }
enum Level: Int, Ranked { case low, high; var rank: Int { rawValue } }
print([Level.high, .low].sorted().map(\.rank), Level.low < .high, Level.high > .low, max(Level.low, .high))
infix operator |>: AdditionPrecedence
protocol Pipe {}
extension Pipe { static func |> <R>(lhs: Self, f: (Self) -> R) -> R { f(lhs) } }
extension Int: Pipe {}
print(3 |> { $0 + 1 }, 3 + 4)
