// One type of value in every kind of variable, changed in every way.

struct Q { var z = 0 }
struct Pt { var x = 0, y = 0; var q = Q(); mutating func move(_ n: Int) { x += n; y -= n } }
final class Ref { var n: Int; init(_ n: Int) { self.n = n }; func bump() { n += 10 } }
enum Way { case up(Int), down; mutating func flip() { if case .up(let n) = self, n < 3 { self = .up(n + 1) } else { self = .down } }; var next: Way { if case .up(let n) = self { return .up(n * 2) }; return .up(0) } }
var events: [String] = []
@propertyWrapper struct Wrapped<V> { private var v: V; var wrappedValue: V { get { events.append("g"); return v } set { events.append("s"); v = newValue } }; init(wrappedValue: V) { v = wrappedValue } }
func out(_ label: String, _ text: String) { print(label, text, events.joined()); events = [] }
var g: Set<Int> = [1]
var og: Set<Int> = [1] { didSet { events.append("D") } }
var bg: Set<Int> = [1]
var cg: Set<Int> { get { events.append("G"); return bg } set { events.append("S"); bg = newValue } }
enum St { static var p: Set<Int> = [1]; static var o: Set<Int> = [1] { willSet { events.append("W") } }; nonisolated(unsafe) static var b: Set<Int> = [1]; static var c: Set<Int> { get { b } set { events.append("S"); b = newValue } }; static func go() { p.insert(3); p.formUnion([3, 1]); o.insert(3); o.formUnion([3, 1]); c.insert(3); c.formUnion([3, 1]); out("static bare", "\(p.sorted())" + "\(o.sorted())" + "\(c.sorted())") } }
func mutate(_ v: inout Set<Int>) { v.insert(3); v.formUnion([3, 1]) }
func apply(_ v: inout Set<Int>, _ f: (inout Set<Int>) -> Void) { f(&v) }
@discardableResult func ret(_ v: Set<Int>) -> Set<Int> { var v = v; v.insert(3); v.formUnion([3, 1]); return v }
func defaulted(_ v: Set<Int> = [1]) -> String { var w = v; w.insert(3); w.formUnion([3, 1]); return "\(w.sorted())" }
func vari(_ vs: Set<Int>...) -> String { var vs = vs; vs[0].insert(3); vs[0].formUnion([3, 1]); return "\(vs[0].sorted())" + "\(vs.count)" }
func gen<X>(_ x: X, _ f: (inout X) -> Void) -> X { var x = x; f(&x); return x }
func early(_ flag: Bool) -> String { var v: Set<Int> = [1]; defer { v.insert(3); v.formUnion([3, 1]); out("deferred", "\(v.sorted())") }; v.insert(3); v.formUnion([3, 1]); if flag { return "\(v.sorted())" }; v.insert(3); v.formUnion([3, 1]); return "\(v.sorted())" }
func throwing(_ flag: Bool) throws -> Set<Int> { struct Err: Error {}; var v: Set<Int> = [1]; v.insert(3); v.formUnion([3, 1]); if flag { throw Err() }; return v }
class Gen<X> { var x: X; init(_ x: X) { self.x = x }; func change(_ f: (inout X) -> Void) { f(&x) } }
struct GenS<X> { var x: X; mutating func change(_ f: (inout X) -> Void) { f(&x) } }
enum Hold { case some(v: Set<Int>), none }
do { func scope1() { g.insert(3); g.formUnion([3, 1]); mutate(&g); out("global", "\(g.sorted())") }; scope1() }
do { og.insert(3); og.formUnion([3, 1]); mutate(&og); out("observed global", "\(og.sorted())") }
do { cg.insert(3); cg.formUnion([3, 1]); mutate(&cg); out("computed global", "\(cg.sorted())") }
do { St.p.insert(3); St.p.formUnion([3, 1]); St.o.insert(3); St.o.formUnion([3, 1]); St.c.insert(3); St.c.formUnion([3, 1]); mutate(&St.p); mutate(&St.o); mutate(&St.c); out("static", "\(St.p.sorted())" + "\(St.o.sorted())" + "\(St.c.sorted())"); St.go() }
do { func local() { var v: Set<Int> = [1]; let w = v; v.insert(3); v.formUnion([3, 1]); mutate(&v); let run = { v.insert(3); v.formUnion([3, 1]) }; run(); func inner() { v.insert(3); v.formUnion([3, 1]) }; inner(); out("local", "\(v.sorted())" + "\(w.sorted())") }; local() }
do { func observed() { var v: Set<Int> = [1] { didSet { events.append("d") } }; v.insert(3); v.formUnion([3, 1]); mutate(&v); out("local observed", "\(v.sorted())") }; observed() }
do { func lazily() { lazy var v: Set<Int> = [1]; v.insert(3); v.formUnion([3, 1]); out("local lazy", "\(v.sorted())") }; lazily() }
do { func wrapped() { @Wrapped var v: Set<Int> = [1]; v.insert(3); v.formUnion([3, 1]); out("local wrapped", "\(v.sorted())") }; wrapped() }
do { func counters() -> (() -> Void, () -> Set<Int>) { var v: Set<Int> = [1]; return ({ v.insert(3); v.formUnion([3, 1]) }, { v }) }; let (inc, get) = counters(); inc(); inc(); let got = get(); out("shared", "\(got.sorted())") }
do { var v: Set<Int> = [1]; let cap = { [v] in "\(v.sorted())" }; v.insert(3); v.formUnion([3, 1]); out("capture list", cap() + "\(v.sorted())") }
do { var v: Set<Int> = [1]; apply(&v) { $0.insert(3); $0.formUnion([3, 1]) }; apply(&v) { (x: inout Set<Int>) in x.insert(3); x.formUnion([3, 1]) }; out("inout closure", "\(v.sorted())") }
do { let r = ret([1]); out("returned", "\(r.sorted())" + defaulted() + defaulted([1]) + vari([1], [1])) }
do { let x: Set<Int> = [1]; let y = gen(x) { $0.insert(3); $0.formUnion([3, 1]) }; out("generic", "\(y.sorted())") }
do { out("early", early(true)); out("late", early(false)) }
do { if let r = try? throwing(false) { out("try", "\(r.sorted())") }; do { _ = try throwing(true) } catch { out("caught", "\(error)") } }
do { let a = Gen<Set<Int>>([1]); a.change { $0.insert(3); $0.formUnion([3, 1]) }; a.x.insert(3); a.x.formUnion([3, 1]); var s = GenS<Set<Int>>(x: [1]); s.change { $0.insert(3); $0.formUnion([3, 1]) }; s.x.insert(3); s.x.formUnion([3, 1]); out("generic types", "\(a.x.sorted())" + "\(s.x.sorted())") }
do { var h = Hold.some(v: [1]); if case .some(var v) = h { v.insert(3); v.formUnion([3, 1]); h = .some(v: v) }; switch h { case .some(let v): out("enum", "\(v.sorted())"); case .none: break } }
do { let list: [Set<Int>] = [[1], [1]]; for var v in list { v.insert(3); v.formUnion([3, 1]); out("for var", "\(v.sorted())") }; var many = list; for i in many.indices { many[i].insert(3); many[i].formUnion([3, 1]) }; out("indices", "\(many[1].sorted())"); many.swapAt(0, 1); let all = many.map { (v: Set<Int>) -> Set<Int> in var v = v; v.insert(3); v.formUnion([3, 1]); return v }; out("map", "\(all[0].sorted())"); var nested = [[many[0]], list]; nested[0][0].insert(3); nested[0][0].formUnion([3, 1]); out("nested", "\(nested[0][0].sorted())" + "\(nested[1][0].sorted())") }
do { var t = (n: 1, v: [1] as Set<Int>); t.v.insert(3); t.v.formUnion([3, 1]); t.n += 1; let (n, w) = t; out("tuple", "\(w.sorted())" + "\(n)"); var (p, q) = ([1] as Set<Int>, t.v); p.insert(3); p.formUnion([3, 1]); swap(&p, &q); out("swap", "\(p.sorted())" + "\(q.sorted())") }
do { var dict: [Int: Set<Int>] = [1: [1]]; dict[1]!.insert(3); dict[1]!.formUnion([3, 1]); if var v = dict[1] { v.insert(3); v.formUnion([3, 1]); out("if var", "\(v.sorted())") }; guard var gv = dict[1] else { fatalError() }; gv.insert(3); gv.formUnion([3, 1]); dict[2] = gv; let d2 = dict[2]!; out("dict", "\(d2.sorted())"); dict[1] = nil; out("count", "\(dict.count)") }
do { var any: Any = [1] as Set<Int>; if var v = any as? Set<Int> { v.insert(3); v.formUnion([3, 1]); any = v; out("any", "\(v.sorted())") }; let back = any as! Set<Int>; out("back", "\(back.sorted())") }
