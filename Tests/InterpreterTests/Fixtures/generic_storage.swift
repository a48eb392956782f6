struct Cache<Key: Hashable, Value> { private var store: [Key: Value] = [:]; private(set) var hits = 0; mutating func value(for k: Key, make: () throws -> Value) rethrows -> Value { if let v = store[k] { hits += 1; return v }; let v = try make(); store[k] = v; return v }; subscript(k: Key) -> Value? { get { store[k] } set { store[k] = newValue } } }
var c = Cache<String, Int>()
print(c.value(for: "a") { 5 }, c.value(for: "a") { 6 }, c.hits, c["b"] as Any)
c["b"] = 3; c["a"] = nil
print(c["b"]!, c.value(for: "a") { 7 })
struct LinkedList<T> { final class Node { let v: T; var next: Node?; init(_ v: T, _ n: Node?) { self.v = v; next = n } }; var head: Node?; mutating func push(_ v: T) { head = Node(v, head) }; var all: [T] { var r: [T] = []; var n = head; while let x = n { r.append(x.v); n = x.next }; return r } }
var l = LinkedList<Int>(); for i in 1...3 { l.push(i) }
let m = l; l.push(9)
print(l.all, m.all)
