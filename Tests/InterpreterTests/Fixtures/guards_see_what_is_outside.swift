// What a guard would have bound is not bound where it fails: by the same name there is what was outside.
func greet(_ name: String?, _ age: Int?) -> String {
    guard let name, let age, age > 2 else { return "no: \(name ?? "nobody"), \(age ?? -1)" }
    return "\(name) \(age)"
}
print(greet("Ann", 3), greet(nil, 4), greet("Bob", nil), greet("Eve", 1))
func half(_ value: Int?) -> Int {
    guard let value = value.map({ $0 / 2 }), value > 0 else { return value ?? -100 }
    return value
}
print(half(8), half(1), half(nil))

// A pattern may name a generic parameter.
func first<T, S: Sequence>(_ type: T.Type, in values: S) -> T? {
    for case let value as T in values { return value }
    return nil
}
func count<T>(_ type: T.Type, in values: [Any]) -> Int {
    var count = 0
    for value in values {
        switch value {
        case is T: count += 1
        default: break
        }
    }
    return count
}
let mixed: [Any] = [1, "a", 2.5, "b"]
print(first(String.self, in: mixed) ?? "-", first(Double.self, in: mixed) ?? 0, first(Bool.self, in: mixed) as Any)
print(count(String.self, in: mixed), count(Bool.self, in: mixed))
