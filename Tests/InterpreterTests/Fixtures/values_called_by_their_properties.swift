// A property whose value has callAsFunction is called as a method would be; names that begin with an underscore are types' too.
struct Text {
    let key: String
    func callAsFunction(_ parts: String..., upper: Bool = false) -> String {
        let text = ([key] + parts).joined(separator: " ")
        return upper ? text.uppercased() : text
    }
}
struct Picture {
    let name: String
    var size = 3
    func callAsFunction(scaledBy factor: Int = 1) -> Int? { size > 0 ? size * factor : nil }
    func callAsFunction(_ use: (String) -> Void) { use(name) }
}
final class Count {
    var value = 0
    func callAsFunction() { value += 1 }
}
enum Names {
    enum text { static let hello = Text(key: "hello"), bye = Text(key: "bye") }
    enum picture {
        static let logo = Picture(name: "logo")
        static let none = Picture(name: "none", size: 0)
        static func logo(_ other: Int) -> String { "a method \(other)" }
    }
}
print(Names.text.hello(), Names.text.bye("you", "there", upper: true))
print(Names.picture.logo() ?? -1, Names.picture.logo(scaledBy: 4) ?? -1, Names.picture.none() ?? -1, Names.picture.logo(7))
Names.picture.logo { print("trailing", $0) }

struct Owner {
    let text = Text(key: "own")
    var pictures = [Picture(name: "first"), Picture(name: "second", size: 5)]
    let count = Count()
    var other: Owner2? { Owner2() }
    func use() -> String { text("within") + self.text() }
}
struct Owner2 { let text = Text(key: "second") }
let owner = Owner()
print(owner.text("x"), owner.use(), owner.other?.text(upper: true) ?? "none")
owner.count()
owner.count()
print(owner.count.value, owner.pictures[1](scaledBy: 2)!, owner.pictures.map { $0() ?? 0 })

struct _R {
    struct nib {
        struct _Bar: CustomStringConvertible {
            let name = "Bar"
            var description: String { "<\(name)>" }
            init() {}
        }
        static let bar = _R.nib._Bar()
        static func bar(_: Void = ()) -> String { "made of \(_R.nib.bar)" }
    }
}
print(_R.nib._Bar(), _R.nib.bar.name, _R.nib.bar())

func kinds(_ value: Any) -> String {
    if value is Swift.Int { return "whole \((value as? Swift.Int)! + 1)" }
    if let text = value as? Swift.String { return "text \(text)" }
    if let list = value as? Swift.Array<Swift.Int> { return "list \(list.count)" }
    return "other"
}
print(kinds(1), kinds("a"), kinds([1, 2]), kinds(2.5))
