var kept: Int? = 3
print(kept.take() as Any, kept as Any)
let small: Int8 = numericCast(5)
print(Int8.isSigned, UInt.isSigned, small, 4.0.floatingPointClass, (-0.0).floatingPointClass, 1.0.isLessThanOrEqualTo(2), Double.nan.floatingPointClass)
print(Optional("a").unsafelyUnwrapped)
print([1, 2].map(-), [true].map(!), [1.5].map(-), [3, 1].reduce(0, +), [1, 2].sorted(by: >))
var iterator = (1...5).makeIterator()
while let first = iterator.next(), let second = iterator.next() { print(first, second) }
print(Double(exactly: Int.max) as Any, Float(exactly: 16_777_217) as Any, Double(exactly: 3) as Any)
print(Double(bitPattern: 0x3FF0000000000000), Float(bitPattern: 0x3F800000), Double(bitPattern: 2.5.bitPattern))
let big = 300.0
let minus = -1.0
print(Int8(exactly: big) as Any, UInt8(exactly: minus) as Any, Int8(exactly: 3.0) as Any, Int(exactly: 3.5) as Any)
print(Double.maximum(.nan, 1), Double.minimum(1, .nan), Double.maximum(1, 2), Double.minimum(1, 2))
struct Row { subscript(name name: String, place: Int) -> Int { name.count + place } }
let path = \Row.[name: "q", 2]
print(Row()[keyPath: path])
var lists = ["a": [1]]
lists.values[lists.values.startIndex].append(2)
for place in lists.values.indices { lists.values[place] += [5] }
print(lists)
struct Numbered: Collection {
    let count: Int
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after place: Int) -> Int { place + 1 }
    subscript(place: Int) -> String { "e\(place)" }
}
let numbered = Numbered(count: 3)
print(numbered[1...].map { $0 }, numbered[0..<2].count, numbered[...1].map { $0 }, numbered[..<2].first!, numbered[1...].startIndex)
struct Streamed: TextOutputStreamable {
    func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}
print(Streamed(), "\(Streamed())", [Streamed()], String(describing: Streamed()))
