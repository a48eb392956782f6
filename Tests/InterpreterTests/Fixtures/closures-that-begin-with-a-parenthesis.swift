/// Closures whose first statement begins with a parenthesis, and that have a loop of their own.

protocol Themed { func paint() }
struct Pane: Themed {
    let name: String
    func paint() { print("paint", name) }
}

let things: [Any] = [Pane(name: "a"), 7, Pane(name: "b")]
things.forEach {
    ($0 as? Themed)?.paint()
    let parts = [1, 2]
    for part in parts { print("part", part) }
}
let counts = [[3, 1], [2]].map { (list: [Int]) -> Int in
    var sum = 0
    for item in list { sum += item }
    return sum
}
print(counts)
let sums = [(1, 2), (3, 4)].map { (a, b) in
    for _ in 0..<1 {}
    return a * b
}
print(sums)
let work: () -> Void = {
    ([1, 2] + [3]).forEach {
        ("item " + String($0)).forEach { _ in }
        for n in 0..<$0 where n == 2 { print("two of", $0) }
    }
    for last in ["end"] { print(last) }
}
work()
var pair = (1, 2)
let swap: () -> Void = {
    (pair.0, pair.1) = (pair.1, pair.0)
    print(pair)
}
swap()
