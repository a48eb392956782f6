struct File: ~Copyable { let n: Int; deinit { print("closed", n) } }
func use(_ x: consuming File) { print("use", x.n) }
func f() { let a = File(n: 1); use(a); print("after"); var b = File(n: 2); b = File(n: 3); print("second", b.n) }
f()
