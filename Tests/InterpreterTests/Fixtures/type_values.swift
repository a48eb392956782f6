protocol Shape { init(); static var name: String { get }; func area() -> Int }
struct Sq: Shape { static let name = "sq"; func area() -> Int { 4 } }
final class Ci: Shape { static var name: String { "ci" }; init() {}; func area() -> Int { 3 } }
let kinds: [any Shape.Type] = [Sq.self, Ci.self]
for k in kinds { print(k.name, k.init().area()) }
func make<T: Shape>(_ t: T.Type) -> T { t.init() }
print(make(Sq.self).area(), type(of: make(Ci.self)) == Ci.self, Int.self, [String].self, "\(type(of: 1.5))", String(describing: Sq.self))
let f = Sq.init
print(f().area(), [1, 2].map(String.init), ["3"].compactMap(Int.init))
