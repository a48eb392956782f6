final class Player { enum State: Equatable { case stopped, playing(track: Int, at: Double), paused(track: Int, at: Double) }
    enum Action { case play(Int), pause, resume, seek(to: Double), stop }
    private(set) var state = State.stopped { willSet { log.append("\(state) -> \(newValue)") } }
    private var log: [String] = []; var onChange: ((State, State) -> Void)?
    @discardableResult func send(_ a: Action) -> Bool { let old = state
        switch (state, a) {
        case (_, .stop): state = .stopped
        case (.stopped, .play(let t)), (.paused, .play(let t)): state = .playing(track: t, at: 0)
        case (.playing(let t, let at), .pause): state = .paused(track: t, at: at)
        case let (.paused(t, at), .resume): state = .playing(track: t, at: at)
        case (.playing(let t, _), .seek(let to)) where to >= 0: state = .playing(track: t, at: to)
        default: return false }
        onChange?(old, state); return true }
    var isPlaying: Bool { if case .playing = state { true } else { false } }; var history: [String] { log } }
let p = Player(); p.onChange = { old, new in print("changed", old == new ? "same" : "other", new) }
print(p.send(.pause)); p.send(.play(3)); p.send(.seek(to: 2.5)); print(p.send(.seek(to: -1))); p.send(.pause); print(p.isPlaying); p.send(.resume); p.send(.stop); print(p.history.count, p.history[1])
struct Reducer<S, A> { let reduce: (inout S, A) -> Void }
struct AppState: Equatable { var count = 0; var items: [String] = []; var nested = Nested(); struct Nested: Equatable { var flag = false } }
enum AppAction { case inc, add(String), toggle, batch([AppAction]) }
func run(_ s: inout AppState, _ a: AppAction) { switch a { case .inc: s.count += 1; case .add(let t): s.items.append(t); case .toggle: s.nested.flag.toggle(); case .batch(let all): all.forEach { run(&s, $0) } } }
final class Store { private(set) var state = AppState(); private var history: [AppState] = []; let reducer = Reducer<AppState, AppAction>(reduce: run); func send(_ a: AppAction) { history.append(state); reducer.reduce(&state, a) }; func undo() { if let last = history.popLast() { state = last } } }
let s = Store(); s.send(.inc); s.send(.batch([.add("x"), .toggle, .inc])); print(s.state); s.undo(); print(s.state, s.state == AppState(count: 1)); s.undo(); s.undo(); print(s.state == AppState())
indirect enum Json { case null, bool(Bool), num(Double), str(String), arr([Json]), obj([(String, Json)])
    var text: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .num(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .str(let s): "\"\(s)\""; case .arr(let a): "[" + a.map(\.text).joined(separator: ",") + "]"; case .obj(let o): "{" + o.map { "\"\($0.0)\":\($0.1.text)" }.joined(separator: ",") + "}" } }
    subscript(k: String) -> Json? { if case .obj(let o) = self { return o.first { $0.0 == k }?.1 }; return nil } }
let j = Json.obj([("a", .arr([.num(1), .num(2.5), .null])), ("b", .bool(true)), ("c", .str("x"))]); print(j.text, j["c"]?.text ?? "none", j["z"]?.text ?? "none")
struct Parser { var chars: [Character]; var i = 0; init(_ s: String) { chars = Array(s) }; mutating func expr() -> Int { var v = term(); while i < chars.count, chars[i] == "+" || chars[i] == "-" { let op = chars[i]; i += 1; let t = term(); v = op == "+" ? v + t : v - t }; return v }
    mutating func term() -> Int { var v = factor(); while i < chars.count, chars[i] == "*" { i += 1; v *= factor() }; return v }
    mutating func factor() -> Int { if chars[i] == "(" { i += 1; let v = expr(); i += 1; return v }; var n = 0; while i < chars.count, let d = chars[i].wholeNumberValue { n = n * 10 + d; i += 1 }; return n } }
var ps = Parser("2*(3+4)-5*2+10"); print(ps.expr())
