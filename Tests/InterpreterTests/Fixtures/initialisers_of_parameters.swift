// What stands for a generic parameter is made by its initialisers: of an enum by its raw value, and as functions.
enum Mode: String { case first, second }
enum Level: Int { case low = 1, high }
protocol Numbered {
    init(_ number: Int)
    init()
}
struct Box: Numbered {
    var number: Int
    init(_ number: Int) { self.number = number }
    init() { number = -1 }
}
func made<T: RawRepresentable>(of raw: T.RawValue) -> T? { T(rawValue: raw) }
func cast<T: RawRepresentable>(_ value: Any?) -> T? {
    guard let raw = value as? T.RawValue else { return nil }
    return T(rawValue: raw)
}
func mapped<T: RawRepresentable>(_ value: Any?) -> T? { (value as? T.RawValue).flatMap { T(rawValue: $0) } }
func named<T: RawRepresentable>(_ value: Any?, _ type: T.Type) -> T? { (value as? T.RawValue).flatMap(T.init(rawValue:)) }
func all<T: RawRepresentable>(_ type: T.Type, _ raws: [T.RawValue]) -> [T] { raws.compactMap(T.init(rawValue:)) }
func bare<T: RawRepresentable>(_ type: T.Type, _ raws: [T.RawValue]) -> [T] { raws.compactMap(T.init) }
func boxes<T: Numbered>(_ type: T.Type) -> [T] { [4, 5].map(T.init) + [T(), T.init(6)] }
let one: Mode? = made(of: "second")
let two: Level? = made(of: 2)
let none: Level? = made(of: 7)
print(one as Any, two as Any, none as Any)
let three: Mode? = cast("first")
let four: Mode? = cast(1)
let five: Level? = mapped(1)
print(three as Any, four as Any, five as Any)
print(named("first", Mode.self) as Any, named(2, Level.self) as Any, named(9, Level.self) as Any)
print(all(Mode.self, ["second", "third"]), bare(Level.self, [2, 3, 1]), boxes(Box.self))
