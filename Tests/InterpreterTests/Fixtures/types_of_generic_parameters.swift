// The types that a generic parameter has, named by themselves and by local names, and initialisers that ask for them: where one name stands for two
// protocols, and another protocol refines both, what asks for that one is taken.
protocol Keyed { var key: String { get } }
protocol Weighed {
    init(weight: Int)
    static var title: String { get }
}
extension Weighed {
    static var title: String { "weighed" }
}
typealias Unit = Keyed & Weighed

protocol Parted: Unit {
    associatedtype Parts: Collection where Parts.Element: Unit
    var parts: Parts { get }
    init<Others: Collection>(source: Self, parts: Others) where Others.Element == Parts.Element
}

struct Stone: Unit, CustomStringConvertible {
    let weight: Int
    var key: String { "\(weight)" }
    static var title: String { "Stone" }
    var description: String { "stone \(weight)" }
}

struct Heap<Part: Unit>: Parted {
    var parts: [Part]
    var key: String { parts.map(\.key).joined(separator: "+") }
    init(weight: Int) { parts = [Part(weight: weight)] }
    init<Others: Collection>(source: Heap, parts: Others) where Others.Element == Part { self.parts = Array(parts) }
}

struct Plan<Items: Collection> {
    let how: String
    let items: Items
}

extension Plan: CustomStringConvertible {
    var description: String { "\(how): \(items.count)" }
}

extension Plan where Items: RangeReplaceableCollection, Items.Element: Unit {
    init(from source: Items, to target: Items) { self.init(from: source, to: target, section: 0) }
    init(from source: Items, to target: Items, section: Int) {
        self.init(how: "flat \(section), \(source.count) to \(target.count)", items: target)
    }
}

extension Plan where Items: RangeReplaceableCollection, Items.Element: Parted {
    init(from source: Items, to target: Items) {
        typealias Section = Items.Element
        typealias Part = Items.Element.Parts.Element
        let kept = target.map { Section(source: $0, parts: $0.parts.filter { $0.key != "0" }) }
        let counts = kept.map { $0.parts.count }
        self.init(how: "parted \(source.count) to \(counts) of \(Section.self) with \(Part.title)", items: Items(kept))
    }
}

func plan(_ source: [Heap<Stone>], _ target: [Heap<Stone>]) {
    print(Plan(from: source, to: target))
    let said: Plan<[Heap<Stone>]> = .init(from: source, to: target)
    print(said)
}

plan([], [])
plan([], [Heap(weight: 1), Heap(weight: 0)])
plan([Heap(weight: 1)], [])
print(Plan(from: [Stone](), to: [Stone(weight: 2)]))

struct Bag<Items: Collection> where Items.Element: Weighed {
    let items: Items
    func made() -> Items.Element { Items.Element(weight: 1) }
    func named() -> Items.Element {
        typealias Item = Items.Element
        return Item(weight: 2)
    }
    func all() -> [Items.Element] {
        typealias Item = Items.Element
        let all: [Item] = [Item(weight: 3), Item(weight: 4)]
        return all
    }
    func types() -> String { "\(Items.self) \(Items.Element.self) \([Items.Element].self) \(Items.Element.title)" }
    static func title() -> String {
        typealias Item = Items.Element
        return Item.title
    }
}

func one<Items: Collection>(of items: Items) -> Items.Element where Items.Element: Weighed {
    typealias Item = Items.Element
    return Item(weight: 5)
}

extension Array where Element: Weighed {
    func another() -> Element {
        typealias Item = Element
        return Item(weight: 6)
    }
}

let bag = Bag(items: [Stone(weight: 0)])
print(bag.made(), bag.named(), bag.all(), bag.types(), Bag<[Stone]>.title())
print(Bag<[Stone]>(items: []).named(), one(of: [Stone]()), [Stone(weight: 1)].another())
