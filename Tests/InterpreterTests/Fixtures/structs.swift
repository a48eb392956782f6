struct Point: Equatable, Hashable { var x = 0, y = 0
    static let zero = Point()
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func += (a: inout Point, b: Point) { a = a + b }
    static prefix func - (p: Point) -> Point { Point(x: -p.x, y: -p.y) }
    mutating func move(by d: Int) { x += d; y += d }
    func moved(by d: Int) -> Point { var p = self; p.move(by: d); return p }
}
struct Line { var start: Point; var end: Point = Point(x: 9, y: 9)
    var length: Int { abs(end.x - start.x) + abs(end.y - start.y) }
    subscript(i: Int) -> Point { get { i == 0 ? start : end } set { if i == 0 { start = newValue } else { end = newValue } } }
}
var p = Point(x: 1, y: 2)
var q = p
q.x = 10
print(p, q, p == q, p == Point(x: 1, y: 2))
p.move(by: 5)
print(p, p.moved(by: 1), p)
var line = Line(start: p)
line.end.x = 100
line.start.move(by: 1)
line[1].y = 50
line[0] = .zero
print(line, line.length)
print(p + q, -p)
p += Point(x: 1, y: 1)
print(p)
var points = [Point(), Point(x: 1, y: 1)]
points[0].x = 7
points[1].move(by: 3)
var copy = points
copy[0].y = 99
print(points, copy[0])
for var pt in points { pt.x += 1; print(pt.x) }
class Holder { var point = Point(); let line = Line(start: Point()) }
let h = Holder()
h.point.x = 4
h.point.move(by: 2)
let snapshot = h.point
h.point.x = 0
print(snapshot, h.point)
func change(_ p: inout Point) { p.x = -1 }
change(&p)
change(&h.point)
change(&points[0])
print(p, h.point, points[0])
var a = 1, b = 2
swap(&a, &b)
print(a, b)
struct Stack<Element> { private var items: [Element] = []
    mutating func push(_ e: Element) { items.append(e) }
    mutating func pop() -> Element? { items.popLast() }
    var top: Element? { items.last }
    var count: Int { items.count } }
var st = Stack<Int>()
st.push(1); st.push(2)
print(st.pop()!, st.count, st.top!)
var set: Set<Point> = [Point(), Point(), Point(x: 1, y: 0)]
print(set.count, set.contains(.zero))
set.insert(Point(x: 5, y: 5))
print(set.count)
struct Config { let name: String; var size: Double = 10; var tags: [String] = []; init(name: String) { self.name = name; tags.append(name) } }
let cfg = Config(name: "z")
print(cfg)
struct Matrix { var rows: [[Int]]; subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } } }
var mx = Matrix(rows: [[1, 2], [3, 4]])
mx[0, 1] = 20
mx[1, 1] += 5
mx.rows[0][0] = 11
print(mx.rows, mx)
let t = (1, "two", 3.0)
print(t, t.0, t.1)
var named = (x: 1, y: 2)
named.x = 5
let (n, mm) = named
print(named, n + mm)
