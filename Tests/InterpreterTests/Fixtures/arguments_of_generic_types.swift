// What stands for a type's parameters is found through other names of types, through operators, and in the values.
protocol Action {}
protocol State: Equatable { init() }
typealias Reducer<S> = (inout S, any Action) -> Void
typealias Middleware<S> = (@escaping () -> S) -> (any Action) -> Void
final class Store<S: State> {
    typealias Listener = (S) -> Void
    private(set) var state: S { didSet { if state != oldValue { listeners.forEach { $0(state) } } } }
    private var listeners: [Listener]
    private let reducer: Reducer<S>
    private let middleware: [Middleware<S>]
    init(reducer: @escaping Reducer<S>, middleware: [Middleware<S>] = [], listener: @escaping Listener) {
        self.reducer = reducer
        self.middleware = middleware
        listeners = [listener]
        state = S()
    }
    func dispatch(_ action: any Action) {
        middleware.forEach { $0({ self.state })(action) }
        reducer(&state, action)
    }
}
struct Count: State { var count = 0 }
enum Step: Action { case up, by(Int) }
func count(_ state: inout Count, _ action: any Action) {
    switch action as? Step {
    case .up?: state.count += 1
    case .by(let number)?: state.count += number
    case nil: break
    }
}
let logger: Middleware<Count> = { state in { action in print("before", action, state().count) } }
let store = Store(reducer: count, middleware: [logger]) { print("now", $0.count) }
store.dispatch(Step.up)
store.dispatch(Step.by(4))
store.dispatch(Step.by(0))

protocol Shape { func area() -> Int }
extension Shape {
    func padded() -> some Shape { Padded(content: self) }
    func twice() -> Padded<Padded<Self>> { Padded(content: Padded(content: self)) }
}
struct Square: Shape { func area() -> Int { 1 } }
struct Padded<Content: Shape>: Shape {
    let content: Content
    func area() -> Int { content.area() + 2 }
}
print(Square().padded(), Square().twice(), type(of: Square().padded().padded()), Square().twice().area())

precedencegroup Flow { associativity: left higherThan: AssignmentPrecedence }
infix operator |> : Flow
func |> <A, B>(value: A, next: (A) throws -> B) rethrows -> B { try next(value) }
print([1, 2, 3] |> { $0.map { $0 + 1 } } |> \.count |> String.init)

final class Holder<T> {
    var value: T?
    init() { print("holds \(T.self)") }
    convenience init(value: T) { self.init(); self.value = value }
    func map<U>(_ change: @escaping (T) -> U) -> Holder<U> { then { Holder<U>(value: change($0)) } }
    func then<U>(_ next: @escaping (T) -> Holder<U>) -> Holder<U> { value.map(next) ?? Holder<U>() }
}
let text = Holder(value: 4).map { "\($0)" }
print(text.map(\.count).value!, text.then { Holder(value: [$0]) }.value!)

// Results that are written without their type are of the type that stands for the parameter, or of one's own class.
protocol Seeded { init(seed: Int); static var zero: Self { get } }
extension Seeded {
    static var zero: Self { Self(seed: 0) }
    static func many(_ count: Int) -> [Self] { (0..<count).map(Self.init(seed:)) }
    static func one() -> Self { Self.init(seed: 1) }
}
struct Seed: Seeded { let seed: Int }
func zero<T: Seeded>() -> T { .zero }
func four<T: Seeded>() -> T? { return .init(seed: 4) }
let none: Seed = zero()
let some: Seed? = four()
print(none, some as Any, Seed.many(2), Seed.one())
class Screen {
    required init() {}
    static func make() -> Self { .init() }
    static func another() -> Self { Self.init() }
}
final class Detail: Screen {}
print(type(of: Detail.make()), type(of: Detail.another()), type(of: Screen.make()))
