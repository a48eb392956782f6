// A function that takes a type beside one of its name that takes values, and what `Self` is in an enum's initialiser.
protocol Counted {
    static var count: Int { get }
}

enum Row: Int, Counted {
    case first, second
    static let count = 2
}

class Part {}

final class Whole {
    private(set) var parts: [Part] = []
}

extension Whole {
    @discardableResult
    func fill<T: RawRepresentable & Counted>(_ rows: T.Type) -> Self {
        print("rows")
        let parts = (0..<rows.count).map { _ in Part() }
        return fill(parts)
    }
    @discardableResult
    func fill() -> Self {
        print("none")
        return fill([])
    }
    @discardableResult
    func fill(_ part: Part) -> Self {
        print("one")
        return fill([part])
    }
    @discardableResult
    func fill(_ parts: [Part]) -> Self {
        print("many")
        self.parts = parts
        return self
    }
    func name<T>(_ type: T.Type) -> String { "a type" }
    func name(_ part: Part) -> String { "a part" }
    func name(_ number: Int) -> String { "a number" }
    func name(_ make: () -> Int) -> String { "a function" }
}

let whole = Whole()
let part = Part()
whole.fill([part])
whole.fill()
whole.fill(part)
whole.fill(Row.self)
print(whole.parts.count)
print(whole.name(part), whole.name(3), whole.name(Row.self), whole.name { 2 })

// All cases of a type that is a generic parameter.
func number<T: CaseIterable>(in type: T.Type) -> Int { type.allCases.count + T.allCases.count }
func each<T: CaseIterable>(of type: T.Type) -> AnyIterator<T> { AnyIterator(T.allCases.makeIterator()) }
func called<T: Named & RawRepresentable>(_ name: String?, in all: AnyIterator<T>) -> T? {
    for item in all where "\(item.rawValue)".uppercased() == name?.uppercased() { return item }
    return nil
}

protocol Named {
    init?(name: String?)
}

extension Named {
    init(name: String?, default other: Self) { self = Self(name: name) ?? other }
}

extension Named where Self: RawRepresentable & CaseIterable {
    init?(name: String?) {
        if let item = called(name, in: each(of: Self.self)) { self = item } else { return nil }
    }
}

enum Shade: String, Named { case light, dark }
extension Shade: CaseIterable {}
enum Tone: Int, CaseIterable, Named { case low = 1, high }

print(number(in: Shade.self), Shade(name: "DARK") as Any, Shade(name: "x") as Any, Shade(name: nil, default: .light), Tone(name: "2") as Any)

// Initialisers that extensions give to protocols of the library's.
extension RawRepresentable {
    init?(given: RawValue?) {
        guard let given else { return nil }
        self.init(rawValue: given)
    }
    init(given: RawValue?, or other: Self) {
        guard let given else {
            self = other
            return
        }
        self = Self(rawValue: given) ?? other
    }
}
extension RawRepresentable where Self: CaseIterable {
    init?(place: Int) {
        print(number(in: Self.self), Self.self)
        guard let item = Array(Self.allCases).dropFirst(place).first else { return nil }
        self = item
    }
}
struct Size: RawRepresentable, Equatable {
    var rawValue: Int
}

print(Shade(given: "dark") as Any, Shade(given: nil) as Any, Shade(given: "x", or: .light), Tone(place: 1) as Any, Tone(place: 5) as Any)
print(Size(given: 3) as Any, Size(given: nil, or: Size(rawValue: 4)))
