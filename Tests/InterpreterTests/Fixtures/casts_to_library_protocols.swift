// What values are of the library's protocols, and which types are types of what a cast asks.
class Plain {}
struct Bare { var number = 1 }
struct Key: Hashable { var number = 1 }
final class Token: Hashable {
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) {}
}
enum Side { case left, right }
enum Loaded { case with(Int), without }
enum Suit: String, CaseIterable { case hearts, spades }
enum Failure: Error { case once }
struct Level: Comparable, CustomStringConvertible {
    let value: Int
    static func < (left: Level, right: Level) -> Bool { left.value < right.value }
    var description: String { "level \(value)" }
}
struct Pair: Codable { var first = 1 }
struct Countdown: Sequence, IteratorProtocol {
    var rest = 2
    mutating func next() -> Int? {
        rest -= 1
        return rest < 0 ? nil : rest
    }
}
let all: [(String, Any)] = [
    ("Plain", Plain()), ("Bare", Bare()), ("Key", Key()), ("Token", Token()), ("Side", Side.left), ("Loaded", Loaded.without),
    ("Suit", Suit.spades), ("Failure", Failure.once), ("Level", Level(value: 2)), ("Pair", Pair()), ("Countdown", Countdown()), ("Int", 1),
    ("Double", 1.5), ("String", "x"), ("Bool", true), ("[Int]", [1]), ("[Bare]", [Bare()]), ("[String: Int]", ["a": 1]),
    ("[String: Bare]", ["a": Bare()]), ("Set", Set([1])), ("Range", 0..<2), ("function", { 1 }), ("tuple", (1, 2)), ("type", Int.self),
]
func names(_ holds: (Any) -> Bool) -> String { all.filter { holds($0.1) }.map(\.0).joined(separator: " ") }
print("Hashable:", names { $0 is any Hashable })
print("AnyHashable:", names { ($0 as? AnyHashable) != nil })
print("Equatable:", names { ($0 as? any Equatable) != nil })
print("Comparable:", names { $0 is any Comparable })
print("Error:", names { $0 is Error })
print("CustomStringConvertible:", names { $0 is CustomStringConvertible })
print("Encodable:", names { $0 is Encodable })
print("Sequence:", names { $0 is any Sequence })
print("Collection:", names { $0 is any Collection })
print("BinaryInteger:", names { $0 is any BinaryInteger })
print("FloatingPoint:", names { $0 is any FloatingPoint })
print("RawRepresentable:", names { $0 is any RawRepresentable })
print("CaseIterable:", names { $0 is any CaseIterable })
for (name, value) in all {
    switch value {
    case let key as AnyHashable where key == AnyHashable(1): print(name, "is 1")
    case is AnyHashable: continue
    case let text as CustomStringConvertible: print(name, "describes itself:", text.description.count > 0)
    case is Error: print(name, "is an error")
    default: print(name, "is none of these")
    }
}

protocol Named { static var name: String { get } }
class Animal: Named { class var name: String { "animal" } }
class Dog: Animal { override class var name: String { "dog" } }
struct Stone: Named { static let name = "stone" }
extension Int: Named { static var name: String { "int" } }
let types: [Any.Type] = [Animal.self, Dog.self, Stone.self, Bare.self, Int.self, String.self]
for type in types {
    let named = (type as? Named.Type).map { $0.name } ?? "-"
    print(type, named, type is Animal.Type, type is Dog.Type, type as? Stone.Type == nil, type == Int.self, type is String.Type)
}
