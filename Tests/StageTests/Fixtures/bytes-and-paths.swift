import Foundation

let data = Data([1, 2, 3, 4, 5])
print(Array(data.subdata(in: 1..<3)), data[2], Array(data[1...2]), Array(data[1..<3]), Array(data[3...]), Array(data[..<2]), Array(data[...2]))
let part = data[1..<4]
print(part.count, part.reduce(0) { $0 + Int($1) }, data.indices.count)
var changed = Data([0, 5, 0])
changed.replaceSubrange(0..<1, with: [9, 8])
changed.insert(4, at: 0)
changed.removeLast()
print(Array(changed), changed.remove(at: 1))
changed.removeSubrange(0..<2)
changed.append(6)
print(Array(changed), changed.popLast() ?? 0)
print(data.range(of: Data([2, 3])).map { "\($0.lowerBound) \($0.upperBound)" } ?? "none", data.range(of: Data([3, 2])) == nil)
print(Data(bytes: [1, 2, 3], count: 2).count, Data(capacity: 8).count, Array(data.advanced(by: 3)))

var path = IndexPath(indexes: [1, 2, 3])
print(path, path.count, path[1], path.first ?? -1, path.last ?? -1)
path.append(4)
path[0] = 7
print(path, path.dropLast(), path.appending(9), path.isEmpty)
print(IndexPath(index: 5), IndexPath(), path.map { $0 * 2 })
let short: IndexPath = [3, 4]
print(short < [3, 5], short > [3], short.compare([3, 4, 0]) == .orderedAscending)
print([IndexPath(indexes: [1, 1]), [0, 9], [1, 0]].sorted())

var numbers = IndexSet([1, 2, 3, 7])
numbers.insert(integersIn: 20...22)
print(numbers.contains(integersIn: 20...21), numbers.contains(integersIn: 3..<5), numbers.filteredIndexSet { $0 > 6 }.count)
print(numbers.rangeView.map { "\($0)" })

let text = "héllo wörld"
let place = NSRange(text.range(of: "wörld")!, in: text)
print(Range(place, in: text).map { String(text[$0]) } ?? "-", Range(NSRange(location: 90, length: 2), in: text) == nil)
print(Range(NSRange(location: 1, length: 2))!, Range(NSRange(location: NSNotFound, length: 0)) == nil)
print(NSUnionRange(place, NSRange(location: 1, length: 1)), NSStringFromRange(place))
