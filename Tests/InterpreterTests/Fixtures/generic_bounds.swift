// In a generic function values have what is asked of their type, and no more: methods of extensions are the protocol's.
protocol P { var n: Int { get }; func req(_ x: Int) -> String; func defaulted() -> String }
extension P { func defaulted() -> String { "P.defaulted \(n)" }; func ext(_ x: Int = 1) -> String { "P.ext \(n) \(x)" }; var size: Int? { n > 2 ? n : nil }; var pair: (a: Int, b: String) { (n, "p") }; func make() -> Self { self }; static var title: String { "title of \(Self.self)" } }
struct S: P, CustomStringConvertible { var n = 3; func req(_ x: Int) -> String { "S.req \(x)" }; func ext(_ x: Int = 1) -> String { "S.ext \(x)" }; var description: String { "S(\(n))" } }
class C: P { var n = 1; func req(_ x: Int) -> String { "C.req \(x)" }; func defaulted() -> String { "C.defaulted" }; required init() {} ; var size: Int? { 99 } }
final class D: C { override func req(_ x: Int) -> String { "D:" + super.req(x) }; override func defaulted() -> String { "D.defaulted" } }
enum E: P { case one, many(Int); var n: Int { if case .many(let n) = self { return n }; return 1 }; func req(_ x: Int) -> String { "E.req \(self) \(x)" } }
func f<T: P>(_ t: T) {
    print(t.n, t.req(2), t.defaulted(), t.ext(), t.ext(5), t.size as Any, t.pair, t.pair.b, t.make().n, type(of: t))
    if let size = t.size { print("size", size) } else { print("no size") }
    print(t.size.map { $0 + 1 } as Any, t.size ?? -1, (t.size ?? 0) > 2 ? "big" : "small", "\(t.size as Any) \(String(describing: t.size))")
    let f = t.req; print(f(7))
 print(T.title, T.self) }
f(S())
f(S(n: 1))
f(C())
f(D())
f(E.one)
f(E.many(5))
func list<T: P>(_ ts: [T]) { for t in ts {
    print(t.n, t.req(2), t.defaulted(), t.ext(), t.ext(5), t.size as Any, t.pair, t.pair.b, t.make().n, type(of: t))
    if let size = t.size { print("size", size) } else { print("no size") }
    print(t.size.map { $0 + 1 } as Any, t.size ?? -1, (t.size ?? 0) > 2 ? "big" : "small", "\(t.size as Any) \(String(describing: t.size))")
    let f = t.req; print(f(7)); 
 }; print(ts.map { $0.size }, ts.first?.pair.a as Any, ts.map(\.n).reduce(0, +)); ts.forEach { t in print(t.ext(), t.pair) }; print(ts.map { $0.ext(3) }, ts.max { $0.n < $1.n }!.defaulted()) }
list([S(), S()])
list([S(n: 1), S(n: 1)])
list([C(), C()])
list([D(), D()])
list([E.one, E.one])
list([E.many(5), E.many(5)])
protocol Empty { static var empty: Self { get }; init(); var n: Int { get } }
struct Zero: Empty { var n = 3; static var empty: Zero { Zero(n: 0) } }
final class One: Empty { var n = 1; required init() {}; static var empty: One { One() } }
func made<T: Empty>(_ t: T) -> [T] {
    let first: T = .empty
    var second: T = .init()
    let third = second
    second = .empty
    return [t, first, second, third, T(), T.empty]
}
print(made(Zero(n: 9)).map(\.n), made(One()).map(\.n))
