// What extensions give to collections of some elements, where the receiver is empty: the types say whose it is.
struct SQL { var parts: [String] }
struct Coin { let n: Int }
extension Sequence where Element == SQL {
    func joined(separator: String = "") -> SQL { SQL(parts: flatMap(\.parts)) }
}
extension Array where Element == Coin {
    func total() -> String { "coins \(count)" }
    var label: String { "coins" }
    func sorted() -> [Coin] { sorted { $0.n < $1.n } }
}
extension Array where Element == String {
    func total() -> String { "strings \(count)" }
    var label: String { "strings" }
}
extension Array where Element: Numeric {
    func total() -> String { "numbers \(count)" }
    var label: String { "numbers" }
}
extension Collection where Self.Element == Double { func mean() -> String { "mean of doubles \(count)" } }
extension Collection where Iterator.Element == Int { func mean() -> String { "mean of ints \(count)" } }
extension Dictionary where Key == String, Value == Int { var note: String { "String: Int" } }
extension Dictionary where Key == String, Value == String { var note: String { "String: String" } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; func say() -> String { "string" } }
extension Optional where Wrapped == Int { var orEmpty: Int { self ?? 0 }; func say() -> String { "int" } }
extension Optional where Wrapped == Coin { func say() -> String { "coin" } }
extension Set where Element == String { func list() -> String { "s" + sorted().joined(separator: ",") } }
extension Set where Element == Int { func list() -> String { "i\(count)" } }
protocol Shaped { var area: Int { get } }
struct Sq: Shaped { let area: Int }
extension Sequence where Element: Shaped { var area: Int { reduce(0) { $0 + $1.area } }; func max() -> Int { map(\.area).max() ?? -1 } }
func words(_ list: [String?]) -> String { list.compactMap { $0 }.joined(separator: " - ") }
print(words([]), words([nil]), words(["a", nil, "b"]))
print([String]().joined(), [String]().joined(separator: ",").isEmpty, [SQL]().joined().parts, [[Int]]().joined().count)
let a: [Coin] = [], b: [String] = [], c: [Int] = [], d: [Double] = []
print(a.total(), b.total(), c.total(), d.total())
print(a.label, b.label, c.label, d.label)
print(c.mean(), d.mean(), a.sorted().count, b.sorted(), c.sorted())
let e: [String: Int] = [:], f: [String: String] = [:]
print(e.note, f.note)
let g: String? = nil, h: Int? = nil, k: Coin? = nil
print(g.orEmpty.isEmpty, h.orEmpty, g.say(), h.say(), k.say())
let s: Set<String> = [], t: Set<Int> = []
print(s.list(), t.list())
let q: [Sq] = []
print(q.area, q.max(), c.max() as Any, [Sq(area: 3), Sq(area: 2)].max(), [3, 1].max() as Any)
