// Extensions of what a type calls by another name, and tuples that are made by an alias's name.
class Item {
    typealias Kind = String
    typealias Part = Piece
    struct Piece { let number: Int }
    let kind: Kind
    init(kind: Kind) { self.kind = kind }
    static func small() -> Item { Item(kind: .small) }
    static func make(_ number: Int, kind: Kind) -> Item { Item(kind: kind + String(number)) }
    static func medium(_ number: Int) -> Item { .make(number, kind: .medium) }
}

extension Item.Kind {
    static let small = "small"
    static let medium = "medium"
    var isLong: Bool { count > 5 }
}

extension Item.Part {
    var doubled: Int { number * 2 }
}

extension Array {
    typealias Pairs = [(Element, Element)]
    var pairs: Pairs { zip(self, dropFirst()).map { ($0, $1) } }
}

struct Mark { let rawValue: String }
extension Mark { static let small = Mark(rawValue: Item.Kind.small) }

print(Item.small().kind, Item.medium(2).kind, Mark.small.rawValue, String.medium)
print("abcdefgh".isLong, Item.small().kind.isLong)
print(Item.Piece(number: 4).doubled)
print([1, 2, 3].pairs.count)

typealias States = (normal: Double, selected: String?)
typealias Span = (Int, Int)

struct Options {
    var states: States
    init(states: States = States(normal: 1, selected: nil)) { self.states = states }
    static func dark() -> States { return States(normal: 2, selected: "dark") }
}

print(Options().states, Options(states: Options.dark()).states.selected ?? "none")
let span = Span(3, 4)
print(span.0 + span.1, States(5, "bare").normal)
var states = Options().states
states.selected = "set"
print(states.selected!, states.normal / 2)
