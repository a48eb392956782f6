// What no code may call is never chosen.
struct Key<Value> {
    let name: String
    private init(key: String) { name = key }
    @available(*, unavailable, message: "a key needs a default")
    init(_ key: String) { fatalError() }
}
protocol Absent {}
extension Optional: Absent {}
extension Key where Value: Absent {
    init(_ key: String) { self.init(key: "optional \(key)") }
}
print(Key<String?>("colour").name)

struct Names {
    let first = 1
    let second = "two"
}
@dynamicMemberLookup
struct Shelf {
    let names = Names()
    @available(*, unavailable)
    subscript(dynamicMember member: String) -> Never { fatalError() }
    subscript<T>(dynamicMember path: KeyPath<Names, T>) -> T { names[keyPath: path] }
}
let shelf = Shelf()
print(shelf.first, shelf.second)

// An extension's method for another type than the library's of the same name.
extension Array {
    mutating func append(_ element: Element?) {
        print("perhaps")
        if let element = element { self.append(element) }
    }
}
var list = [1]
list.append(2)
let absent: Int? = nil
list.append(absent)
let given: Int? = 3
list.append(given)
print(list)

struct Page { let number: Int }
extension Array where Element == Page {
    func contains(_ number: Int) -> Bool { contains { $0.number == number } }
    func first(numbered number: Int) -> Page? { first { $0.number == number } }
}
print([Page(number: 4)].contains(4), [Page(number: 4)].contains(5), [Page(number: 4)].first(numbered: 4)?.number ?? 0)

// What gives an optional is wanted on the left of ??.
protocol Stored {}
extension Stored {
    static func all(_ limit: Int = 2) -> [Int]? { limit > 0 ? Array(1...limit) : nil }
}
struct Feed: Stored {
    static func all() -> [Int] { all() ?? [] }
}
let feeds: [Int] = Feed.all()
print(feeds)

// An initialiser for anything of a protocol hands over to the one for a type.
protocol Wrapped {
    associatedtype Element
    func whole() -> Whole<Element>
}
final class Whole<Element>: Wrapped {
    let element: Element
    init(_ element: Element) { self.element = element }
    func whole() -> Whole<Element> { self }
}
final class Work<Input, Element> {
    typealias Factory = (Input) -> Whole<Element>
    let factory: Factory
    convenience init<O: Wrapped>(isEnabled: Bool = true, factory: @escaping (Input) -> O) where O.Element == Element {
        self.init(isEnabled: isEnabled) { factory($0).whole() }
    }
    init(isEnabled: Bool = true, factory: @escaping Factory) {
        self.factory = factory
        print("made", isEnabled)
    }
}
struct Late: Wrapped { func whole() -> Whole<String> { Whole("late") } }
let work = Work<Int, String>(isEnabled: false) { _ in Late() }
print(work.factory(1).element)
