protocol Key { associatedtype Value; static var initial: Value { get } }
struct Size { var w = 0.0 }
enum SizeKey: Key { static var initial: Size { Size(w: 1) } }
enum NameKey: Key { static var initial: String? { nil } }
enum CountKey: Key { typealias Value = Int; static let initial = 3 }
struct Env {
    var values: [ObjectIdentifier: Any] = [:]
    subscript<K>(key: K.Type) -> K.Value where K: Key {
        get { let id = ObjectIdentifier(key); if let v = values[id] { return v as! K.Value } else { return key.initial } }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    func find<K: Key>(_ key: K.Type) -> K.Value? { values[ObjectIdentifier(key)] as? K.Value }
    func has<K: Key>(_ key: K.Type, _ x: Any) -> Bool { x is K.Value }
}
var env = Env()
print(env[SizeKey.self].w, env[NameKey.self] as Any, env[CountKey.self])
env[SizeKey.self] = Size(w: 5)
env[NameKey.self] = "n"
env[CountKey.self] += 4
print(env[SizeKey.self].w, env[NameKey.self] as Any, env[CountKey.self])
print(env.find(CountKey.self) as Any, env.find(SizeKey.self)?.w as Any)
print(env.has(CountKey.self, 1), env.has(CountKey.self, "x"), env.has(SizeKey.self, Size()), env.has(SizeKey.self, 3))
struct Holder { var values: [Int: Any] = [1: 5]
  func a<Key>(_ key: Key.Type) -> Bool { let v: Any = 5; return v is Key }
  func b<Value>(_ key: Value.Type) -> Bool { let v: Any = 5; return v is Value }
}
print(Holder().a(Int.self), Holder().b(String.self))
protocol Keyed { associatedtype Value; static var d: Value { get } }
enum One: Keyed { static var d: Int { 1 } }
func c<Key>(_ key: Key.Type) -> Bool where Key: Keyed { let v: Any = 5; return v is Key.Value }
func d<Kex>(_ key: Kex.Type) -> Bool where Kex: Keyed { let v: Any = 5; return v is Kex.Value }
print(c(One.self), d(One.self))
