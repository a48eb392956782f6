enum Shape { case circle(r: Double), rect(w: Double, h: Double), poly([Int]), empty }
func f(_ s: Shape) -> String {
    switch s {
    case .circle(let r) where r > 10: return "big \(r)"
    case .circle(r: let r): return "circle \(r)"
    case .rect(let w, let h) where w == h: return "square \(w)"
    case let .rect(w, _): return "rect \(w)"
    case .poly(let p) where p.isEmpty: return "none"
    case .poly(let p): return "poly \(p.count)"
    case .empty: return "empty"
    }
}
print([.circle(r: 20), .circle(r: 1), .rect(w: 2, h: 2), .rect(w: 1, h: 2), .poly([]), .poly([1]), Shape.empty].map(f))
let pts = [(0, 0), (1, 0), (0, 2), (3, 3), (-4, 4), (5, 1)]
for p in pts {
    switch p {
    case (0, 0): print("origin", terminator: " ")
    case (_, 0): print("x-axis", terminator: " ")
    case (0, let y): print("y-axis \(y)", terminator: " ")
    case let (x, y) where x == y: print("diag \(x)", terminator: " ")
    case (-5...(-1), let y): print("left \(y)", terminator: " ")
    case let (x, y): print(x + y, terminator: " ")
    }
}
print()
let things: [Any?] = [1, nil, "x", 2.0]
for t in things {
    switch t {
    case let i as Int: print("int", i)
    case nil: print("nil")
    case let s as String where s.count == 1: print("short", s)
    case .some: print("some")
    }
}
let nested: [Int??] = [1]
if case let (a, b)? = Optional((1, 2)) { print(a, b) }
if case 1...5 = 3 { print("in range") }
if case .circle = Shape.circle(r: 1) { print("is circle") }
guard case .rect(let w, let h) = Shape.rect(w: 3, h: 4) else { fatalError() }
print(w, h)
for case .circle(let r) in [Shape.circle(r: 1), .empty, .circle(r: 2)] { print("r", r) }
for case let x? in [1, nil, 2] where x > 1 { print(x) }
for (i, (a, b)) in [(1, 2), (3, 4)].enumerated() { print(i, a, b) }
switch "hello" { case "a"..."m": print("a-m"); default: print("rest") }
switch 42 { case let n where n.isMultiple(of: 2): print("even"); default: print("odd") }
switch (Shape.empty, true) { case (.empty, true): print("both"); default: break }
enum Op { case add(Int), sub(Int), both(Op2) }; enum Op2 { case x(Int), y }
switch Op.both(.x(4)) { case .both(.x(let n)): print("x", n); case .both(.y): print("y"); case .add(let n), .sub(let n): print(n) }
switch Op.sub(9) { case .add(let n), .sub(let n): print("as", n); default: break }
var seen: Set<Int> = []
let value: Int? = 7
switch value { case 7: print("seven"); case .some(let v): print(v); case .none: break }
while case let v? = seen.popFirst() { print(v) }
let r: Result<Int, Error> = .success(1)
if case .success(let v) = r { print("ok", v) }
func classify(_ n: Int) -> String { switch n { case Int.min..<0: "neg"; case 0: "zero"; case 1...: "pos"; default: "?" } }
print(classify(-5), classify(0), classify(99))
let c: Character = "e"
switch c { case "a", "e", "i", "o", "u": print("vowel"); default: print("consonant") }
_ = nested
