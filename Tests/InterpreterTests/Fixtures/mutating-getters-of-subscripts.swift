struct Cache { var reads = 0; var d: [String: Int] = ["a": 1]
    subscript(k: String) -> Int? { mutating get { reads += 1; return d[k] } set { d[k] = newValue } } 
    subscript(at i: Int) -> Int { mutating get { reads += 10; return i } } 
    var total: Int { mutating get { reads += 100; return d.count } } }
var c = Cache()
_ = c["a"]
c["a"]! += 1
print(c.reads, c.d)
print(c[at: 3], c.reads)
let x = c["a"] ?? 0
print(x, c.reads, c["zz"] as Any, c.reads)
c["q"] = 4
print(c.reads)
if let y = c["q"], y > 3 { print("y", y, c.reads) }
class Holder { var cache = Cache(); func read() -> Int { cache["a"]! + cache[at: 1] + cache.total } }
let h = Holder()
print(h.cache["a"]!, h.cache.reads)
print(h.read(), h.cache.reads)
var list = [Cache(), Cache()]
_ = list[1]["a"]
print(list.map(\.reads))
func use(_ c: inout Cache) { _ = c["a"]; c["b"] = 3 }
use(&c)
print(c.reads, c.d.keys.sorted())
extension Cache { mutating func twice() -> Int { self["a"]! + self[at: 2] } }
print(c.twice(), c.reads)
enum Light { case on, off
  subscript(_ n: Int) -> Int { mutating get { self = self == .on ? .off : .on; return n } }
  var flip: Bool { mutating get { self = self == .on ? .off : .on; return self == .on } } }
var l = Light.on
print(l[3], l, l.flip, l)
protocol Counting { var count: Int { mutating get } ; subscript(i: Int) -> Int { mutating get } }
extension Cache: Counting { var count: Int { mutating get { reads += 1000; return reads } } 
   subscript(i: Int) -> Int { mutating get { reads += 1; return i } } }
var p: any Counting = Cache()
print(p.count, p[4], p.count)
func g<T: Counting>(_ t: inout T) -> Int { t[1] + t.count }
var q = Cache()
print(g(&q), q.reads)
c["a"]?.negate()
print(c.d["a"]!, c.reads)
var o: Cache? = Cache()
print(o?["a"] as Any, o!.reads)
let closure = { c["a"]! }
print(closure(), c.reads)
