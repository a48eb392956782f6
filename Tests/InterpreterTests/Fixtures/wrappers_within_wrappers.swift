// Properties with more than one wrapper, and parameters whose wrapper has arguments.
@propertyWrapper struct Doubled {
    var wrappedValue: Int { didSet { print("doubled", wrappedValue) } }
}
@propertyWrapper struct Counted<T> {
    private(set) var projectedValue = 0
    var wrappedValue: T { didSet { projectedValue += 1 } }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Clamped<T: Comparable> {
    private var value: T
    let range: ClosedRange<T>
    init(wrappedValue: T, _ range: ClosedRange<T>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: T {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
struct Both {
    @Counted @Doubled var x: Int = 3
    @Counted @Counted var name = "a"
    @Counted @Clamped(0...10) var level = 20
}
var both = Both()
both.x = 5
both.x += 1
print(both.x, both.$x, both.name, both.level)
both.name = "b"
both.level -= 30
print(both.name, both.$name, both.level, both.$level)

class Model {
    var sum = 2
    func bump(@Clamped(0...1) by amount: Int = 1) {
        sum += amount
        print(amount, sum)
    }
}
let model = Model()
model.bump()
model.bump(by: 5)
model.bump(by: -5)
