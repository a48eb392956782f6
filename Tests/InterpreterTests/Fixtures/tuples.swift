let t = (1, name: "x", (2.5, true))
print(t.0, t.name, t.2.0, t)
func minMax(_ l: [Int]) -> (min: Int, max: Int)? { l.isEmpty ? nil : (l.min()!, l.max()!) }
if let (lo, hi) = minMax([4, 2, 9]) { print(lo, hi) }
print(minMax([])?.max as Any, minMax([1])!.min, (1, 2) == (1, 2), (1, "a") < (1, "b"), (2, 0) > (1, 9))
var p = (x: 1, y: 2)
p.x += 5; (p.x, p.y) = (p.y, p.x)
let (a, _, (b, c)) = t
print(p, a, b, c, [(1, "z"), (0, "y")].sorted { $0.0 < $1.0 }.map(\.1))
for (i, (k, v)) in [("a", 1), ("b", 2)].enumerated() { print(i, k, v) }
