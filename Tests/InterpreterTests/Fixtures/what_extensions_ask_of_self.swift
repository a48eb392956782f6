protocol Box {
    var name: String { get }
    func describe() -> String
}
protocol InnerBox: Box, AnyObject {
    var items: [Int] { get set }
    var places: [Int: Int] { get set }
    var limit: Int? { get set }
    func made() -> Int?
}
protocol Marked {
    var mark: Int { get set }
    func seal() -> String
}
extension Box where Self: InnerBox {
    func fill(_ new: [Int]) {
        let old = items
        items = new
        guard !new.isEmpty else { return reset() }
        limit = made()
        print(name, old, items, limit ?? -1)
        index()
        new.forEach { items.append($0) }
        print(self.items.count, self.name, made().map { $0 + 1 } ?? 0)
    }
    func index() {
        places.removeAll()
        items.enumerated().forEach { at, item in places[item] = at }
        print(places.count, items.count)
    }
    func reset() {
        guard items.count == places.count else { return print("mismatch", items.count, places.count) }
        zip(items, [1, 2]).forEach { print($0, $1) }
    }
}
extension Box where Self: Marked {
    mutating func raise(by step: Int) -> String {
        mark += step
        self.mark += 1
        return "\(name) \(self.name) \(mark) \(seal()) \(describe()) \(self.describe())"
    }
    var both: String { "\(mark)/\(name)" }
}
extension Marked where Self: Box, Self: AnyObject {
    func shared() -> String { "\(mark) \(name) \(describe())" }
}
final class Crate: InnerBox, Marked {
    var name = "crate"
    var items: [Int] = []
    var places: [Int: Int] = [:]
    var limit: Int?
    var mark = 4
    func made() -> Int? { items.first }
    func describe() -> String { "a \(name)" }
    func seal() -> String { "wax" }
}
struct Tin: Box, Marked {
    let name = "tin"
    var mark = 1
    func describe() -> String { "tin" }
    func seal() -> String { "lid" }
}
let crate = Crate()
crate.fill([3, 4])
crate.fill([5])
crate.fill([])
print(crate.shared(), crate.both)
var tin = Tin()
print(tin.raise(by: 2), tin.both, tin.mark)
