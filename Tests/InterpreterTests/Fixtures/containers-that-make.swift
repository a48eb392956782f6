// A container that makes what is asked of it, and coordinators that are found by their classes.
protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }; var parent: Coordinator? { get set }; func start(); func childDidFinish(_ c: Coordinator)
}
extension Coordinator {
    func add(_ c: Coordinator) { children.append(c); c.parent = self; c.start() }
    func childDidFinish(_ c: Coordinator) { children.removeAll { $0 === c }; c.parent = nil }
    func finish() { parent?.childDidFinish(self) }
    func find<T: Coordinator>(_ t: T.Type = T.self) -> T? {
        if let s = self as? T { return s }; return children.lazy.compactMap { $0.find(t) }.first
    }
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
class BaseCoordinator: Coordinator {
    var children: [Coordinator] = []; weak var parent: Coordinator?; func start() { print("start", type(of: self)) };
    deinit { print("bye", type(of: self)) }
}
final class Login: BaseCoordinator {
    var done: ((Result<String, Error>) -> Void)?; override func start() { super.start(); done?(.success("tok")) }
}
final class Main: BaseCoordinator {
    let token: String; init(token: String) { self.token = token };
    func childDidFinish(_ c: Coordinator) { print("main child done"); children.removeAll { $0 === c } }
}
final class AppC: BaseCoordinator {
    override func start() {
        super.start(); let l = Login();
        l.done = { [weak self, unowned l] r in
            guard let self, case .success(let t) = r else { return }; l.finish(); self.add(Main(token: t))
        }; add(l)
    }
}
var a: AppC? = AppC(); a?.start(); print(a!.children.count, a!.find(Main.self)?.token ?? "-", a!.depth); let m: Main? = a!.find();
print(m === a!.children[0]); a = nil
final class Container {
    enum Scope { case transient, shared, weak }
    private struct Key: Hashable, CustomStringConvertible {
        let type: ObjectIdentifier; let name: String?; let text: String;
        init<T>(_ t: T.Type, _ n: String?) { type = ObjectIdentifier(t); name = n; text = "\(t)" };
        static func == (l: Key, r: Key) -> Bool { l.type == r.type && l.name == r.name };
        func hash(into h: inout Hasher) { h.combine(type); h.combine(name) };
        var description: String { text + (name.map { ":" + $0 } ?? "") }
    }
    private final class Reg {
        let make: (Container) -> Any; let scope: Scope; var kept: Any?; weak var held: AnyObject?;
        init(_ s: Scope, _ m: @escaping (Container) -> Any) { scope = s; make = m }
    }
    private var regs: [Key: Reg] = [:]; private let up: Container?; private var stack: [String] = []
    init(up: Container? = nil) { self.up = up }
    @discardableResult func register<T>(
        _ t: T.Type = T.self, name: String? = nil, scope: Scope = .transient, _ f: @escaping (Container) -> T
    ) -> Self { regs[Key(t, name)] = Reg(scope, f); return self }
    func resolve<T>(_ t: T.Type = T.self, name: String? = nil) -> T? {
        let k = Key(t, name); guard let r = regs[k] else { return up?.resolve(t, name: name) }; stack.append("\(k)");
        defer { stack.removeLast() }
        switch r.scope {
        case .transient: return r.make(self) as? T;
        case .shared: if r.kept == nil { r.kept = r.make(self) }; return r.kept as? T;
        case .weak: if let h = r.held as? T { return h }; let v = r.make(self); r.held = v as AnyObject; return v as? T
        }
    }
    func callAsFunction<T>() -> T { resolve()! }
    subscript<T>(t: T.Type) -> T? { resolve(t) }
}
protocol Logger { func log(_ s: String) -> String }; struct Plain: Logger { func log(_ s: String) -> String { "> " + s } };
final class Fancy: Logger { static var made = 0; init() { Fancy.made += 1 }; func log(_ s: String) -> String { "*\(s)*" } }
final class Service { let log: Logger; let n: Int; init(log: Logger, n: Int) { self.log = log; self.n = n } }
let root = Container().register(Logger.self) { _ in Plain() }.register(Logger.self, name: "fancy", scope: .shared) { _ in Fancy() }
    .register(Int.self) { _ in 7 }
root.register { c in Service(log: c.resolve(Logger.self, name: "fancy")!, n: c()) }
let child = Container(up: root).register(Int.self, scope: .shared) { _ in 9 }
print(
    root.resolve(Logger.self)!.log("a"), root.resolve(Logger.self, name: "fancy")!.log("b"), Fancy.made, child[Int.self]!,
    child[Service.self]!.n, root.resolve(String.self) as Any)
let s: Service = root(); let s2: Service = child(); print(s === s2, s.log.log("x"), Fancy.made)
root.register(Service.self, name: "w", scope: .weak) { c in Service(log: Plain(), n: 1) };
do { let w = root.resolve(Service.self, name: "w"); print(w === root.resolve(Service.self, name: "w")) };
print(root.resolve(Service.self, name: "w")!.n)
struct AnyShape: Hashable {
    private let base: AnyHashable; private let _area: () -> Double;
    init<S: Shape & Hashable>(_ s: S) { base = s; _area = { s.area }; cast = { s } }; let cast: () -> Any; var area: Double { _area() };
    static func == (l: Self, r: Self) -> Bool { l.base == r.base }; func hash(into h: inout Hasher) { base.hash(into: &h) };
    func as_<T>(_ t: T.Type) -> T? { base.base as? T }
}
protocol Shape { var area: Double { get } }; struct Sq: Shape, Hashable { var s: Double; var area: Double { s * s } };
struct Circ: Shape, Hashable { var r: Double; var area: Double { 3 * r * r } }
let set: Set<AnyShape> = [AnyShape(Sq(s: 2)), AnyShape(Circ(r: 1)), AnyShape(Sq(s: 2))];
print(set.count, set.map(\.area).sorted(), set.compactMap { $0.as_(Sq.self)?.s })
