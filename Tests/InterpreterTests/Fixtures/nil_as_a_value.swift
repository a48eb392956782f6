// A dictionary whose values are optionals keeps a nil that is one of them; the literal takes the key away.
var r: [Int: String?] = [:]
let s: String? = nil
r[1] = s
print(r)
r[1] = nil
print(r.count)
r[2] = "a"
r[2] = s
print(r)
for i in 0..<3 { let t: String? = i == 1 ? nil : "v\(i)"; r[i] = t }
print(r.count, r[1] as Any)
struct Shelf { var d: [String: Int?] = [:]; mutating func put(_ k: String, _ v: Int?) { d[k] = v } }
var b = Shelf()
b.put("x", nil); b.put("y", 3)
print(b.d.count)
func opt() -> Int? { nil }
b.d["z"] = opt()
print(b.d.count)
b.d["z"] = .none
print(b.d.count)
b.d["q"] = .some(nil)
print(b.d.count)
b.d["q"] = Optional<Int>.none
print(b.d.count)
b.d["w"] = Int("zz")
print(b.d.count)
let dd: [String: Int] = ["a": 1]
for k in ["a", "b"] { b.d[k] = dd[k] }
print(b.d.count)
let a: Any? = nil
var e: [String: Any] = [:]
e["k"] = a
print(e.count)
var f: [String: Any?] = [:]
f["k"] = a
print(f.count)
f["k"] = 3
f["l"] = s
print(f.count)
class K { var d: [Int: K?] = [:]; weak var w: K?; func g() { d[1] = w; print(d.count); self.d[2] = self.w; print(d.count) } }
K().g()
var nn: [[Int: String?]] = [[:]]
nn[0][1] = s
print(nn[0].count)
nn[0][1, default: "q"] = s
print(nn[0].count)
func fails() throws -> String? { nil }
final class P { var name: String?; var list: [Int: String?] = [:]; var inner: P?
  func go(_ g: Bool) {
    list[0] = self.name; print(list.count)
    self.list[1] = inner?.name; print(list.count)
    list[2] = g ? name : nil; print(list.count)
    list[3] = try? fails(); print(list.count)
    list[4] = name ?? nil; print(list.count)
    list[5] = (name); print(list.count)
    list[6] = name.map { $0 + "" }; print(list.count)
    list[8] = [String]().first; print(list.count)
    for (i, s) in [nil, "q"].enumerated() { self.list[30 + i] = s }; print(list.count)
    list[9] = list[0]; print(list.count)
    list[100] = list[99]; print(list.count)
    inner = P(); inner?.list[1] = name; print(inner!.list.count)
    inner!.list[2] = inner!.name as String?; print(inner!.list.count)
  }
}
P().go(true)
var rows = [Int: String?]()
let results: [(Int, String?)] = [(1, nil), (2, "b")]
for (i, s) in results { rows[i] = s }
print(rows.count)
for x in results { rows[x.0 + 10] = x.1 }
print(rows.count)
func run() async { await withTaskGroup(of: (Int, String?).self) { g in
  for i in 0..<2 { g.addTask { (i, i == 0 ? nil : "x") } }
  var out = [Int: String?]()
  for await (i, s) in g { out[i] = s }
  print(out.count)
  var o2: [Int: String?] = [:]
  for await r in g { o2[r.0] = r.1 }
  print(o2.count)
} }
await run()
func gen<T>(_ xs: [T?]) -> [Int: T?] { var r: [Int: T?] = [:]; for (i, x) in xs.enumerated() { r[i] = x }; return r }
print(gen([1, nil, 3]).count)
let x: Any?? = Optional<String>.none
print(x == nil)
var arr: [String?] = []
arr.append(nil); print(arr.count)
let m = Dictionary(uniqueKeysWithValues: [("a", Int("1")), ("b", Int("x"))])
print(m.count, m["b"] as Any)
var d2 = ["a": 1, "b": 2].mapValues { $0 > 1 ? $0 : nil }
d2["c"] = Int("r"); print(d2.count)
if let v = d2["c"] { print("has", v as Any) }
if case .some(.none) = d2["c"] { print("some none") }
d2.updateValue(nil, forKey: "z"); print(d2.count)
print(d2["z"]! as Any, d2.compactMapValues { $0 })
