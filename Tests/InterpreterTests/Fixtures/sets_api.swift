var s: Set = [3, 1, 2, 3]
print(s.count, s.contains(2), s.insert(4).inserted, s.insert(4).inserted, s.remove(1) as Any, s.remove(9) as Any)
print(s.sorted(), s.union([9]).sorted(), s.intersection([2, 3, 7]).sorted(), s.subtracting([2]).sorted(), s.symmetricDifference([2, 50]).sorted())
print(s.isSubset(of: [1, 2, 3, 4]), s.isSuperset(of: [2]), s.isDisjoint(with: [8]), s == [2, 3, 4])
struct Tag: Hashable { let name: String; var n = 0; static func == (a: Tag, b: Tag) -> Bool { a.name == b.name }; func hash(into h: inout Hasher) { h.combine(name) } }
let tags: Set<Tag> = [Tag(name: "a", n: 1), Tag(name: "b"), Tag(name: "a", n: 2)]
print(tags.count, tags.map(\.name).sorted())
s.formUnion([7]); s.formIntersection([7, 2])
print(s.sorted(), Set("hello").count)
