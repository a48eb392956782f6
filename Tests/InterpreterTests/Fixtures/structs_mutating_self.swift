struct Stack<T> { private(set) var items: [T] = []; mutating func push(_ t: T) { items.append(t) }; @discardableResult mutating func pop() -> T? { items.popLast() }; mutating func reset() { self = Stack() }; var top: T? { items.last } }
var s = Stack<String>()
s.push("a"); s.push("b")
print(s.pop() as Any, s.top as Any, s.items)
s.reset()
print(s.items.isEmpty)
var stacks = ["k": Stack<Int>()]
stacks["k"]?.push(4)
stacks["k", default: Stack()].push(5)
stacks["new", default: Stack()].push(6)
print(stacks["k"]!.items, stacks["new"]!.items)
