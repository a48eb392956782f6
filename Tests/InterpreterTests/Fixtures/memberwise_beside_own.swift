struct Place: Equatable { struct At: Equatable { let row: Int }; let start: At }
extension Place {
    init?(start: [String: Int]) { guard let row = start["row"] else { return nil }; self.init(start: At(row: row)) }
    init(start: Int) { self.init(start: At(row: start)) }
}
print(Place(start: Place.At(row: 1)), Place(start: ["row": 2]) as Any, Place(start: 4), Place(start: [:]) as Any)
struct Money { var cents: Int }
extension Money { init(cents: Double) { self.init(cents: Int(cents * 100)) }; init(cents: String) { self.init(cents: Int(cents) ?? 0) } }
print(Money(cents: 5), Money(cents: 1.5), Money(cents: "7"))
struct Opt { var name: String; var age: Int? = nil }
extension Opt { init(name: Int) { self.init(name: "\(name)", age: name) } }
print(Opt(name: "a"), Opt(name: 3), Opt(name: "b", age: 2))
final class Tag { let name: String; init(_ name: String) { self.name = name; print("tag", name) }; deinit { print("gone", name) } }
struct Badge { var tag = Tag("default"); var size: Int = { print("size"); return 3 }(); var note: String? = nil; let fixed = 7 }
func badges() { let one = Badge(tag: Tag("own"), size: 1); print(one.tag.name, one.size, one.note as Any, one.fixed); print(Badge(note: "n").size) }
badges()
struct Temperature { var degrees: Double }
extension Temperature { init(degrees: Int, offset: Int = 1) { self.init(degrees: Double(degrees + offset)) }
    init(degrees: String) { self = Temperature(degrees: Double(degrees) ?? 0) } }
print(Temperature(degrees: 1.5), Temperature(degrees: 2, offset: 3), Temperature(degrees: "4.5"), [1.0, 2.5].map(Temperature.init(degrees:)))
