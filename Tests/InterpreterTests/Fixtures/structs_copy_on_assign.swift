struct Inner { var list = [1, 2] }
struct Outer { var inner = Inner(); var dict = ["a": Inner()] }
var x = Outer()
var y = x
y.inner.list.append(3)
y.dict["a"]?.list[0] = 100
x.inner.list[0] = 50
print(x, y.inner.list, y.dict["a"]!.list)
func changed(_ o: Outer) -> Outer { var o = o; o.inner.list = []; return o }
print(changed(x).inner.list, x.inner.list)
let boxed = [x, y]
var copy = boxed
copy[0].inner.list = [7]
print(boxed[0].inner.list, copy[0].inner.list)
