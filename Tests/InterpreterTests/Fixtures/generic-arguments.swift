import Foundation
struct Box<T> { var v: T; func name() -> String { "\(T.self)" }; static func make() -> String { "\(T.self)" } }
struct Item { var a = 1 }
print(Box<Item>(v: Item()).name())
let b: Box<Int> = Box(v: 3)
print(b.name(), type(of: b), Box<[Item]>.make())
func f<T>(_ t: T.Type) -> String { "\(t) \([T].self) \(Box<T>.self) \([String: T].self)" }
print(f(Int.self), f(Item.self), f([Item].self))
func g<T>(_ c: (Result<T, Error>) -> Void) -> String { "\(T.self)" }
print(g { (r: Result<[Item], Error>) in })
func h<T>() -> T? { print(T.self); return nil }
let i: Item? = h()
print(i as Any)
protocol Request { associatedtype Response; var path: String { get } }
extension Request { func describe() -> String { "\(Response.self)" } }
struct A: Request { typealias Response = [Item]; var path = "" }
struct B: Request { struct Response {}; var path = "" }
func send<R: Request>(_ r: R) -> String { "\(R.Response.self)" }
print(A().describe(), B().describe(), send(A()), send(B()))
class Base<T> { func n() -> String { "\(T.self)" } }
class Sub: Base<Item> {}
print(Sub().n(), Base<Int>().n())
print(type(of: Box<Int>(v: 2)) == Box<Int>.self)
func enc<T>(_ v: T) -> String { "\(T.self)" }
let u: UInt64 = 3; let e: [Item] = []; let n: Int? = nil; let fl: Float = 2
print(enc(u), enc(e), enc(n), enc(fl), enc(3), enc("a"), enc(["a": 1]))
