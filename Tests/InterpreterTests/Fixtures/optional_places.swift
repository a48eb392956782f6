// What is written through an optional reads its property once, wherever the property comes from.
var calls: [String] = []
struct Point { var x = 0, y = 0; mutating func move(_ by: Int) { x += by; y -= by } }
protocol Place {
    var point: Point? { get set }
    var count: Int? { get set }
    var pair: (a: Int, b: String) { get set }
}
final class Computed: Place {
    private var kept: Point? = Point()
    private var number: Int? = 4
    var point: Point? {
        get { calls.append("get"); return kept }
        set { calls.append("set"); kept = newValue }
    }
    var count: Int? {
        get { calls.append("get"); return number }
        set { calls.append("set"); number = newValue }
    }
    var pair: (a: Int, b: String) = (1, "p") { didSet { calls.append("did") } }
}
struct Stored: Place {
    var point: Point? = Point()
    var count: Int? = nil
    var pair: (a: Int, b: String) = (2, "q")
    subscript(index: Int) -> Point? {
        get { calls.append("get \(index)"); return point }
        set { calls.append("set \(index)"); point = newValue }
    }
}
func told(_ label: String) {
    print(label, calls.joined(separator: " "))
    calls = []
}
let computed = Computed()
computed.point?.x += 1
told("member")
computed.point?.move(2)
told("method")
computed.count? += 1
told("number")
computed.count? = 9
told("assigned")
computed.count = nil
computed.count? += 1
told("nil \(computed.count as Any)")
var stored = Stored()
stored[3]?.y += 5
stored.count? += 1
told("subscript \(stored.point?.y ?? 0)")
func change<P: Place>(_ place: inout P) {
    place.point?.x += 10
    place.count? += 1
    place.pair.a += 1
    place.pair.b.append("!")
    place.pair.0 *= 3
}
var other: any Place = computed
other.point?.move(1)
var same = computed
change(&same)
change(&stored)
told("generic \(computed.point?.x ?? 0) \(stored.point?.x ?? 0) \(computed.pair) \(stored.pair)")
