struct Item { var name: String; var tags: [String] = [] }
var items = [Item(name: "a"), Item(name: "b")]
for var item in items { item.name = "changed" }
print(items.map(\.name))
for i in items.indices { items[i].tags.append("t\(i)") }
items[0].tags[0] += "!"
print(items.map(\.tags))
if var first = items.first { first.name = "copy"; print(first.name, items[0].name) }
var byName = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0) })
byName["a"]?.tags.removeAll()
byName["b"]!.name = "B"
print(byName["a"]!.tags, items[0].tags, byName["b"]!.name, byName.keys.sorted())
var nested = [[1], [2, 3]]
nested[1][0] *= 10; nested[0].append(9)
print(nested, nested.map { $0.reduce(0, +) })
let snapshot = nested
nested.removeAll(keepingCapacity: true)
print(snapshot.count, nested.count)
