class Box<T> { var value: T; init(_ value: T) { self.value = value }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) }; deinit { print("box", value) } }
final class Named: Box<String> { func shout() -> String { value.uppercased() } }
do { let b = Box(3).map { "\($0)!" }; print(b.value); let n = Named("hey"); print(n.shout(), n.map(\.count).value) }
final class Queue<Element> { private var a: [Element] = [], b: [Element] = []; func push(_ e: Element) { a.append(e) }; func pop() -> Element? { if b.isEmpty { b = a.reversed(); a = [] }; return b.popLast() } }
let q = Queue<Int>(); for i in 1...3 { q.push(i) }
print(q.pop()!, q.pop()!, { q.push(9); return q.pop()! }(), q.pop()!, q.pop() as Any)
