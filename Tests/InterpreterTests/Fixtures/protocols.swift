protocol Shape { var area: Double { get }; func describe() -> String; static var sides: Int { get } }
extension Shape { func describe() -> String { "shape of \(area)" }; var doubled: Double { area * 2 } }
protocol Named { var name: String { get set } }
struct Square: Shape, Named { var side: Double; var name = "sq"; var area: Double { side * side }; static let sides = 4 }
class Circle: Shape { let r: Double; init(_ r: Double) { self.r = r }; var area: Double { r * r * 3 }; func describe() -> String { "circle" }; static var sides: Int { 0 } }
let shapes: [Shape] = [Square(side: 2), Circle(1)]
for s in shapes { print(s.describe(), s.area, s.doubled, type(of: s).sides) }
func total(_ s: [any Shape]) -> Double { s.reduce(0) { $0 + $1.area } }
func big<T: Shape>(_ s: T) -> Bool { s.area > 3 }
func some(_ s: some Shape) -> Double { s.area }
print(total(shapes), big(Square(side: 1)), some(Circle(2)))
protocol Delegate: AnyObject { func didFinish(_ w: Worker, with n: Int); func optionalOne() }
extension Delegate { func optionalOne() { print("default optional") } }
class Worker { weak var delegate: Delegate?; func work() { delegate?.didFinish(self, with: 3); delegate?.optionalOne() } }
class Boss { let worker = Worker(); init() { worker.delegate = self } }
extension Boss: Delegate { func didFinish(_ w: Worker, with n: Int) { print("finished", n, w === worker) } }
let boss = Boss()
boss.worker.work()
extension Int { var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static let answer = 42; mutating func bump() { self += 1 } }
print(5.squared, Int.answer)
3.times { print($0, terminator: " ") }
var k = 1; k.bump(); print(k)
extension Array { var second: Element? { count > 1 ? self[1] : nil } }
extension Array where Element == Int { func sum() -> Int { reduce(0, +) } }
extension Collection { var lastTwo: Int { count - 2 } }
print([1, 2].second ?? 0, [1, 2, 3].sum(), [1, 2, 3].lastTwo, ["a"].second ?? "none")
struct Money: Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral { let cents: Int
    init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    var description: String { "$\(cents / 100).\(cents % 100)" } }
let prices = [Money(cents: 250), Money(cents: 120)]
print(prices.sorted(), prices.max()!, "\(prices[0])", prices[0] > prices[1], prices[0] >= prices[1])
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let os: String? = nil
print(os.orEmpty.isEmpty)
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
for c in Countdown(n: 3) { print(c, terminator: " ") }
print(Countdown(n: 4).map { $0 * 2 })
struct ID: Hashable { let a: Int; let b: String }
print(Set([ID(a: 1, b: "x"), ID(a: 1, b: "x")]).count, [ID(a: 1, b: "y"): 5][ID(a: 1, b: "y")]!)
print(shapes[0] is Named, (shapes[0] as? Named)?.name ?? "no", shapes[1] is Named)
protocol Greeter { init(name: String); func greet() -> String }
struct G: Greeter { let name: String; func greet() -> String { "hi \(name)" } }
func make<T: Greeter>(_ t: T.Type) -> T { t.init(name: "generic") }
print(make(G.self).greet())
class Person: Equatable, Hashable { let id: Int; init(_ i: Int) { id = i }
    static func == (a: Person, b: Person) -> Bool { a.id == b.id }
    func hash(into h: inout Hasher) { h.combine(id) } }
print(Person(1) == Person(1), Set([Person(1), Person(1), Person(2)]).count, [Person(3)].contains(Person(3)), Person(1) != Person(2))
