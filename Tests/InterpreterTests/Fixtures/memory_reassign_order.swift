class T { let n: Int; init(_ n: Int) { self.n = n; print("+", n) }; deinit { print("-", n) } }
var t: T? = T(1)
t = T(2)
t = nil
var list = [T(3), T(4)]
list[0] = T(5)
list = []
var dict = ["a": T(6)]
dict["a"] = T(7)
dict["a"] = nil
func pass(_ x: T) -> T { x }
_ = pass(T(8))
let kept = pass(T(9))
struct Holder { var t: T; var u = T(10) }
var h: Holder? = Holder(t: T(11))
h?.t = T(12)
h = nil
print("end", kept.n)
