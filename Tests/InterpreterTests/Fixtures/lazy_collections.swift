struct P { let name: String; var age: Int; var nick: String? }
enum K { case a, b }
let ps = [P(name: "Ann", age: 30, nick: "A"), P(name: "Bob", age: 17, nick: nil), P(name: "Cy", age: 40, nick: "C")]
let adults = ps.lazy.filter { $0.age >= 18 }.map(\.name)
print(adults.joined(separator: ","), Array(adults), adults.count, adults.first ?? "-", adults.contains("Cy"))
for n in adults { print(n.uppercased(), n.count) }
let nicks = ps.lazy.map(\.nick)
print(Array(nicks), nicks.count, Array(nicks.compactMap { $0 }), ps.lazy.compactMap(\.nick).map { $0 + "!" }.first as Any)
print([1, nil, 3].lazy.map { $0 ?? 0 }.reduce(0, +), Array([1, nil, 3].lazy.map { $0.map { $0 * 2 } }), ["1", "x", "3"].lazy.map { Int($0) }.filter { $0 != nil }.count)
let d = ["a": 1, "b": 2].lazy.filter { $0.value > 1 }.map { $0.key }; print(Array(d))
print("hello".lazy.filter { "aeiou".contains($0) }.count, "a-b".lazy.split(separator: "-").map(String.init))
print([K.a, .b, .a].lazy.filter { $0 == .a }.count, Set([1, 2]).lazy.map { $0 * 2 }.sorted(), (1..<5).lazy.map { $0 * $0 }.last!, (1...3).lazy.reversed().first!, Array([1.5, 2].lazy.map { $0 * 2 }))
print([3, 1, 2].lazy.map { $0 * 10 }.sorted(), [3, 1].lazy.min()!, [1, 2].lazy.enumerated().map { $0.offset + $0.element }, Array(zip([1, 2].lazy.map { $0 + 1 }, ["a", "b"])).map { "\($0)\($1)" }, [1, 2, 3].lazy.allSatisfy { $0 > 0 }, Array([[1], [2, 3]].lazy.joined()), [1, 2, 3].lazy.filter { $0 > 1 }.map { "\($0)" }.joined(separator: "+"))
func firstEven(_ a: [Int]) -> Int? { a.lazy.filter { $0 % 2 == 0 }.first }; print(firstEven([1, 4]) as Any, firstEven([1]) as Any)
let views: [Any] = ["x", 1, 2.5]; print(views.lazy.compactMap { $0 as? Int }.first ?? 0, views.lazy.compactMap { $0 as? String }.map(\.count).reduce(0, +))
let m = [1, 2, 3].lazy.map { $0 * 2 }; print(m[0], m.startIndex, m.endIndex, m.indices, m.dropFirst().map { $0 }.count, m.isEmpty, m.reversed().first!, m.max()!, m.firstIndex(of: 4)!, m.elementsEqual([2, 4, 6]), m.starts(with: [2]))
print((1...).lazy.map { $0 * 2 }.prefix(2).reduce(0, +), Array((1...).lazy.filter { $0 % 2 == 0 }.prefix(2)))
