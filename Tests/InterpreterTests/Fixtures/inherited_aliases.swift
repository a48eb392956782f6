class Proxy<P: AnyObject, D> { typealias Parent = P; typealias Delegate = D; weak var p: P?; init(parent: Parent) { p = parent } }
protocol ProxyType: AnyObject { static func known() }
var made: [ObjectIdentifier: (AnyObject) -> AnyObject] = [:]
extension ProxyType {
  static func register<Q: AnyObject>(_ make: @escaping (Q) -> Self) { print("register", Q.self); made[ObjectIdentifier(Q.self)] = { make($0 as! Q) } }
}
final class Bar {}
final class Field {}
class BarProxy: Proxy<Bar, Int>, ProxyType {
  init(bar: Parent) { print("init", Parent.self, Delegate.self); super.init(parent: bar) }
  static func known() { register { unsafeDowncast(BarProxy(bar: $0), to: self) } }
}
final class FieldProxy: Proxy<Field, String>, ProxyType {
  init(field: Parent) { super.init(parent: field) }
  static func known() { register { FieldProxy(field: $0) } }
  func take(_ d: Delegate) { print("took", d) }
}
FieldProxy.known()
let f = made[ObjectIdentifier(Field.self)]!(Field()) as! FieldProxy
f.take("x"); print(f.p == nil)
_ = BarProxy(bar: Bar())
