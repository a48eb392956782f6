// What a wrapper projects has the type that the wrapped property's first value says, where nothing else does.
@propertyWrapper
struct Box<T> {
    var wrappedValue: T
    struct Look { var n: Int; var text: String { "look \(n)" } }
    var projectedValue: Look { Look(n: 3) }
}
@propertyWrapper
class Ref<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Ref { self }
    func change<U>(_ c: (inout Value) throws -> U) rethrows -> U { try c(&wrappedValue) }
}
@propertyWrapper
class Ref2<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: [Value] { [wrappedValue] }
}
enum Mode { case on, off; mutating func flip() { self = self == .on ? .off : .on } }
struct Point { var x = 0, y = 0; mutating func move() { x += 1 }; init() {}; init?(s: String) { return nil } }
class K {
    @Box var a = Point()
    @Ref var p = Point()
    @Ref var mode = Mode.on
    @Ref var list = [Int]()
    @Ref var q = Point(s: "")
    @Ref var words = ["a"]
    @Ref2 var pt = Point()
    @Ref var t: [String: Int] = [:]
    @Ref static var shared = Point()
    func run() {
        print($a.text)
        a.move(); print(a)
        $p.change { $0.move() }
        print(p)
        $mode.change { $0.flip() }
        print(mode)
        $list.change { $0.append(2) }
        print(
            $list.change { l -> Int in
                l.append(4); return l.count
            }, list)
        print(q as Any)
        $words.change { $0.append("b") }
        print(words)
        print($pt[0].x, $pt.map { $0.x })
        $t.change { $0["a"] = 2 }
        print(t)
        K.$shared.change { s in
            guard s.x == 0 else { return }
            s.move()
        }
        print(K.shared)
    }
}
K().run()

// A wrapper that keeps a value behind a lock, and gives its parts by key paths.
protocol Lock {
    func lock()
    func unlock()
}

extension Lock {
    func around<T>(_ closure: () throws -> T) rethrows -> T {
        lock(); defer { unlock() }
        return try closure()
    }
    func around(_ closure: () throws -> Void) rethrows {
        lock(); defer { unlock() }
        try closure()
    }
}
final class UnfairLock: Lock {
    func lock() {}
    func unlock() {}
}
@propertyWrapper
@dynamicMemberLookup
final class Protected<T> {
    private let lock = UnfairLock()
    private var value: T

    init(_ value: T) {
        self.value = value
    }
    var wrappedValue: T {
        get { lock.around { value } }
        set { lock.around { value = newValue } }
    }
    var projectedValue: Protected<T> { self }
    init(wrappedValue: T) {
        value = wrappedValue
    }
    func read<U>(_ closure: (T) throws -> U) rethrows -> U {
        try lock.around { try closure(self.value) }
    }
    @discardableResult
    func write<U>(_ closure: (inout T) throws -> U) rethrows -> U {
        try lock.around { try closure(&self.value) }
    }
    subscript<Property>(dynamicMember keyPath: WritableKeyPath<T, Property>) -> Property {
        get { lock.around { value[keyPath: keyPath] } }
        set { lock.around { value[keyPath: keyPath] = newValue } }
    }
    subscript<Property>(dynamicMember keyPath: KeyPath<T, Property>) -> Property {
        lock.around { value[keyPath: keyPath] }
    }
}
extension Protected where T == Request.MutableState {
    func attemptToTransitionTo(_ state: Request.State) -> Bool {
        lock.around {
            guard value.state.canTransitionTo(state) else { return false }
            value.state = state
            return true
        }
    }
    func withState(perform: (Request.State) -> Void) {
        lock.around { perform(value.state) }
    }
}
class Request {
    enum State {
        case initialized, resumed
        func canTransitionTo(_ s: State) -> Bool { true }
    }
    struct MutableState {
        var state: State = .initialized
        var requests: [String] = []
        var handler: ((Int) -> Void)?
        var count = 0
    }
    @Protected
    fileprivate var mutableState = MutableState()
    var state: State { $mutableState.state }
    var requests: [String] { $mutableState.requests }
    var isInitialized: Bool { state == .initialized }
    func add(_ request: String) {
        $mutableState.write { $0.requests.append(request) }
    }
    var count: Int {
        get { $mutableState.count }
        set { $mutableState.count = newValue }
    }
    func resume() -> Self {
        $mutableState.withState { state in print(state) }
        $mutableState.write { mutableState in
            guard mutableState.state.canTransitionTo(.resumed) else { return }
            mutableState.state = .resumed
        }
        print($mutableState.attemptToTransitionTo(.resumed))
        return self
    }
}
final class Numbers: Request {
    @Protected private var m: [Int]? = nil
    func look() {
        print(m as Any); m = [1]; print(m as Any); $m.write { $0?.append(2) }; print(m as Any); print($m.read { $0?.count ?? 0 })
    }
}
let r = Numbers()
print(r.state, r.requests, r.isInitialized)
r.add("a")
r.count += 3
print(r.requests, r.count)
_ = r.resume()
print(r.state)
r.look()
