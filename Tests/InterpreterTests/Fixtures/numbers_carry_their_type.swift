// As values of Any.
let small: Any = Int8(5), tenth: Any = Float(0.1)
print(small is Int, small is Int8, type(of: small), tenth is Double, tenth)
switch small { case is Int: print("Int"); case is Int8: print("Int8"); default: break }
let mixed: [Any] = [1, Int8(1), UInt16(1), Float(1), 1.0, UInt64.max]
print(mixed.map { "\(type(of: $0)) \($0)" }, mixed.compactMap { $0 as? Int }.count)
func show(_ value: Any) { print(value) }
show(Float(1.1)); show([Float(0.1)]); show((Float(0.1), 1))
for value in mixed {
    switch value {
    case let n as Int8: print("Int8", n)
    case let n as UInt16: print("UInt16", n)
    case let n as UInt64: print("UInt64", n)
    case let n as Float: print("Float", n)
    case let n as Double: print("Double", n)
    default: print("Int", value)
    }
}
// In generic functions.
func wrapping<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { a &+ b }
print(wrapping(Int8(127), 1), wrapping(UInt8(255), 1))
func sum<T: Numeric>(_ numbers: T...) -> T { numbers.reduce(0, +) }
print(type(of: sum(1 as Float, 2)), sum(0.1 as Float, 0.2))
func shifted<T: FixedWidthInteger>(_ x: T) -> (T, T, T) { (x << 7, x &<< 9, ~x >> 1) }
print(shifted(UInt8(3)), shifted(Int16(3)), shifted(Int8(3)))
func kind<T>(_ x: T) -> String { "\(T.self) \(type(of: x)) \(x is Int) \(x is UInt8)" }
print(kind(UInt8(1)), kind(Float(1)), kind(5), kind([Int16(5)]))
// In extensions of protocols.
extension UInt8 { var twice: UInt8 { self &* 2 } }
extension BinaryInteger { var next: Self { self + 1 } }
extension FixedWidthInteger { var top: Self { .max } }
print(UInt8(200).twice, UInt8(200).next, Int8(5).next, 7.next, UInt8(1).top, Int16(3).top, 3.top)
// By operators that are functions.
let bytes: [UInt8] = [250, 10]
print(bytes.reduce(0, &+), zip(bytes, bytes).map(&*))
let added: (UInt8, UInt8) -> UInt8 = (&+)
print(added(255, 1))
// Unsigned numbers that Int does not hold.
let top: UInt64 = .max
print([top, 1].sorted(), [top, 2].max()!, max(top, 1), min(top, 5), [1, top].min()!)
print(Int(exactly: top) as Any, Int(clamping: top), top > 1, top / 3, top % 10, top >> 1, Double(top), String(top, radix: 16))
for x in stride(from: top - 1, through: top, by: 1) { print(x) }
print((top - 1..<top).map { $0 }, Set([top, 1, top - 1]).sorted(), [top: "most"][.max]!)
// Their static types.
let a: Int16 = 5, b: Float = 1, c: UInt8 = 2
print(type(of: a), type(of: b), type(of: c + 1), type(of: [a]), type(of: (a, b)), type(of: 5 as UInt16))
struct P { var n: UInt8 = 1 }
print(type(of: P().n), [P()].map { type(of: $0.n) })
print("abc".utf8.map { $0 + 1 }, type(of: "a".utf8.first!), Character(UnicodeScalar(c + 70)), Character("x").asciiValue!)
enum E: UInt8 { case a = 5, b, c }
print(E.b.rawValue, type(of: E.b.rawValue), E(rawValue: 7)!)
struct O: OptionSet { let rawValue: UInt16; static let a = O(rawValue: 1), b = O(rawValue: 1 << 3) }
let o: O = [.a, .b]
print(o, type(of: o.rawValue), o.contains(.b))
for i in UInt8(250)...255 where i > 253 { print(i, type(of: i)) }
for i in stride(from: Int8(100), through: 127, by: 9) { print(i, type(of: i)) }
print((UInt8(1)...3).contains(2), (UInt8(1)...3).count, Array(UInt8(1)..<4), (Int16(1)..<4).upperBound)
// Compared with numbers of other types.
print(AnyHashable(UInt8(3)) == AnyHashable(3), UInt8(3) == 3 as Int, UInt8(3) < 1000 as Int, Int8(-1) < top)
print(UInt8(truncatingIfNeeded: 300), UInt8(exactly: 300) as Any, UInt8(clamping: -5), Int8(bitPattern: 200), UInt8("ff", radix: 16)!, UInt8("300") as Any)
print(c.addingReportingOverflow(255), c.multipliedFullWidth(by: 200), c.leadingZeroBitCount, Int8(-5).magnitude, type(of: Int8(-5).magnitude))
print(type(of: 1...3 as ClosedRange<Int8>), type(of: 1.5..<2), (UInt8(3)...), ...UInt8(3))
