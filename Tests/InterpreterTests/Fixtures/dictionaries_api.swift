var d = ["one": 1, "two": 2, "three": 3]
d["four"] = 4; d["one"] = nil
print(d.count, d.keys.sorted(), d.values.sorted(), d["two"]!, d["zero"] as Any, d["zero", default: 0])
print(d.updateValue(22, forKey: "two") as Any, d.removeValue(forKey: "three") as Any, d.removeValue(forKey: "x") as Any)
print(d.mapValues { $0 * 10 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, d.filter { $0.value > 10 })
d.merge(["four": 44, "five": 5]) { old, new in old + new }
print(d.sorted { $0.value < $1.value }.map(\.key), d.contains { $0.value == 5 }, d.first { $0.value == 48 }!.key)
print(Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0)" })
print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2])).sorted { $0.key < $1.key }.map(\.value), Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +))
print(d.reduce(0) { $0 + $1.value }, d.isEmpty, d.compactMapValues { $0 > 20 ? $0 : nil }.count)
for key in d.keys.sorted() { d[key]! += 1 }
print(d["five"]!)
