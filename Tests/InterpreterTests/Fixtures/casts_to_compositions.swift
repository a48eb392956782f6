// Casts to compositions: a value must be all that they ask.
protocol Shape { var area: Double { get } }; protocol Named { var name: String { get } }
struct Sq: Shape, Named { var s: Double; var area: Double { s * s }; var name: String { "sq" } }
class Ci: Shape { var r = 1.0; var area: Double { r * r * 3 } }
final class NCi: Ci, Named { let name = "nci" }
typealias Both = Shape & Named
let things: [Any] = [Sq(s: 2), Ci(), NCi(), 5, "s", Optional(Sq(s: 3)) as Any]
for t in things {
  if let b = t as? Shape & Named { print("both", b.area, b.name) } else { print("not both") }
  if let b = t as? (any Named & Shape) { print("any", b.name) }
  if let c = t as? Ci & Named { print("ci", c.r, c.name) }
  print(t is Shape & Named, t is Ci & Named)
  switch t { case let x as Ci & Named: print("case ci", x.name); case is Named & Shape: print("case both"); case let s as Shape: print("shape", s.area); default: print("none") }
  if t is Both { print("alias") }
  if let b = t as? Both { print("alias", b.name) }
}
print((things[2] as! Ci & Named).name)
func f(_ x: Shape & Named) -> String { x.name + "\(x.area)" }
print(f(Sq(s: 1)), f(NCi()))
struct Holder { var item: (Shape & Named)?; weak var del: (AnyObject & Named)? }
let n = NCi(); var h = Holder(item: Sq(s: 4), del: n); print(h.item?.name ?? "-", h.del?.name ?? "-"); h.item = nil; print(h.item?.area as Any)
