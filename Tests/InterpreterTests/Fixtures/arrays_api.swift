var a = [5, 3, 8, 1]
a.insert(7, at: 1); a.remove(at: 0); a.append(contentsOf: [2, 2])
print(a, a.firstIndex(of: 2) as Any, a.lastIndex(of: 2) as Any, a.min()!, a.max()!, a.contains(8))
a.removeAll { $0 == 2 }
a.sort(); a.reverse()
print(a, a.first as Any, a.last as Any, a.isEmpty, a.startIndex, a.endIndex)
print(a.map { $0 * 2 }, a.flatMap { [$0, $0] }, a.compactMap { $0 > 5 ? "\($0)" : nil }, a.allSatisfy { $0 > 0 })
print(a.partitioned { $0 > 4 }, a.split(separator: 7).map(Array.init), a.joinedText)
a.replaceSubrange(0..<2, with: [0]); print(a)
a.swapAt(0, 1); print(a, a.dropLast(), a.drop { $0 > 1 }, a.prefix { $0 > 0 })
print(Array(repeating: "x", count: 3), [[1, 2], [3]].joined().map { $0 }, [3, 1].sorted(), a.randomElement() != nil)
print([1, 2] + [3], [1, 2] == [1, 2], [1, 2].elementsEqual([1, 2]), [1, 2].starts(with: [1]), Array("hey"))
extension Array { func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) } }
extension Array where Element == Int { var joinedText: String { map(String.init).joined(separator: "-") } }
