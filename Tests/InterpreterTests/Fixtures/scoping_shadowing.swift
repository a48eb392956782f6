let x = 1
func f(_ x: Int) -> Int { let y = x; do { let x = y + 10; if x > 5 { let x = "s"; print(x) }; print(x) }; return x }
print(f(3), x)
struct S { let x = 5; func g(x: Int) -> Int { self.x + x }; static let x = 50; func h() -> Int { x + Self.x } }
print(S().g(x: 1), S().h())
for x in 0..<1 { let x = x + 100; print(x) }
if let x = Optional(7) { print(x) }
let closure = { (x: Int) in { x * 2 }() }
print(closure(4), x)
func outer() -> Int { func inner(_ n: Int) -> Int { n == 0 ? base : inner(n - 1) + 1 }; let base = 3; return inner(2) }
print(outer())
