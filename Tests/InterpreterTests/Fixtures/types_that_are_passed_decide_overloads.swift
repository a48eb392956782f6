// Which function is meant, by what is asked of a type that is passed as a value.
protocol Sketched: AnyObject { static var sheet: String { get } }
extension Sketched { static var sheet: String { "sheet of \(String(describing: self))" } }
protocol Stored: AnyObject { static var shelf: String { get } }
extension Stored { static var shelf: String { "shelf of \(String(describing: self))" } }
typealias Kept = Sketched & Stored

class Thing {}
class Other {}
final class Chair: Thing, Stored {}
final class Table: Thing, Kept {}
final class Lamp: Other, Stored {}

struct Room {
    func take<T: Thing>(_ type: T.Type) where T: Kept { print("sketch:", T.sheet, T.shelf) }
    func take<T: Thing>(_ type: T.Type) where T: Stored { print("plain:", T.shelf) }
    func take<T: Other>(_ type: T.Type) where T: Stored { print("other:", type.shelf) }

    // A generic function has what is asked of its own parameter, and no more.
    func handOn<T: Thing & Stored>(_ type: T.Type) { take(type) }
    func handOver<T: Thing>(_ type: T.Type) where T: Kept { take(T.self) }
}

let room = Room()
room.take(Chair.self)
room.take(Table.self)
room.take(Lamp.self)
room.handOn(Chair.self)
room.handOn(Table.self)
room.handOver(Table.self)

protocol Numbered { static var number: Int { get } }
struct One: Numbered { static let number = 1 }
struct Two: Numbered, Equatable { static let number = 2 }
func same<T: Numbered & Equatable>(_ type: T.Type, of value: T) -> String { "\(T.number) can be compared: \(value == value)" }
func same<T: Numbered>(_ type: T.Type, of value: T) -> String { "\(T.number) cannot" }
print(same(One.self, of: One()), same(Two.self, of: Two()))

func make<T: Numbered>(_ type: T.Type? = nil) -> String { type.map { "\($0.number)" } ?? "none" }
func make<T: Sketched>(_ type: T.Type?) -> String { type?.sheet ?? "no sheet" }
print(make(One.self), make(Table.self))
