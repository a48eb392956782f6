import Foundation

// An object that is a collection has a collection's methods by their bare names, too.
class Entry { var x: Double; init(_ x: Double) { self.x = x } }
class Base: NSObject {
    func measure() { print("base") }
    func measure(entry: Entry) { print("base entry") }
    func measureY(from low: Double, to high: Double) { print("base range") }
}
class Entries: Base {
    var entries: [Entry]
    init(entries: [Entry]) {
        self.entries = entries
        super.init()
        self.measure()
    }
    override func measure() {
        guard !isEmpty else { return }
        forEach(measure)
    }
    override func measure(entry: Entry) { print("entry", entry.x) }
    func measureY(entry: Entry) { print("y", entry.x) }
    override func measureY(from low: Double, to high: Double) {
        let from = partitioningIndex { $0.x >= low }
        self[from...1].forEach(measureY)
    }
}
class More: Entries {
    override func measure(entry: Entry) { print("more entry", entry.x) }
    override func measureY(entry: Entry) { print("more y", entry.x) }
}
extension Entries: MutableCollection {
    typealias Index = Int
    typealias Element = Entry
    var startIndex: Index { entries.startIndex }
    var endIndex: Index { entries.endIndex }
    func index(after: Index) -> Index { entries.index(after: after) }
    subscript(position: Index) -> Element {
        get { entries[position] }
        set { entries[position] = newValue }
    }
}
extension Entries: RandomAccessCollection {
    func index(before: Index) -> Index { entries.index(before: before) }
}
extension Collection {
    func partitioningIndex(where p: (Element) -> Bool) -> Index {
        var n = startIndex
        while n < endIndex, !p(self[n]) { n = index(after: n) }
        return n
    }
}
let e = Entries(entries: [Entry(1), Entry(2)])
e.measureY(from: 1, to: 2)
let m = More(entries: [Entry(1), Entry(2)])
m.measureY(from: 2, to: 2)
