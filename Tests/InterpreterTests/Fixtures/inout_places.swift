func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
struct P { var x = 1, y = 2; var both: (Int, Int) { get { (x, y) } set { (x, y) = newValue } } }
var p = P()
func flip(_ p: inout P) { swapTwo(&p.x, &p.y) }
flip(&p)
print(p)
func setBoth(_ t: inout (Int, Int)) { t.0 += 10; t.1 += 20 }
setBoth(&p.both)
print(p)
var d = ["a": [1]]
func add(_ l: inout [Int]?) { l?.append(9) }
add(&d["a"]); add(&d["b"])
print(d)
func inc(_ n: inout Int) { n += 1; defer { n *= 2 }; n += 1 }
var t = (1, "x")
inc(&t.0)
var l = [1, 2, 3]
inc(&l[1])
l.swapAt(0, 2)
print(t, l)
class C { var n = 5 { didSet { print("n", oldValue, n) } } }
let c = C()
inc(&c.n)
