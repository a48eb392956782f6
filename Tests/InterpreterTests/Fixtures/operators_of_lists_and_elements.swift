// `[T] + T` is not meant by two lists of one type.
func + <T>(lhs: [T], rhs: T) -> [T] {
    var copy = lhs
    copy.append(rhs)
    return copy
}

struct Mark: Hashable { let number: Int }

let a: [Int] = [1]
let b: [Int] = [2]
print(a + b, a + 3)
let none: [Int] = []
print(a + none, (a + none).count)
let marks: [Mark] = [Mark(number: 1), Mark(number: 2)].filter { $0.number > 1 }.map { Mark(number: $0.number) }
let others: [Mark] = []
for mark in Set(marks + others) { print(mark.number) }
print((marks + Mark(number: 4)).map(\.number))
let lists: [[Int]] = [[1]]
print(lists + [2])
