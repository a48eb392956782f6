struct Bag { var items: [String: Any] = [:]; subscript<T>(key: String, as type: T.Type) -> T? { items[key] as? T }; subscript(key: String) -> Any? { get { items[key] } set { items[key] = newValue } } }
var bag = Bag()
bag["n"] = 4
bag["s"] = "text"
print(bag["n", as: Int.self] as Any, bag["s", as: String.self]!)
bag["n"] = nil
print(bag.items.count)
