struct Inner { var v = 0 { willSet { print("inner will", newValue) } didSet { print("inner did", oldValue) } } }
class Outer { var inner = Inner() { willSet { print("outer will", newValue.v) } didSet { print("outer did", oldValue.v) } } }
let o = Outer()
o.inner.v = 3
o.inner.v += 1
func change(_ v: inout Int) { v = 100; print("in change") }
change(&o.inner.v)
print(o.inner.v)
