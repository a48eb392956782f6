struct P { var x = 1; var name = "n"; var t = (1, 2) }
class C { var ps = [P(), P(x: 5)]; var p: P? = P(); var title: String? ; deinit { print("gone") } }
func set<T, V>(_ o: T, _ k: ReferenceWritableKeyPath<T, V>, _ v: V) { o[keyPath: k] = v }
func with<T>(_ value: T, _ change: (inout T) -> Void) -> T { var copy = value; change(&copy); return copy }
extension Array { mutating func setAll<V>(_ k: WritableKeyPath<Element, V>, _ v: V) { for i in indices { self[i][keyPath: k] = v } } }
func f() {
    let c = C()
    set(c, \.title, "t"); print(c.title ?? "nil")
    c[keyPath: \.ps[1].x] += 10; print(c.ps.map(\.x))
    c[keyPath: \C.p!.name] = "z"; print(c.p!.name)
    c.ps.setAll(\.name, "all"); print(c.ps.map(\.name))
    print(c[keyPath: \C.p?.x] as Any)
    var p = P(); p[keyPath: \.t.1] = 9; print(p.t)
    let paths: [WritableKeyPath<P, Int>] = [\.x, \.t.0]
    for k in paths { p[keyPath: k] *= 3 }
    print(p.x, p.t.0)
    func bump(_ n: inout Int) { n += 100 }
    bump(&p[keyPath: \.x]); print(p.x)
    print(with(P()) { $0.x = 7 }.x)
}
f()
