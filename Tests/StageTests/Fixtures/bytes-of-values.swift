import Foundation
var x: Int32 = 258
let d = Data(bytes: &x, count: 4)
print(Array(d))
var bytes: [UInt8] = [1, 2, 3]
print(Array(Data(bytes: bytes, count: 2)), Array(Data(bytes: &bytes, count: 3)))
let n = d.withUnsafeBytes { $0.load(as: Int32.self) }
print(n)
let raw = UnsafeMutableRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 4))
let p = raw.assumingMemoryBound(to: UInt8.self)
p[0] = 7
print(p[0])
let pointer = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
pointer[0] = 9
pointer[1] = 8
print(Array(Data(bytes: pointer, count: 2)), Array(Data(bytes: UnsafeRawPointer(pointer), count: 2)))
var wide: UInt64 = 0x0102030405060708
print(Array(Data(bytes: &wide, count: 8)), Array(Data(bytes: &wide, count: 2)))
print(Array(Data(bytes: "ab", count: 2)))
func append(bytes: inout [UInt8]) -> Int {
    bytes.append(4)
    return bytes.count
}
print(append(bytes: &bytes), bytes)
