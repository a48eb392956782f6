struct Celsius {
    var degrees: Double
    var fahrenheit: Double {
        get { degrees * 9 / 5 + 32 }
        set { degrees = (newValue - 32) * 5 / 9 }
    }
    static let boiling = Celsius(degrees: 100)
    static var readings = 0
}
class Meter {
    var value: Int = 0 {
        willSet { print("will", value, "->", newValue) }
        didSet { if value != oldValue { print("did", oldValue, "->", value) } }
    }
    lazy var expensive: String = {
        print("computing")
        return "value \(value)"
    }()
    lazy var list = [1, 2, 3]
    weak var owner: Meter?
    var computed: Int { value * 2 }
    var onChange: ((Int) -> Void)?
    var box = Celsius(degrees: 1) { didSet { print("box", box.degrees) } }
    var items: [Int] = [] { didSet { print("items", items) } }
}
var c = Celsius(degrees: 100)
print(c.fahrenheit, Celsius.boiling.fahrenheit)
c.fahrenheit = 32
print(c.degrees)
c.fahrenheit += 18
print(c.degrees)
Celsius.readings += 1
print(Celsius.readings)
let m = Meter()
m.value = 3
m.value += 4
print(m.computed)
print(m.expensive)
m.value = 9
print(m.expensive)
m.list.append(4)
print(m.list)
m.box.degrees = 5
m.items.append(1)
m.items[0] = 7
print(m.owner == nil)
m.onChange = { print("changed", $0) }
m.onChange?(5)
let none: Meter? = nil
none?.onChange?(6)
print(none?.value as Any, none?.box.degrees ?? -1.5)
var lazyCount = 0
struct Lazy {
    lazy var x: Int = { lazyCount += 1; return 42 }()
}
var l = Lazy()
let first = l.x
print(first, l.x, lazyCount)
var total: Int = 0 { didSet { print("total", oldValue, total) } }
total = 5
total += 1
class Sub: Meter {
    override var computed: Int { super.computed + 1 }
}
let sub = Sub()
sub.value = 1
print(sub.computed)
