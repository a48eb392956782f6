let point: (x: Int, y: Int) = (1, 2)
let plain: (Int, Int) = point
print(point, plain, [point] as [(Int, Int)])
func result() -> (Int, Int) { point }
func other() -> (left: Int, right: Int) { result() }
print(result(), other(), other().left)
func show(_ pair: (String, Int)) { print(pair) }
for entry in ["a": 1] { show(entry) }
print(type(of: (x: 1, y: 2)), type(of: plain))
var both: (Int, Int) = (0, 0)
both = point
print(both)
