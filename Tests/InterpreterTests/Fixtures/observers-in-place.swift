// Whoever is told of neither the old value nor the new one beforehand lets the value change where it lies.
final class Model {
    var changes = 0
    var list: [Int] = [] { didSet { changes += 1 } }
    var old: [Int] = [] { didSet { print("old", oldValue, old) } }
    var will: [Int] = [] { willSet { print("will", will, newValue) } }
    var maybe: [Int]? { didSet { print("maybe", maybe as Any) } }
    var text = "" { didSet { if text.count > 3 { text = "cut" } } }
    var names: [String: [Int]] = [:] { didSet { print("names", names.count) } }
    var pair = (1, [2]) { didSet { print("pair", pair) } }
    func fill() {
        list.append(7)
        list[0] += 1
        list += [1, 2]
        self.list.removeLast()
        list.sort(by: >)
    }
}
let model = Model()
for i in 0..<5 { model.list.append(i) }
model.fill()
print(model.list, model.changes)
model.old.append(1)
model.old[0] = 2
model.will.append(1)
model.maybe?.append(1)
model.maybe = [1]
model.maybe?.append(2)
model.maybe!.append(3)
model.maybe?[0] = 9
model.maybe = nil
model.text += "ab"
model.text += "cd"
print(model.text)
model.names["a", default: []].append(1)
model.names["a"]?.append(2)
model.names["b"]?.append(2)
model.names["a"] = nil
model.pair.1.append(3)
model.pair.0 += 1

func change(_ list: inout [Int]) { list.append(100) }
change(&model.list)
let kept = model.list
model.list.append(101)
print(kept.count, model.list.count, model.changes)
swap(&model.list, &model.old)
print(model.list, model.old.count, model.changes)

class Base { var list: [Int] = [] { didSet { print("base", list) } } }
class Sub: Base { override var list: [Int] { didSet { print("sub", list) } } }
let sub: Base = Sub()
sub.list.append(1)
sub.list[0] = 3

struct Basket { var items: [String] = [] { didSet { total = items.count } }; private(set) var total = 0
    mutating func add(_ item: String) { items.append(item) } }
var basket = Basket()
basket.add("a")
basket.items.append("b")
print(basket)
var baskets = [basket, Basket()]
baskets[1].items.append("c")
baskets[0].items.removeAll { $0 == "a" }
print(baskets.map(\.total))

var global: [Int] = [] { didSet { print("global", global.count) } }
global.append(1)
global[0] += 4
enum Store { static var log: [String] = [] { didSet { print("log", log.count) } } }
Store.log.append("x")
Store.log += ["y"]
func local() {
    var list: [Int] = [] { didSet { print("local", list) } }
    list.append(1)
    list.append(2)
    let add = { list.append(3) }
    add()
    var other = [0] { didSet { print("other", oldValue, other) } }
    other.append(1)
}
local()

// Wrapped properties: what a wrapper stores changes in it, what it computes is read and written.
@propertyWrapper struct Plain<T> { var wrappedValue: T; var projectedValue: Int { 7 } }
@propertyWrapper struct Counted<T> { var changes = 0; var wrappedValue: T { didSet { changes += 1 } }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Computed<T> { private var value: T
    init(wrappedValue: T) { value = wrappedValue }
    var wrappedValue: T { get { print("get"); return value } set { print("set"); value = newValue } } }
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
final class Wrapped {
    @Plain var plain: [Int] = []
    @Counted var counted: [Int] = []
    @Computed var computed: [Int] = []
    @Shared var shared: [Int] = []
    @Counted @Plain var both: [Int] = []
    init() { plain.append(0); counted.append(0) }
    func run() {
        plain.append(1)
        counted.append(1)
        counted[0] = 5
        computed.append(1)
        shared.append(1)
        both.append(1)
        plain = plain + [2]
        print(plain, _counted.changes, counted, computed, shared, both, $plain)
    }
}
let wrapped = Wrapped()
wrapped.run()
wrapped.plain.append(3)
wrapped.plain[0] += 1
print(wrapped.plain)
struct Page { @Plain var lines: [String] = []; @Counted var words = 0 }
var page = Page()
page.lines.append("a")
page.words += 2
print(page.lines, page.words)
final class Watched { let name: String; init(_ n: String) { name = n }; deinit { print("gone", name) } }
final class Owner { var all: [Watched] = [] { didSet { print("all", all.count) } } }
let owner = Owner()
owner.all.append(Watched("a"))
owner.all.append(Watched("b"))
owner.all.removeFirst()
owner.all[0] = Watched("c")
owner.all = []
