print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 1 << 4, 255 >> 2, 6 & 3, 6 | 3, 6 ^ 3, ~5)
print(Int.max, Int8.max, UInt8.min, Int32.min, UInt8(200) &+ 100, Int8(127) &+ 1)
print(Int(3.99), Int(-3.99), UInt8(truncatingIfNeeded: 300), Int8(exactly: 200) as Any, Int("ff", radix: 16)!, String(255, radix: 2))
print(5.isMultiple(of: 5), (-4).magnitude, abs(-3), max(1, 5, 3), min(2, 1), 17.quotientAndRemainder(dividingBy: 5), 5.signum())
print(1_000_000, 0xFF, 0b11, 0o17, (1...5).reduce(1, *))
var n = 5; n -= 2; n *= 4; n /= 3; n %= 3
print(n, 3.advanced(by: 2), (3).distance(to: 10), 8.trailingZeroBitCount, 8.leadingZeroBitCount)
