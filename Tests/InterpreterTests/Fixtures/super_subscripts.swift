// Subscripts of the class above, read and written through super.
class Shelf {
    var items: [String: Int] = ["a": 1]
    subscript(key: String) -> Int {
        get { items[key] ?? 0 }
        set { items[key] = newValue }
    }
    subscript(position: Int) -> String { items.keys.sorted()[position] }
    class subscript(name: String) -> String { "shelf \(name)" }
}
class CountingShelf: Shelf {
    var reads = 0
    var writes = 0
    override subscript(key: String) -> Int {
        get {
            reads += 1
            return super[key]
        }
        set {
            writes += 1
            super[key] = newValue * 2
        }
    }
    override subscript(position: Int) -> String { "[" + super[position] + "]" }
    override class subscript(name: String) -> String { "counting " + super[name] }
}
let shelf = CountingShelf()
shelf["b"] = 2
shelf["a"] += 10
print(shelf["a"], shelf["b"], shelf["c"], shelf[1], shelf.reads, shelf.writes)
let plain: Shelf = shelf
plain["z"] = 1
print(plain["z"], plain[2], CountingShelf["x"], Shelf["y"])
