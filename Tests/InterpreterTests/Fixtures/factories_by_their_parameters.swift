// Initialisers named on their types choose among functions by how many values they take; what functions hand on may be made of generic parameters.
final class Definition<Made, Given> {
    let factory: (Given) throws -> Made
    init(_ factory: @escaping (Given) throws -> Made) { self.factory = factory }
    func tell() { print("makes", Made.self, "of", Given.self) }
}

final class Registry {
    var kept: [(kind: Any.Type, make: (Registry) throws -> Any)] = []
    func register<Made>(_ factory: @escaping (()) throws -> Made) {
        add(factory) { _ in try factory(()) }
    }
    func register<Made, A>(_ factory: @escaping ((A)) throws -> Made) {
        add(factory) { registry in try factory(registry.resolve()) }
    }
    func register<Made, A, B>(_ factory: @escaping ((A, B)) throws -> Made) {
        add(factory) { registry in try factory((registry.resolve(), registry.resolve())) }
    }
    func add<Made, Given>(_ factory: @escaping (Given) throws -> Made, _ make: @escaping (Registry) throws -> Made) {
        print("adds", Given.self, terminator: ": ")
        Definition(factory).tell()
        kept.append((Made.self, make))
    }
    func resolve<Made>() throws -> Made {
        for (kind, make) in kept where kind == Made.self {
            if let made = try make(self) as? Made { return made }
        }
        throw Missing(name: "\(Made.self)")
    }
}
struct Missing: Error { let name: String }

final class House { init() {} }
final class Garden {
    let house: House
    init(_ house: House) { self.house = house }
}
class Action<Result> {
    init(name: String) { print(name, Result.self) }
}
final class Plant: Action<Void> {
    let garden: Garden
    let house: House
    init(garden: Garden, house: House) {
        self.garden = garden
        self.house = house
        super.init(name: "plants")
    }
}

let registry = Registry()
registry.register(House.init)
registry.register(Garden.init)
registry.register(Plant.init)
do {
    let plant: Plant = try registry.resolve()
    print(type(of: plant.garden), type(of: plant.house))
    let text: String = try registry.resolve()
    print(text)
} catch {
    print(error)
}

// What a closure calls what it is handed with says what that takes.
func given<Taken>(_ use: ((Taken) -> Void) -> Void) {
    print("takes", Taken.self)
}
let number = 3
given { use in use(()) }
given { use in use(number) }

// A list of a generic parameter is handed on as a list of what that stands for.
func name<Kind>(_ kind: Kind.Type) -> String { "\(kind)" }
func count<Part>(_ parts: Part) -> String { name(Part.self) }
func pair<One, Two>(_ one: One, _ two: [Two]) -> String { both((one, two)) + " " + count(two) }
func both<Part>(_ part: Part) -> String { "\(Part.self)" }
print(pair(1, ["a"]), pair("b", [2.5]))

// What is made of what a generic function has is of the same.
struct Both<First, Second> {
    let first: First
    let second: Second
    func tell() { print(First.self, Second.self) }
}
func keep<One, Two>(_ one: One, _ two: [Two]) {
    print(One.self, Two.self, terminator: ": ")
    Both(first: one, second: two).tell()
}
keep(1, ["a"])
keep("b", [Double]())
