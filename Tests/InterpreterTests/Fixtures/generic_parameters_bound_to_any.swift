func show<T>(_ v: T) -> String { "generic" }
func show(_ v: Int?) -> String { "optional" }
func only<T>(_ v: T) -> String { "any \(T.self)" }
func only(_ v: Int) -> String { "int" }
print(show(Optional(5)), only(5), only(5 as Any))
func name<T>(_ v: T) -> String { "\(T.self)" }
func nameOf<T>(_ v: T?) -> String { "\(T.self)" }
func names<T>(_ v: [T]) -> String { "\(T.self)" }
func pair<A, B>(_ a: A, _ b: B) -> String { "\(A.self)/\(B.self)" }
protocol Shape { var area: Double { get } }
struct Sq: Shape { var area = 4.0 }
final class Node {}
let any: Any = 5
let shape: any Shape = Sq()
let opt: Any? = 3
print(name(any), name(shape), name(opt))
print(nameOf(opt), nameOf(shape as (any Shape)?), names([1, "a"] as [Any]), names([shape]))
print(pair(any, 5), pair(1, any), pair(shape, Sq()))
func id<T>(_ v: T) -> T { v }
print(type(of: id(any)), name(id(any)), name(id(shape)))
struct Box<T> { let v: T; var kind: String { "\(T.self)" } }
print(Box(v: any).kind, Box(v: shape).kind, Box<Any>(v: 1).kind, Box(v: 5 as Any).kind)
func open<T: Shape>(_ s: T) -> String { "\(T.self)" }
print(open(shape))
func call<T>(_ f: () -> T) -> String { "\(T.self)" }
print(call { any }, call { shape }, call { 1 })
let d: [String: Any] = ["a": 1]
print(name(d["a"]), name(d["a"]!), name(d))
for v in [1, "x", 2.5] as [Any] { print(name(v), terminator: " ") }
print()
