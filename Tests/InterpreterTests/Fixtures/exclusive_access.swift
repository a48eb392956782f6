// What may be accessed while something else is modified, and what is put back after it.
final class Model {
    var names = ["a", "b"] { didSet { print("names", oldValue.count, names.count) } }
    var count = 0
    var pair = (1, 2)
    lazy var cache: [String: Int] = ["x": names.count]
    func grow(_ x: inout Int) { x += names.count }
    func run() {
        grow(&count)
        var both = pair
        swap(&both.0, &both.1)
        pair = both
        names.removeAll { $0 == "a" && count > 0 }
        cache["y", default: count] += 1
        print(count, pair, cache.sorted { $0.key < $1.key })
    }
}
Model().run()

struct Board {
    var cells = [[1, 2], [3, 4]]
    var limit = 2
    var log: [String] = []
    mutating func trim() {
        let bound = limit
        for row in cells.indices { cells[row].removeAll { $0 > bound } }
        note { "trimmed to \(bound)" }
    }
    mutating func note(_ text: () -> String) { log.append(text()) }
    mutating func exchange() { swap(&cells[0], &limits); swap(&limit, &cells[1][0]) }
    private var limits = [9]
}
var board = Board()
board.trim()
board.cells[1].append(7)
board.exchange()
print(board.cells, board.limit, board.log)

func change(_ x: inout Int, _ f: (Int) -> Int) { x = f(x) }
var values = [1, 2, 3]
let other = values
change(&values[other.count - 1]) { $0 * 10 + other.count }
print(values)

var total = 5
func add(_ x: inout Int, _ amount: Int) { x += amount }
add(&total, total)
add(&values[0], values.count)
add(&values[values.count - 1], values[0])
print(total, values)

func twice(_ x: inout [Int], _ y: inout Int) throws {
    y += x.count
    x.append(y)
    if y > 8 { throw Failure() }
}
struct Failure: Error {}
func attempt() {
    for _ in 0..<3 {
        do { try twice(&values, &total) } catch { print("failed", values, total) }
    }
}
attempt()

func captured() -> () -> Int {
    var n = 0
    let next = { () -> Int in add(&n, 2); return n }
    _ = next()
    add(&n, n)
    return next
}
let next = captured()
print(next(), next())

final class Node { var value = 1; var next: Node? }
let node = Node()
node.next = Node()
swap(&node.value, &node.next!.value)
add(&node.next!.value, node.value)
print(node.value, node.next!.value)
var nodes = [node, Node()]
add(&nodes[0].value, nodes[1].value)
swap(&nodes[0].value, &nodes[1].value)
print(nodes.map(\.value))

var table = ["a": [1], "b": [2]]
add(&table["a"]![0], table["b"]!.count)
add(&table["c", default: [5]][0], table.count)
print(table.sorted { $0.key < $1.key })
