class Store<Item> {
    func put(_ items: [Item]) -> String { "store \(items.count)" }
    func each(_ body: (Item) -> Void) -> String { "store each" }
    func find(_ key: [String: Item]) -> String { "store find" }
}
class Ints: Store<Int> {
    override func put(_ items: [Int]) -> String { "ints \(items)" }
    override func each(_ body: (Int) -> Void) -> String { "ints each" }
    override func find(_ key: [String: Int]) -> String { "ints find" }
    func put(_ items: [String]) -> String { "texts \(items)" }
}
let store: Store<Int> = Ints()
print(store.put([1]), store.each { _ in }, store.find([:]), Ints().put(["a"]), Ints().put([2]))
