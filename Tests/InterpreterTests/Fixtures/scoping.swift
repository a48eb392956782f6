let x = 1
func f() -> Int { let x = 2; do { let x = 3; _ = x }; if x == 2 { let x = 10; return x + g() }; return x }
func g() -> Int { x }
print(f())
for x in 5...6 { let x = x * 2; print(x) }
struct T { var x = 7; func get() -> Int { x }; func param(x: Int) -> Int { x + self.x }; static let x = 70; func st() -> Int { T.x + Self.x }; mutating func set(x: Int) { self.x = x } }
var t = T(); t.set(x: 8); print(t.get(), t.param(x: 1), t.st())
let c = { (x: Int) -> Int in let y = x; return { x + y }() }
print(c(4))
if let x = Optional(x) { print(x) }
switch 3 { case let x: print(x) }
func shadow(_ n: Int) -> Int { var n = n; n += 1; return n }
print(shadow(1))
func outer() { var count = 0; func inc() { count += 1; if count < 3 { inc() } }; inc(); print(count); let count2 = count; do { let count = "str"; print(count, count2) } }
outer()
class Self1 { var self1 = 1; lazy var me: Int = { self.self1 + self1 }(); func m() -> () -> Int { { self.self1 } } }
print(Self1().me, Self1().m()())
enum Names { static func max(_ a: Int, _ b: Int) -> Int { a }; static func t() -> Int { max(1, 2) + Swift.max(1, 2) } }
print(Names.t())
struct Array2 { var count = 3; func print() { Swift.print("method", count) } }
Array2().print()
var closures: [() -> Int] = []; for i in 0..<3 { var j = i; closures.append { j += 10; return j } }; print(closures.map { $0() }, closures.map { $0() })
var total = 0; let add: (Int) -> Void = { total += $0 }; add(3); add(4); print(total)
func makeAccumulator() -> (add: (Int) -> Void, get: () -> Int) { var sum = 0; return ({ sum += $0 }, { sum }) }
let acc = makeAccumulator(); acc.add(5); acc.add(6); print(acc.get())
let `default` = 5; print(`default`)
let (a, (b, c2)) = (1, (2, 3)); print(a, b, c2); let _ = a
let late: Int; if a == 1 { late = 10 } else { late = 20 }; print(late)
print({ $0 + $1 }(1, 2), { _ in "ignored" }(3))
