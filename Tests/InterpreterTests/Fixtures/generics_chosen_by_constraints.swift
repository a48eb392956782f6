protocol Named { var name: String { get } }
protocol Titled: Named { var title: String { get } }
protocol Sized { var size: Int { get } }
struct Person: Named { var name = "Ada" }
struct Lady: Titled {
    var name = "Ada"
    var title = "Countess"
}
class Animal: Sized { var size = 3 }
class Cat: Animal {}
enum Level: Int { case low, high }
extension Int: Sized { var size: Int { self } }

// Functions of one name that ask different things of their parameters.
func tell<T: Named>(_ one: T) -> String { "named \(one.name)" }
func tell<T: Titled>(_ one: T) -> String { "titled \(one.title) \(one.name)" }
func tell<T: Sized>(_ one: T) -> String { "sized \(one.size)" }
func tell<T>(_ one: T) -> String { "any" }
print(tell(Person()), tell(Lady()), tell(Cat()), tell("x"), tell(7))

class Teller {
    func put<T: Named>(_ one: T) -> String { "named \(one.name)" }
    func put<T>(_ one: T) -> String where T: Sized { "sized \(one.size)" }
    func put<T: RawRepresentable>(_ one: T) -> String { "raw \(one.rawValue)" }
    func put<T: Collection>(_ all: T) -> String { "all \(all.count)" }
}
let teller = Teller()
print(teller.put(Person()), teller.put(Animal()), teller.put(Level.high), teller.put([1, 2, 3]))

// Operators that the program gives to what conforms leave all others as they are, in whatever types their bodies have.
protocol BoxType {
    associatedtype Value
    var value: Value { get }
}
struct Box: BoxType { var value: Int }
func == <B: BoxType>(lhs: B, rhs: B) -> Bool where B.Value: Equatable { lhs.value == rhs.value }
func != <B: BoxType>(lhs: B, rhs: B) -> Bool where B.Value: Equatable { lhs.value != rhs.value }
func < <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Comparable { lhs.rawValue < rhs.rawValue }
func + <T: Named>(lhs: T, rhs: T) -> String { lhs.name + rhs.name }
func + <T: BoxType>(lhs: T, rhs: T) -> Int where T.Value == Int { lhs.value + rhs.value }
print(Box(value: 1) == Box(value: 1), Box(value: 1) != Box(value: 2), "a" == "a", [1] != [2])
print(Level.low < Level.high, 1 < 2, "b" < "a")
print(Person() + Person(), Box(value: 2) + Box(value: 3), 1 + 2, "a" + "b")

func same<T: Equatable>(_ one: T, _ other: T) -> Bool { one == other }
print(same(1, 1), same("a", "b"), same(Level.low, .low))
print([Level.high, .low].sorted { $0 < $1 }.map(\.rawValue), [3, 1, 2].sorted { $0 < $1 })

infix operator <~
func <~ <T: Named>(text: inout String, one: T) { text = one.name }
func <~ <T: Sized>(text: inout String, one: T) { text = "\(one.size)" }
var text = ""
text <~ Person()
print(text)
text <~ Cat()
print(text)
