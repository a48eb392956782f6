enum E: Error { case boxed(T) }
class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }
func f(_ n: Int) throws -> T { let local = T(n); defer { print("leave", local.n) }; if n > 1 { throw E.boxed(T(n * 10)) }; return local }
do { let a = try f(1); print("a", a.n); let b = try f(2); print(b.n) } catch E.boxed(let t) { print("caught", t.n) } catch {}
print("after")
print((try? f(3))?.n as Any)
print("end")
