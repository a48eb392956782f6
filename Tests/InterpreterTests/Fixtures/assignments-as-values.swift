final class Box { var n = 0; var list: [Int] = []; var next: Box?; func f() {} }
var b: Box?
print((b?.n = 4) == nil, (b?.n += 1) == nil, (b?.list[0] = 1) == nil)
if (b?.n = 4) != nil { print("set") } else { print("not set") }
b = Box()
print((b?.n = 4) == nil, (b?.n += 1) == nil, (b?.next?.n = 1) == nil)
if let done = (b?.n = 9) { print("done", done, b!.n) }
let f = { b?.n = 10 }
print(f() as Any)
b = nil
print(f() as Any)
let results = [b, Box()].map { $0?.n = 3 }
print(results.count, results.filter { $0 == nil }.count)
if (b?.list.append(1)) == nil { print("no list") }
func leave() -> Bool { guard (b?.n = 3) != nil else { return false }; return true }
print(leave())
b = Box()
print(leave(), b!.n)
var maybe: Int? = nil
print((maybe? += 1) == nil, maybe as Any)
maybe = 1
print((maybe? += 1) as Any, maybe as Any)
struct Point { var x = 0; var tags: [String: Int] = [:] }
var points: [Point]? = nil
print((points?[0].x = 3) == nil)
points = [Point()]
print((points?[0].x = 3) == nil, (points?[0].tags["a"] = 4) == nil, points!)
let unit: Void = (points![0].x = 5)
print(unit, points![0].x)
