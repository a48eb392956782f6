// What is made to be printed lives until it has been.
final class T: CustomStringConvertible { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") }; var description: String { "T\(n)" } }
print(T("a"))
print(T("b"), T("c"), 1, T("d"))
print("\(T("e")) \(T("f"))", T("g"))
let s = String(describing: T("h")) + "\(T("i"))"
print(s)
debugPrint(T("j"), [T("k")])
print([T("l"), T("m")], T("n") as Any, separator: "|")
func f() -> T { T("o") }
print(f(), f().n)
struct W { let t: T }; enum En { case c(T) }
print(W(t: T("p")), En.c(T("q")), Optional(T("r")) as Any, ["k": T("s")])
var out = ""
print(T("t"), to: &out); print(out)
print([T("u")].map { $0.n }, [T("v")].first!, T("w").n)
let kept = T("x"); print(kept, type(of: T("y")))
func show(_ a: T, _ b: T) { print(a, b) }
show(T("z1"), T("z2"))
dump(T("q1").n)
