struct Point { var x: Int; var y: Int; init(x: Int, y: Int) { self.x = x; self.y = y } }
final class Named { let name: String; let n: Int; init(name: String, n: Int = 3) { self.name = name; self.n = n } }
struct Pair { var a: Int; var b: String }
extension Point { func moved(by dx: Int, _ dy: Int) -> Point { Point(x: x + dx, y: y + dy) } }
let made = zip([1, 2], [3, 4]).map(Point.init(x:y:))
print(made.map { "\($0.x),\($0.y)" })
print(zip([1, 2], ["p", "q"]).map(Pair.init).map(\.b), ["k": 5].map(Named.init(name:n:)).map(\.n))
let p = Point(x: 1, y: 1)
print(zip([1], [2]).map(p.moved).map(\.x), zip([1], [2]).map(p.moved(by:_:)).map(\.y))
let f = Point.init
print(f(3, 4).y, Array(zip([1, 2], [2, 1])).map(max), [(1, 2)].map(+))
print(["1", "x"].compactMap(Int.init), [1, 2].map(String.init), [1.5].map(Int.init(_:)))
