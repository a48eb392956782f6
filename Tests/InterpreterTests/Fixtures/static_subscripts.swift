// Subscripts of types themselves, overridden, generic and through metatypes.
enum Palette {
    static var colours = ["red": 1, "blue": 2]
    static subscript(name: String) -> Int? { get { colours[name] } set { colours[name] = newValue } }
    static subscript(position: Int) -> String { colours.keys.sorted()[position] }
    static subscript(lower lower: Int, upper upper: Int) -> ClosedRange<Int> { lower...upper }
}
print(Palette["red"] ?? 0, Palette[0], Palette[lower: 1, upper: 3])
Palette["green"] = 5
Palette["red"]? += 10
print(Palette.colours.count, Palette["red"]!, Palette[1])
class Base {
    static var seen: [String] = []
    class subscript(name: String) -> String { get { "base \(name)" } set { seen.append(newValue) } }
    class func look() -> String { self["look"] }
}
final class Sub: Base {
    override class subscript(name: String) -> String {
        get { "sub " + super[name] }
        set { super[name] = newValue + "!" }
    }
    static func all() -> String { Self["all"] }
}
Sub["x"] = "one"
print(Base.seen, Sub["y"], Base["z"], Sub.look(), Base.look(), Sub.all())
let kind: Base.Type = Sub.self
print(kind["dynamic"])
kind["dynamic"] = "two"
print(Base.seen)
func through<T: Base>(_ type: T.Type) -> String { T["t"] + type["u"] }
print(through(Sub.self))
