var pending: [() -> Void] = []
func later(_ f: @escaping () -> Void) { pending.append(f) }
func now<T>(_ f: () throws -> T) rethrows -> T { try f() }
class Token { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("token", n, "gone") } }
do { let t = Token(1); later { print("uses", t.n) } }
do { let t = Token(2); later { [weak t] in print("weak", t?.n as Any) } }
print("run")
for f in pending { f() }
pending.removeFirst()
print("removed")
pending = []
print(now { 3 })
