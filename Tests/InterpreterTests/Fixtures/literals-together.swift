// Literals whose elements say together what they are, builders with parameters of their own, and what catches without a pattern see.
enum Line: Hashable { case header(String), user(id: Int, name: String), spacer(height: Double = 8), gap(Int = 1, String = "s") }
struct Part<ID: Hashable, Item: Hashable> { var id: ID; var items: [Item] }
let a = [Line.header("A"), .user(id: 1, name: "x"), .spacer(), .gap()]
print(a)
let s = Part(id: "a", items: [Line.header("A"), .user(id: 1, name: "x"), .spacer()])
print(s.items)
func f<T>(_ xs: [T]) -> [T] { xs }
print(f([Line.header("q"), .spacer(), .gap(2)]))
let r: Line = .spacer(); print(r, Line.spacer(), Line.gap(5))
var d = ["a": Line.spacer(), "b": .gap()]; d["c"] = .spacer(); print(d["c"]!, d["b"]!)
let x = true ? Line.header("") : .spacer(); print(x)
print(Result<Void, Never>.success(()), [Optional(())], Result<(), Never>.success(()))
@resultBuilder struct LB<T> { static func buildBlock(_ n: Node<T>...) -> [Node<T>] { n } }
class Node<T> {
    var value: T; var children: [Node] = []
    init(_ v: T, @LB<T> _ kids: () -> [Node<T>] = { [] }) { value = v; kids().forEach { children.append($0) } }
    func add(_ n: Node) { children.append(n) }
}
let grown = Node("root") {
    Node("a") {
        Node("a1"); Node("a2")
    }; Node("b")
}
print(grown.children.map(\.value), grown.children.map(\.children.count))
class N2 { var k: [Int]; init(_ kids: () -> [Int] = { [] }, _ m: () -> [String: Int] = { [:] }) { k = kids(); print(m()) } }
print(N2().k, N2({ [1] }).k)
let u = Node(1); [Node(2), Node(3)].forEach(u.add); print(u.children.map(\.value))
do { throw Fault.a } catch  where "\(error)" == "b" { print("no") } catch  where 1 < 2 { print("yes", error) }
enum Fault: Error { case a }
let parts = [Part(id: "a", items: [Line.header("A"), .spacer()]), Part(id: "b", items: [.user(id: 2, name: "y")])]
print(parts.flatMap(\.items).map { "\($0)" })
