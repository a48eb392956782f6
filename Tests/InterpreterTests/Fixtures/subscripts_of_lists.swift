// A subscript that takes a list of indices, beside one that takes something else, and one of whose indices has a default.
protocol Key {}
extension Int: Key {}
extension String: Key {}
enum Place { case first, last }

struct Tree: CustomStringConvertible {
    var path = ""
    var description: String { "tree\(path)" }
    subscript(place: Place) -> (String, Tree) { ("\(place)", self) }
    subscript(keys: Key...) -> Tree {
        get { Tree(path: path + keys.map { "/\($0)" }.joined()) }
        set { path = newValue.path + "!\(keys.count)" }
    }
}

struct Grid {
    subscript(row: Double, column: Double = 7) -> Double { row * column }
}

var tree = Tree()
print(tree["a"]["b"], tree[0], tree["x", 1], tree[.last], tree[Place.first].0)
tree["p", "q"] = Tree(path: "/new")
print(tree, Grid()[2.0], Grid()[2.0, 3.0])

// Clauses of subscripts decide between them, as those of initialisers do.
struct Row<Content> {
    subscript(index: Int) -> String where Content == Int { "number \(index)" }
    subscript(index: Int) -> String where Content == String { "text \(index)" }
}
print(Row<Int>()[1], Row<String>()[2])
