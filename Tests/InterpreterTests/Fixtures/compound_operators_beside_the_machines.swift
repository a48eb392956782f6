// `+=` that the program has for a type of its own is meant for values of that type only, also where it is not known beforehand what they are.
protocol Showable { func shown() -> String }
protocol Content { var identifier: String { get } }
struct Item<Kind: Content>: Showable {
    let content: Kind
    let identifier: String
    init(_ content: Kind) {
        self.content = content
        identifier = content.identifier
    }
    func shown() -> String { "item \(identifier)" }
}
struct Pod: Content {
    let name: String
    var identifier: String { name }
}
@resultBuilder struct ListBuilder<Element> {
    typealias Component = [Element]
    static func buildBlock(_ components: Component...) -> Component { components.reduce(into: []) { $0 += $1 } }
    static func buildExpression(_ expression: Element) -> Component { [expression] }
    static func buildExpression(_ expression: [Element]) -> Component { expression }
}
struct Section {
    var all: [Showable]
    init(@ListBuilder<Showable> items: () -> [Showable] = { [] }) { all = items() }
    static func += (lhs: inout Section, rhs: Showable) { lhs.all.append(rhs) }
    static func += <Kind: Content>(lhs: inout Section, rhs: Kind) { lhs += Item(rhs) }
    static func += (lhs: inout Section, rhs: [Showable]) { lhs.all += rhs }
    static func += <Kind: Content>(lhs: inout Section, rhs: [Kind]) { lhs.all += rhs.map { Item($0) as Showable } }
}
struct Tally {
    var sum = 0
    static func += (lhs: inout Tally, rhs: Int) { lhs.sum += rhs }
    static func -= <Value: BinaryInteger>(lhs: inout Tally, rhs: Value) { lhs.sum -= Int(rhs) }
}
struct Fold<State> {
    let change: (inout State) -> Void
    func callAsFunction(_ state: State) -> State {
        var state = state
        change(&state)
        return state
    }
}
let pods = [Pod(name: "a"), Pod(name: "b")]
var section = Section {
    pods.map { Item($0) }
    Item(Pod(name: "c"))
}
print(section.all.map { $0.shown() })
section += Pod(name: "d")
section += [Pod(name: "e"), Pod(name: "f")]
section += Item(Pod(name: "g"))
print(section.all.map { $0.shown() })
func folded<State>(_ first: State, _ change: @escaping (inout State) -> Void) -> State { Fold(change: change)(first) }
print(folded(3) { $0 += 4 }, folded("a") { $0 += "b" }, folded([1]) { $0 += [2] }, folded(Tally()) { $0 += 5 }, folded(1.5) { $0 -= 1 })
print([[1, 2], [3]].reduce(into: []) { $0 += $1 }, [Tally(), Tally()].count)
