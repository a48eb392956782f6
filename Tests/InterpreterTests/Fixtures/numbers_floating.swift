let x = 2.5
print(x.rounded(), (3.5).rounded(), (-2.5).rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.towardZero), x.squareRoot())
print(1.0 / 0, -1.0 / 0, (0.0 / 0).isNaN, Double.pi, Double.infinity > 1, 5.0.truncatingRemainder(dividingBy: 3))
print(Float(0.1), Double(Float(0.1)), 1e-7, 123456789.0, 1e16, 100.0, Float(16777217), 3.0 as Float)
print(Int(x), Double(3) / 2, 7.0 / 2, x.isZero, x.magnitude, min(x, 1.5), Double("1e3")!)
let mixed = 3 * 0.5 + Double(2)
print(mixed, mixed == 3.5, -x, +x, x > 2, (1.1).rounded(.toNearestOrEven))
