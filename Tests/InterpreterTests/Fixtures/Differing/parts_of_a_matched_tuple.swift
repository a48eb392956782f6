final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
func f() { switch (T("one"), T("two")) { case let (a, _): print("body", a.n) }; print("after") }
f()
