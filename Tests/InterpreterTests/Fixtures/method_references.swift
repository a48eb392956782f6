struct M { let k: Int; func times(_ n: Int) -> Int { n * k }; static func triple(_ n: Int) -> Int { n * 3 }; mutating func noop() {} }
let m = M(k: 5)
let bound = m.times
print(bound(2), [1, 2].map(m.times), [1, 2].map(M.triple), M.times(m)(4), [M(k: 1), M(k: 2)].map { $0.times(10) })
final class K { var n = 0; func add(_ d: Int) { n += d }; deinit { print("K gone") } }
var add: ((Int) -> Void)?
do { let k = K(); add = k.add; add?(3); print(k.n) }
print("still")
add = nil
func apply(_ f: (Int, Int) -> Int) -> Int { f(6, 3) }
print(apply(+), apply(-), apply(max), apply { $0 / $1 })
