protocol Readable { var sum: String { get } }
extension Int: Readable { var sum: String { "i\(self)" } }
extension String: Readable { var sum: String { "s" + self } }
extension Array: Readable where Element: Readable { var sum: String { "[" + map(\.sum).joined(separator: ",") + "]" } }
extension Dictionary: Readable where Key == String, Value: Readable { var sum: String { keys.sorted().map { $0 + self[$0]!.sum }.joined() } }
protocol Marked {}
extension Set: Marked where Element == Int {}
extension Range: Marked {}
func ask(_ value: Any) -> String { (value as? Readable)?.sum ?? "no" }
print(ask(1), ask([1, 2]), ask([1.5]), ask(["a": 1]), ask([1: "a"]), ask([["x"], []]), ask(["k": [1.5]]), ask(2.5))
let values: [Any] = [[1.5], [1], ["q": 2], Set([1]), Set(["a"]), 0..<3]
for value in values {
    switch value {
    case is Marked: print("marked", type(of: value))
    case let readable as Readable: print("readable", readable.sum)
    default: print("neither", type(of: value))
    }
}
struct Holder: Readable { var sum = "h" }
print(ask([Holder()]), ask([[Holder()], [Holder(), Holder()]]))
func over(_ value: Int) -> String { "int" }
func over<T>(_ value: T?) -> String { "optional" }
func over<T>(_ value: [T]) -> String { "list" }
print(over(1), over(nil as Int?), over(["a"]))
struct Row { var age: Int; var name: String }
extension Sequence {
    func sorted<Key: Comparable>(by key: KeyPath<Element, Key>, _ before: (Key, Key) -> Bool = (<)) -> [Element] {
        sorted { before($0[keyPath: key], $1[keyPath: key]) }
    }
}
let rows = [Row(age: 3, name: "a"), Row(age: 9, name: "b"), Row(age: 5, name: "c")]
print(rows.sorted(by: \.age).map(\.name), rows.sorted(by: \.age, >).map(\.name), Set([1, 4, 2]).sorted(by: >), [1, 4, 2].sorted(by: >))
print(rows.map(\.age).sorted(by: <), rows.map { $0.age }.sorted(by: >=))
func fill(_ count: Int, _ list: inout [Int]) -> Int { list[0] = 7; return count }
struct Store {
    var items = [1, 2, 3]
    mutating func cut() -> Int { fill(items.count, &items) }
}
final class Keeper { var items = [4, 5]; func cut() -> Int { fill(items.count, &items) } }
var store = Store()
let keeper = Keeper()
print(store.cut(), store.items, fill(store.items.count - 1, &store.items), keeper.cut(), keeper.items, fill(keeper.items[1], &keeper.items))
func local() { var list = [8, 8]; print(fill(list.count, &list), list, fill(list[0], &list)) }
local()
var text: Substring = "ab"
while let first = text.popFirst() { print(first, text.count) }
