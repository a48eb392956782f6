// What is given to optionals is there for a value whose type, a generic one's parameter, is an optional.
protocol OptionalKind {
    associatedtype Wrapped
    var optional: Wrapped? { get }
    func orElse(_ other: Wrapped) -> Wrapped
}
extension Optional: OptionalKind {
    var optional: Wrapped? { self }
    func orElse(_ other: Wrapped) -> Wrapped { self ?? other }
}
struct Producer<Value> {
    let value: Value?
    func map<Result>(_ transform: (Value) -> Result) -> Producer<Result> { Producer<Result>(value: value.map(transform)) }
}
extension Producer where Value: OptionalKind {
    func skipNil() -> Producer<Value.Wrapped> { Producer<Value.Wrapped>(value: value.flatMap { $0.optional }) }
    func replaceNil(_ other: Value.Wrapped) -> Producer<Value.Wrapped> {
        Producer<Value.Wrapped>(value: value.map { $0.orElse(other) })
    }
}
func make<Value>(_ value: Value) -> Producer<Value> { Producer(value: value) }

let number: Producer<Int?> = make(4)
print(number.skipNil().map { "\($0)!" }.value ?? "none")
let nothing: Producer<String?> = make(nil)
print(nothing.skipNil().value ?? "none", nothing.replaceNil("other").value ?? "none", number.replaceNil(7).value ?? 0)
let text: Producer<[String]?> = make(["a"])
print(text.skipNil().map(\.count).value ?? 0)

// A text's own member by the same name comes before the optional's.
extension Optional where Wrapped == String {
    var isEmpty: Bool { self?.isEmpty ?? true }
}

let texts: [String?] = ["x", nil, ""]
print(texts.map(\.isEmpty), texts.map { $0.isEmpty }, texts.map { $0?.isEmpty })
