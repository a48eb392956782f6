// What stands for generic parameters says how values are shown.
let arr: [Int?] = [1, nil, 3]
let o: Int? = 3
let q: Int?? = o
func gen<T>(_ x: T) { print(x, "\(x)", String(describing: x)) }
gen(o); gen(arr); gen(q); gen(["a": o]); gen((o, 1)); gen(nil as Int?)
func opt<T>(_ x: T?) { print(x as Any); if let x { print("some", x) } else { print("nil") } }
opt(o); opt(arr.first); opt(3); opt(nil as String?)
let m: UInt64 = .max
gen(m); gen([m]); print([m], "\(m)", m as Any)
struct Box<T> { let v: T; func show() { print(v, "\(v)") } }
Box(v: o).show(); Box(v: m).show(); print(Box(v: o), Box(v: m), Box(v: nil as Int?))
print(type(of: q), type(of: o), type(of: arr), type(of: m))
struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
    func show() {
        for item in items { print("-", item, "\(item)") }
        print(items, items.first as Any)
    }
}
var floats = Stack<Float>()
floats.push(0.1)
floats.push(3)
floats.show()
var texts = Stack<String?>()
texts.push("a")
texts.push(nil)
texts.show()
print(texts.pop() as Any, texts.pop() as Any, texts.pop() as Any)
