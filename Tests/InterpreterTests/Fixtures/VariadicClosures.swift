// Closures that take any number of arguments.
let count = { (numbers: Int...) -> String in "\(numbers.count): \(numbers)" }
print(count(), count(7), count(1, 2, 3))

func makeSum() -> (Int...) -> Int { { (numbers: Int...) in numbers.reduce(0, +) } }
print(makeSum()(1, 2, 3), makeSum()())

struct Row {
    static func make(_ spacing: Int) -> (String...) -> String {
        { (parts: String...) -> String in parts.joined(separator: String(repeating: " ", count: spacing)) }
    }
}
print(Row.make(2)("a", "b", "c"), Row.make(1)("only"))

class Node {}
let keep = { (nodes: Node...) in nodes }
var nodes: [Node]? = keep(Node(), Node())
print(nodes!.count)
nodes = nil
func total(_ label: String, _ numbers: Int...) -> String { "\(label) \(numbers.reduce(0, +))" }
let totalled: (String, Int...) -> String = total
print(totalled("three", 1, 2), totalled("none"))
let same = total
print(same("four", 4))
