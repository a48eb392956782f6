// sort comparisons count, big sorts
var n = 0
let a = (0..<200).map { ($0 * 7919) % 211 }
let s = a.sorted { n += 1; return $0 < $1 }
print(n, s == s.sorted(), s.first!, s.last!)
n = 0; _ = s.sorted { n += 1; return $0 < $1 }; print(n)
n = 0; _ = Array(s.reversed()).sorted { n += 1; return $0 < $1 }; print(n)
n = 0; var b = Array(a.prefix(70)); b.sort { n += 1; return $0 > $1 }; print(n, b[0], b[69])
struct P { let k: Int, i: Int }; let ps = (0..<150).map { P(k: ($0 * 37) % 5, i: $0) }
let sp = ps.sorted { $0.k < $1.k }; print(zip(sp, sp.dropFirst()).allSatisfy { $0.k < $1.k || $0.k == $1.k && $0.i < $1.i }, sp.prefix(4).map(\.i))
print([3, 1, 2].min { print("min", $0, $1); return $0 < $1 }!, [3, 1, 2].max { print("max", $0, $1); return $0 < $1 }!)
_ = [1, 2, 3].contains { print("c", $0); return $0 == 2 }; _ = [1, 2].elementsEqual([1, 3]) { print("e", $0, $1); return $0 == $1 }
_ = [4, 2, 9].sorted { print($0, $1, terminator: ";"); return $0 > $1 }; print()
print([1, 2, 3, 4, 5, 6].partitioned()); extension Array where Element == Int { func partitioned() -> [Int] { var c = self; let i = c.partition { $0 % 2 == 0 }; return c + [i] } }
print(["b": 1, "a": 2].sorted { $0.value < $1.value }.map(\.key), [[2, 1], [1]].sorted { $0.count < $1.count }, ["B", "a", "C"].sorted { $0.lowercased() < $1.lowercased() })
