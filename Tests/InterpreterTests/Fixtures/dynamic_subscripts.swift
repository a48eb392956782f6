// Members found by key paths and by names, and default values that are evaluated late.
struct Settings {
    var name = "plain"
    var size = 12
    struct Inner { var depth = 1 }
    var inner = Inner()
}
@dynamicMemberLookup
struct Box<Wrapped> {
    var wrapped: Wrapped
    var reads: [String] = []
    init(_ wrapped: Wrapped) { self.wrapped = wrapped }
    subscript<Value>(dynamicMember path: WritableKeyPath<Wrapped, Value>) -> Value {
        get { wrapped[keyPath: path] }
        set { wrapped[keyPath: path] = newValue }
    }
    var count: Int { 42 }
}
var box = Box(Settings())
box.name = "bold"
box.size += 3
box.inner.depth = 5
print(box.name, box.size, box.inner.depth, box.count, box.wrapped.size)

@dynamicMemberLookup
final class Bag {
    var values: [String: Any] = [:]
    subscript(dynamicMember name: String) -> String {
        get { values[name].map { "\($0)" } ?? "no \(name)" }
        set { values[name] = newValue }
    }
}
let bag = Bag()
bag.colour = "red"
print(bag.colour, bag.weight)

var evaluations = 0
func count() -> Int {
    evaluations += 1
    return evaluations
}
func maybe(_ isWanted: Bool, _ value: @autoclosure () -> Int = count()) -> Int { isWanted ? value() + value() : 0 }
print(maybe(false), evaluations, maybe(true), evaluations, maybe(true, 5), evaluations)
