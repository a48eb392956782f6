// Chains of value and reference types changed in place.
struct Size { var w = 1.0, h = 2.0 }
struct Rect { var size = Size(); var origin = (x: 0.0, y: 0.0); var area: Double { size.w * size.h }
    var width: Double { get { size.w } set { size.w = newValue } } }
class Layer { var radius = 0.0; var frame = Rect(); var sub: [Layer] = []; var map: [String: Rect] = [:] }
class View { let layer = Layer(); var frame = Rect() { didSet { print("frame", oldValue.size.w, frame.size.w) } }; var opt: Layer? = Layer(); var rects = [Rect(), Rect()]; subscript(n: String) -> Rect { get { layer.map[n] ?? Rect() } set { layer.map[n] = newValue } } }
let v = View()
v.layer.frame.size.w = 10
v.frame.size.h = 5
v.frame.width = 9
v.frame.origin.x += 3
v.layer.sub.append(Layer())
v.layer.sub[0].frame.size.w += 4
v.layer.sub[0].sub.append(Layer())
v.layer.sub[0].sub[0].radius = 7
v.opt?.frame.size.w = 6
v.opt?.sub.append(Layer())
v.rects[1].size.w *= 5
v["a"].size.w = 3
v["a"].size.h = 4
v.layer.map["a"]?.size.w += 1
v.layer.map["zzz"]?.size.w += 1
print(v.layer.frame.area, v.frame.area, v.frame.origin, v.layer.sub[0].frame.size.w, v.layer.sub[0].sub[0].radius, v.opt!.frame.size.w, v.opt!.sub.count, v.rects.map { $0.size.w }, v["a"].area, v.layer.map.count)
var nested = ["k": [[1, 2], [3]]]
nested["k"]![0][1] = 20
nested["k"]?[1].append(4)
nested["n", default: []].append([9])
print(nested["k"]!, nested["n"]!)
var tuples = [(1, "a")]
tuples[0].1 = "z"; tuples[0].0 += 5
print(tuples)
var arr2 = [[Int]](); arr2.append([]); arr2[0].append(1); arr2[0] += [2, 3]; arr2[0][0] -= 5
print(arr2)
var o: Rect? = Rect()
o?.size.w = 8; o!.size.h = 3
if var r = o { r.size.w = 0; print(r.area, o!.area) }
func mutate(_ r: inout Rect, _ f: (inout Size) -> Void) { f(&r.size) }
mutate(&v.frame) { $0.w = 100; $0.h += 1 }
print(v.frame.size)
let l = v.layer; l.radius = 2; l.radius *= 3; print(v.layer.radius)
var str = "x"; str += "y" + String(1); print(str)
var flags = [false, true]; flags[0].toggle(); print(flags)
var count = 10; count -= 3; count *= 2; count /= 4; count %= 2; print(count)
extension Array { mutating func appendTwice(_ e: Element) { append(e); self.append(e) } }
var t = [1]; t.appendTwice(2); v.rects.appendTwice(Rect()); print(t, v.rects.count)
struct Counter { private(set) var n = 0; mutating func inc() -> Int { n += 1; return n } }
class Has { var c = Counter(); lazy var d = Counter() }
let h = Has(); print(h.c.inc(), h.c.inc(), h.d.inc(), h.d.inc(), h.c.n)
