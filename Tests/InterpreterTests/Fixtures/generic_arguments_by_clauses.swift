// What stands for a generic parameter is found by clauses, by key paths, and is not that of the type that gives another.
protocol Store {
    associatedtype Element
    func all() -> [Element]
}
struct Numbers: Store { func all() -> [Int] { [3, 1, 2] } }
struct AnyStore<Item>: Store {
    private let give: () -> [Item]
    init<S: Store>(_ store: S) where S.Element == Item { give = store.all }
    func all() -> [Item] { give() }
}
let store = AnyStore(Numbers())
print(type(of: store), store.all().sorted())
struct Listed<Item> {
    let items: [Item]
    init<S: Sequence>(_ sequence: S) where Item == S.Element { items = Array(sequence) }
}
print(type(of: Listed([1.5])), type(of: Listed("ab")))
struct Point { var x = 1.0, y = 2.0 }
func setting<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) -> Root {
    var root = root
    root[keyPath: path] = value
    return root
}
print(setting(Point(), \.x, 4))
enum Loading<Value> {
    case idle, loaded(Value)
    func map<Other>(_ change: (Value) -> Other) -> Loading<Other> {
        switch self {
        case .idle: .idle
        case .loaded(let value): .loaded(change(value))
        }
    }
}
let mapped: Any = Loading.loaded(3).map { "n\($0)" }
print(mapped is Loading<String>, mapped)
