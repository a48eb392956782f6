// Operators that a protocol's extension declares are for what conforms to it alone.
protocol Expressible { var sql: String { get } }
protocol Specific: Expressible {}
extension Specific {
    static func == (lhs: Self, rhs: (any Expressible)?) -> String { "\(lhs.sql) IS \(rhs?.sql ?? "NULL")" }
    static func == (lhs: Self, rhs: Bool) -> String { "\(lhs.sql) = \(rhs)" }
    static func ?? (lhs: Self, rhs: some Expressible) -> String { "IFNULL(\(lhs.sql), \(rhs.sql))" }
    static func < (lhs: Self, rhs: some Expressible) -> String { "\(lhs.sql) < \(rhs.sql)" }
}
extension Expressible where Self: RawRepresentable, RawValue: Expressible { var sql: String { rawValue.sql } }
extension String: Expressible { var sql: String { "'\(self)'" } }
extension Int: Expressible { var sql: String { String(self) } }
struct Column: Specific { var sql: String }
struct Origin: RawRepresentable, Equatable, Expressible {
    var rawValue: String
    static let index = Origin(rawValue: "c")
    static let table = Origin(rawValue: "pk")
}
struct Info { var origin: Origin; var name: String? }
let infos = [Info(origin: .index, name: "a"), Info(origin: .table, name: nil)]
print(infos.filter { $0.origin == .index }.count)
print(infos.contains { $0.origin == Origin.table })
print(infos.map { $0.name ?? "none" })
let origin: Origin? = nil
print((origin ?? .table).rawValue)
print(origin == nil, infos.first?.origin == .index)
print(Column(sql: "a") == "b")
print(Column(sql: "a") == true)
print(Column(sql: "a") ?? 3)
print(Column(sql: "a") < 3)
print(1 < 2, "a" < "b", "a" == "a")
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Origin.index, .index), same("a", "b"))
extension Optional: Expressible where Wrapped: Expressible { var sql: String { self?.sql ?? "NULL" } }
extension Optional: Specific where Wrapped: Specific {}
struct Node: Equatable { var name: String }
struct Table<Key: Hashable, Value> {
    var values: [Key: Value] = [:]
    mutating func update(_ value: Value, forKey key: Key) -> Value? {
        if let old = values.updateValue(value, forKey: key) { return old }
        return nil
    }
    mutating func append(_ value: Value, forKey key: Key) {
        guard update(value, forKey: key) == nil else { return print("there") }
        print("new")
    }
}
var table = Table<String, Node>()
print(table.update(Node(name: "a"), forKey: "k") == nil)
print(table.update(Node(name: "b"), forKey: "k") == nil)
print(table.update(Node(name: "b"), forKey: "k") == Node(name: "b"))
table.append(Node(name: "c"), forKey: "l")
table.append(Node(name: "c"), forKey: "l")
let none: Node? = nil
print(none == nil, (none ?? Node(name: "c")).name)
let column: Column? = Column(sql: "o")
print(column == "b")
print(nil ?? "text", (none?.name) ?? "text")
