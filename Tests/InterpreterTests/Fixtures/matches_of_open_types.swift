struct R: Equatable { var lo: Int; static func ~= (r: R, v: Int) -> Bool { v >= r.lo } }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
let even = { (x: Int) in x % 2 == 0 }
switch 8 { case R(lo: 10): print("ge 10"); case even: print("even"); default: print("odd") }
print(R(lo: 1) ~= 3, 1...3 ~= 2, even ~= 3, "a" ~= "a", nil ~= (1 as Int?))
struct Rule<T> { let ok: (T) -> Bool }
extension Rule where T: Collection { static func length(_ r: ClosedRange<Int>) -> Rule { Rule { r ~= $0.count } }
 static func min(_ n: Int) -> Rule { Rule { (n...) ~= $0.count } }
 static func isEmpty(_ b: Bool) -> Rule { Rule { b ~= $0.isEmpty } } }
print(Rule<String>.length(1...3).ok("ab"), Rule<[Int]>.min(3).ok([1]), Rule<[Int]>.isEmpty(true).ok([]))
func has<T: Equatable>(_ a: T, _ b: T) -> Bool { a ~= b }
print(has(1, 1), has("a", "b"))
