// Methods of one name that only what they give tells apart.
struct Ticket {
    let raw: [Int]?
    init(raw: [Int]?) { self.raw = raw }
}

class Store<Action> {
    var sent: [Action] = []
    @discardableResult
    func send(_ action: Action) -> Ticket { .init(raw: self.send(action)) }
    @discardableResult
    func send(_ action: Action) -> [Int]? {
        sent.append(action)
        return [sent.count]
    }
    func both(_ action: Action) -> Ticket { return Ticket(raw: send(action)) }
    func later(_ action: Action) -> Ticket {
        let first: [Int]? = send(action)
        let second: Ticket = send(action)
        return Ticket(raw: (first ?? []) + (second.raw ?? []))
    }
    func count() -> Int { sent.count }
    func count() -> String { "\(count() as Int) sent" }
}

let store = Store<String>()
let ticket: Ticket = store.send("a")
print(ticket.raw as Any)
let numbers: [Int]? = store.send("b")
print(numbers as Any)
print(store.both("c"), store.later("d"), store.sent)
func take(_ ticket: Ticket) { print("ticket", ticket.raw ?? []) }
func take(_ number: Int) { print("int", number) }
take(store.send("e"))
func raw() -> [Int]? { store.send("f") }
print(raw() as Any)
let text: String = store.count()
print(text, store.count() as Int)

// An override gives what the class above it does, or something that is one; it hides the one above and no other.
class Shape { func name() -> String { "shape" } }
class Maker {
    func make() -> Shape? { Shape() }
    func make() -> Int { 1 }
    func size(of text: String) -> Int { text.count }
}
class Circle: Shape { override func name() -> String { "circle" } }
class CircleMaker: Maker {
    override func make() -> Circle { Circle() }
    override func size(of text: String) -> Int { super.size(of: text) * 10 }
    func size(of text: String) -> String { "\(size(of: text) as Int)!" }
}
let maker: Maker = CircleMaker()
let shape: Shape? = maker.make()
let one: Int = maker.make()
print(shape?.name() ?? "-", one)
let circles = CircleMaker()
let size: String = circles.size(of: "abc")
print(size, maker.size(of: "ab"))

// In structs, in protocols, and of types.
protocol Reading {
    func value(_ key: String) -> Int
    func value(_ key: String) -> String
}
extension Reading {
    func value(_ key: String) -> [String] { [value(key), "\(value(key) as Int)"] }
}
struct Table: Reading {
    func value(_ key: String) -> Int { key.count }
    func value(_ key: String) -> String { key.uppercased() }
    static func standard() -> Table { Table() }
    static func standard() -> Int { 7 }
}
let reading: any Reading = Table()
let list: [String] = reading.value("key")
let word: String = reading.value("word")
let number: Int = reading.value("number")
print(list, word, number)
let seven: Int = Table.standard()
let table: Table = .standard()
print(seven, table)
