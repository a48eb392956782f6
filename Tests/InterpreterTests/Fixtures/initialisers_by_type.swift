// Initialisers that share their labels are told apart by what they are given.
struct Point {
    let text: String
    init(_ number: Int) { text = "int \(number)" }
    init(_ string: String) { text = "string \(string)" }
    init(_ body: () -> Int) { text = "closure \(body())" }
    init(_ other: Double?) { text = "double \(other ?? 0)" }
    init<T: Sequence>(_ all: T) where T.Element == Int { text = "all \(all.reduce(0, +))" }
}
print(Point(1).text, Point("a").text, Point({ 3 }).text, Point(1.5).text, Point(nil).text, Point([1, 2]).text)
print(["b"].map(Point.init).map(\.text), (Point(4) as Point).text)
let given: Point = .init("c")
print(given.text)

class Base {
    let text: String
    init(_ number: Int) { text = "int" }
    init(_ string: String) { text = "string" }
    convenience init(flag: Bool) { self.init(1) }
    convenience init(flag: Double) { self.init("x") }
}
class Same: Base {}
class Sub: Base {
    override init(_ number: Int) { super.init("\(number)") }
    override init(_ string: String) { super.init(1) }
    init(_ other: Double) { super.init("from double") }
}
print(Base(1).text, Base("a").text, Base(flag: true).text, Base(flag: 1.0).text)
print(Same(1).text, Same("a").text, Same(flag: true).text)
print(Sub(1).text, Sub("a").text, Sub(1.5).text)

enum Choice {
    case number(Int), string(String)
    init(_ number: Int) { self = .number(number) }
    init(_ string: String) { self = .string(string) }
}
print(Choice(1), Choice("x"))
