import Foundation
extension Optional { mutating func take2() -> Wrapped? { let v = self; self = nil; return v }
 var orNil: Wrapped? { get { self } set { self = newValue } }
 mutating func setIfNil(_ v: @autoclosure () -> Wrapped) { if self == nil { self = v() } } }
extension Optional where Wrapped == String { var text: String { get { self ?? "" } set { self = newValue.isEmpty ? nil : newValue } }; var isBlank: Bool { self?.isEmpty ?? true } }
var o: Int? = 3
print(o.take2() as Any, o as Any)
o.setIfNil(7); print(o as Any)
o.orNil = 9; print(o as Any)
var s: String? = "x"
s.text = ""; print(s as Any, s.isBlank); s.text = "q"; print(s as Any)
struct H { var s: String? = nil; var n: Int? = 2 }
var h = H(); h.s.text = "hh"; print(h); print(h.n.take2() as Any, h)
struct M { var change: (inout Int) -> Void = { $0 += 1 } ; let two: (inout Int, Int) -> Int = { $0 *= $1; return $0 } }
var n = 1; let m = M(); m.change(&n); print(n); print(m.two(&n, 5), n)
class K { var name = "k"; lazy var f = { [self] in name + "!" }; func g() -> () -> String { { [self] in name + "?" } }; func w() -> () -> String { { [weak self] in guard let self else { return "gone" }; return name } } ; func u() -> () -> String { { [unowned self, n = name] in n + self.name } } }
let k = K(); print(k.f(), k.g()(), k.w()(), k.u()())
struct Pt: Hashable { var x = 0, y = 0 }; struct Ln { var a = Pt(), b = Pt(); var pts: [Pt] = [Pt(x: 7)] }
print(\Pt.x == \Pt.x, \Pt.x == \Pt.y, Set([\Pt.x, \Pt.y, \Pt.x]).count)
let ka: WritableKeyPath<Ln, Pt> = \Ln.a; let kx = ka.appending(path: \.x)
var ln = Ln(); ln[keyPath: kx] = 4; print(ln[keyPath: kx], ln.a, ln[keyPath: \.pts[0].x])
let names: [PartialKeyPath<Pt>: String] = [\Pt.x: "x", \Pt.y: "y"]; print(names[\Pt.x]!)
let kv: KeyValuePairs = ["b": 1, "a": 2, "b": 3]
for (a, b) in kv { print(a, b) }; print(kv.count, kv[1].key)
let diff = [1, 2, 4].difference(from: [1, 3])
for c in diff { switch c { case .insert(let o, let e, _): print("ins", o, e); case .remove(let o, let e, _): print("rem", o, e) } }
print([1, 3].applying(diff) as Any, diff.insertions.count, diff.removals.count)
let str = "héllo 👋 wörld"; let i = str.firstIndex(of: "w")!
print(i.utf16Offset(in: str), str.index(str.startIndex, offsetBy: 3).utf16Offset(in: str), str.utf16.count)
print(str[String.Index(utf16Offset: 2, in: str)])
let fl = [Float(0.1), 3]; print(fl, fl[0] * 3, type(of: fl))
func a1() { typealias T = Int; let x: T = 1; print(x) }
func a2() { typealias T = String; let x: T = "s"; print(x, T.self) }
a1(); a2(); a1()
struct Sw { var a = 1, b = 2; mutating func go() { swap(&a, &b) } }
var sw = Sw(); sw.go(); print(sw)
var arr = [1, 2, 3]; print(arr); arr.swapAt(0, 1); print(arr)
let bump: (inout [Int]) -> Void = { $0.append(0) }; bump(&arr); print(arr)
var cl: [(inout Int) -> Void] = [{ $0 += 1 }, { $0 *= 10 }]; for f in cl { f(&n) }; print(n)
