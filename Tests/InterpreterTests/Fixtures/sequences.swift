struct Fib: Sequence { let n: Int; func makeIterator() -> AnyIter { AnyIter(n: n) }; struct AnyIter: IteratorProtocol { var n: Int; var a = 0, b = 1; mutating func next() -> Int? { guard n > 0 else { return nil }; n -= 1; defer { (a, b) = (b, a + b) }; return a } } }
for x in Fib(n: 6) { print(x, terminator: " ") }
print(Fib(n: 5).map { $0 }, Fib(n: 7).filter { $0 % 2 == 0 }, Fib(n: 4).reduce(0, +), Array(Fib(n: 3)))
final class Gen: IteratorProtocol { var i = 0; func next() -> Int? { i += 1; return i > 3 ? nil : i } }
let g = Gen(); while let v = g.next() { print(v, terminator: ",") }
print()
var it = [10, 20].makeIterator(); print([1, 2, 3].lazy.map { $0 * 2 }.first ?? 0)
print([3, 1, 2].sorted().reversed().map { $0 }, [1, 2, 3, 4].chunked(2))
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
    subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1][safe: 0] ?? -1, [1][safe: 5] ?? -1)
let people = [(name: "Bo", age: 30), (name: "Al", age: 25), (name: "Cy", age: 30)]
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map { $0.name }, people.map(\.age).max()!, people.first { $0.age == 30 }!.name)
print(people.min { $0.age < $1.age }!.name, people.contains { $0.name == "Al" }, people.filter { $0.age > 26 }.count)
let byAge = Dictionary(grouping: people) { $0.age }; print(byAge[30]!.map { $0.name }, byAge.keys.sorted())
print(Array(zip(1..., ["a", "b"])).map { "\($0.0)\($0.1)" })
for (a, b) in zip([1, 2, 3], [4, 5]) { print(a * b, terminator: " ") }
print([1, 2, 3, 4, 5, 6].split { $0 % 3 == 0 }.map { Array($0) }, [[1], [2, 3]].flatMap { $0.map { $0 * 10 } }, ["1", "b"].compactMap(Int.init))
print((1...3).flatMap { i in (1...i).map { j in i * j } }, (0..<3).map { i in (0..<2).map { j in i + j } })
var a = [1, 2, 3, 4, 5]; a.removeSubrange(1...2); print(a); a.replaceSubrange(0..<1, with: [9, 9]); print(a); a.insert(contentsOf: [7, 7], at: 1); print(a); a[0...1] = [0]; print(a)
print(a.firstIndex(of: 9) ?? -1, a.lastIndex(of: 5) ?? -1, a.starts(with: [0]), a.dropFirst(2).first!, a.prefix(upTo: 2), a.suffix(from: 3))
print(Set([3, 1, 2]).sorted(), Set("hello").count, Set([1, 2]).isDisjoint(with: [3]), Set([1]).symmetricDifference([1, 2]).sorted())
var d = ["a": 1, "b": 2]; d.merge(["b": 10, "c": 3]) { $0 + $1 }; print(d.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, d.filter { $0.value > 2 }.keys.sorted(), d.reduce(0) { $0 + $1.value })
for key in d.keys.sorted() { d[key]! += 1 }; print(d["a"]!, d.map { $0.value }.sorted(), d.compactMapValues { $0 > 3 ? $0 : nil }.count, d.max { $0.value < $1.value }!.key)
print(d.count, d.first != nil, d.keys.contains("a"), d.values.contains(99), Dictionary(uniqueKeysWithValues: zip(["x", "y"], [1, 2]))["y"]!, Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: { $0 + $1 }))
print(String(repeating: "=", count: 5), ["a", "b"].reduce("") { $0 + $1 }, "abc".enumerated().map { "\($0)\($1)" }, Array("abc").map { String($0) + "!" })
print([1, 2, 3].allSatisfy { $0 < 4 }, [].isEmpty, [Int]().max() == nil, [1.5, 0.5].min()!, [true, false].filter { $0 }.count, ["b": 1].isEmpty, [[1, 2], [3, 4]].map { $0.reduce(0, +) })
