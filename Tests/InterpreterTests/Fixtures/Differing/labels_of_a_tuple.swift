let p: (x: Int, y: Int) = (1, 2)
let q: (Int, Int) = p
print(p, q, [p] as [(Int, Int)])
func r() -> (Int, Int) { p }
print(r())
func show(_ t: (String, Int)) { print(t) }
for e in ["a": 1] { show(e) }
struct D: ExpressibleByDictionaryLiteral { init(dictionaryLiteral e: (String, Int)...) { print(e) } }
_ = ["a": 1] as D
print(type(of: (x: 1, y: 2)))
