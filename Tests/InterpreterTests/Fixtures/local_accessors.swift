// Local variables with accessors: observed, computed, shared with closures.
func a() {
  var log: [String] = []
  var level = 1 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue)->\(level)"); if level > 5 { level = 5 } } }
  level = 3; level += 10
  let up = { level += 1 }
  up(); up()
  func more() { level = 0; up() }
  more()
  print(level, log)
}
a()
func b() {
  var text: String? = nil { didSet(old) { print("text", old as Any, text as Any) } }
  text = "a"; text?.append("b"); text = nil
  text?.append("x")
  var items: [Int] = [] { willSet(next) { print("next", next.count) } }
  items.append(1); items += [2, 3]; items[0] = 9; items.removeAll { $0 > 5 }
  let fs = (0..<2).map { i in { items.append(i) } }
  fs.forEach { $0() }
  print(items)
}
b()
class V { func c() { var done = false { didSet { self.told(done) } }; done = true; done.toggle() }; func told(_ d: Bool) { print("told", d) } }
V().c()
func d() {
  var n = 1; var reads = 0
  var doubled: Int { reads += 1; return n * 2 }
  n = 5
  print(doubled, doubled, reads)
  var both: Int { get { n } set { n = newValue + 1 } }
  both = 9; both += 1
  print(n, both)
}
d()
func e() {
  var store: [String: Int] = [:]
  var opt: Int? { get { print("g"); return store["k"] } set { print("s", newValue as Any); store["k"] = newValue } }
  opt? += 1; opt = 3; opt? += 1
  var list: [Int] { get { [store.count] } set(v) { store["n"] = v.count } }
  list.append(4); print(list, store.sorted { $0.key < $1.key }.map(\.value))
  func inner() { opt = 8; list = []; print(opt ?? 0) }
  inner(); let c = { opt = nil }; c(); print(store["n"]!, opt as Any)
  var lazyish: Int { store.values.reduce(0, +) }
  let f = { lazyish + 1 }; store["z"] = 10; print(f(), lazyish)
}
e()
