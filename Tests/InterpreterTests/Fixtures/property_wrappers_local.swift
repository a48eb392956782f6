@propertyWrapper struct Clamped { var v: Int; let r: ClosedRange<Int>
  init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }
  var projectedValue: String { "\(v) in \(r)" } }
@propertyWrapper struct Logged<T> { private var value: T; private(set) var log: [String] = []
  init(wrappedValue: T) { value = wrappedValue }
  var wrappedValue: T { get { value } set { log.append("\(value) -> \(newValue)"); value = newValue } }
  var projectedValue: [String] { log } }
@propertyWrapper final class Ref<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Ref<T> { self } }
func test() {
  @Clamped(0...10) var x = 5
  x = 20; print(x, $x)
  x -= 30; print(x, $x, _x.v)
  @Logged var name = "a"
  name = "b"; name += "c"; print(name, $name)
  @Logged var list: [Int] = []
  list.append(1); list.append(2); print(list, $list.count)
  @Ref var count = 0
  let f = { count += 1 }
  f(); f(); print(count, $count.wrappedValue)
  func inc() { x += 3 }
  inc(); inc(); print(x)
}
test()
@propertyWrapper struct Trimmed { private var s = ""; var wrappedValue: String { get { s } set { s = newValue.filter { $0 != " " } } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
func greet(@Trimmed name: String) -> String { "Hi \(name)!" }
print(greet(name: " a b "))
@propertyWrapper struct Lazy2<V> { enum S { case no(() -> V), yes(V) }; var s: S
 init(wrappedValue: @autoclosure @escaping () -> V) { s = .no(wrappedValue) }
 var wrappedValue: V { mutating get { switch s { case .no(let f): let v = f(); s = .yes(v); return v; case .yes(let v): return v } } set { s = .yes(newValue) } } }
func expensive() -> Int { print("computing"); return 42 }
func t2() { @Lazy2 var v = expensive(); print("before"); print(v); print(v) }
t2()
