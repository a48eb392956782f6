func pair() -> (Int, Int) { (1, 2) }
final class Token {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit { print("gone \(number)") }
    static func make() -> (Token, [Token]) { (Token(7), [Token(8)]) }
}
class Base { func show() {} }
class Derived: Base {
    private let (x, y) = pair()
    let z = 4
    var (a, (b, c)) = (Token(1), (Optional(Token(2)), "c"))
    override func show() {
        print(x + y, z, a.number, b!.number, c)
        b = nil
        c += "d"
        print(c, b == nil)
        a = Token(3)
        print("set")
    }
}
struct Pair {
    var (c, d) = pair()
    var (_, e): (Int, Double) = (1, 2.5)
    mutating func swap() { (c, d) = (d, c) }
}
final class Owner<Element> {
    let element: Element
    private let (token, others) = Token.make()
    init<Other>(other: Other, element: Element) { self.element = element }
    func numbers() -> [Int] { [token.number] + others.map(\.number) }
}
Derived().show()
var pairs = Pair()
pairs.c = 5
pairs.c += 1
var copy = pairs
copy.d = 9
copy.swap()
print(pairs.c, pairs.d, pairs.e / 2, copy.c, copy.d)
print(Owner(other: 1, element: "e").numbers())
print([pairs, copy].map(\.c), \Pair.d == \Pair.d)
