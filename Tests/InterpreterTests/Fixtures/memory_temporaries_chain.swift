class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) }; func next() -> T { T(n + 1) }; var twin: T { T(n * 10) }; func use() -> Int { n } }
print(T(1).next().next().n)
print("a")
print(T(4).twin.use() + T(5).use())
print("b")
let x = [T(6), T(7)].map { $0.n }
print("c", x)
if T(8).use() == 8 { print("in if") }
for t in [T(9), T(10)] { print("loop", t.n) }
print("d")
switch T(11).n { case 11: print("case"); default: break }
_ = T(12)
let _ = T(13)
print("end")
