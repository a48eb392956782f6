// In code that is there under a clause, a function without one is meant where the argument is of just its type.
protocol Traited { associatedtype Traits; static var standard: Traits { get } }
protocol TraitsKey { associatedtype Value }
enum SingleKey<Kind: Traited>: TraitsKey { typealias Value = Kind.Traits }
struct Values: CustomStringConvertible {
    static let empty = Values(text: "none")
    var text: String
    init(text: String) { self.text = text }
    init<Key: TraitsKey>(key: Key.Type, value: Key.Value) { text = "\(value)" }
    var description: String { text }
}
struct Builder<Layout> {
    var layout: Layout
    var children: [String] = []
    mutating func add(traits: Layout.Traits, key: String? = nil, element: String) where Layout: Traited {
        add(traits: Values(key: SingleKey<Layout>.self, value: traits), key: key, element: element)
    }
    mutating func add<Key: TraitsKey>(type: Key.Type, traits: Key.Value, element: String) {
        add(traits: Values(key: Key.self, value: traits), element: element)
    }
    mutating func add(traits: Values = .empty, key: String? = nil, element: String) {
        children.append("\(element): \(traits) \(key ?? "-")")
    }
}
struct Row: Traited { static var standard: Int { 7 } }
struct Overlay {}
var rows = Builder(layout: Row())
rows.add(traits: 3, element: "a")
rows.add(traits: 4, key: "k", element: "b")
rows.add(element: "c")
rows.add(type: SingleKey<Row>.self, traits: 5, element: "d")
print(rows.children)
var layers = Builder(layout: Overlay())
layers.add(element: "e")
layers.add(traits: Values(text: "own"), element: "f")
print(layers.children)
