// A generic type's parameters, named where arguments have defaults.
class Shape {
    required init() {}
    var name: String { "shape" }
}
final class Circle: Shape { override var name: String { "circle" } }

final class Maker<Product: Shape> {
    private let type: Product.Type
    init(_ type: Product.Type = Product.self) { self.type = type }
    func build(like other: Product.Type = Product.self) -> Product { other == type ? type.init() : other.init() }
}

struct Box<Content> {
    let name: String
    init(name: String = "\(Content.self)") { self.name = name }
    func describe(as text: String = String(describing: Content.self)) -> String { "box of \(text)" }
}

print(Maker<Circle>().build().name, Maker(Circle.self).build().name, Maker<Shape>().build().name)
let made: Maker<Circle> = .init()
print(made.build().name, type(of: made.build()))
print(Box<Int>().name, Box<[String]>().describe(), Box<Double>(name: "own").name)
