class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }
func make() -> () -> Int { let t = T(1); var k = 0; return { k += 1; return t.n + k } }
do { let f = make(); print(f(), f()) }
print("gone")
func run(_ f: () -> Void) { f() }
do { let t = T(2); run { print("in", t.n) }; print("after") }
do { var fs: [() -> Void] = []; for i in 3...4 { let t = T(i); fs.append { print("f", t.n) } }; fs.removeFirst()(); print("removed"); fs[0]() }
let g: () -> Void = { [t = T(5)] in print("g", t.n) }
g(); g()
print("end")
