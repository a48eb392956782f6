let (a, b) = (1, "x")
func f() -> Int { a + 1 }
let c = { b + "y" }
print(f(), c())
let ((d, e), g) = ((1, 2), 3)
var (x, y) = (1, 2)
func bump() { x += 1; y += x }
bump()
print(d, e, g, x, y)
class C { let n = a; func m() -> String { b } }
print(C().n, C().m())
let h = { x }, i = { y }
bump()
print(h(), i())
struct K { static let (one, two) = ("1", 2); static var (p, q): (Int, String) = { print("made"); return (1, "q") }() }
print(K.one, K.two, K.p); K.p += 4; K.q += "!"; print(K.p, K.q)
enum L { static let (m, (n, _)) = (1, (2.5, 3)) }
print(L.m, L.n + 1)
let (s, t): (Double, Int?) = (1, nil)
func st() -> String { "\(s) \(t as Any)" }
print(st())
guard let first = [4].first else { fatalError() }
func usesFirst() -> Int { first + 1 }
print(usesFirst())
enum Sh { case round(Int), flat }
guard case .round(let radius) = Sh.round(4), let text = Optional("t"), radius > 3 else { fatalError() }
func all() -> String { text + "\(radius)" }
print(all(), { radius * 2 }())
