class Shape {
    let name: String
    var sides: Int
    init(name: String, sides: Int) { self.name = name; self.sides = sides; print("designated", name) }
    convenience init(sides: Int) { self.init(name: "shape\(sides)", sides: sides); print("convenience") }
    convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(sides: n) }
}
class Square: Shape {
    var edge = 1.0
    init(edge: Double) { self.edge = edge; super.init(name: "square", sides: 4); self.edge *= 2 }
}
print(Shape(text: "x") == nil)
print(Shape(text: "5")!.name)
print(Square(edge: 1.5).edge)
