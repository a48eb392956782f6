// A slice keeps the indices of the array that it was cut from.
let marks = [40, 10, 70, 20, 90, 50]
let middle = marks[2..<5]
print(middle.startIndex, middle.endIndex, middle.indices, middle[2], middle[4], middle.count, middle)
print(middle.firstIndex(of: 20)!, middle.lastIndex(where: { $0 > 60 })!, middle.first!, middle.last!, Array(middle)[0])
for index in middle.indices { print(index, middle[index], terminator: "; ") }
print()
print(middle[3...].first!, middle[..<4].count, middle.prefix(upTo: 4), middle.suffix(from: 3), middle.prefix(through: 3))
print(marks.dropFirst(2).startIndex, marks.suffix(2).startIndex, marks.prefix(2).endIndex, marks.drop { $0 != 70 }.startIndex)
print(middle == [70, 20, 90], Array(middle) == [70, 20, 90], "\(middle)", [middle], Optional(middle) as Any, type(of: middle))
print(marks.split(separator: 20), marks.split(separator: 20).map(\.startIndex))
var rest = marks[1...]
print(rest.removeFirst(), rest.startIndex, rest.popFirst()!, rest.startIndex, rest)
rest[4] = 91
rest.swapAt(3, 5)
rest.append(60)
rest.insert(33, at: 4)
print(rest, rest.startIndex, rest.remove(at: 3), rest, marks)
rest.sort()
print(rest, rest.startIndex, rest.endIndex)
let tail: [Int] = marks.suffix(2)
let body: [Int] = marks.dropLast(4)
print(tail[0], tail, [tail, body])
func total(_ part: ArraySlice<Int>) -> Int {
    guard part.count > 1 else { return part.first ?? 0 }
    let half = part.startIndex + part.count / 2
    return total(part[part.startIndex..<half]) + total(part[half..<part.endIndex])
}
print(total(marks[...]), total(marks[3...]))
func merge(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> [Int] {
    var (i, j) = (left.startIndex, right.startIndex)
    var result: [Int] = []
    while i < left.endIndex, j < right.endIndex {
        if left[i] <= right[j] { result.append(left[i]); left.formIndex(after: &i) } else { result.append(right[j]); right.formIndex(after: &j) }
    }
    return result + left[i...] + right[j...]
}
print(merge([1, 4, 9][...], marks[1...2]))
print(marks.index(0, offsetBy: 9, limitedBy: marks.endIndex) as Any, marks.index(1, offsetBy: 2, limitedBy: marks.endIndex) as Any)
print((2..<6).dropFirst(), (2..<6).suffix(2).lowerBound, marks.indices.suffix(from: 4).map { marks[$0] }, (3..<9).firstIndex(of: 5)!)
var cut = marks
cut.removeSubrange(cut.indices.suffix(from: 2))
print(cut)

// The older name of firstIndex(of:), beside the positions.
let numbers = [5, 6, 7]
print(numbers.firstIndex(of: 6) ?? -1, numbers.index(of: 6) ?? -1, numbers.index(of: 9) ?? -1, numbers.index(after: 1), numbers.index(0, offsetBy: 2))
