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

// As values they are told apart by what is wanted, or by their names.
struct Span {
    let text: String
    init(from start: Int, to end: Int) { text = "\(start)-\(end)" }
    init(at start: Int, length: Int) { text = "\(start)+\(length)" }
    init(_ text: String) { self.text = text }
    init(_ number: Int) { text = "#\(number)" }
    func joined(with other: String) -> String { text + other }
    func joined(after other: String) -> String { other + text }
}
let makers: [(Int, Int) -> Span] = [Span.init(from:to:), Span.init(at:length:)]
print(makers.map { $0(1, 2).text })
let number: (Int) -> Span = Span.init
let word: (String) -> Span = Span.init
print(number(5).text, word("w").text, ["x", "y"].map(Span.init).map(\.text), [1, 2].map(Span.init(_:)).map(\.text))
print(Span.joined(after:)(word("a"))("b"), Span.joined(with:)(word("a"))("b"))
func shown(_ number: Int) -> String { "int \(number)" }
func shown(_ text: String) -> String { "text \(text)" }
let show: (String) -> String = shown
print(show("z"), [1].map(shown), ["q"].map(shown))
func sum(from a: Int, to b: Int) -> Int { a + b }
func sum(of a: Int, and b: Int) -> Int { a * b * 10 }
print(sum(of:and:)(2, 3))
struct S { func f(a x: Int) -> Int { x }; func f(b x: Int) -> Int { x * 2 }; static func g(a x: Int) -> Int { x }; static func g(b x: Int) -> Int { x * 3 } 
  func h() -> Int { f(b:)(4) } }
print(S().f(b:)(3), S.g(b:)(3), S().h())
