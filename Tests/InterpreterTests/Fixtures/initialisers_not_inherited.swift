class Point { var x: Int; init(x: Int = 0) { self.x = x }; convenience init(p: Point) { self.init(x: p.x) } }
class Circle: Point { var r: Int
    init(p: Point, r: Int = 5) { self.r = r; super.init(x: p.x) } }
class Ring: Circle { var w = 1 }
print(Circle(p: Point(x: 3)).r, Ring(p: Point(x: 4)).x, Ring(p: Point(), r: 7).r)
class Shape { let sides: Int; init(sides: Int) { self.sides = sides }; init(name: String) { sides = name.count }
    convenience init() { self.init(sides: 1) } }
class Square: Shape { override init(sides: Int) { super.init(sides: 4) }; override init(name: String) { super.init(name: name + "!") } }
class Star: Shape { var points: Int; init(points: Int) { self.points = points; super.init(sides: points * 2) }
    convenience init(sides: Int, extra: Int = 3) { self.init(points: sides + extra) } }
class Blob: Star { var size = 2 }
print(Square().sides, Square(name: "ab").sides, Star(sides: 2).points, Blob(points: 5).sides, Blob(sides: 1).points)
class Root { init() { print("root") }; convenience init(twice: Bool) { self.init(); print("twice", twice) } }
class Leaf: Root { var n = 0; init(n: Int) { self.n = n; super.init() }; override convenience init() { self.init(n: 9) } }
print(Leaf(twice: true).n)
