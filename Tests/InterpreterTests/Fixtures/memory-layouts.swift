// How much memory values of types take, and casts to what a type's parameters stand for.
struct Vertex { var flag: UInt8; var x: Float; var on: Bool }
class Node { var next: Node? }
enum Mode: Int { case a, b }
enum Slot { case empty, full(Int), gone }
enum Switch { case empty, full(Bool), gone }
struct Pair<A, B> { var a: A; var b: B }

print(MemoryLayout<Int>.size, MemoryLayout<UInt8>.size, MemoryLayout<Double>.stride, MemoryLayout<Float>.alignment)
print(MemoryLayout<Bool>.size, MemoryLayout<String>.size, MemoryLayout<Int32>.size, MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride)
print(MemoryLayout<UInt16>.size, MemoryLayout<[Int]>.size, MemoryLayout<Character>.size, MemoryLayout<Any>.size)
print(MemoryLayout<Vertex>.size, MemoryLayout<Vertex>.stride, MemoryLayout<Vertex>.alignment)
print(MemoryLayout<Node>.size, MemoryLayout<Node?>.size, MemoryLayout<(Int8, Int32)>.size, MemoryLayout<Bool?>.size)
print(MemoryLayout<Mode>.size, MemoryLayout<Slot>.size, MemoryLayout<Slot>.stride, MemoryLayout<Switch>.size, MemoryLayout<Void>.size)
print(MemoryLayout<Pair<Int8, Int64>>.size, MemoryLayout<Pair<Int64, Int8>>.size, MemoryLayout<Pair<Int64, Int8>>.stride)
print(MemoryLayout<() -> Void>.size, MemoryLayout<ClosedRange<Int>>.size, MemoryLayout<UInt8??>.size)
let values: [Float] = [1, 2, 3]
print(MemoryLayout.size(ofValue: 3), MemoryLayout.size(ofValue: 3 as Float), values.count * MemoryLayout<Float>.stride)
print(MemoryLayout.stride(ofValue: values[0]), MemoryLayout.size(ofValue: Vertex(flag: 1, x: 2, on: true)))
func bytes<T>(_ values: [T]) -> Int { values.count * MemoryLayout<T>.stride }
print(bytes([1.0, 2]), bytes([UInt8(1)]), bytes([Vertex(flag: 1, x: 2, on: true)]))

extension Dictionary {
    func only(_ any: Any) -> Value? { any as? Value }
    func isKey(_ any: Any) -> Bool { any is Key }
    mutating func put(_ any: Any, _ key: Key) -> Bool {
        guard let value = any as? Value else { return false }
        self[key] = value
        return true
    }
    static func from(_ any: [AnyHashable: Any]) -> [Key: Value] {
        var result: [Key: Value] = [:]
        for (key, value) in any { if let key = key as? Key, let value = value as? Value { result[key] = value } }
        return result
    }
}
extension Array {
    func cast(_ any: Any) -> Element? { any as? Element }
    func all(_ any: [Any]) -> [Element] { any.compactMap { $0 as? Element } }
    func castAll(_ any: Any) -> [Element]? { any as? [Element] }
    var takesTexts: Bool { "text" is Element }
}
extension Set { func has(_ any: Any) -> Bool { (any as? Element).map { contains($0) } ?? false } }
extension Optional { func cast(_ any: Any) -> Wrapped? { any as? Wrapped } }

print([1].castAll(["x"]) as Any, [1].castAll([7]) as Any, [1].takesTexts, ["a"].takesTexts)
let none: [String: Double] = [:]
print(none.only("x") as Any, none.only(1.5) as Any, none.isKey(3), none.isKey("k"))
let anything: [String: Any] = ["a": 1]
print(anything.only("text") as Any, anything.only(1.5) as Any)
let numbers: [Int] = []
print(numbers.cast("s") as Any, numbers.all(["q", 4]), numbers.castAll(["s"]) as Any, numbers.takesTexts)
print([String: Int].from(["a": "b"]), [Int: String].from([1: "b"]))
struct Holder {
    var items: [String] = []
    var map: [Int: [String]] = [:]
}
var holder = Holder()
print(holder.items.cast(1) as Any, holder.map.only([1]) as Any, holder.map.only(["s"]) as Any, holder.map.put([2], 1))
print(holder.map.put(["t"], 1), holder.map[1] as Any)
print(Set<Int>().has("s"), Set([1]).has(1), Set([1]).has("1"))
let absent: Int? = nil
print(absent.cast("s") as Any, absent.cast(3) as Any)

func decode<T>(_ any: Any, as type: T.Type) -> [T]? { any as? [T] }
func table<K: Hashable, V>(_ any: Any, _ key: K.Type, _ value: V.Type) -> [K: V]? { any as? [K: V] }
print(decode([1, 2], as: Int.self) as Any, decode(["a"], as: Int.self) as Any)
print(table(["a": 1], String.self, Int.self) as Any, table(["a": "b"], String.self, Int.self) as Any)
func pairs<T>(_ any: Any, _ type: T.Type) -> Bool { any is [Pair<T, T>] }
print(pairs([Pair(a: 1, b: 2)], Int.self), pairs([Pair(a: "a", b: "b")], Int.self))
