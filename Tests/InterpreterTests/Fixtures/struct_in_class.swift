struct Style { var color = "red"; var insets = Insets(); struct Insets { var top = 0.0, left = 0.0 } ; mutating func reset() { self = Style() } }
class Label { var text: String? { didSet { layout() } }; var style = Style() { didSet { if oldValue.insets.top != style.insets.top { print("insets changed") } } }; private(set) var layouts = 0; func layout() { layouts += 1 } }
let l = Label(); l.text = "a"; l.text = nil; l.style.insets.top = 4; l.style.color = "blue"; l.style.reset(); print(l.layouts, l.style, l.text ?? "nil")
var styles = ["a": Style(), "b": Style(color: "green")]; styles["a"]!.insets.left = 2; styles["b"]?.reset(); styles["c"] = styles["a"]; styles["c"]?.color = "x"
print(styles.keys.sorted().map { "\($0):\(styles[$0]!.color):\(styles[$0]!.insets.left)" })
class Store { private(set) var items: [Item] = []; struct Item { let id: Int; var done = false; var sub: [String] = [] }
    func add() { items.append(Item(id: items.count)) }; func toggle(_ id: Int) { guard let i = items.firstIndex(where: { $0.id == id }) else { return }; items[i].done.toggle(); items[i].sub.append("t\(items[i].sub.count)") }
    subscript(id: Int) -> Item? { items.first { $0.id == id } }; var done: [Item] { items.filter(\.done) }; func update(_ id: Int, _ change: (inout Item) -> Void) { if let i = items.firstIndex(where: { $0.id == id }) { change(&items[i]) } } }
let s = Store(); s.add(); s.add(); s.toggle(1); s.toggle(1); s.toggle(0); s.update(0) { $0.sub += ["u"]; $0.done = false }; print(s.items, s[1]?.sub ?? [], s[7] == nil, s.done.count)
var copy = s.items; copy[0].done = true; copy.removeLast(); print(s.items.count, s.items[0].done, copy[0].done)
struct Tree { var value: Int; var children: [Tree] = []; mutating func add(_ v: Int, at path: [Int]) { if let f = path.first { children[f].add(v, at: Array(path.dropFirst())) } else { children.append(Tree(value: v)) } }; var sum: Int { value + children.reduce(0) { $0 + $1.sum } } }
var t = Tree(value: 1); t.add(2, at: []); t.add(3, at: [0]); t.add(4, at: [0, 0]); let old = t; t.children[0].children[0].value = 100; print(t.sum, old.sum)
struct Ring { private var buf: [Int?]; private var head = 0; init(_ n: Int) { buf = Array(repeating: nil, count: n) }; mutating func write(_ v: Int) { buf[head % buf.count] = v; head += 1 }; var all: [Int] { buf.compactMap { $0 } } }
var r = Ring(3); (1...5).forEach { r.write($0) }; print(r.all)
protocol Resettable { mutating func reset() }; extension Style: Resettable {}; func resetAll(_ xs: inout [Style]) { for i in xs.indices { xs[i].reset() } }
var many = [Style(color: "q"), Style()]; resetAll(&many); print(many.map(\.color))
struct Temp { var c: Double; var f: Double { get { c * 1.8 + 32 } set { c = (newValue - 32) / 1.8 } } }; var temps = [Temp(c: 0), Temp(c: 100)]; temps[0].f = 50; temps[1].f += 18; print(temps.map(\.c))
let frozen = Style(); var thawed = frozen; thawed.color = "t"; print(frozen.color, thawed.color)
struct Pt: Hashable { var x: Int; var y: Int }; var visited: Set<Pt> = []; for p in [Pt(x: 1, y: 1), Pt(x: 1, y: 1), Pt(x: 2, y: 1)] { visited.insert(p) }; print(visited.count, visited.contains(Pt(x: 2, y: 1)), visited.map(\.x).sorted())
