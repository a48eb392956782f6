@propertyWrapper struct Low {
    var kept: Int
    var wrappedValue: Int {
        get { kept }
        set { kept = min(newValue, 3) }
    }
    init(wrappedValue: Int) { kept = wrappedValue }
}
struct Level {
    @Low var height: Int = 2 {
        willSet { print("will be", newValue) }
        didSet { print("was", oldValue, "is", height) }
    }
    init() {
        height = 7
        print("in init", height)
        grow()
    }
    mutating func grow() { height += 1 }
}
var level = Level()
level.height = 9
func raise(_ number: inout Int) { number += 1 }
raise(&level.height)
print(level.height)

class Meter {
    @Low var reading: Int {
        willSet(next) { print("next", next) }
        didSet {
            print("read", reading)
            if reading > 2 { reading = 1 }
        }
    }
    init() {
        reading = 7
        reading = 8
        print("made", reading)
    }
    deinit { reading = 0 }
}
var meter: Meter? = Meter()
meter!.reading = 9
print(meter!.reading)
meter = nil

struct Total {
    @Low static var count: Int = 1 { didSet { print("count was", oldValue) } }
    @Low var plain: Int = 1
    var list = [1] { didSet { print("list") } }
}
Total.count = 4
print(Total.count)
var total = Total()
total.plain += 1
total.list.append(2)
print(total.plain, total)

@propertyWrapper struct Loud {
    var text: String
    var wrappedValue: String {
        get { text }
        set { text = newValue }
    }
    init(wrappedValue: String) { text = wrappedValue.uppercased() }
}
struct Name {
    @Loud var first: String
    var length = 1
}
print(Name(first: "x"))
