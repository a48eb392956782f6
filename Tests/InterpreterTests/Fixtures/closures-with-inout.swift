// Parameters of closures that go back to who calls them, and that closures in these change.
struct Feature<State, Action> {
    let reduce: (inout State, Action) -> [Action]
    static func combine(_ rs: Feature...) -> Feature { Feature { s, a in rs.flatMap { $0.reduce(&s, a) } } }
    static func combine2(_ rs: Feature...) -> Feature {
        Feature(reduce: { s, a in
            var out: [Action] = []; rs.forEach { out += $0.reduce(&s, a) }; return out
        })
    }
    static func combine3(_ rs: [Feature]) -> Feature { .init { s, a in rs.flatMap { $0.reduce(&s, a) } } }
    static func combine4(_ rs: [Feature]) -> Self { Self { s, a in rs.flatMap { $0.reduce(&s, a) } } }
}
func apply<T>(_ v: inout T, _ f: (inout T) -> Void) { f(&v) }
func small() {
    let inc = Feature<Int, String> { s, a in
        s += a.count; return []
    }
    let whole: Feature<Int, String> = .combine(
        inc,
        Feature { s, a in
            if a == "r" { s = 0 }; return [a]
        }, inc)
    var n = 5
    print(whole.reduce(&n, "abc"), n); print(whole.reduce(&n, "r"), n)
    print(
        Feature.combine2(inc, inc).reduce(&n, "xx"), n, Feature.combine3([inc, inc]).reduce(&n, "xx"), n,
        Feature.combine4([inc, inc]).reduce(&n, "xx"), n)
    var arr = [3, 1, 2]
    apply(&arr) { a in
        [9, 8].forEach { a.append($0) }; a.sort()
    }
    print(arr)
    let f: (inout [Int]) -> Void = { xs in (0..<2).forEach { i in xs[i] += i } }
    f(&arr); print(arr)
    // reducer / store with key path scoping and effects
}
small()

struct Effect<Action> {
    let run: (@escaping (Action) -> Void) -> Void
    static var none: Effect { Effect { _ in } }
    static func just(_ a: Action) -> Effect { Effect { $0(a) } }
    func map<B>(_ f: @escaping (Action) -> B) -> Effect<B> { Effect<B> { cb in self.run { cb(f($0)) } } }
    static func merge(_ es: Effect...) -> Effect { merge(es) }
    static func merge(_ es: [Effect]) -> Effect { Effect { cb in es.forEach { $0.run(cb) } } }
}
struct Reducer<State, Action> {
    let reduce: (inout State, Action) -> Effect<Action>
    func pullback<GS, GA>(state: WritableKeyPath<GS, State>, action: CasePath<GA, Action>) -> Reducer<GS, GA> {
        Reducer<GS, GA> { gs, ga in
            guard let a = action.extract(ga) else { return .none }
            return self.reduce(&gs[keyPath: state], a).map(action.embed)
        }
    }
    static func combine(_ rs: Reducer...) -> Reducer { Reducer { s, a in .merge(rs.map { $0.reduce(&s, a) }) } }
    func logged(_ prefix: String) -> Reducer {
        Reducer { s, a in
            defer { print(prefix, a, s) }; return self.reduce(&s, a)
        }
    }
    func forEach<GS, GA, ID: Hashable>(state: WritableKeyPath<GS, [ID: State]>, action: CasePath<GA, (ID, Action)>) -> Reducer<GS, GA> {
        .init { gs, ga in
            guard let (id, a) = action.extract(ga) else { return .none }
            guard gs[keyPath: state][id] != nil else { return .none }
            return self.reduce(&gs[keyPath: state][id]!, a).map { action.embed((id, $0)) }
        }
    }
}
struct CasePath<Root, Value> { let embed: (Value) -> Root; let extract: (Root) -> Value? }
prefix operator /
struct Counter: Equatable { var n = 0; var log: [String] = [] }
enum CounterAction: Equatable { case inc, dec, set(Int), echo(String) }
struct App { var left = Counter(); var right = Counter(n: 10); var rows: [String: Counter] = ["a": .init(), "b": .init(n: 5)] }
enum AppAction { case left(CounterAction), right(CounterAction), row((String, CounterAction)), reset }
extension CasePath where Root == AppAction, Value == CounterAction {
    static var left: CasePath {
        .init(
            embed: AppAction.left,
            extract: {
                if case .left(let a) = $0 { return a }; return nil
            })
    }
    static var right: CasePath {
        CasePath(
            embed: { .right($0) },
            extract: {
                guard case let .right(a) = $0 else { return nil }; return a
            })
    }
}
final class Store<State, Action> {
    private(set) var state: State { didSet { changes += 1 } }
    private var changes = 0
    private let reducer: Reducer<State, Action>
    private var queue: [Action] = []
    private var isSending = false
    init(_ s: State, _ r: Reducer<State, Action>) { state = s; reducer = r }
    func send(_ a: Action) {
        queue.append(a)
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while !queue.isEmpty { let e = reducer.reduce(&state, queue.removeFirst()); e.run { [weak self] in self?.send($0) } }
    }
    subscript<T>(dynamicMember kp: KeyPath<State, T>) -> T { state[keyPath: kp] }
    var count: Int { changes }
}
func large() {
    let counter = Reducer<Counter, CounterAction> { s, a in
        switch a {
        case .inc: s.n += 1; return s.n % 3 == 0 ? .just(.echo("three \(s.n)")) : .none
        case .dec: s.n -= 1
        case .set(let v) where v < 0: s.n = 0; return .merge(.just(.echo("neg")), .just(.inc))
        case let .set(v): s.n = v
        case .echo(let t): s.log.append(t)
        }
        return .none
    }
    let rowPath = CasePath<AppAction, (String, CounterAction)>(
        embed: AppAction.row, extract: { if case .row(let p) = $0 { return p } else { return nil } })
    let app: Reducer<App, AppAction> = .combine(
        counter.pullback(state: \.left, action: .left),
        counter.pullback(state: \.right, action: .right),
        counter.forEach(state: \App.rows, action: rowPath),
        Reducer { s, a in
            if case .reset = a { s = App() }; return .none
        })
    let s = Store(App(), app)
    s.send(.left(.inc)); s.send(.left(.inc)); s.send(.left(.inc)); s.send(.right(.set(-4))); s.send(.row(("b", .inc)));
    s.send(.row(("zz", .inc))); s.send(.row(("a", .set(2))))
    print(s.state.left, s.state.right, s.state.rows["a"]!, s.state.rows["b"]!, s.count)
    s.send(.reset); print(s.state.left == Counter(), s[dynamicMember: \.right.n], s.count)
    var c = Counter(); let e = counter.logged("L").reduce(&c, .set(4)); _ = e; print(c)
}
large()
