struct Item: Hashable { let id: Int; var title: String; func hash(into h: inout Hasher) { h.combine(id) } }
struct ByID: Hashable { let id: Int; let t: String; static func == (a: ByID, b: ByID) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
struct Loose: Hashable { var s: String; static func == (a: Loose, b: Loose) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) } }
final class Node: Hashable { let n: Int; let tag: String; init(_ n: Int, _ tag: String) { self.n = n; self.tag = tag }
  static func == (a: Node, b: Node) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
final class Ref: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: Ref, b: Ref) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(n) } }
enum Kind: Hashable { case a(Int, String), b; func hash(into h: inout Hasher) { switch self { case .a(let n, _): h.combine(n); case .b: h.combine(0) } } }
let a = Item(id: 1, title: "a"), b = Item(id: 1, title: "b")
print(a == b, Set([a, b]).count, Set([a]).contains(b), [a: 1, b: 2].count)
var d = [a: 1]; d[b] = 2; d[a, default: 0] += 10; print(d.count, d[a]!, d[b]!, d[Item(id: 1, title: "c")] as Any)
d[a] = nil; print(d.count, d[b]!, d[a] as Any); d[b] = nil; print(d.isEmpty)
var s: Set<Item> = []; for t in ["x", "y", "z", "w"] { s.insert(Item(id: 7, title: t)) }
print(s.count, s.remove(Item(id: 7, title: "y"))?.title as Any, s.count, s.contains(Item(id: 7, title: "z")), s.contains(Item(id: 7, title: "w")), s.contains(Item(id: 7, title: "y")))
print(s.remove(Item(id: 7, title: "w"))!.title, s.remove(Item(id: 7, title: "x"))!.title, s.map(\.title))
var u: Set = [ByID(id: 1, t: "a")]
print(u.update(with: ByID(id: 1, t: "b"))?.t as Any, u.first!.t, u.update(with: ByID(id: 2, t: "c")) as Any, u.count)
let r = u.insert(ByID(id: 1, t: "z")); print(r.inserted, r.memberAfterInsert.t)
print(u.insert(ByID(id: 3, t: "q")).inserted, u.remove(ByID(id: 3, t: "no"))!.t)
print(Set([Loose(s: "A"), Loose(s: "a")]).count, [Loose(s: "K"): 1][Loose(s: "k")]!)
var ld = [Loose(s: "One"): 1]; ld.updateValue(2, forKey: Loose(s: "ONE")); print(ld.keys.first!.s, ld.values.first!); ld[Loose(s: "one")] = 5; print(ld.keys.first!.s, ld.count)
print(Set([Node(1, "a"), Node(1, "b"), Node(2, "c")]).count, Set([Ref(1), Ref(1)]).count)
let r1 = Ref(4); print(Set([r1, r1, Ref(4)]).count)
print(Set([Kind.a(1, "x"), .a(1, "y"), .b]).count, Set<Kind>([.b, .b]).count)
let x = Set([ByID(id: 1, t: "x1"), ByID(id: 2, t: "x2"), ByID(id: 5, t: "x5")]), y = Set([ByID(id: 2, t: "y2"), ByID(id: 3, t: "y3")])
print(x.union(y).map(\.t).sorted(), x.intersection(y).map(\.t).sorted(), x.subtracting(y).map(\.t).sorted(), x.symmetricDifference(y).map(\.t).sorted())
print(x == Set([ByID(id: 5, t: ""), ByID(id: 2, t: ""), ByID(id: 1, t: "")]), x.isSuperset(of: [ByID(id: 2, t: "?")]), x.isDisjoint(with: y), y.isSubset(of: x), x.isStrictSuperset(of: x))
var z = x; z.formIntersection(y); print(z.map(\.t)); z.formUnion(x); print(z.map(\.t).sorted()); z.subtract(y); print(z.map(\.t).sorted()); z.formSymmetricDifference(x); print(z.map(\.t).sorted())
print(Set([Set([1, 2]), Set([2, 1]), [3]]).count, Set([["a": 1], ["a": 2], ["a": 1]]).count, [[1, 2]: "l"][[1, 2]]!)
let groups = Dictionary(grouping: [a, b, Item(id: 2, title: "c"), a], by: { $0 }); print(groups.count, groups[a]!.count, groups[b]!.count)
let merged = Dictionary([(a, 1), (b, 2), (a, 3)], uniquingKeysWith: +); print(merged[a]!, merged[b]!)
var big = Set(0..<200); for i in 0..<190 { big.remove(i) }; print(big.sorted()); var bd = Dictionary(uniqueKeysWithValues: (0..<300).map { ($0, "\($0)") }); for i in stride(from: 0, to: 300, by: 3) { bd[i] = nil }
print(bd.count, bd[1]!, bd[299]!, bd[298]!, bd[297] as Any, bd.keys.sorted().prefix(4)); for (k, v) in bd where String(k) != v { print("wrong", k, v) }
struct W<T: Hashable>: Hashable { var v: T; var extra: Int; static func == (a: W, b: W) -> Bool { a.v == b.v }; func hash(into h: inout Hasher) { h.combine(v) } }
print(Set([W(v: "a", extra: 1), W(v: "a", extra: 2)]).count, [W(v: 1, extra: 0): "one"][W(v: 1, extra: 9)]!)
struct P: Hashable { var w: W<Int>; var k: Int }
print(Set([P(w: W(v: 1, extra: 1), k: 1), P(w: W(v: 1, extra: 2), k: 1), P(w: W(v: 1, extra: 2), k: 2)]).count)
var bigOwn: Set<Item> = []; for i in 0..<100 { bigOwn.insert(Item(id: i % 5, title: "\(i)")) }; for i in 0..<95 { bigOwn.remove(Item(id: i % 5, title: "\(i)")) }; print(bigOwn.map(\.title).sorted(), bigOwn.contains(Item(id: 4, title: "99")), bigOwn.contains(Item(id: 4, title: "94")))
while let i = bigOwn.popFirst() { if bigOwn.count == 0 { print("last", i.id < 5) } }
