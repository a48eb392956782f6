// Which initialiser a closure is for tells what its parameters are, also where extensions with conditions have initialisers of that form.
protocol Disposable: AnyObject { func dispose() }
final class Composite: Disposable {
    func add(_ d: Disposable?) -> Disposable? { print("composite add"); return d }
    func dispose() {}
    @discardableResult
    static func += (lhs: Composite, rhs: Disposable?) -> Disposable? { lhs.add(rhs) }
    @discardableResult
    static func += (lhs: Composite, rhs: @escaping () -> Void) -> Disposable? { print("closure"); return nil }
}
final class Serial: Disposable { func dispose() {} }
final class Scoped<Inner: Disposable> {}
extension Scoped where Inner == Composite {
    @discardableResult
    static func += (lhs: Scoped<Composite>, rhs: Disposable?) -> Disposable? { print("scoped"); return nil }
}
final class Lifetime {
    func observe(_ f: @escaping () -> Void) -> Disposable? { print("observe"); return nil }
    @discardableResult
    static func += (lifetime: Lifetime, disposable: Disposable?) -> Disposable? {
        guard let dispose = disposable?.dispose else { return nil }
        return lifetime.observe(dispose)
    }
}
extension Lifetime {
    @available(*, unavailable)
    func add(_ d: Disposable?) -> Disposable? { fatalError() }
}
protocol Convertible {
    associatedtype Value
    associatedtype Error: Swift.Error
    var producer: Producer<Value, Error> { get }
}
extension Producer: Convertible {
    var producer: Producer { self }
}
extension Producer where Value: Convertible, Error == Value.Error {
    fileprivate func latest() -> Producer<Value.Value, Error> {
        return Producer<Value.Value, Error> { observer, lifetime in
            let serial = Serial()
            lifetime += serial
        }
    }
    func flat() -> Producer<Value.Value, Error> { latest() }
}
struct Producer<Value, Error: Swift.Error> {
    init<T: Convertible>(_ base: T) where T.Value == Value, T.Error == Error { print("base") }
    init(value: Value) {}
    init(_ start: @escaping (Int, Lifetime) -> Void) { start(1, Lifetime()) }
    init(_ start: @escaping () -> Value) { print("value") }
}
extension Producer where Error == Never {
    init(value: Value) { print("never") }
    init<S: Sequence>(_ values: S) where S.Iterator.Element == Value { print("sequence") }
}
extension Producer where Error == Swift.Error {
    init(_ action: @escaping () throws -> Value) { print("action") }
}
struct Failed: Swift.Error {}
func make() -> Producer<Int, Failed> {
    return Producer { observer, lifetime in
        let serial = Serial()
        lifetime += serial
        lifetime += (serial as Disposable?)
    }
}
func make2<V, E>() -> Producer<V, E> {
    return Producer<V, E> { observer, lifetime in
        let serial = Serial()
        lifetime += serial
    }
}
_ = make()
let p: Producer<Int, Failed> = make2()

_ = Producer<Producer<Int, Failed>, Failed>(value: p).flat()
