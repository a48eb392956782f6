// Members that extensions give to integers of several widths by one name.
extension Int { var a: Int { 2 } }
extension Int64 { var a: Int { 1 }; var b: Int { a }; var c: Int { self.a }; func d() -> Int { a + b } }
extension SignedInteger { var word: String { "signed" } }
extension UnsignedInteger { var word: String { "unsigned" } }
extension Float { var half: String { "float" } }
extension Double { var half: String { "double" } }
extension Character { var kind: String { "character" } }
extension String { var kind: String { "string" } }
struct Box { let n: Int64; let s: UInt8; var o: Int64? = nil }
let x: Int64 = 5
print(x.a, x.b, x.c, x.d(), (5 as Int).a)
print((3 as UInt8).word, 3.word, (3 as Int16).word)
print((1 as Float).half, 1.0.half)
let ch: Character = "x"
print(ch.kind, "x".kind, "abc".first!.kind, "abc".map { $0.kind })
let b = Box(n: 2, s: 3)
print(b.n.a, b.s.word, b.o?.a as Any, Box(n: 1, s: 1, o: 9).o?.a as Any)
let many: [Int64] = [1, 2]
print(many.map { $0.a }, many.map(\.a), many[0].a, many.first?.a as Any)
for m in many { print(m.a) }
print(b[keyPath: \.n.a])

struct DV { let storage: Int64; var databaseValue: DV { self } }
protocol Conv { var databaseValue: DV { get }; static func from(_ d: DV) -> Self?; func bind(_ i: Int) -> Int }
extension Int64: Conv {
    var databaseValue: DV { DV(storage: self) }
    static func from(_ d: DV) -> Int64? { d.storage }
    func bind(_ i: Int) -> Int { i + Int(self) }
}
extension Int: Conv {
    var databaseValue: DV { Int64(self).databaseValue }
    static func from(_ d: DV) -> Int? { Int64.from(d).flatMap { Int(exactly: $0) } }
    func bind(_ i: Int) -> Int { Int64(self).bind(i) }
}
extension UInt8: Conv {
    var databaseValue: DV { Int64(self).databaseValue }
    static func from(_ d: DV) -> UInt8? { Int64.from(d).flatMap { UInt8(exactly: $0) } }
    func bind(_ i: Int) -> Int { Int64(self).bind(i) }
}
func store(_ x: some Conv) -> DV { x.databaseValue }
func any(_ x: any Conv) -> DV { x.databaseValue }
func read<T: Conv>(_ d: DV) -> T? { T.from(d) }
print((5 as Int).databaseValue, (6 as UInt8).databaseValue, store(7), any(8), (9 as Int64).databaseValue)
print(Int.from(DV(storage: 1)) as Any, 3.bind(4))
let list: [any Conv] = [1, 2 as UInt8, 3 as Int64]
print(list.map(\.databaseValue).map(\.storage), list.map { $0.databaseValue.storage })
