// Unsigned integers beyond what Int holds.
let top = UInt64.max
print(top, top - 1, top / 3, top % 10, top >> 1, ~top, top &+ 2, UInt(1) << 63)
print(top > 5, top < 5, top >= top, 3 <= top, top == UInt64.max, UInt.max != 0)
let literal: UInt64 = 18_446_744_073_709_551_615
let hex: UInt64 = 0xFFFF_0000_0000_0001
print(literal == top, hex, String(hex, radix: 16), String(hex, radix: 16, uppercase: true), Double(hex))
var hash: UInt64 = 14_695_981_039_346_656_037
for byte in "differential".utf8 {
    hash ^= UInt64(byte)
    hash = hash &* 1_099_511_628_211
}
print(hash, hash % 1_000, Int(truncatingIfNeeded: hash), UInt32(truncatingIfNeeded: hash), Int(bitPattern: UInt(hash)))
var total: UInt64 = 0
for square in 0..<64 { total += 1 << UInt64(square) }
print(total, "\(total)", [total], ["t": total], (total, 1), Optional(total) as Any)
struct Seed { var bits: UInt64; let small: UInt8 }
print(Seed(bits: top, small: 7))
print(UInt64("18446744073709551615")!, UInt64("ffffffffffffffff", radix: 16)!, UInt64("18446744073709551616") as Any, UInt64(1e19))
print(UInt(bitPattern: -1), Int(bitPattern: UInt.max), (-7).magnitude, Int8.min.magnitude)

// Each type has its own width.
print(UInt8(255) << 1, Int8(64) << 1, UInt8(0xF0) >> 4, UInt8.max.leadingZeroBitCount, Int8(-1).nonzeroBitCount, UInt16(0x1234).byteSwapped)
print(UInt8.max.addingReportingOverflow(1), Int8(100).multipliedReportingOverflow(by: 2), UInt8(3).subtractingReportingOverflow(4))
print(UInt8(12).multipliedFullWidth(by: 100), UInt64.max.multipliedReportingOverflow(by: 2).partialValue)
print(Int8(bitPattern: 200), UInt8(bitPattern: -1), UInt8(truncatingIfNeeded: 300), UInt8(clamping: -3), Int8(exactly: 200) as Any)
print(Double(10 / 4), Double(7) / 2)
