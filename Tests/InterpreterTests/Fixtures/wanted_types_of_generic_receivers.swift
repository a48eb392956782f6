// What a call is wanted to give says what the generic type that is made for it is of, and what a generic function hands on.
protocol Stored { init?(row: [String: Int]) }
struct Reader<Item: Stored> {
    func read(_ row: [String: Int]) -> Item? {
        print("reads", Item.self)
        return Item(row: row)
    }
    func readAll(_ rows: [[String: Int]]) -> [Item] { rows.compactMap { read($0) } }
}
final class Cabinet<Item: Stored> {
    var item: Item?
    var items: [Item] = []
    func fill(_ row: [String: Int]) {
        item = Reader().read(row)
        items = Reader().readAll([row, row])
    }
}
struct Coin: Stored {
    let value: Int
    init?(row: [String: Int]) { guard let value = row["value"] else { return nil }; self.value = value }
}
struct Note: Stored {
    let value: Int
    init?(row: [String: Int]) { guard let value = row["note"] else { return nil }; self.value = value }
}
extension Stored {
    init?(text: String) {
        guard let value = Int(text), let made: Self = Reader().read(["value": value]) else { return nil }
        self = made
    }
}
func first<Item: Stored>(of rows: [[String: Int]]) -> Item? {
    for row in rows { if let item: Item = Reader().read(row) { return item } }
    return nil
}

let coin: Coin? = Reader().read(["value": 5])
print(coin?.value as Any)
print(Coin(text: "7")?.value as Any, Note(text: "7") as Any)
let coins: [Coin] = Reader().readAll([["value": 1], [:], ["value": 2]])
print(coins.map(\.value))
let cabinet = Cabinet<Note>()
cabinet.fill(["note": 9])
print(cabinet.item?.value as Any, cabinet.items.count)
let note: Note? = first(of: [["value": 1], ["note": 20]])
print(note?.value as Any)

// Results alone name the parameter, and what is wanted is a parameter too.
func any<Thing>() -> Thing? {
    print("any", Thing.self)
    return 5 as? Thing
}
func some<Thing>() -> Thing {
    print("some", Thing.self)
    return "s" as! Thing
}
func locked<Result>(_ body: () -> Result) -> Result { body() }
final class Slot<Kept> {
    var kept: Kept?
    var list: [Kept] = []
    func load() { kept = any() }
    func put(_ value: Kept) { list.append(value) }
    func fill() { put(some()) }
}
func assigned<Wanted>(_ type: Wanted.Type) -> Wanted? {
    var result: Wanted?
    result = any()
    return result
}
func guarded<Wanted>(_ type: Wanted.Type) -> Bool {
    guard let value: Wanted = any() else { return false }
    return value is Wanted
}
func within<Wanted>(_ type: Wanted.Type) -> Wanted? { locked { any() } }
func listed<Wanted>(_ type: Wanted.Type) -> [Wanted] {
    var list: [Wanted] = []
    list.append(some())
    list.insert(some(), at: 0)
    return list
}
func keyed<Wanted>(_ type: Wanted.Type) -> [String: Wanted] {
    var table: [String: Wanted] = [:]
    table["a"] = any()
    return table
}
print(assigned(Int.self) as Any, assigned(String.self) as Any)
print(guarded(Int.self), guarded(Bool.self))
print(within(Int.self) as Any, within(Double.self) as Any)
print(listed(String.self))
print(keyed(Int.self), keyed(String.self))
let slot = Slot<String>()
slot.load()
slot.fill()
print(slot.kept as Any, slot.list)

// What is changed in place says it too, and what a list's extension is of.
extension Reader {
    func read(_ row: [String: Int], into item: Item) -> Item { read(row) ?? item }
}
infix operator <~
func <~ <Item: Stored>(place: inout Item?, row: [String: Int]) { fill(&place, row) }
func <~ <Item: Stored>(place: inout Item, row: [String: Int]) { refill(&place, row) }
func fill<Item: Stored>(_ place: inout Item?, _ row: [String: Int]) {
    if let item = place {
        place = Reader().read(row, into: item)
    } else {
        place = Reader().read(row)
    }
}
func refill<Item: Stored>(_ place: inout Item, _ row: [String: Int]) {
    if let item: Item = Reader().read(row) { place = item }
}
extension Array where Element: Stored {
    init(rows: [[String: Int]]) {
        let made: [Element] = Reader().readAll(rows)
        self = made
    }
}
var purse: Coin?
purse <~ ["value": 11]
print(purse?.value as Any)
purse <~ ["value": 12]
print(purse?.value as Any)
var other = Note(row: ["note": 1])!
other <~ ["note": 2]
print(other.value)
print([Note](rows: [["note": 3], [:]]).map(\.value))
