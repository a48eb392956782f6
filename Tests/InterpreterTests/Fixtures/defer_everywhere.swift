func f(_ n: Int) -> Int { defer { print("outer") }; for i in 0..<n { defer { print("loop", i) }; if i == 1 { return i } }; if n == 0 { defer { print("if") }; print("body") }; return -1 }
print(f(0)); print(f(3))
func g() throws { defer { print("cleanup 1") }; defer { print("cleanup 2") }; throw E.x }
enum E: Error { case x }
do { try g() } catch { print("caught", error) }
class R { let n: String; init(_ n: String) { self.n = n }; deinit { print(n, "gone") } }
func h() -> String { let r = R("r"); defer { print("defer sees", r.n) }; let q = R("q"); return q.n + r.n }
print(h())
switch 1 { case 1: defer { print("case defer") }; print("in case"); default: break }
