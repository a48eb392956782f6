let v: Int = { let x = 4; return { $0 * x }(3) }()
print(v)
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { (x: Int) in g(f(x)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(5))
func apply(_ n: Int, _ f: (Int) -> Int, then g: (Int) -> String) -> String { g(f(n)) }
print(apply(3) { $0 + 1 } then: { "<\($0)>" })
print([3, 1, 2].sorted { a, b in a > b }, ["b", "a"].sorted(by: <))
