// A subscript's generic parameters are its accessors' own, whatever they are called.
protocol Slot {
    associatedtype Value
    static var initial: Value { get }
}
struct Values {
    private var kept: [ObjectIdentifier: Any] = [:]
    subscript<Key>(key: Key.Type) -> Key.Value where Key: Slot {
        get { kept[ObjectIdentifier(key)] as? Key.Value ?? key.initial }
        set { kept[ObjectIdentifier(key)] = newValue }
    }
    subscript<T>(as type: T.Type, name: String) -> T? {
        get {
            print("a", T.self)
            return kept[ObjectIdentifier(type)] as? T
        }
        set {
            print("set", T.self, newValue is T)
            kept[ObjectIdentifier(type)] = newValue
        }
    }
}
enum Scale: Slot { static var initial: Double { 1 } }
enum Title: Slot { static var initial: String? { nil } }
extension Values {
    var scale: Double {
        get { self[Scale.self] }
        set { self[Scale.self] = newValue }
    }
    var title: String? {
        get { self[Title.self] }
        set { self[Title.self] = newValue }
    }
}
var values = Values()
print(values.scale, values.title as Any)
values.scale = 2
values.title = "two"
print(values.scale, values.title as Any)
values.title = nil
print(values.title as Any)
values[as: Int.self, "n"] = 3
print(values[as: Int.self, "n"] as Any, values[as: String.self, "n"] as Any)
