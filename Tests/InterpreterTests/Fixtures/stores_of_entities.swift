// Generic stores over associated types, wrappers with ranges, and enums of any content.
protocol Entity { associatedtype ID: Hashable; var id: ID { get }; static var table: String { get } }
extension Entity { static var table: String { "default" } }
protocol Store { associatedtype Item: Entity; var items: [Item.ID: Item] { get set }; mutating func put(_ i: Item); func all(where p: (Item) -> Bool) -> [Item] }
extension Store {
  mutating func put(_ i: Item) { items[i.id] = i }
  func all(where p: (Item) -> Bool) -> [Item] { items.values.filter(p).sorted { "\($0.id)" < "\($1.id)" } }
  subscript(id: Item.ID) -> Item? { get { items[id] } set { items[id] = newValue } }
  subscript<V>(id: Item.ID, path: KeyPath<Item, V>) -> V? { items[id]?[keyPath: path] }
  subscript<V>(id: Item.ID, path: WritableKeyPath<Item, V>, default d: V) -> V {
    get { items[id]?[keyPath: path] ?? d }
    set { items[id]?[keyPath: path] = newValue }
  }
}
struct User: Entity { var id: Int; var name: String; var tags: Set<String> = []; static let table = "users" }
struct Note: Entity { let id: String; var text: String }
struct MemoryStore<T: Entity>: Store { var items: [T.ID: T] = [:]; typealias Item = T }
class Base: Store { var items: [String: Note] = [:]; func describe() -> String { "\(type(of: self)):\(items.count)" } }
class Derived: Base { override func describe() -> String { "<" + super.describe() + ">" } }
func merge<A: Store, B: Store>(_ a: inout A, _ b: B) where A.Item == B.Item { for (_, v) in b.items { a.put(v) } }
func tables<each1: Entity, S: Sequence>(_ s: S, _ t: each1.Type) -> [String] where S.Element == each1 { s.map { _ in each1.table } }
@propertyWrapper struct Clamped<V: Comparable> {
  private var v: V; let range: ClosedRange<V>
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<V> { range }
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
struct Settings { @Clamped(0...10) var level = 20; @Clamped("b"..."y") var letter = "a"; }
enum Loadable<T> { case idle, loading(Double), loaded(T), failed(Error)
  var value: T? { if case .loaded(let v) = self { return v }; return nil }
  func map<U>(_ f: (T) throws -> U) rethrows -> Loadable<U> {
    switch self { case .idle: return .idle; case .loading(let p): return .loading(p); case .loaded(let t): return .loaded(try f(t)); case .failed(let e): return .failed(e) } } }
extension Loadable: Equatable where T: Equatable {
  static func == (a: Loadable, b: Loadable) -> Bool {
    switch (a, b) { case (.idle, .idle): return true; case let (.loading(x), .loading(y)): return x == y; case let (.loaded(x), .loaded(y)): return x == y; default: return false } } }
struct Oops: Error, CustomStringConvertible { let code: Int; var description: String { "oops \(code)" } }
var s = MemoryStore<User>()
s.put(User(id: 2, name: "b")); s.put(User(id: 1, name: "a"))
s[3] = User(id: 3, name: "c", tags: ["x"])
print(s.all { $0.id > 1 }.map(\.name), s[1]?.name as Any, s[9] as Any)
print(s[2, \.name] as Any, s[7, \.name] as Any, s[3, \.tags.count] as Any)
s[2, \.name, default: "z"] += "!"
s[3, \.tags, default: []].insert("y")
print(s[2, \.name, default: "z"], s[3]!.tags.sorted(), s[10, \.name, default: "z"])
var other = MemoryStore<User>(); other.put(User(id: 8, name: "h"))
merge(&s, other); print(s.items.keys.sorted(), tables([1, 2].map { User(id: $0, name: "") }, User.self), Note.table)
let d = Derived(); var dd = d; dd.put(Note(id: "n", text: "t")); dd["m"] = Note(id: "m", text: "u")
print(d.describe(), d["m", \.text] as Any, d.all { _ in true }.map(\.id))
var set = Settings(); print(set.level, set.letter, set.$level, set.$letter.upperBound); set.level = -4; set.letter = "zz"; print(set.level, set.letter)
let l: Loadable<Int> = .loaded(4)
print(l.map { $0 * 2 }.value as Any, l.map(String.init) == .loaded("4"), Loadable<Int>.loading(0.5) == .loading(0.5), Loadable<String>.failed(Oops(code: 3)).map { $0.count })
do { _ = try l.map { n -> Int in throw Oops(code: n) } } catch { print(error) }
if case .loaded(3...5) = l { print("in range") }
let many: [Loadable<String>] = [.idle, .loading(0.25), .loaded("q"), .failed(Oops(code: 1))]
for case .loaded(let v) in many { print("v", v) }
print(many.compactMap(\.value), many.filter { if case .failed = $0 { return true } else { return false } }.count)
