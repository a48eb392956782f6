// Methods that share a full name are told apart by types, and each is overridden for itself.
class Base {
    func put(_ one: Any, at place: Int) { print("base, int") }
    func put(_ one: Any, at place: String) { print("base, string") }
    class func make(_ number: Int) -> String { "base \(number)" }
    class func make(_ text: String) -> String { "base \(text)" }
    func go() {
        put(1, at: 1)
        put(1, at: "x")
    }
}
class Sub: Base {
    override func put(_ one: Any, at place: Int) {
        print("sub, int")
        super.put(one, at: place)
    }
    override class func make(_ text: String) -> String { "sub \(text)" }
}
final class Last: Sub {
    override func put(_ one: Any, at place: String) { print("last, string") }
}
for one in [Base(), Sub(), Last()] {
    one.put(1, at: 2)
    one.put(1, at: "x")
    one.go()
}
let sub: Sub = Last()
sub.put(1, at: "x")
sub.put(1, at: 1)
for type in [Base.self, Sub.self] { print(type.make(1), type.make("x")) }

// What a nearer type has for other types hides nothing.
protocol Shower {}
extension Shower {
    func show(_ text: String) { print("text \(text)") }
}
class Screen: Shower {
    func show(_ number: Int) { print("number \(number)") }
}
class Wide: Screen {
    func show(_ flag: Bool) { print("flag \(flag)") }
    func all() {
        show("a")
        show(1)
        show(true)
    }
}
Wide().all()
Wide().show("b")
