// One type of value in a property, changed in every way.

struct Q { var z = 0 }
struct Pt { var x = 0, y = 0; var q = Q(); mutating func move(_ n: Int) { x += n; y -= n } }
final class Ref { var n: Int; init(_ n: Int) { self.n = n }; func bump() { n += 10 } }
enum Way { case up(Int), down; mutating func flip() { if case .up(let n) = self, n < 3 { self = .up(n + 1) } else { self = .down } }; var next: Way { if case .up(let n) = self { return .up(n * 2) }; return .up(0) } }
var events: [String] = []
@propertyWrapper struct Wrapped<V> { private var v: V; var wrappedValue: V { get { events.append("g"); return v } set { events.append("s"); v = newValue } }; init(wrappedValue: V) { v = wrappedValue } }
func out(_ label: String, _ text: String) { print(label, text, events.joined()); events = [] }
class Base { required init() {}; var p: Pt? = Pt() }
protocol HasP { var p: Pt? { get set } }
extension HasP { mutating func viaProto() { p?.x += 1; p?.move(3); p!.y += 2; out("viaProto", "\(p?.x ?? -1) \(p?.y ?? -1)") } }
final class Host: Base, HasP {
 override var p: Pt? { get { events.append("G"); return super.p } set { events.append("S"); super.p = newValue } }
 required init() { super.init() }
 func bare() { p?.x += 1; p?.move(3); p!.y += 2; out("bare", "\(p?.x ?? -1) \(p?.y ?? -1)") }
 func viaSelf() { self.p?.x += 1; self.p?.move(3); self.p!.y += 2; out("self", "\(self.p?.x ?? -1) \(self.p?.y ?? -1)") }
 func closure() { let run = { [weak self] in guard let self else { return }; self.p?.x += 1; self.p?.move(3); self.p!.y += 2 }; run(); let two = { self.p?.x += 1; self.p?.move(3); self.p!.y += 2 }; two(); out("closure", "\(p?.x ?? -1) \(p?.y ?? -1)") }
 func nested() { func go() { p?.x += 1; p?.move(3); p!.y += 2 }; go(); out("nested", "\(p?.x ?? -1) \(p?.y ?? -1)") }
}
extension Host { func ext() { p?.x += 1; p?.move(3); p!.y += 2; out("ext", "\(p?.x ?? -1) \(p?.y ?? -1)") } }
struct Outer { var inner = Host(); var list = [Host()]; mutating func go() { inner.p?.x += 1; inner.p?.move(3); inner.p!.y += 2; list[0].p?.x += 1; list[0].p?.move(3); list[0].p!.y += 2; out("outer", "\(inner.p?.x ?? -1) \(inner.p?.y ?? -1)" + "\(list[0].p?.x ?? -1) \(list[0].p?.y ?? -1)") } }
func mutate(_ v: inout Pt?) { v?.x += 1; v?.move(3); v!.y += 2 }
func generic<H: HasP>(_ h: inout H) { h.p?.x += 1; h.p?.move(3); h.p!.y += 2; out("generic", "\(h.p?.x ?? -1) \(h.p?.y ?? -1)") }
do { var h = Host(); h.bare(); h.viaSelf(); h.closure(); h.nested(); h.ext() }
do { var h = Host(); h.p?.x += 1; h.p?.move(3); h.p!.y += 2; out("out", "\(h.p?.x ?? -1) \(h.p?.y ?? -1)") }
do { var h = Host(); let path: ReferenceWritableKeyPath<Host, Pt?> = \.p; h[keyPath: path]?.x += 1; h[keyPath: path]?.move(3); h[keyPath: path]!.y += 2; out("key", "\(h[keyPath: path]?.x ?? -1) \(h[keyPath: path]?.y ?? -1)") }
do { let hs = [Host(), Host()]; out("map", "\(hs.map(\.p).count)") }
do { var h = Host(); mutate(&h.p); out("inout", "\(h.p?.x ?? -1) \(h.p?.y ?? -1)") }
do { var hs = [Host(), Host()]; hs[1].p?.x += 1; hs[1].p?.move(3); hs[1].p!.y += 2; mutate(&hs[0].p); for i in hs.indices { hs[i].p?.x += 1; hs[i].p?.move(3); hs[i].p!.y += 2 }; out("elem", "\(hs[1].p?.x ?? -1) \(hs[1].p?.y ?? -1)" + "\(hs[0].p?.x ?? -1) \(hs[0].p?.y ?? -1)") }
do { var hs = ["k": Host()]; hs["k"]!.p?.x += 1; hs["k"]!.p?.move(3); hs["k"]!.p!.y += 2; mutate(&hs["k"]!.p); out("dictv", "\(hs["k"]!.p?.x ?? -1) \(hs["k"]!.p?.y ?? -1)") }
do { var o = Outer(); o.go() }
do { var o = Outer(); o.inner.p?.x += 1; o.inner.p?.move(3); o.inner.p!.y += 2; mutate(&o.list[0].p); out("inner", "\(o.inner.p?.x ?? -1) \(o.inner.p?.y ?? -1)" + "\(o.list[0].p?.x ?? -1) \(o.list[0].p?.y ?? -1)") }
do { var t = (Host(), 5); t.0.p?.x += 1; t.0.p?.move(3); t.0.p!.y += 2; mutate(&t.0.p); out("tuple", "\(t.0.p?.x ?? -1) \(t.0.p?.y ?? -1)") }
do { var h: any HasP = Host(); h.p?.x += 1; h.p?.move(3); h.p!.y += 2; out("proto", "\(h.p?.x ?? -1) \(h.p?.y ?? -1)"); h.viaProto() }
do { var h = Host(); generic(&h); h.viaProto() }
do { let h = Host(); weak var w = h; if let s = w { s.p?.x += 1; s.p?.move(3); s.p!.y += 2 }; out("weak", "\(h.p?.x ?? -1) \(h.p?.y ?? -1)") }
