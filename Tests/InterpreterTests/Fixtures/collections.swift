var a = [5, 3, 8, 1]
a.append(9); a.insert(0, at: 0); a += [7]
print(a, a.count, a.first!, a.last!, a.isEmpty, a.contains(8), a.firstIndex(of: 8)!)
print(a.sorted(), Array(a.reversed()), a.max()!, a.min()!, a.reduce(0) { $0 + $1 })
a.remove(at: 1); a.removeLast(); a.removeFirst()
print(a, a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast(2))
a.sort(); print(a); a.sort(by: >); print(a); a.reverse(); print(a)
print(a.map { $0 * 2 }, a.filter { $0 > 3 }, a.enumerated().map { "\($0):\($1)" })
for (i, v) in a.enumerated() { print(i, v, terminator: ";") }
print()
print(a.indices, a[1...2], a[..<2], a[1...], Array(a[1..<3]))
print(a.allSatisfy { $0 > 0 }, a.contains { $0 > 8 }, a.first { $0 > 3 } ?? 0, a.firstIndex { $0 > 3 } ?? -1)
print(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" })
print([[1, 2], [3]].flatMap { $0 }, [[1], [2, 3]].joined().map { $0 }, ["a", "b"].joined(separator: ", "))
a.swapAt(0, 1); print(a); a.removeAll { $0 > 5 }; print(a); a.removeAll(); print(a, a.isEmpty)
print(Array(repeating: 0, count: 3), [Int](), Array(1...4), (1...3).map { $0 * $0 }, Array("abc"))
var d = ["one": 1]
d["two"] = 2; d["three"] = 3; d["two"] = nil
print(d.count, d.keys.sorted(), d.values.sorted(), d["one"]!, d["zzz"] == nil)
for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v) }
print(d.updateValue(10, forKey: "one")!, d.removeValue(forKey: "three")!, d)
print(d.mapValues { $0 + 1 }, d.contains { $0.value == 10 }, d.isEmpty)
var groups: [String: [Int]] = [:]
groups["a", default: []].append(1)
groups["a"]?.append(2)
groups["b", default: []] += [3]
print(groups["a"]!, groups["b"]!)
let byLength = Dictionary(grouping: ["a", "bb", "cc"], by: { $0.count })
print(byLength[2]!, byLength[1]!)
print(Dictionary(uniqueKeysWithValues: [("k", 1)]), [1: "x"].map { "\($0.key)\($0.value)" })
var s: Set<Int> = [1, 2, 3]
s.insert(3); s.insert(4); s.remove(1)
print(s.sorted(), s.contains(2), s.union([9]).sorted(), s.intersection([2, 3, 7]).sorted(), s.subtracting([2]).sorted(), s.isSubset(of: [2, 3, 4, 5]))
for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
for i in (0..<3).reversed() { print(i, terminator: " ") }
print()
print((1..<5).contains(3), (1...5).count, 0..<3, 1...3, (0..<10).filter { $0 % 2 == 0 })
var grid = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
grid[1][2] = 7
grid[0].append(4)
print(grid)
print([3, 1].sorted().first!, ["b", "a"].sorted(), ["x": [1]])
let words = "the quick brown fox the end".split(separator: " ")
var freq: [String: Int] = [:]
for w in words { freq[String(w), default: 0] += 1 }
print(freq.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(2).map { "\($0.key)=\($0.value)" })
print([1, 2, 3].reduce(into: [Int: String]()) { $0[$1] = "v\($1)" }.count, [1, 2, 3, 4].reduce(into: 0) { $0 += $1 })
print([1, 2] == [1, 2], [1] != [2], ["a": 1] == ["a": 1], [1, 2, 3].elementsEqual([1, 2, 3]))
print([1.5, 2], [true], ["q"], [nil, 1] as [Int?], [String: Int](), [[1]: 2])
let pairs = [(1, "a"), (2, "b")]
for (n, l) in pairs where n > 1 { print(n, l) }
print(pairs.map { $0.1 }, [1, 2, 3, 4, 5].lastIndex(where: { $0 < 4 })!, [5, 4].min(by: <)!)
print([1, 2, 3].last(where: { $0 < 3 })!, Array([1, 2, 3, 4].drop(while: { $0 < 3 })), [1, 2, 3].prefix(while: { $0 < 3 }))
