final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
func f() { let both = { [a = T("a")] in print(a.n) }; both(); print("after") }
f()
