final class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) }; func go() async -> Int { await Task.yield(); return n } }
do { let t = T(1); print(await t.go()) }
let task = Task { let t = T(2); await Task.yield(); return t.n }
print(await task.value)
weak var w: T?
do { let t = T(3); w = t; let k = Task { [weak t] in t?.n }; print(await k.value == 3) }
print(w == nil)
