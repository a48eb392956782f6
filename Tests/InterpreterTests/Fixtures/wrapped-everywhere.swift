// Wrapped properties: what memberwise initialisers make of them, those of types, and wrappers that change when they are read.
// property wrappers, projected values, composition, static, enclosing
@propertyWrapper struct Clamped<V: Comparable> {
    private var v: V; let range: ClosedRange<V>
    private(set) var projectedValue: Bool = false
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: V {
        get { v }
        set { projectedValue = !range.contains(newValue); v = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
@propertyWrapper final class Observed<T> {
    var handlers: [(T, T) -> Void] = []
    var wrappedValue: T { didSet { handlers.forEach { $0(oldValue, wrappedValue) } } }
    var projectedValue: Observed<T> { self }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    func bind(_ h: @escaping (T, T) -> Void) { handlers.append(h); h(wrappedValue, wrappedValue) }
}
@propertyWrapper struct Trimmed {
    private var s = "";
    var wrappedValue: String {
        get { s }
        set { s = String(newValue.drop { $0 == " " }) }
    }; init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Lazy<T> {
    private var make: (() -> T)?; private var v: T?; init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue };
    var wrappedValue: T {
        mutating get { if let v { return v }; let n = make!(); v = n; make = nil; return n }
        set { v = newValue }
    }
}
@propertyWrapper struct Versioned<T> {
    private(set) var history: [T] = [];
    var wrappedValue: T {
        get { history.last! }
        set { history.append(newValue) }
    }; init(wrappedValue: T) { history = [wrappedValue] };
    var projectedValue: Self {
        get { self }
        set { self = newValue }
    }; mutating func undo() { if history.count > 1 { history.removeLast() } }
}
@propertyWrapper enum Injected<T> {
    case unresolved(() -> T), resolved(T)
    init(_ f: @escaping () -> T) { self = .unresolved(f) }
    var wrappedValue: T {
        mutating get {
            switch self {
            case .unresolved(let f): let v = f(); self = .resolved(v); return v;
            case .resolved(let v): return v
            }
        }
    }
}
func noisy(_ n: Int) -> Int { print("made", n); return n }
struct Form {
    @Clamped(0...10) var level = 20; @Trimmed var name = "  ann "; @Versioned var text = "a"; @Lazy var big = noisy(7);
    var inner = Inner(); struct Inner { @Clamped(1...5) var stars = 3 }
}
@propertyWrapper struct Versioned2<T: Comparable> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
var f = Form(); print(f.level, f.name, f.text, f.$level); f.level = -3; f.name = " bob  "; f.text = "b"; f.text += "c";
print(f.level, f.$level, f.name, f.$text.history); f.$text.undo(); print(f.text)
f.inner.stars += 9; print(f.inner.stars, f.inner.$stars); print(f.big, f.big); f.big = 3; print(f.big)
let g = Form(level: 4, name: " z ", text: "t"); print(g.level, g.name, g.text)
class VM {
    @Observed var count = 0; @Observed var items: [String] = []; @Injected({ noisy(42) }) var dep: Int; static var shared = VM();
    @Observed static var total = 1; lazy var doubled: Int = { count * 2 }()
    init() { $count.bind { print("count", $0, $1) } }
    func bump() { count += 1; items.append("i\(count)"); items[0] += "!" }
}
let vm = VM(); vm.$items.bind { o, n in print("items", o.count, n) }; vm.bump(); vm.bump(); print(vm.dep, vm.dep, vm.doubled);
vm.count = 10; print(vm.doubled)
VM.$total.bind { print("total", $1) }; VM.total += 5
struct Settings { @UserDefault(key: "k", def: 3) static var k: Int; @UserDefault(key: "n", def: nil) var n: String? }
@propertyWrapper struct UserDefault<T> {
    let key: String; let def: T;
    static var store: [String: Any] {
        get { Bank.store }
        set { Bank.store = newValue }
    };
    var wrappedValue: T {
        get { Self.store[key] as? T ?? def }
        nonmutating set { if let o = newValue as? OptionalProtocol, o.isNil { Self.store[key] = nil } else { Self.store[key] = newValue } }
    }; var projectedValue: String { "<\(key)>" }
}
enum Bank { static var store: [String: Any] = [:] }
protocol OptionalProtocol { var isNil: Bool { get } }
extension Optional: OptionalProtocol { var isNil: Bool { self == nil } }
print(Settings.k, Settings.$k); Settings.k = 9; print(Settings.k); let st = Settings(); print(st.n as Any); st.n = "x";
print(st.n as Any, Bank.store.count); st.n = nil; print(st.n as Any, Bank.store.count)
func local() { @Clamped(0...2) var loc = 5; print(loc); loc = 1; print(loc, $loc) }
local()
