// What a generic type asks of its parameters is known of its properties in its own code: an optional text's `map` is the optional's.

protocol Named { var identifier: String? { get } }
extension Named { var kind: String { "named" } }

class Item<Value>: Named {
    var identifier: String?
    var kind: String { "item" }
    let value: Value
    init(_ identifier: String?, _ value: Value) {
        self.identifier = identifier
        self.value = value
    }
}

class Base<Value, Content: Item<Value>> {
    let item: Content
    var items: [Content] = []
    init(item: Content) { self.item = item }
    func mark() -> String? { item.identifier.map { $0 + "!" } }
    func marks() -> [String] { items.map { $0.identifier.map { "(" + $0 + ")" } ?? "none" } }
}

class Middle<Value, Content: Item<Value>>: Base<Value, Content> {
    func heir() -> String? { item.identifier.map { $0 + "?" } }
    lazy var label: String? = {
        let label = item.identifier.map { "<" + $0 + ">" }
        return label
    }()
}

class Plain<Content: Named> {
    let content: Content
    init(content: Content) { self.content = content }
    func count() -> Int? { self.content.identifier.map { $0.count } }
    func kind() -> String { content.kind }
    func first() -> Character? { content.identifier.flatMap { $0.first } }
}

final class Leaf: Plain<Item<Int>> {
    func sum() -> Int { content.value + (content.identifier.map { $0.count } ?? 0) }
    func ownKind() -> String { content.kind }
}

struct Pair<First: Named, Second> {
    let first: First
    let second: Second
    var text: String { first.identifier.map { "\($0):\(second)" } ?? "no name" }
}

let item = Item("abc", 4)
let base = Base(item: item)
base.items = [item, Item(nil, 5)]
print(base.mark() ?? "nil", base.marks())
let middle = Middle(item: item)
print(middle.heir() ?? "nil", middle.label ?? "nil", middle.mark() ?? "nil")
let plain = Plain(content: item)
print(plain.count() ?? 0, plain.kind(), plain.first() ?? "-")
let leaf = Leaf(content: item)
print(leaf.sum(), leaf.ownKind(), leaf.kind())
print(Pair(first: item, second: 1.5).text, Pair(first: Item(nil, 1), second: 0).text)
