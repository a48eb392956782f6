func a() { defer { print("1") }; defer { print("2") }; print("body") }
a()
func b(_ n: Int) -> Int { var x = n; defer { x = 100; print("x", x) }; return x }
print(b(5))
func c() throws { defer { print("c1") }; do { defer { print("inner") }; throw E.e }  }
enum E: Error { case e, f }
do { try c() } catch { print("caught", error) }
for i in 0..<3 { defer { print("loop", i) }; if i == 1 { continue }; print("in", i) }
func d() { for i in 0..<3 { defer { print("d", i) }; if i == 1 { return } } }
d()
class K { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("k", n) } }
func e() { let k = K(1); defer { print("use", k.n) }; let j = K(2); print("j", j.n) }
e()
func g(_ flag: Bool) { if flag { defer { print("if-defer") }; print("in if") }; print("after if") }
g(true); g(false)
func h() throws -> Int { defer { print("h1") }; let k = K(3); defer { print("h2", k.n) }; if k.n == 3 { throw E.f }; return 1 }
print((try? h()) ?? -1)
func nested() { defer { defer { print("deepest") }; print("deep") }; print("top") }
nested()
func w() { var n = 0; while true { defer { n += 1 }; if n == 2 { break } }; print("n", n) }
w()
switch 1 { case 1: defer { print("case defer") }; print("case body"); default: break }
func closure() { let f = { defer { print("closure defer") }; print("closure body") }; f() }
closure()
func i() -> Int { do { defer { print("i-do") }; return 3 } }
print(i())
struct S { var v = 0; mutating func m() { defer { v += 1 }; v = 10 } }
var s = S(); s.m(); print(s.v)
func guardDefer(_ n: Int?) { guard let n else { return }; defer { print("gd", n) }; print("gb", n) }
guardDefer(1); guardDefer(nil)
func retry() -> String { var attempts = 0; while true { attempts += 1; do { defer { print("try", attempts) }; if attempts < 3 { throw E.e }; return "ok" } catch { continue } } }
print(retry())
