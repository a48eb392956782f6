// Of overloads that ask for the type without values none is meant where it is not known what stands for a parameter.
protocol Convertible { associatedtype Value; associatedtype Failure: Error; var producer: Producer<Value, Failure> { get } }
class Core<Value, Failure: Error> {
    func changed<U>(_ f: @escaping (Value) -> U?) -> Producer<U, Failure> { Producer<U, Failure>(Core<U, Failure>()) }
}
struct Producer<Value, Failure: Error>: Convertible {
    let core: Core<Value, Failure>
    init(_ c: Core<Value, Failure>) { core = c }
    init() { core = Core() }
    var producer: Producer<Value, Failure> { self }
}
extension Producer {
    func flatMap<Inner: Convertible>(_ s: Int, _ f: @escaping (Value) -> Inner) -> Producer<Inner.Value, Failure> where Inner.Failure == Failure { print("inner"); return core.changed { _ in nil } }
}
extension Producer where Value == Never { 
    func flatMap<Inner: Convertible>(_ s: Int, _ f: @escaping (Value) -> Inner) -> Producer<Inner.Value, Failure> where Inner.Failure == Failure { fatalError("never inner") }
    func flatMap<Inner: Convertible>(_ s: Int, _ f: @escaping (Value) -> Inner) -> Producer<Inner.Value, Failure> where Inner.Failure == Never { fatalError("never never") }
}
protocol Kind { associatedtype Wrapped; var optional: Wrapped? { get } }
extension Optional: Kind { var optional: Wrapped? { self } }
extension Producer where Value: Kind { func skipNil() -> Producer<Value.Wrapped, Failure> { core.changed { $0.optional } } }
class Property<Value> { var producer: Producer<Value, Never> { Producer() } }
class Manager { static let shared = Manager(); var id = Property<String?>() }
class Base<T> { var current: Producer<String?, Never> { Manager.shared.id.producer } }
class Local { func tags(_ id: String) -> Producer<[String], Never> { Producer() } }
class Repo: Base<Local> {
    let local: Local? = Local()
    func tags() -> Producer<[String], Never> { current.skipNil().flatMap(1, { [weak self] user in return self?.local?.tags(user) ?? Producer() }) }
}
_ = Repo().tags()
print("over")
