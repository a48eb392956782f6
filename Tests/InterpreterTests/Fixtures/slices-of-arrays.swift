// A slice holds the array that it was cut from and copies its part when it changes.
final class Item {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("gone", name) }
}
do {
    var items: [Item]? = [Item("a"), Item("b"), Item("c")]
    var slice: ArraySlice<Item>? = items![0..<1]
    items = nil
    print("array gone", slice![0].name)
    slice!.append(Item("d"))
    print("changed", slice!.map(\.name))
    slice = nil
    print("slice gone")
}
do {
    let items = [Item("e"), Item("f")]
    var rest = items[...]
    while let first = rest.popFirst() { print(first.name, rest.count) }
    print("empty", rest.isEmpty, rest.startIndex, rest.endIndex)
}
var numbers = Array(0..<10)
var part = numbers[2..<6]
numbers[3] = 100
print(part, numbers)
part[4] = 44
print(part, part.startIndex, part.endIndex, numbers[4])
part.append(7)
part.insert(1, at: 2)
print(part, part.indices, part[3...], part[..<4])
let tail = part.dropFirst(2)
print(tail, tail.startIndex, tail.first!, tail.last!, tail.count, tail.indices)
print(tail.dropLast(), tail.prefix(2), tail.suffix(2).startIndex, tail.prefix(while: { $0 != 44 }), tail.drop(while: { $0 != 44 }).startIndex)
print(tail.prefix(upTo: 5), tail.suffix(from: 5), tail.prefix(through: 5), tail[5], tail.dropFirst(100).isEmpty)
print(tail.firstIndex(of: 44)!, tail.contains(7), tail.map { $0 * 2 }, tail.reduce(0, +), tail.sorted(by: >), Array(tail.reversed()))
for (index, value) in zip(tail.indices, tail) { print(index, value, terminator: " ") }
print()
for value in tail { print(value, terminator: " ") }
print(tail == [44, 5, 7], tail == part.dropFirst(2), Array(tail) == [44, 5, 7], type(of: tail), type(of: Array(tail)))
print(tail.split(separator: 5).map(Array.init), tail.enumerated().map { "\($0):\($1)" }, "\(tail)", tail.isEmpty)

var queue = [1, 2, 3, 4, 5][...]
print(queue.removeFirst(), queue.removeLast(), queue, queue.startIndex)
queue.removeFirst(2)
print(queue, queue.startIndex, queue.popLast() as Any, queue.popLast() as Any, queue.popFirst() as Any)
queue.append(9)
print(queue, queue.startIndex, queue.endIndex)
queue.append(contentsOf: [10, 11, 12])
let other = queue
queue.removeFirst()
queue[queue.startIndex] = 0
print(queue, other)
queue.removeLast(2)
queue += [3]
print(queue, queue.startIndex)
queue.removeSubrange(queue.startIndex..<queue.startIndex + 1)
print(queue, queue.startIndex)

func sum(_ list: ArraySlice<Int>) -> Int { list.isEmpty ? 0 : list.first! + sum(list.dropFirst()) }
print(sum(Array(1...30)[...]))
func search(_ list: ArraySlice<Int>, _ wanted: Int) -> Int? {
    guard !list.isEmpty else { return nil }
    let middle = list.startIndex + list.count / 2
    if list[middle] == wanted { return middle }
    return list[middle] < wanted ? search(list[(middle + 1)...], wanted) : search(list[..<middle], wanted)
}
let sorted = Array(stride(from: 0, to: 200, by: 3))
print(search(sorted[...], 99) as Any, search(sorted[...], 100) as Any)
var matrix = [[1, 2, 3], [4, 5, 6]]
matrix[0][1...].reverse()
matrix[1][..<2].sort(by: >)
matrix[0][0..<1] = [7, 8]
print(matrix)
var shared = [1, 2, 3][1...]
let before = shared
shared[1] = 9
print(before, shared, [before: 1][before]!, Set([before, shared]).count)
var parts: [ArraySlice<Int>] = stride(from: 0, to: 9, by: 3).map { numbers[$0..<$0 + 3] }
numbers.removeAll()
parts[1].removeFirst()
parts[1].append(5)
print(parts)
var words = ["a", "b", "c"][...]
words.swapAt(0, 2)
words.replaceSubrange(1...1, with: ["x", "y"])
print(words, words.joined(separator: "-"), words.max()!, words.dropFirst().min()!)
