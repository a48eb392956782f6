// Local functions call themselves from closures in them, and each other.
func permutations(_ xs: [Int]) -> [[Int]] {
    func go(_ rest: [Int]) -> [[Int]] {
        rest.isEmpty
            ? [[]]
            : rest.indices.flatMap { index -> [[Int]] in
                var others = rest
                let taken = others.remove(at: index)
                return go(others).map { [taken] + $0 }
            }
    }
    return go(xs)
}
print(permutations([1, 2, 3]))
class Tree {
    let name: String
    var children: [Tree]
    init(_ name: String, _ children: [Tree] = []) { self.name = name; self.children = children }
    deinit { print("gone", name) }
    func names() -> [String] {
        var found: [String] = []
        func visit(_ tree: Tree, _ depth: Int) {
            found.append(String(repeating: "-", count: depth) + tree.name)
            tree.children.forEach { child in [1].forEach { visit(child, depth + $0) } }
        }
        visit(self, 0)
        return found
    }
}
do {
    let tree = Tree("a", [Tree("b", [Tree("c")]), Tree("d")])
    print(tree.names())
}
func later() -> () -> Int {
    var count = 0
    func step() -> Int {
        count += 1
        let again = { count < 3 ? step() : count }
        return again()
    }
    return step
}
let step = later()
print(step(), step())
func even(_ n: Int) -> Bool {
    func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
    return isEven(n)
}
print(even(4), even(7))
func parse(_ text: String) -> Int {
    var rest = Array(text)[...]
    func expression() -> Int {
        var value = term()
        while let sign = rest.first, "+-".contains(sign) {
            rest.removeFirst()
            value = sign == "+" ? value + term() : value - term()
        }
        return value
    }
    func term() -> Int {
        var value = factor()
        while rest.first == "*" {
            rest.removeFirst()
            value *= factor()
        }
        return value
    }
    func factor() -> Int {
        let first = rest.removeFirst()
        if first == "(" {
            let value = expression()
            rest.removeFirst()
            return value
        }
        let digit = { first.wholeNumberValue ?? expression() }
        return digit()
    }
    return expression()
}
print(parse("2*(3+4)-1"), parse("1+2*3"))
