// A default is evaluated where the key is missing, and the value changes where it lies.
func make(_ text: String) -> Int {
    print("make", text)
    return 10
}
var d = ["a": 1]
print(d["a", default: make("a")], d["b", default: make("b")], d)
d["a", default: make("a")] += 1
d["c", default: make("c")] += 1
print(d["a"]!, d["c"]!, d.count)
d["z", default: make("z")] = 3
print(d["z"]!)

var groups: [Int: [String]] = [:]
for word in ["one", "two", "three", "four"] { groups[word.count, default: []].append(word) }
print(groups[3]!, groups[5]!, groups[4, default: ["none"]])
groups[3, default: []][0] = "ONE"
groups[9, default: ["x", "y"]].removeFirst()
print(groups[3]!, groups[9]!)
let copy = groups
groups[3, default: []].append("six")
print(copy[3]!, groups[3]!)

var deep: [String: [String: [Int]]] = [:]
deep["a", default: [:]]["b", default: []].append(1)
deep["a", default: [:]]["b", default: []].append(2)
deep["a", default: [:]]["c", default: [7]].append(3)
print(deep["a"]!["b"]!, deep["a"]!["c"]!)

var optional: [String: Int?] = ["nil": nil]
print(optional["nil", default: 3] as Any, optional["no", default: 3] as Any)
optional["no", default: 4]! += 1
print(optional["no"]! as Any)

var functions: [String: () -> Int] = ["one": { 1 }]
print(functions["one", default: { 2 }](), functions["two", default: { 2 }]())
func add(_ word: String, to counts: inout [String: Int]) { counts[word, default: 0] += 1 }
var counts: [String: Int] = [:]
for word in ["a", "b", "a"] { add(word, to: &counts) }
print(counts["a"]!, counts["b"]!)

struct Tally { var hits: [Character: Int] = [:] { didSet { changes += 1 } }; var changes = 0 }
var tally = Tally()
for letter in "hello" { tally.hits[letter, default: 0] += 1 }
print(tally.hits["l"]!, tally.changes)
final class Item {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("gone", name) }
}
var items: [String: [Item]] = [:]
items["k", default: []].append(Item("first"))
items["k", default: [Item("default")]].append(Item("second"))
items["l", default: [Item("made")]].removeAll()
print(items["k"]!.map(\.name), items["l"]!.count)
items = [:]
print("end")
