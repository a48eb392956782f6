func make(_ name: String = "none", size: Int = 1, _ rest: Int..., flag: Bool = false, then f: (Int) -> Int = { $0 }) -> String { "\(name) \(size) \(rest) \(flag) \(f(size))" }
print(make()); print(make("a")); print(make(size: 4)); print(make("b", size: 2, 7, 8, flag: true)); print(make("c") { $0 + 100 }); print(make(size: 3, 1) { $0 * 2 })
var calls = 0
func next() -> Int { calls += 1; return calls }
func defaulted(_ n: Int = next()) -> Int { n }
print(defaulted(), defaulted(10), defaulted(), calls)
struct T { let a: Int; init(a: Int = 1, b: Int? = nil) { self.a = a + (b ?? 0) } }
print(T().a, T(a: 2).a, T(b: 5).a, T(a: 1, b: 1).a)
