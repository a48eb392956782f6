struct Point { var x = 0.0; var y = 0.0; let name: String }
print(Point(x: 1, y: 2, name: "a"), Point(y: 5, name: "b"), Point(name: "c"))
struct Range2 { let low: Int; let high: Int; init(_ a: Int, _ b: Int) { low = min(a, b); high = max(a, b) } }
extension Range2 { init(single: Int) { self.init(single, single) } }
print(Range2(9, 3), Range2(single: 4))
