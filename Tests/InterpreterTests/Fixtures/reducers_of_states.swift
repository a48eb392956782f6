// Reducers with effects, containers that make what is asked of them, and builders.
protocol Reducing { associatedtype State: Equatable; associatedtype Action; func reduce(_ s: inout State, _ a: Action) -> Effect<Action> }
struct Effect<A> { let run: [((A) -> Void) -> Void]
  static var none: Effect { Effect(run: []) }
  static func send(_ a: A) -> Effect { Effect { $0(a) } }
  static func merge(_ e: Effect...) -> Effect { Effect(run: e.flatMap(\.run)) }
  init(_ f: @escaping ((A) -> Void) -> Void) { run = [f] }
  init(run: [((A) -> Void) -> Void]) { self.run = run }
  func map<B>(_ t: @escaping (A) -> B) -> Effect<B> { Effect<B>(run: run.map { r in { send in r { send(t($0)) } } }) } }
final class Store<R: Reducing> {
  private let reducer: R; private(set) var state: R.State { didSet { if state != oldValue { observers.forEach { $0(state) } } } }
  private var observers: [(R.State) -> Void] = []; private var queue: [R.Action] = []; private var busy = false
  init(_ s: R.State, _ r: R) { state = s; reducer = r }
  func observe<V: Equatable>(_ p: KeyPath<R.State, V>, _ f: @escaping (V) -> Void) { var last: V?; observers.append { s in let v = s[keyPath: p]; if v != last { last = v; f(v) } } }
  func send(_ a: R.Action) { queue.append(a); guard !busy else { return }; busy = true; defer { busy = false }
    while !queue.isEmpty { let a = queue.removeFirst(); var s = state; let e = reducer.reduce(&s, a); state = s; e.run.forEach { $0 { self.send($0) } } } }
  func scope<V>(_ p: KeyPath<R.State, V>) -> () -> V { { [unowned self] in self.state[keyPath: p] } } }
struct Counter: Reducing { struct State: Equatable { var n = 0; var log: [String] = []; var phase: Phase = .idle }
  enum Phase: Equatable { case idle, counting(by: Int), done(String?) }
  enum Action { case inc(Int = 1), dec, batch([Action]), finish }
  func reduce(_ s: inout State, _ a: Action) -> Effect<Action> {
    switch a {
    case .inc(let k) where k > 5: return .merge(.send(.inc(5)), .send(.inc(k - 5)))
    case let .inc(k): s.n += k; s.phase = .counting(by: k); return s.n >= 8 ? .send(.finish) : .none
    case .dec: s.n -= 1; return .none
    case .batch(let all): s.log.append("batch \(all.count)"); return Effect(run: all.map { x in { $0(x) } })
    case .finish: guard s.phase != .done(nil) else { return .none }; s.phase = .done(s.n == 8 ? nil : "n\(s.n)"); return .none } } }
struct Nested<Inner: Reducing>: Reducing { let inner: Inner
  struct State: Equatable { var inner: Inner.State; var count = 0 }
  enum Action { case inner(Inner.Action), reset }
  func reduce(_ s: inout State, _ a: Action) -> Effect<Action> { s.count += 1
    switch a { case .inner(let i): return inner.reduce(&s.inner, i).map(Action.inner); case .reset: return .none } } }
@resultBuilder enum Rows { static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }; static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ s: [String]) -> [String] { s }
  static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }; static func buildEither(first: [String]) -> [String] { first }; static func buildEither(second: [String]) -> [String] { second }; static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } } }
func rows(@Rows _ f: () -> [String]) -> [String] { f() }
protocol Service: AnyObject { init(); var name: String { get } }
extension Service { var name: String { "\(type(of: self))" } }
final class Mail: Service { }; final class Web: Service { let name = "www" }
final class Container { private var made: [ObjectIdentifier: Any] = [:]; private var factories: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ t: T.Type, _ f: @escaping () -> T) { factories[ObjectIdentifier(t)] = f }
  func get<T>(_ t: T.Type = T.self) -> T { let k = ObjectIdentifier(t); if let m = made[k] as? T { return m }; let m = factories[k]!() as! T; made[k] = m; return m }
  func make<S: Service>() -> S { S() } }
@propertyWrapper struct Inject<T> { let c: Container; init(_ c: Container) { self.c = c }; var wrappedValue: T { c.get() } }
let shared = Container()
final class VM { @Inject(shared) var mail: Mail; @Inject(shared) var service: any Service; lazy var title: String = { [unowned self] in "\(self.mail.name)+\(self.service.name)" }() }
let store = Store(Counter.State(), Counter())
store.observe(\.n) { print("n", $0) }; store.observe(\.phase) { print("phase", $0) }
store.send(.inc()); store.send(.batch([.inc(2), .dec, .dec])); store.send(.inc(9)); print(store.state, store.scope(\.log)())
let nested = Store(Nested<Counter>.State(inner: .init(n: 7)), Nested(inner: Counter()))
nested.send(.inner(.inc())); nested.send(.reset); print(nested.state.count, nested.state.inner.phase, nested.state.inner.phase == .done(nil))
let flag = 3
print(rows { "a"; if flag > 2 { "b"; "c" } ; for i in 0..<2 { "i\(i)" }; if flag == 1 { "x" } else { ["y", "z"] } })
shared.register(Mail.self) { Mail() }; shared.register((any Service).self) { Web() }
let vm = VM(); print(vm.title, vm.mail === vm.mail, (shared.make() as Web).name)
let w: Web = shared.make(); print(w.name)
