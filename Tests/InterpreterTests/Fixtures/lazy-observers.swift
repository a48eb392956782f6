class C { lazy var n: Int = { print("make"); return 1 }() { willSet { print("will", newValue) } didSet { print("did", oldValue, n) } }
  lazy var m = 2 { didSet { print("did m", m) } }
  lazy var l: [Int] = { print("make l"); return [0] }() { didSet { print("l", l) } }
  init() {}
  init(_ x: Int) { n = x; m = x }
}
let c = C()
c.n = 5
c.m = 7
print(c.n, c.m)
c.l.append(1)
c.l = [4]
_ = C(9)
struct S { lazy var n = 1 { didSet { print("S did", oldValue, n) } }
  mutating func up() { n += 1 } }
var s = S()
s.n = 4
s.n += 1
s.up()
var t = S()
print(t.n)
t.up()
class D: C { override var n: Int { didSet { print("D", oldValue) } } }
let d = D()
d.n = 3
