// What a clause asks of an associated type of a parameter, `List.Element: Titled`, chooses between members, as what it asks of the parameter does.
protocol Titled { var title: String { get } }
protocol Chapter: Titled {
    associatedtype Pages: Collection where Pages.Element: Titled
    var pages: Pages { get }
}
struct Page: Titled { let title: String }
struct Part: Chapter {
    let title: String
    let pages: [Page]
}

struct Steps<List> {
    let notes: [String]
    init(notes: [String]) { self.notes = notes }
}
extension Steps where List: RangeReplaceableCollection, List.Element: Titled {
    init(from old: List, to new: List) { self.init(notes: ["titled \(old.count) \(new.count)"]) }
    func told() -> String { "titled " + notes.joined() }
    var kind: String { "titled" }
    static var name: String { "titled" }
}
extension Steps where List: RangeReplaceableCollection, List.Element: Chapter {
    init(from old: List, to new: List) { self.init(notes: ["chapters \(old.count) \(new.count) \(new.reduce(0) { $0 + $1.pages.count })"]) }
    func told() -> String { "chapters " + notes.joined() }
    var kind: String { "chapters" }
    static var name: String { "chapters" }
}
let page = Page(title: "a")
let part = Part(title: "b", pages: [page, page])
let pages = Steps(from: [page], to: [page, page])
let parts = Steps(from: [], to: [part])
print(pages.notes, pages.told(), pages.kind)
print(parts.notes, parts.told(), parts.kind)
print(Steps(from: [Page](), to: []).notes, Steps(from: [Part](), to: []).notes)
print(Steps<[Page]>(notes: []).told(), Steps<[Part]>(notes: []).told(), Steps<[Page]>.name, Steps<[Part]>.name)

// One type and another.
struct Reader<Source> {
    let source: Source
}
extension Reader where Source: Sequence, Source.Element == Int {
    func sum() -> String { "numbers \(source.reduce(0, +))" }
}
extension Reader where Source: Sequence, Source.Element == String {
    func sum() -> String { "texts " + source.joined() }
}
extension Reader where Source: Sequence, Source.Iterator.Element == Bool {
    func sum() -> String { "flags \(source.contains(true))" }
}
print(Reader(source: [1, 2]).sum(), Reader(source: ["a", "b"]).sum(), Reader(source: Set([true])).sum())
print(Reader(source: [Int]()).sum(), Reader(source: [String]()).sum())

// Two steps down, and in a protocol's extension.
protocol Shelf {
    associatedtype Box
    var box: Box { get }
}
struct Crate<Thing> { let things: [Thing] }
protocol Storing {
    associatedtype Thing
    var things: [Thing] { get }
}
extension Crate: Storing {}
struct Numbers: Shelf { let box = Crate(things: [1, 2]) }
struct Names: Shelf { let box = Crate(things: ["a"]) }
extension Shelf where Box: Storing, Box.Thing == Int { func label() -> String { "numbers \(box.things.count)" } }
extension Shelf where Box: Storing, Self.Box.Thing == String { func label() -> String { "names \(box.things.count)" } }
print(Numbers().label(), Names().label())

struct Deck<Kind> { let kinds: [Kind] }
extension Deck where Kind: Chapter, Kind.Pages.Element == Page { func first() -> String { kinds[0].pages.first!.title } }
print(Deck(kinds: [part]).first())

// A function's own parameters.
func count<C: Collection>(_ list: C) -> String where C.Element: Titled { "titled \(list.count)" }
func count<C: Collection>(_ list: C) -> String where C.Element: Chapter { "chapters \(list.count)" }
func count<C: Collection>(_ list: C) -> String where C.Element == Int { "numbers \(list.count)" }
print(count([page]), count([part]), count([1, 2]), count(Set([3])))

// Static members of a type that is written with its arguments.
protocol Named {}
protocol Known: Named {}
struct Cat: Named {}
struct Dog: Known {}
struct House<Pet> {}
extension House where Pet: Named {
    static var sign: String { "named" }
    init(count: Int) { self.init(); print("named \(count)") }
}
extension House where Pet: Known {
    static var sign: String { "known" }
    init(count: Int) { self.init(); print("known \(count)") }
}
print(House<Cat>.sign, House<Dog>.sign)
_ = House<Cat>(count: 1)
_ = House<Dog>(count: 2)
