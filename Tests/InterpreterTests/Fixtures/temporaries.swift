class T { let n: Int; var kid: T?; init(_ n: Int, _ k: T? = nil) { self.n = n; kid = k }; deinit { print("~\(n)") }; func add(_ o: T) -> T { T(n + o.n) }; var twice: Int { n * 2 }; func chain() -> T { self }; static func make(_ n: Int) -> T { T(n) }; subscript(i: Int) -> Int { n + i } }
func h(_ t: T) -> Int { t.n }; func two(_ a: T, _ b: T) -> Int { print("two"); return a.n + b.n }
print("call", h(T(4)), h(T(5)))
print(two(T(1), T(2)), "after")
print(T(10).add(T(20)).n)
let v = T(30).twice + T(31)[1]; print(v)
if T(40).n == 40, T(41).n == 41 { print("both") }
print(T(50).chain().chain().n)
print([T(60), T(61)].count, [T(62)].first!.n)
print("interp \(T(70).n) and \(T(71).twice)")
_ = T(80).kid?.n; print(T(81, T(82)).kid!.n)
for i in 0..<T(2).n { print("i", i) }
let t = T.make(90).n > 5 ? T(91) : T(92); print("picked", t.n)
var s = T(100); s = s.add(T(1)); print("s", s.n)
func ret() -> T { let a = T(110); let b = T(111); _ = b; return a }; print(ret().n)
func opt(_ b: Bool) -> T? { b ? T(120) : nil }; print(opt(true)?.n ?? 0, opt(false)?.n ?? 0); if let o = opt(true) { print("o", o.n) }
switch T(130).n { case 130: print("matched"); default: break }
let arr = [1, 2].map { T(140 + $0) }; print(arr.map(\.n)); let sum = [T(150), T(151)].reduce(0) { $0 + $1.n }; print(sum)
do { let x = T(160); x.kid = T(161); x.kid = nil; print("kid gone"); x.kid = T(162) }
func throwing() throws -> Int { let a = T(170); _ = a; throw E.x }; enum E: Error { case x }; print((try? throwing()) ?? -1)
let c = { T(180) }; print(c().n); let lz = [{ T(181) }, { T(182) }]; print(lz[1]().n)
func defaulted(_ t: T = T(190)) -> Int { t.n }; print(defaulted(), defaulted(T(191)))
while T(200).n < 0 {}; repeat {} while T(201).n < 0; guard T(202).n > 0 else { fatalError() }; print("loops")
let tup = (T(210).n, T(211)); print(tup.0, tup.1.n); var d = [1: T(220)]; d[1] = T(221); d[1] = nil; print("dict")
let nested = h(T(230).add(T(h(T(231))))); print(nested)
print("end")
