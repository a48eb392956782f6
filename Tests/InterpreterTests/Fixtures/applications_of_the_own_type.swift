struct Pair<A, B> {
    var a: A
    var b: B
    func swapped() -> Pair<B, A> { .init(a: b, b: a) }
    func texts() -> Pair<String, String>? { .init(a: "\(a)", b: "\(b)") }
    func same() -> Pair { .init(a: a, b: b) }
}
extension Pair where A == String { var kind: String { "text first" } }
extension Pair { var kind: String { "any" } }
let pair = Pair(a: 1, b: "x")
print(type(of: pair.swapped()), pair.swapped().kind, pair.kind)
print(type(of: pair.texts()!), pair.texts()!.kind, type(of: pair.same()), pair.swapped().swapped().kind)
struct Table {
    subscript(row: Int, column column: Int = 7) -> String { "\(row) \(column)" }
    subscript<T>(type: T.Type) -> String { "\(T.self)" }
    subscript<T: Equatable>(same one: T, with other: T) -> Bool { one == other }
}
print(Table()[1], Table()[1, column: 2], Table()[Int.self], Table()[same: 1, with: 1])
