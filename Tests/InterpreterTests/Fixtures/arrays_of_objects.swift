final class Item { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }
var items = (1...4).map(Item.init)
items.remove(at: 1)
print("removed")
items[0] = Item(10)
print("replaced")
items.removeAll { $0.n > 3 }
print("filtered", items.map(\.n))
var copy = items
items.removeAll()
print("emptied")
copy = []
print("end")
