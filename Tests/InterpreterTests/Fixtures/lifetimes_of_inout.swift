final class Box { var n: Int; var next: Box?; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
struct Pair { var a: Box; var b: Box?; mutating func flip() { if let c = b { b = a; a = c } } }
protocol Resettable { init(); mutating func reset() }
extension Resettable { mutating func reset() { self = Self(); print("reset") } }
final class R: Resettable { init() { print("made R") }; deinit { print("gone R") } }
final class Owner { var box: Box? = Box(10); var r = R(); var list: [Box] = [Box(20), Box(21)]; var pair = Pair(a: Box(30), b: Box(31)); static var shared: Box? = Box(40)
  var computed: Box? { get { box } set { box = newValue; print("set") } }
  func go() { clear(&box); print("went") } }
var global: Box? = Box(50)
func clear(_ b: inout Box?) { b = nil; print("cleared") }
func replace(_ b: inout Box, with n: Int) { b = Box(n); print("replaced") }
func both(_ a: inout Box?, _ b: inout Box?) { a = nil; print("a"); b = nil; print("b") }
func f1() { let o = Owner(); clear(&o.box); replace(&o.list[0], with: 22); replace(&o.pair.a, with: 32); clear(&o.pair.b); clear(&Owner.shared); clear(&global); print("end") }
func f2() { var a: Box? = Box(1), b: Box? = Box(2); both(&a, &b); print("end2") }
func f3() { var p = Pair(a: Box(3), b: Box(4)); swap(&p.a, &p.a.next!); print(p.a.n); _ = p }
func f4() { var p = Pair(a: Box(5), b: Box(6)); p.flip(); p.b = nil; print("end4") }
func f5() { var t: (Box?, Int) = (Box(7), 1); clear(&t.0); print("end5") }
func f6() { var d: [String: Box] = ["x": Box(8)]; clear(&d["x"]); print(d.count); d["y", default: Box(9)].n = 19; d["y"] = nil; print("end6") }
func f7() { var b: Box? = Box(60); let c = { clear(&b) }; c(); print("end7") }
func f8() { let o = Owner(); o.go(); o.computed = Box(11); clear(&o.computed); o.r.reset(); o.r.reset(); print("end8") }
func f9() { var r = R(); r.reset(); print("end9") }
func f10() { var a = [Box(70), Box(71)]; swap(&a[0], &a[1].next!) }
func f11() { var a = Box(80), b = Box(81); (a, b) = (b, a); a = b; print("end11") }
func f12() { var a: Box? = Box(90); func inner(_ x: inout Box?) { x = Box(91); print("in") }; inner(&a); a = nil; print("end12") }
func f13() throws { var a: Box? = Box(92); func inner(_ x: inout Box?) throws { x = nil; print("in"); throw E.e }; do { try inner(&a) } catch { print("caught") }; print("end13", a == nil) }
enum E: Error { case e }
func f14() { var a: Box? = Box(93); if let b = a { a = nil; print("still", b.n) }; print("end14") }
func f15() { var a: Box? = Box(94); switch a { case .some: a = nil; print("sw"); default: break }; print("end15") }
func f16() { var x: Any = Box(95); func g(_ v: inout Any) { v = 1; print("any") }; g(&x); print("end16") }
func f17() { var list = [Box(96)]; func g(_ v: inout [Box]) { v.removeAll(); print("emptied") }; g(&list); print("end17") }
func f18() { let o = Owner(); func g(_ v: inout [Box]) { v.removeLast(); print("fewer") }; g(&o.list); o.list[0] = Box(97); print("end18") }
f1(); f2(); f4(); f5(); f6(); f7(); f8(); f9(); f11(); f12(); try f13(); f14(); f15(); f16(); f17(); f18()
