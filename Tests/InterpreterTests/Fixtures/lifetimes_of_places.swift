final class Box { var n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
// containers, late arguments, shared roots
struct P { var x: Box?; var y: Box?; var list: [Box] = []
  mutating func takeAll(_ other: inout P) { x = other.x; other.x = nil; print("took") } }
struct Q { var a = P(x: Box(1), y: Box(2)); var b = P(x: Box(3), y: nil) }
func clear(_ b: inout Box?, _ n: Int) { b = nil; print("cleared", n) }
func give() -> Int { print("give"); return 1 }
func both(_ a: inout Box?, _ b: inout Box?) { a = nil; print("a"); b = nil; print("b") }
final class O { var p = P(x: Box(10), y: Box(11), list: [Box(12), Box(13)]); var d: [String: Box] = ["k": Box(14)]
  var seen: Box? = Box(15) { didSet { print("did", oldValue?.n ?? 0, seen?.n ?? 0) } }
  var t = (Box(16) as Box?, 2) }
func f1() { let o = O(); clear(&o.p.x, give()); clear(&o.p.y, give()); clear(&o.d["k"], give()); clear(&o.t.0, give()); clear(&o.seen, give()); print("end1") }
func f2() { var q = Q(); q.a.takeAll(&q.b); both(&q.a.x, &q.a.y); print("end2") }
func f3() { var p = P(x: Box(20), y: Box(21)); swap(&p.x, &p.y); print(p.x!.n, p.y!.n); p.x = nil; print("end3") }
func f4() { let o = O(); var local: Box? = Box(30); swap(&o.p.x, &local); local = nil; print("end4"); o.p.list.swapAt(0, 1); o.p.list[0].n = 99; o.p.list.remove(at: 0); print("end4b") }
func f5() { var xs: [Box?] = [Box(40), Box(41)]; clear(&xs[0], give()); xs[1] = nil; print("end5", xs.count) }
func f6() { var xs = [[Box(50)], [Box(51)]]; xs[0].removeAll(); print("m"); xs[1][0] = Box(52); print("end6") }
func f7() { for b in [Box(60), Box(61)] { print("loop", b.n) }; print("end7") }
func f8() { var b: Box? = Box(70); defer { print("defer", b == nil) }; b = nil; print("end8") }
func f10() { var b: Box! = Box(90); b.n += 1; b = Box(92); print("end10") }
func f11() -> Box { let b = Box(100); return b }
func f12() { _ = f11(); let x = f11().n; print("end12", x); f11().n = 3; print("end12b") }
func f13() { var a = [Box(110)]; a.append(Box(111)); let last = a.popLast(); print(last!.n); a = []; print("end13") }
func f14() { var o: O? = O(); let b = o?.p.x; o = nil; print("end14", b!.n) }
func f15() { func h(_ b: __owned Box) { print("in h") }; h(Box(120)); print("end15") }
func f16() { let b = Box(130); do { let c = Box(131); print(c.n) }; print("end16", b.n) }
func f17() { var stack: [Box] = [Box(140), Box(141)]; while let b = stack.popLast() { print("pop", b.n) }; print("end17") }
func f18() { if let b = Optional(Box(150)), b.n > 3 { print("in18") } else { print("no") }; print("end18") }
func f19() { guard let b = Optional(Box(160)) else { return }; print("end19", b.n) }
func f20() { let s = [Box(170), Box(171)].map { $0.n }.filter { $0 > 170 }; print("end20", s) }
func f21() { var b = Box(180); b = { let c = Box(181); return c }(); print("end21"); _ = b }
func f22() { var dict = [1: Box(190)]; dict[1] = Box(191); print("r"); dict.removeValue(forKey: 1); print("end22") }
protocol Resettable { init(); mutating func reset() }
extension Resettable { mutating func reset() { self = Self(); print("reset") } }
final class R: Resettable { init() { print("made R") }; deinit { print("gone R") } }
func f23() { var r = R(); r.reset(); print("end23") }
f1(); f2(); f3(); f4(); f5(); f6(); f7(); f8(); f10(); f12(); f13(); f14(); f15(); f16(); f17(); f18(); f19(); f20(); f21(); f22(); f23()
