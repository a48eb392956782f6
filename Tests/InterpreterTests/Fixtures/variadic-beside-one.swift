extension Array where Element: Equatable {
    mutating func append(_ elements: Element...) {
        print("many", elements.count)
        elements.forEach { append($0) }
    }
    mutating func append(_ elements: [Element]) {
        print("all", elements.count)
        elements.forEach { append($0) }
    }
}
var numbers = [1]
numbers.append(2)
print(numbers)
numbers.append(3, 4)
print(numbers)
numbers.append([5, 6])
print(numbers)
struct Box { var items: [String] = [] }
var box = Box()
box.items.append("a")
box.items.append("b", "c")
box.items.append(["d"])
print(box.items)
