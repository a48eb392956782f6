class Node {
    var value: Int
    var next: Node?
    init(_ value: Int, _ next: Node?) {
        self.value = value
        self.next = next
    }
}
var sums: [Int] = []
for round in 0..<200 {
    var head: Node? = nil
    for value in 0..<500 {
        head = Node(value + round, head)
    }
    var sum = 0
    while let node = head {
        sum += node.value
        head = node.next
    }
    sums.append(sum)
}
print(sums.reduce(0, +))
