protocol Container { associatedtype Item; var items: [Item] { get }; mutating func add(_ item: Item) }
extension Container { var count: Int { items.count }; func mapped<T>(_ f: (Item) -> T) -> [T] { items.map(f) } }
extension Container where Item: Comparable { var biggest: Item? { items.max() } }
struct Ints: Container { var items: [Int] = []; mutating func add(_ item: Int) { items.append(item) } }
struct Words: Container { typealias Item = String; var items = ["w"]; mutating func add(_ item: String) { items.insert(item, at: 0) } }
func fill<C: Container>(_ c: inout C, _ items: [C.Item]) { for i in items { c.add(i) } }
var ints = Ints(); fill(&ints, [4, 9, 2])
var words = Words(); fill(&words, ["a", "b"])
print(ints.count, ints.biggest!, words.items, words.mapped { $0.count }, words.biggest!)
