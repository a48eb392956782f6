class Wire<Value, Fault: Error> {
    let n: Int
    required init(_ f: (Observer) -> Void) { n = 1; f(Observer()) }
    final class Observer { func send(_ v: Value) {} }
    static func pipe() -> (output: Wire, input: Observer) {
        var watchr: Observer!
        let s = self.init { o in watchr = o }
        return (s, watchr)
    }
    static func plain() -> Wire { return self.init { _ in } }
    static func named() -> Wire { return Wire { _ in } }
}
extension Wire where Fault == Never { func watch() -> String { "usual" } }
extension Wire where Value == Never {
    func watch() -> String { "never" }
}
extension Wire where Value == Never, Fault == Never {
    func watch() -> String { "both" }
}
let p = Wire<Int, Never>.pipe()
print(p.output.watch())
print(type(of: p.output))
print(Wire<Int, Never>.plain().watch())
print(Wire<Int, Never>.named().watch())
print(Wire<Never, Never>.named().watch())
print(type(of: Wire<Never, Never>.named()))
let q = Wire<Int, Never> { _ in }
print(q.watch(), type(of: q))

struct Box<T> {
    var items: [T] = []
    static func empty() -> Box { Box() }
    static func own() -> Self { Self() }
    static var none: Box { Box() }
    func again() -> Box { Box() }
    func other<U>(_ f: (T) -> U) -> Box<U> { Box<U>(items: items.map(f)) }
    func inferred<U>(_ f: (T) -> U) -> Box<U> { Box<U>() }
    func later() -> () -> Box { { Box() } }
}
extension Box {
    var twin: Box { Box() }
    static func made() -> Box { let b = Box(); return b }
}
final class Node<Key, Val> {
    let next: Node?
    init(next: Node?) { self.next = next }
    convenience init() { self.init(next: Node(next: nil)) }
    func chain() -> Node { Node(next: self) }
    static func root() -> Node { Node(next: nil) }
}
print(type(of: Box<Int>.empty()), type(of: Box<Int>.own()), type(of: Box<Int>.none))
let b = Box<String>()
print(type(of: b.again()), type(of: b.twin), type(of: Box<Bool>.made()), type(of: b.later()()))
print(type(of: b.inferred { $0.count }))
let n = Node<Int, String>()
print(type(of: n), type(of: n.next!), type(of: n.chain()), type(of: Node<Int, Bool>.root()))
