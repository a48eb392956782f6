protocol Property { var name: String { get } }
protocol Addition: Property {}
struct Edge: Addition { let name: String }
struct Size: Property { let name: String }
struct Term<P> { let of: P; let constant: Double }
func + <P: Addition>(lhs: P, rhs: Double) -> Term<P> { Term(of: lhs, constant: rhs) }
func + <P: Addition>(lhs: Double, rhs: P) -> Term<P> { rhs + lhs }
func - <P: Addition>(lhs: P, rhs: Double) -> Term<P> { Term(of: lhs, constant: -rhs) }
func + <P: Addition>(lhs: Term<P>, rhs: Double) -> Term<P> { Term(of: lhs.of, constant: lhs.constant + rhs) }
infix operator ~>
func ~> <P: Addition>(lhs: P, rhs: Double) -> Term<P> { Term(of: lhs, constant: rhs / 4) }
func >= <P: Property>(lhs: P, rhs: Double) -> String { "\(lhs.name) is at least \(rhs)" }

protocol Item { associatedtype Proxy; func proxy() -> Proxy }
struct Place { var top: Edge { Edge(name: "top") }; var height: Size { Size(name: "height") } }
typealias View = Int
extension View: Item { func proxy() -> Place { Place() } }
struct Guide: Item { func proxy() -> Place { Place() } }
func layout<A: Item>(_ a: A, _ block: (A.Proxy) -> Void) { block(a.proxy()) }
func layout<A: Item, B: Item>(_ a: A, _ b: B, _ block: (A.Proxy, B.Proxy) -> Void) { block(a.proxy(), b.proxy()) }

layout(View(3), Guide()) { one, other in
    let less = one.top - 60
    print(less.constant)
    let more = 20 + other.top
    print(more.constant)
    print((one.top + 1 + 2).constant)
    print((one.top ~> 10).constant)
    print(one.height >= 280)
}
layout(View(3)) { only in print((only.top + 8).constant) }

// What follows a number with a dot is of that number's type, though a protocol is wanted of the whole.
protocol Amount {}
extension Double: Amount {}
struct Rows { var height: Double }
extension Double { static let rows: Double = 20 }
func inset(_ amount: any Amount) { print(amount) }
inset(Rows(height: 100).height / .rows)
let rest: any Amount = Rows(height: 100).height - .rows
print(rest)
