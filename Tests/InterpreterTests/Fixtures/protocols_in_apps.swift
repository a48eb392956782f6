// protocol-oriented, associated types, type erasure, conditional conformance
protocol Animal { var name: String { get }; func speak() -> String; static var legs: Int { get } }
extension Animal { func speak() -> String { "\(name) says \(sound)" }; var sound: String { "..." }; static var legs: Int { 4 } }
struct Dog: Animal { let name: String; var sound: String { "Woof" } }
struct Cat: Animal { let name: String; func speak() -> String { "Meow from \(name)" } }
struct Bird: Animal { let name = "Bird"; static var legs: Int { 2 } }
let zoo: [any Animal] = [Dog(name: "Rex"), Cat(name: "Tom"), Bird()]
for a in zoo { print(a.speak(), type(of: a).legs, type(of: a)) }
func loud<A: Animal>(_ a: A) -> String { a.speak().uppercased() + "\(A.legs)" }
print(loud(Dog(name: "d")), zoo.map { loud($0) }.last!)
struct AnyAnimal: Animal { private let _name: () -> String, _speak: () -> String; init(_ a: some Animal) { _name = { a.name }; _speak = { a.speak() } }; var name: String { _name() }; func speak() -> String { _speak() } }
print([AnyAnimal(Dog(name: "x")), AnyAnimal(Bird())].map { $0.speak() })
protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item); var count: Int { get }; subscript(i: Int) -> Item { get } }
extension Container { mutating func add(_ i: Item) { items.append(i) }; var count: Int { items.count }; subscript(i: Int) -> Item { items[i] } }
extension Container where Item: Numeric { var total: Item { items.reduce(0, +) } }
extension Container where Item: Equatable { func has(_ x: Item) -> Bool { items.contains(x) } }
struct Bag<T>: Container { var items: [T] = [] }
extension Bag: Equatable where T: Equatable {}
extension Bag: CustomStringConvertible where T: CustomStringConvertible { var description: String { "Bag<" + items.map(\.description).joined(separator: " ") + ">" } }
extension Bag: ExpressibleByArrayLiteral { init(arrayLiteral elements: T...) { items = elements } }
var b = Bag<Int>(); b.add(3); b.add(4); print(b.total, b.count, b[1], b.has(4), b == Bag(items: [3, 4]), b)
let bs: Bag<String> = ["q", "w"]; print(bs, bs.has("z"), bs == ["q", "w"])
func same<C1: Container, C2: Container>(_ a: C1, _ b: C2) -> Bool where C1.Item == C2.Item, C1.Item: Equatable { a.items == b.items }
print(same(b, Bag(items: [3, 4])), same(b, Bag(items: [1])))
protocol Builder { associatedtype Output; func build() -> Output }
struct IntB: Builder { func build() -> Int { 7 } }; struct StrB: Builder { let s: String; func build() -> String { s } }
func make<B: Builder>(_ b: B) -> [B.Output] { [b.build(), b.build()] }
print(make(IntB()), make(StrB(s: "r")))
class Base { class var kind: String { "base" }; func id() -> String { "\(Self.kind)" }; required init() {}; static func create() -> Self { Self() }; func clone() -> Self { type(of: self).init() } }
class Derived: Base { override class var kind: String { "derived" }; override func id() -> String { super.id() + "!" } }
print(Base.create().id(), Derived.create().id(), Derived().clone().id(), (Derived() as Base).id(), type(of: Derived().clone()))
let types: [Base.Type] = [Base.self, Derived.self]; print(types.map { $0.kind }, types.map { $0.init().id() }, Derived.self is Base.Type, types[1] == Derived.self)
protocol Togglable { mutating func toggle() }; enum Switch: Togglable { case on, off; mutating func toggle() { self = self == .on ? .off : .on } }
var sw = Switch.off; sw.toggle(); print(sw); var ts: [any Togglable] = [Switch.on]; ts[0].toggle(); print(ts)
extension Array: @retroactive Togglable where Element == Bool { mutating func toggle() { self = map { !$0 } } }
var flags = [true, false]; flags.toggle(); print(flags, flags is any Togglable)
protocol HasID { var id: Int { get } }; protocol Named { var name: String { get } }
struct Person: HasID, Named { var id: Int; var name: String }
func both(_ x: some HasID & Named) -> String { "\(x.id)\(x.name)" }; let pp: any HasID & Named = Person(id: 1, name: "p"); print(both(Person(id: 2, name: "q")), pp.name, (pp as? Person)?.id ?? 0, pp is Named)
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(5.clamped(0...3), "m".clamped("a"..."f"), 1.5.clamped(2...3), Sz.l.clamped(.s ... .m)); enum Sz: Int, Comparable { case s, m, l; static func < (a: Sz, b: Sz) -> Bool { a.rawValue < b.rawValue } }
extension Sequence where Element: Hashable { func unique() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } }; var freq: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
print([1, 2, 1, 3, 2].unique(), "hello".unique().map(String.init).joined(), "hello".freq["l"]!, [b, b].unique2)
extension Sequence where Element: Container { var unique2: Int { reduce(0) { $0 + $1.count } } }
