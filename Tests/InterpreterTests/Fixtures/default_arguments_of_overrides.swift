class Shape {
    func show(_ times: Int = 1, mark: String = "a") -> String { "shape \(times)\(mark)" }
    func area(scale: Double = Shape.unit) -> Double { scale }
    static let unit = 2.5
    func all() -> [String] { [show(), self.show(), show(mark: "x")] }
}
class Square: Shape {
    override func show(_ times: Int = 2, mark: String = "b") -> String { "square \(times)\(mark)" }
    override func area(scale: Double = 10) -> Double { super.area() + scale }
}
let square = Square()
let shape: Shape = square
print(square.show(), shape.show(), (square as Shape).show(7), shape.show(mark: "m"))
print(square.area(), shape.area(), square.all(), Shape().all())
for each in [Shape(), square] as [Shape] { print(each.show(), each.area()) }

class Box<Item> {
    func put(_ items: [Item] = [], count: Int = 3) -> String { "box of \(count)" }
}
final class Counted: Box<Int> {
    override func put(_ items: [Int] = [1], count: Int = 9) -> String { "counted \(items) of \(count)" }
}
let box: Box<Int> = Counted()
print(box.put(), Counted().put())
