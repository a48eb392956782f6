// What is asked of a generic parameter, and what a call is wanted to give, tell functions apart from those that take or give anything.
class Defaults { 
  var store: [String: Any] = [:]
  func setValue(_ v: Any?, forKey k: String) { print("any", k); store[k] = v }
  func value(forKey k: String) -> Any? { print("get any", k); return store[k] }
}
extension Defaults {
  func value<T: RawRepresentable>(forKey key: String) -> T? {
    guard let value = value(forKey: key) as? T.RawValue else { return nil }
    return T(rawValue: value)
  }
  func setValue<T: RawRepresentable>(_ value: T?, forKey key: String) {
    print("raw", key)
    setValue(value?.rawValue, forKey: key)
  }
}
enum Mode: String { case a, b }
enum Level: Int { case lo = 1, hi }
@propertyWrapper class Setting<Value> {
  let key: String; let d: Defaults; let def: Value
  var wrappedValue: Value { get { d.value(forKey: key) as? Value ?? def } set { d.setValue(newValue, forKey: key) } }
  init(key: String, d: Defaults, def: Value) { self.key = key; self.d = d; self.def = def }
}
@propertyWrapper class RawSetting<Value: RawRepresentable> {
  let key: String; let d: Defaults; let def: Value
  var wrappedValue: Value { get { d.value(forKey: key) ?? def } set { d.setValue(newValue, forKey: key) } }
  init(key: String, d: Defaults, def: Value) { self.key = key; self.d = d; self.def = def }
}
let shared = Defaults()
class S {
  @Setting(key: "s", d: shared, def: false) var flag: Bool
  @Setting(key: "n", d: shared, def: nil) var name: String?
  @RawSetting(key: "m", d: shared, def: .a) var mode: Mode
  @RawSetting(key: "l", d: shared, def: .lo) var level: Level
}
func f(_ x: Any) -> String { "any" }
func f<T: Equatable>(_ x: T) -> String { "equatable" }
func pass<T>(_ t: T) -> String { f(t) }
func passE<T: Equatable>(_ t: T) -> String { f(t) }
let s = S()
print(s.flag, s.mode, s.level, s.name as Any)
s.flag = true; s.mode = .b; s.level = .hi; s.name = "n"
print(s.flag, s.mode, s.level, s.name as Any)
let m: Mode? = shared.value(forKey: "m")
print(m as Any, shared.value(forKey: "m") as Any)
shared.setValue(Mode.a, forKey: "m")
shared.setValue(nil as Mode?, forKey: "q")
shared.setValue("x", forKey: "q")
print(f(1), f([1]), f(print), passE(2), pass(3))
let opt = (shared.store["m"] as? Mode.RawValue).flatMap { Mode(rawValue: $0) }
print(opt as Any)
func conv<T: RawRepresentable>(_ v: Any?) -> T? { (v as? T.RawValue).flatMap { T(rawValue: $0) } }
func conv2<T: RawRepresentable>(_ v: Any?, _ t: T.Type) -> T? { (v as? T.RawValue).flatMap(T.init(rawValue:)) }
let r: Mode? = conv("b"); print(r as Any)
print(conv2("a", Mode.self) as Any, conv2(2, Level.self) as Any, conv2(7, Level.self) as Any)
class Putting { 
  func put(_ v: Any?) { print("any") }
  func put<T: RawRepresentable>(_ value: T?) { print("raw") }
  func pot(_ v: Any) { print("any") }
  func pot<T: RawRepresentable>(_ value: T) { print("raw") }
}
func putting(_ v: Any?) { print("any") }
func putting<T: RawRepresentable>(_ value: T?) { print("raw") }
Putting().put(Mode.a)
Putting().pot(Mode.a)
putting(Mode.a)
let optional: Mode? = .b
putting(optional)
Putting().put(optional)
