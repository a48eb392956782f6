import Foundation
var o: Int? = 3
print(o.take() as Any, o as Any)
print(numericCast(5) as Int8, unsafeBitCast(1.0, to: UInt64.self), withUnsafeBytes(of: UInt16(258).littleEndian) { Array($0) }, M_PI)
print(Int8.isSigned, 4.0.floatingPointClass, 1.0.isLessThanOrEqualTo(2), 5.words.count)
print(Int128(1) << 100)
