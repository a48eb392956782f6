// Accessors that lend a place, a sequence of an iterator, operators that are declared in one line, and a range without ends beside a subscript for ranges.
struct Box {
    private var store = [1, 2]
    var items: [Int] {
        get { store }
        _modify { yield &store }
    }
    subscript(index: Int) -> Int {
        get { store[index] }
        _modify {
            defer { changes += 1 }
            yield &store[index]
        }
    }
    var changes = 0
    var read: [Int] { _read { yield store } }
    var twice: Int {
        get { store[0] * 2 }
        _modify {
            var value = store[0] * 2
            yield &value
            store[0] = value / 2
        }
    }
}
var box = Box()
box.items.append(3)
box[0] += 10
box.items[1] = 5
print(box.items, box[0], box.read, box.changes)
box.twice += 4
print(box.items)

struct Count: IteratorProtocol {
    var number = 0
    mutating func next() -> Int? {
        guard number < 3 else { return nil }
        number += 1
        return number
    }
}
for number in IteratorSequence(Count()) { print(number) }
print(Array(IteratorSequence([4, 5].makeIterator())), IteratorSequence(Count()).map { $0 * 2 })

prefix operator √; postfix operator %%; infix operator <->; infix operator =~: ComparisonPrecedence
prefix func √ (number: Int) -> Int { number * 2 }
postfix func %% (number: Int) -> Double { Double(number) / 100 }
func <-> <T>(a: inout T, b: inout T) { (a, b) = (b, a) }
func =~ (text: String, holds: (String) -> Bool) -> Bool { holds(text) }
var (one, two) = (1, 2)
one <-> two
print(√16, 50%%, one, two, "abc" =~ { $0.hasPrefix("a") })
let text = "x"; if text.isEmpty { print("empty") }; print("next"); if text == "x" { print("x") } else { print("y") }; print("end")

extension String {
    subscript(range: Range<Int>) -> Substring {
        let start = index(startIndex, offsetBy: range.lowerBound)
        return self[start..<index(start, offsetBy: range.count)]
    }
}
print("hello"[1..<3], "abc"[...], "abc"[...].count)

extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
}
print(["a": 1, "b": 2].sorted(by: { $0.key > $1.key }).map(\.value), ["bb", "a"].sorted(by: \.count))
