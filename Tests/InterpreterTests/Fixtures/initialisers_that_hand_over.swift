// An initialiser that hands over to another of the same labels: what it hands over says which.
protocol Change {
    associatedtype Items
    init(items: Items, patch: [Int])
    var items: Items { get }
}
struct Ordered<Items>: Change {
    let items: Items
    let patch: [Int]
    init(items: Items, patch: [Int]) {
        self.items = items
        self.patch = patch
    }
}
class Property<Value> {
    var value: Value
    let note: String
    init(_ value: Value, note: String = "none") {
        self.value = value
        self.note = note
    }
}
extension Property where Value: Change {
    convenience init(_ items: Value.Items) { self.init(Value(items: items, patch: [])) }
}
extension Property where Value: Change, Value.Items: RangeReplaceableCollection {
    convenience init() { self.init(Value(items: .init(), patch: [])) }
}
typealias List<Element> = Property<Ordered<[Element]>>
let some = List([1, 2])
print(some.value.items, some.note)
let none = List<String>()
print(none.value.items, none.value.items.count)
none.value = Ordered(items: ["a"], patch: [1])
print(none.value.items, none.value.patch)
let text = Property<Ordered<String>>()
print("[\(text.value.items)]", text.value.items.count)
let whole = Property(Ordered(items: 5, patch: [5]))
print(whole.value.items, whole.value.patch)

// One that hands over to itself with something else ends, where a condition says so.
struct Depth {
    let count: Int
    private init(exactly count: Int) { self.count = count }
    init(_ count: Int?) {
        guard let count else {
            self.init(3)
            return
        }
        self.init(exactly: count)
    }
}
print(Depth(nil).count, Depth(1).count)
