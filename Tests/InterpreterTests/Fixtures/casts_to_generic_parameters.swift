// A cast to a generic parameter says what the call in it gives.
struct Missing: Error { let name: String }
final class Registry {
    var made: [String: Any] = [:]
    func find(_ type: Any.Type) throws -> Any {
        guard let value = made["\(type)"] else { throw Missing(name: "\(type)") }
        return value
    }
    func resolve<T>() throws -> T { try find(T.self) as! T }
}
let registry = Registry()
registry.made = ["Int": 7, "String": "seven", "Bool": true]

func first<A>(_ use: (A) -> String) -> String { use(try! registry.resolve() as A) }
func second<A>(_ use: (A) -> String) -> String {
    do { return use(try registry.resolve() as A) } catch { return "\(error)" }
}
func third<A>(_ use: (A) -> String) -> String {
    let value = (try? registry.resolve() as A)
    return value.map(use) ?? "nothing"
}
print(first { (x: Int) in "int \(x)" }, first { (x: String) in "string \(x)" })
print(second { (x: Bool) in "bool \(x)" }, second { (x: Double) in "double \(x)" })
print(third { (x: Int) in "int \(x)" }, third { (x: Double) in "double \(x)" })

// Functions of several values where one of a tuple is wanted: which of several makers it is, and what each value is.
func make<T, A>(_ factory: ((Character, A)) -> T) -> T { factory(("1", try! registry.resolve() as A)) }
func make<T, A, B>(_ factory: ((Character, A, B)) -> T) -> T {
    factory(("2", try! registry.resolve() as A, try! registry.resolve() as B))
}
func one(_ key: Character, _ number: Int) -> String { "\(key) \(number)" }
func two(_ key: Character, _ name: String, _ flag: Bool) -> String { "\(key) \(name) \(flag)" }
print(make(one), make(two))
