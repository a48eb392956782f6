var f: Float = 0.1
f += 0.2
print(f, f == 0.3, f > 0.3)
let list: [Float] = [0.1, 0.2]
print(list[0] == 0.1, list.contains(0.2), list[0] + list[1] == 0.3, list.firstIndex(of: 0.1) as Any)
switch f { case 0.3: print("0.3"); default: print("another") }
struct V { var x: Float = 0.1, y: Float = 0.2; var length: Float { (x * x + y * y).squareRoot() } }
print(V().length, 0.1 + (0.7 - 0.1) * 0.5 as Float)
let long: [Float] = [123456789.123, 0.1]
print(long, long.map { Double($0) })
for f in long { print(f, Double(f), f.description) }
print((1.1 as Float).nextUp, Float.ulpOfOne, Float(0.1).bitPattern, stride(from: Float(0), to: 0.5, by: 0.1).map { $0 })
if case 0.1 = Float(0.1) { print("tenth") } else { print("not tenth") }
print(String(describing: Float(1.1)), [Float(0.1)].map { $0 * 3 }, [1.1, 2].map(Float.init))
print(abs(-f), max(f, 0.2), min(f, 0.05), Double(f), Int(Float(3.7)), f.rounded(.up), -f, f / 3, f.sign)
var g = f
g += 1; g *= 2; g -= 0.3; g /= 7
print(g, [f, g].sorted(), [f, g].reduce(0, +), [f, g].max()!, "\(g)")
func squared<T: Numeric>(_ x: T) -> T { x * x }
print(squared(f), squared(0.1), Float(1) / 3, 7.0 / 3 as Float, Float(1e10), 1e-5 as Float, Float.pi, Float("2.5")!)
let half: (UInt8) -> Float = { Float($0) / 2 }
print(half(5), [1, 2].map(half), Float(0.1) == 0.1, Double(Float(0.1)) == 0.1, Float(UInt64.max))
