class Node { let id: Int; weak var parent: Node?; var kids: [Node] = []; unowned let root: Root; init(_ id: Int, root: Root) { self.id = id; self.root = root }; func add(_ n: Node) { n.parent = self; kids.append(n) }; deinit { print("node", id, parent?.id ?? -1) } }
class Root { var top: Node?; let name = "root"; lazy var a: Node = Node(100, root: self); deinit { print("root gone") } }
do { let r = Root(); let n = Node(1, root: r); r.top = n; n.add(Node(2, root: r)); n.kids[0].add(Node(3, root: r)); print(n.kids[0].kids[0].parent!.parent!.id, n.kids[0].root.name, r.a.root.name) }
print("--")
weak var w: Node?
do { let r = Root(); let n = Node(5, root: r); w = n; print(w?.id ?? 0); if let s = w { print("strong", s.id) } }
print(w == nil)
class Obs { var list: [() -> Weak?] = [] }
class Weak { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("weak obj", n) } }
struct Ref { weak var value: Weak? }
var refs: [Ref] = []
do { let a = Weak(1); let b = Weak(2); refs = [Ref(value: a), Ref(value: b)]; print(refs.compactMap { $0.value?.n }) }
print(refs.count, refs.compactMap { $0.value?.n })
let o = Obs()
do { let a = Weak(3); o.list.append { [weak a] in a }; print(o.list[0]()?.n ?? 0) }
print(o.list[0]() == nil)
class A { var f: (() -> Void)?; let n: Int; init(_ n: Int) { self.n = n; f = { [weak self] in guard let self = self else { print("gone"); return }; print("alive", self.n) } }; deinit { print("A", n) } }
var keep: (() -> Void)?
do { let a = A(1); a.f?(); keep = a.f }
keep?()
var a: A? = A(2); a?.f?(); a = nil; print("nilled")
func temp() -> Weak { Weak(11) }
print([temp().n, temp().n])
if temp().n == 11 { print("cond") }
let arr = [Weak(20), Weak(21)].filter { $0.n == 20 }
print(arr.count)
var dict = ["x": Weak(30)]; dict["x"] = Weak(31); dict.removeAll(); print("cleared")
var opt: Weak? = Weak(40); opt = opt.map { Weak($0.n + 1) }; print(opt!.n)
