protocol Container<Item> { associatedtype Item; var items: [Item] { get }; init(_ i: [Item]) }
extension Container { static func empty() -> Self { Self([]) } }
extension Container where Item: Numeric { var sum: Item { items.reduce(0, +) }; func product() -> Item { items.reduce(1, *) } }
struct Box<T>: Container { let items: [T]; init(_ i: [T]) { items = i } }
let none: Box<Double> = Box([])
print(none.sum, none.product(), Box<Double>.empty().sum, Box<Float>([]).product(), Box([1.5]).sum, Box<Int>.empty().sum)
struct Default<T: ExpressibleByIntegerLiteral> { var v: T = 0 }
print(Default<Double>().v, Default<Int>().v, Default<UInt8>(v: 255).v)
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: Numeric { s.reduce(0, +) }
print(sum([1.5, 2]), sum(1...3), sum([Double]()), sum(Set([2.5])))
extension Sequence where Element: Numeric { func total() -> Element { var t: Element = 0; for x in self { t += x }; return t } }
print([Double]().total(), [1.0, 2].total(), [Int]().total(), [Float]().total())
protocol Monoid { static var e: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static var e: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var e: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
func fold<M: Monoid>(_ x: [M]) -> M { x.reduce(.e, <>) }
print(fold(["a", "b"]), fold([String]()).isEmpty, fold([[1], [2]]), fold([[Int]]()).count)
struct Stack<Element>: ExpressibleByArrayLiteral { var items: [Element]; init(arrayLiteral e: Element...) { items = e } }
var s: Stack = [1, 2.5]
let words: Stack = ["a"]
print(type(of: s), type(of: words), s.items, words)
print(UInt8(ascii: "A"), "hello".replacing("l", with: "L", maxReplacements: 1))
