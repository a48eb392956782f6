let words = ["delta", "alpha", "charlie", "bravo"]
print(words.sorted(), words.sorted { $0.count < $1.count }.first!, words.map(\.count), words.max { $0.count < $1.count }!)
print(words.reduce(into: [:]) { $0[$1.first!, default: 0] += $1.count }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), zip(words, words.dropFirst()).map { $0.0.first! < $0.1.first! })
print(words.first { $0.hasPrefix("c") } as Any, words.firstIndex { $0 == "bravo" }!, words.contains { $0.count == 7 }, words.allSatisfy { !$0.isEmpty })
print([[1, 2], [], [3]].flatMap { $0 }, ["1", "x", "3"].compactMap(Int.init), stride(from: 1, through: 7, by: 3).map { $0 }, [3, 1, 2].sorted(by: >))
words.forEach { if $0.count > 5 { print("long", $0) } }
print((1...4).reduce("") { $0 + "\($1)" }, [1, 2, 3, 4].prefix(while: { $0 < 3 }), [1, 2, 3].drop(while: { $0 < 2 }), [5, 6].joinedBy("+"))
extension Array { func joinedBy(_ s: String) -> String { map { "\($0)" }.joined(separator: s) } }
