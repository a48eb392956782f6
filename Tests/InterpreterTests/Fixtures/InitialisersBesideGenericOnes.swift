// An initialiser that takes a text, beside one that takes whatever has a text as its raw value and calls the first.

@propertyWrapper
class Kept<Value> {
    let space: Int?
    let key: String
    var kept: Value

    init(space: Int?, key: String, initially: Value) {
        self.space = space
        self.key = key
        kept = initially
        print("text", key)
    }

    convenience init<Key: RawRepresentable>(space: Int?, key: Key, initially: Value) where Key.RawValue == String {
        print("raw", key)
        self.init(space: space, key: key.rawValue, initially: initially)
    }

    var wrappedValue: Value {
        get { kept }
        set { kept = newValue }
    }
}

enum Settings {
    enum Key: String {
        case name, age = "years"
    }

    @Kept(space: nil, key: Key.name, initially: nil)
    static var name: String?

    @Kept(space: 1, key: Key.age, initially: 3)
    static var age: Int

    @Kept(space: 2, key: "plain", initially: [])
    static var plain: [Int]
}

final class Owner {
    @Kept(space: nil, key: Settings.Key.name, initially: nil)
    var name: String?
}

print(Settings.name ?? "nobody")
Settings.name = "Ada"
print(Settings.name ?? "nobody", Settings.age, Settings.plain)
print(Owner().name as Any)

protocol Labelled {
    associatedtype Label
    var label: Label { get }
}

struct Badge: Labelled { let label: String }

func show(_ text: String) { print("a text", text) }
func show(_ number: Int) { print("a number", number) }

func show<Item: Labelled>(_ item: Item) where Item.Label == String {
    print("with a text")
    show(item.label)
}

func showAll<Item: Labelled & Identifiable>(_ items: [Item]) where Item.Label == String, Item.ID == Int {
    for item in items {
        show(item.label)
        show(item.id)
    }
}

struct Tag: Labelled, Identifiable {
    let label: String
    let id: Int
}

show(Badge(label: "red"))
showAll([Tag(label: "blue", id: 7)])
