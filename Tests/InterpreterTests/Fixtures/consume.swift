final class T { deinit { print("gone") } }
func f() { let t = T(); _ = consume t; print("after") }
f()
