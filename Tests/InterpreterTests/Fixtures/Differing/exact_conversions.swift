print(Double(exactly: Int.max) as Any, Float(exactly: 16777217) as Any, Double(exactly: 3) as Any)
print(Double(bitPattern: 0x3FF0000000000000), Float(bitPattern: 0x3F800000))
let big = 300.0, minus = -1.0
print(Int8(exactly: big) as Any, UInt8(exactly: minus) as Any)
print(Double.maximum(.nan, 1), 0.0 / 0, "hello".replacing("l", with: "L", maxReplacements: 1))
