// A part of a list is the library's, though an extension has a subscript that takes another index.
struct Path { let section: Int, item: Int }
struct Section: Sections { let items: [Int] }
protocol Sections { var items: [Int] { get } }
extension Array where Element: Sections {
    subscript(index: Path) -> Int { self[index.section].items[index.item] }
}
struct Queue<T> {
    var storage: ContiguousArray<T?> = [nil, nil, nil, nil]
    mutating func resize(_ first: Int, _ count: Int) {
        var grown = ContiguousArray<T?>(repeating: nil, count: 6)
        let end = first + count
        grown[0..<count] = storage[first..<end]
        storage = grown
    }
}
var queue = Queue<Int>()
queue.storage = [1, 2, 3, 4]
queue.resize(1, 2)
print(queue.storage)
let sections = [Section(items: [1, 2]), Section(items: [3, 4]), Section(items: [5])]
print(sections[Path(section: 1, item: 0)], sections[1..<3].count, sections[1...].first?.items ?? [])
func rest<T: Sections>(_ all: [T], from first: Int) -> [T] { Array(all[first..<all.count]) }
print(rest(sections, from: 2).map(\.items))
