// Places behind subscripts with labels: the call's own labels choose the subscript, for reading, taking and putting back.
extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array {
    subscript(wrapped index: Int) -> Element {
        get { self[index % count] }
        set { self[index % count] = newValue }
    }

    subscript(maybe index: Int) -> Element? {
        get { index < count ? self[index] : nil }
        set {
            if let newValue, index < count { self[index] = newValue }
        }
    }
}

extension Dictionary where Value == [Int] {
    subscript(list key: Key) -> [Int] {
        get { self[key] ?? [] }
        set { self[key] = newValue.isEmpty ? nil : newValue }
    }
}

final class Node {
    var isHidden = true
    var next: Node?
    let name: String
    init(_ name: String) { self.name = name }
}

struct Row {
    var title = "row"
    var node = Node("inner")
    var counts = [1, 2]
}

struct Grid {
    var cells = [[0, 0], [0, 0]]
    subscript(row row: Int, column column: Int) -> Int {
        get { cells[row][column] }
        set { cells[row][column] = newValue }
    }
    subscript(row: Int, column: Int) -> Int {
        get { cells[row][column] * 100 }
        set { cells[row][column] = newValue / 100 }
    }
}

let nodes = [Node("a"), Node("b")]
nodes[safe: 1]?.isHidden = false
nodes[safe: 2]?.isHidden = false
print(nodes[1].isHidden, nodes[safe: 2]?.isHidden ?? true)
nodes[0].next = nodes[1]
nodes[safe: 0]?.next?.isHidden = true
nodes[safe: 3]?.next?.isHidden = true
print(nodes[1].isHidden)

var rows = [Row(), Row()]
rows[safe: 0]?.node.isHidden = false
rows[safe: 4]?.node.isHidden = false
rows[wrapped: 3].title = "second"
rows[wrapped: 2].counts.append(3)
rows[wrapped: 2].counts[0] += 10
rows[maybe: 1]?.title += "!"
rows[maybe: 7]?.title += "!"
rows[maybe: 1]?.counts.removeAll()
print(rows[0].node.isHidden, rows.map(\.title), rows.map(\.counts))

var byName: [String: [Int]] = [:]
byName[list: "x"].append(1)
byName[list: "x"].append(2)
byName[list: "y"] += [5]
byName["z", default: []].append(9)
byName[list: "y"].removeLast()
print(byName.keys.sorted(), byName[list: "x"], byName[list: "q"])

var grid = Grid()
grid[row: 0, column: 1] += 7
grid[1, 0] = 300
grid[1, 0] += 100
print(grid.cells, grid[row: 0, column: 1], grid[0, 1])
swap(&rows[wrapped: 0].title, &grid.cells[0][0].title)
print(rows[0].title, grid.cells[0][0])

extension Int {
    var title: String {
        get { "\(self)" }
        set { self = newValue.count }
    }
}

protocol Named: AnyObject { var name: String { get set } }

extension Named {
    var shout: String {
        get { name.uppercased() }
        set { name = newValue.lowercased() }
    }
    subscript(letter index: Int) -> Character {
        get { Array(name)[index] }
        set {
            var letters = Array(name)
            letters[index] = newValue
            name = String(letters)
        }
    }
}

final class Badge: Named {
    var name = "badge"
    deinit { print("\(name) is gone") }
}

extension String {
    var firstLetter: Character? {
        get { first }
        set { self = (newValue.map(String.init) ?? "") + dropFirst() }
    }
}

func changeThem() {
    let badge = Badge()
    badge.shout = "LOUD"
    badge[letter: 0] = "c"
    print(badge.shout, badge[letter: 1])
    var word = "hello"
    word.firstLetter = "j"
    print(word)
    word.firstLetter = nil
    print(word)
}
changeThem()

// Overloads in extensions of a type and of what it conforms to are all seen.
extension Sequence {
    func picked(every step: Int) -> [Element] {
        enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }
}

extension Array {
    func picked(from start: Int) -> [Element] { Array(self[start...]) }
    func picked(every step: Int, from start: Int) -> [Element] { picked(from: start).picked(every: step) }
}

print([1, 2, 3, 4, 5].picked(every: 2), [1, 2, 3].picked(from: 1), [1, 2, 3, 4, 5, 6].picked(every: 2, from: 1))
