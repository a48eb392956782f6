protocol TableDataSource: AnyObject { func rows(in t: Table) -> Int; func table(_ t: Table, cellFor row: Int) -> String }
protocol TableDelegate: AnyObject { func table(_ t: Table, didSelect row: Int); func table(_ t: Table, heightFor row: Int) -> Double }
extension TableDelegate { func table(_ t: Table, heightFor row: Int) -> Double { 44 } }
class Table { weak var dataSource: TableDataSource?; weak var delegate: TableDelegate? { didSet { print("delegate", delegate != nil) } }
    func reload() { guard let ds = dataSource else { print("no source"); return }; for i in 0..<ds.rows(in: self) { print(ds.table(self, cellFor: i), delegate?.table(self, heightFor: i) ?? 0) } }
    func tap(_ i: Int) { delegate?.table(self, didSelect: i) } ; deinit { print("table gone") } }
class Screen { let table = Table(); private var data = ["a", "b"]; var selected: [Int] = [] { didSet { title = "\(selected.count) selected" } }; var title = "" { willSet { print("title", newValue) } }
    init() { table.dataSource = self; table.delegate = self }; func add(_ s: String) { data.append(s); table.reload() } ; deinit { print("screen gone") } }
extension Screen: TableDataSource { func rows(in t: Table) -> Int { data.count }; func table(_ t: Table, cellFor row: Int) -> String { "\(row):\(data[row])" } }
extension Screen: TableDelegate { func table(_ t: Table, didSelect row: Int) { selected.append(row) }; func table(_ t: Table, heightFor row: Int) -> Double { row == 0 ? 60 : 44.5 } }
final class Plain: TableDelegate { func table(_ t: Table, didSelect row: Int) { print("plain", row) } }
do { let s = Screen(); s.add("c"); s.table.tap(1); s.table.tap(2); print(s.selected); let p = Plain(); s.table.delegate = p; s.table.tap(9); s.add("d") }
Table().reload()
class Event<T> { private var handlers: [(T) -> Void] = []; func on(_ h: @escaping (T) -> Void) { handlers.append(h) }; func send(_ v: T) { handlers.forEach { $0(v) } } }
class Model { let changed = Event<Int>(); var v = 0 { didSet { changed.send(v) } } }
class Watcher { let m: Model; var seen: [Int] = []; init(_ m: Model) { self.m = m; m.changed.on { [weak self] in self?.seen.append($0) } }; deinit { print("watcher", seen) } }
let m = Model(); do { let w = Watcher(m); m.v = 1; m.v += 5; _ = w }; m.v = 9
final class Coordinator { var children: [Coordinator] = []; weak var parent: Coordinator?; let name: String; init(_ n: String) { name = n }; func start(_ c: Coordinator) { children.append(c); c.parent = self }; func finish() { parent?.children.removeAll { $0 === self } }; deinit { print("coord", name) } }
let root = Coordinator("root"); do { let c = Coordinator("child"); root.start(c); c.start(Coordinator("grand")) }; root.children.first?.finish(); print(root.children.count)
typealias Handler = (Result<String, Failure>) -> Void; enum Failure: Error { case bad }
func request(_ ok: Bool, then: Handler) { then(ok ? .success("data") : .failure(.bad)) }
for ok in [true, false] { request(ok) { result in switch result { case .success(let s): print("ok", s); case .failure(let e): print("err", e) } } }
