// Which of several functions code of a generic type calls on its own self: those of extensions whose clauses nobody promises there are none of them.
protocol Source {
    associatedtype Value
    associatedtype Failure: Error
    var stream: Stream<Value, Failure> { get }
}
struct Broken: Error {}
struct Stream<Value, Failure: Error>: Source {
    var values: [Value]
    var stream: Stream<Value, Failure> { self }
    func map<U>(_ change: (Value) -> U) -> Stream<U, Failure> { Stream<U, Failure>(values: values.map(change)) }
}
struct One<Value>: Source {
    typealias Failure = Never
    var value: Value
    var stream: Stream<Value, Never> { Stream(values: [value]) }
}
extension Stream {
    func flatMap<U>(_ change: @escaping (Value) -> Stream<U, Failure>) -> Stream<U, Failure> {
        print("streams")
        return Stream<U, Failure>(values: values.flatMap { change($0).values })
    }
    func flatMap<Inner: Source>(_ change: @escaping (Value) -> Inner) -> Stream<Inner.Value, Failure> where Inner.Failure == Failure {
        print("sources")
        return flatMap { change($0).stream }
    }
}
extension Stream where Failure == Never {
    func flatMap<U, E>(_ change: @escaping (Value) -> Stream<U, E>) -> Stream<U, E> {
        print("streams of what never fails")
        return Stream<U, E>(values: values.flatMap { change($0).values })
    }
    func flatMap<Inner: Source>(_ change: @escaping (Value) -> Inner) -> Stream<Inner.Value, Inner.Failure> {
        print("sources of what never fails")
        return flatMap { change($0).stream }
    }
}
struct Wrapped: Source {
    var text: String
    var stream: Stream<String, Broken> { Stream(values: [text, text]) }
}
let broken = Stream<Int, Broken>(values: [1, 2])
print(broken.flatMap { Wrapped(text: "w\($0)") }.values)
print(broken.flatMap { Stream<String, Broken>(values: ["s\($0)"]) }.values)
let never = Stream<Int, Never>(values: [3])
print(never.flatMap { Wrapped(text: "n\($0)") }.values)
