class Loader {
    var onDone: ((Int) -> Void)?
    func load() { onDone?(7) }
    deinit { print("loader gone") }
}
class Screen {
    let title: String
    let loader = Loader()
    var result = 0
    init(_ t: String) { title = t }
    func strong() { loader.onDone = { self.result = $0; print("strong", self.result) } }
    func weakly() { loader.onDone = { [weak self] v in guard let self else { print("dead"); return }; self.result = v; print(title, result) } }
    func unownedly() { loader.onDone = { [unowned self] in self.result = $0; print("unowned", self.result) } }
    func implicit() { loader.onDone = { [self] in result = $0 + 1; print("implicit", result) } }
    deinit { print("screen", title, "gone") }
}
do { let s = Screen("a"); s.weakly(); s.loader.load() }
do { let s = Screen("b"); s.strong(); s.loader.load(); print("leaks") }
do { let s = Screen("c"); s.unownedly(); s.loader.load() }
do { let s = Screen("d"); s.implicit(); s.loader.load(); s.loader.onDone = nil }
var escaped: (() -> Void)?
do { let s = Screen("e"); escaped = { [weak s] in print("weak", s?.title ?? "nil") }; escaped?() }
escaped?()
var holder: (() -> Void)?
do { let s = Screen("f"); holder = { print("holds", s.title) } }
holder?()
holder = nil
print("released")
class Timer { var tick: (() -> Void)?; static var all: [Timer] = []; init() { Timer.all.append(self) }; deinit { print("timer") } }
class Clock { var timer: Timer?; var n = 0; func start() { timer = Timer(); timer?.tick = { [weak self] in self?.n += 1 } }; deinit { print("clock", n) } }
do { let c = Clock(); c.start(); Timer.all[0].tick?(); c.timer?.tick?() }
Timer.all.removeAll()
print("done")
struct Box { let s: Screen }
var boxes = [Box(s: Screen("g"))]
let f = boxes.map { b in { b.s.title } }
boxes = []
print(f[0]())
class Node { var children: [Node] = []; weak var parent: Node?; let id: Int; init(_ i: Int) { id = i }; func add(_ c: Node) { children.append(c); c.parent = self }; deinit { print("node", id) } }
do { let root = Node(0); root.add(Node(1)); root.children[0].add(Node(2)); print(root.children[0].children[0].parent!.id) }
func outer() -> () -> Int { let n = Node(9); func inner() -> Int { n.id }; return inner }
var fn: (() -> Int)? = outer()
print(fn!())
fn = nil
print("end")
