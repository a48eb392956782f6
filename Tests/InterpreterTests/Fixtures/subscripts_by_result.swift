// Subscripts that differ only in what they ask of the generic type that they give.

enum Level: Int { case low = 1, high = 2 }
enum Tint: String { case red, green }
struct Point: Equatable { var x = 0 }

final class Store {
    var values: [String: Any] = [:]
    subscript<T: RawRepresentable>(key: String) -> T? {
        get { print("raw get"); return (values[key] as? T.RawValue).flatMap { T(rawValue: $0) } }
        set { print("raw set"); values[key] = newValue?.rawValue }
    }
    subscript<T>(key: String) -> T? {
        get { print("plain get"); return values[key] as? T }
        set { print("plain set"); values[key] = newValue }
    }
}

extension Store {
    var count: Int {
        get { self["count"] ?? 7 }
        set { self["count"] = newValue }
    }
    var level: Level? {
        get { self["level"] }
        set { self["level"] = newValue }
    }
    var isOn: Bool {
        get { return self["isOn"] ?? false }
        set { self["isOn"] = newValue }
    }
}

let store = Store()
print(store.count)
store.count = 3
store.level = .high
store.isOn = true
store["tint"] = Tint.green
store["point"] = Point(x: 4)
print(store.count, store.level == .high, store.isOn)
let tint: Tint? = store["tint"]
let point: Point? = store["point"]
print(tint == .green, point == Point(x: 4))
func take(_ tint: Tint?, _ count: Int?) { print(tint == .green, count ?? 0) }
take(store["tint"], store["count"])
print(store.values["level"] as! Int, store.values["tint"] as! String)
