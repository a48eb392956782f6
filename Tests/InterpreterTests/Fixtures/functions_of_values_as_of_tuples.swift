// A function of several values is taken where one of a tuple of them is wanted: what a generic parameter is then, keys of types tell.
struct Shelf: Hashable {
    let made: ObjectIdentifier
    let from: ObjectIdentifier
    init<Made, From>(_ made: Made.Type, _ from: From.Type) {
        (self.made, self.from) = (ObjectIdentifier(made), ObjectIdentifier(from))
    }
}
final class Factory {
    private var makers: [Shelf: Any] = [:]
    func add<Made>(_ type: Made.Type, _ make: @escaping (Factory) -> Made) { keep(type, make) }
    func add<Made, One>(_ type: Made.Type, _ make: @escaping (Factory, One) -> Made) { keep(type, make) }
    func add<Made, One, Two>(_ type: Made.Type, _ make: @escaping (Factory, One, Two) -> Made) { keep(type, make) }
    private func keep<Made, From>(_ type: Made.Type, _ make: @escaping (From) -> Any) {
        print("keeps", Made.self, "from", From.self)
        makers[Shelf(Made.self, From.self)] = make
    }
    func make<Made>(_ type: Made.Type) -> Made? {
        typealias Maker = (Factory) -> Any
        return find { (maker: Maker) in maker(self) }
    }
    func make<Made, One>(_ type: Made.Type, of one: One) -> Made? {
        typealias Maker = ((Factory, One)) -> Any
        return find { (maker: Maker) in maker((self, one)) }
    }
    func make<Made, One, Two>(_ type: Made.Type, of one: One, _ two: Two) -> Made? {
        typealias Maker = ((Factory, One, Two)) -> Any
        return find { (maker: Maker) in maker((self, one, two)) }
    }
    private func find<Made, From>(_ use: ((From) -> Any) -> Any) -> Made? {
        print("finds", Made.self, "from", From.self)
        guard let maker = makers[Shelf(Made.self, From.self)] as? (From) -> Any else { return nil }
        return use(maker) as? Made
    }
}
let factory = Factory()
factory.add(String.self) { _ in "alone" }
factory.add(String.self) { (_, name: String) in "\(name)!" }
factory.add(String.self) { (_, name: String, count: Int) in String(repeating: name, count: count) }
print(factory.make(String.self) as Any)
print(factory.make(String.self, of: "one") as Any)
print(factory.make(String.self, of: "ab", 3) as Any)
print(factory.make(String.self, of: 4) as Any, factory.make(Int.self) as Any)
