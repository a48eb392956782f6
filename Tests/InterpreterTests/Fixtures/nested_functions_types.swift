func make() -> [String] {
    struct Row { let n: Int; var text: String { "row \(n)" } }
    enum Kind { case a, b; var next: Kind { self == .a ? .b : .a } }
    class Local { let k: Kind; init(_ k: Kind) { self.k = k }; deinit { print("local", k) } }
    func twice<T>(_ t: T) -> [T] { [t, t] }
    let l = Local(.a)
    return [Row(n: 1).text, "\(l.k.next)"] + twice("z")
}
print(make())
struct Outer { struct Inner { static let v = 3; let n: Int; enum Deep: String { case q } }; typealias I = Inner; let i: I; var d: Inner.Deep = .q }
let o = Outer(i: .init(n: 4))
print(o.i.n, Outer.Inner.v, o.d.rawValue, Outer.I.Deep(rawValue: "q") == .q)
