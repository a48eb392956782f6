// What a wrapped or plain variable begins with where nothing is given to it: nil, as many nils as its tuple has parts, or what the wrapper's own
// initialiser says, of several that whose clause the type meets.
@propertyWrapper final class Kept<Value> {
    var wrappedValue: Value
    var projectedValue: Kept<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    func tell(_ body: (Value) -> Void) { body(wrappedValue) }
}

@propertyWrapper struct Chosen<Value> {
    var wrappedValue: Value
    let how: String
    init(wrappedValue: Value) { (self.wrappedValue, how) = (wrappedValue, "given") }
    init<Part>() where Value == Part? { (wrappedValue, how) = (nil, "optional") }
    init() where Value == Bool { (wrappedValue, how) = (true, "truth") }
}

@propertyWrapper struct Focus<Value: Hashable> {
    @Kept private var value: Value
    init() where Value == Bool { value = false }
    init<Part>() where Value == Part?, Part: Hashable { value = nil }
    var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
}

struct Made<Value> {
    let how: String
    init<Part>() where Value == Part? { how = "optional" }
    init() where Value == Bool { how = "truth" }
    init() where Value == [Int] { how = "list" }
    init() where Value: Numeric { how = "number" }
}

extension Made where Value == String {
    init() { how = "text" }
}

final class Screen {
    enum Field: Hashable { case name, mail }
    var span: (Int?, last: String?)
    var nested: ((Int?, Int?), Bool?)
    @Kept var jump: (to: String?, from: String?)
    @Kept var count: Int?
    @Chosen var number: Int?
    @Chosen var given: Int? = nil
    @Chosen var truth: Bool
    @Focus var field: Field?
    @Focus var isOn: Bool

    func all() {
        print(span, nested, jump, count as Any)
        print(number as Any, _number.how, given as Any, _given.how, truth, _truth.how)
        print(field == nil, field == .mail, isOn)
    }
}

let screen = Screen()
screen.all()
screen.$jump.tell {
    guard let to = $0, let from = $1 else { return print("nowhere") }
    print(to, from)
}
screen.jump = (to: "b", from: "a")
screen.$jump.tell {
    guard let to = $0, let from = $1 else { return print("nowhere") }
    print(to, from)
}
screen.span.0 = 3
screen.nested.0.1 = 4
screen.number = 5
screen.truth = false
screen.field = .mail
screen.isOn = true
screen.all()

func local() {
    var pair: (Int?, Int?)
    pair.1 = 2
    print(pair)
}
local()
print(Made<Int?>().how, Made<Bool>().how, Made<[Int]>().how, Made<Double>().how, Made<String>().how)
let made: Made<Bool> = .init()
print(made.how)
