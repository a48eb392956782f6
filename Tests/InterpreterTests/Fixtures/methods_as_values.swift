// Of methods by one name, the one is bound that takes what is wanted.
class Entry {
    var x: Double
    var y: Double = 0
    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
class Base {
    func measure() { print("base") }
    func measure(entry: Entry) { print("base entry") }
    func measure(from low: Double, to high: Double) { print("base range") }
}
class Entries: Base {
    var entries: [Entry]
    var low = Double.greatestFiniteMagnitude
    init(entries: [Entry]) {
        self.entries = entries
        super.init()
        self.measure()
    }
    override func measure() {
        low = .greatestFiniteMagnitude
        guard !entries.isEmpty else { return }
        entries.forEach(measure)
    }
    override func measure(entry: Entry) { low = min(low, entry.y) }
    override func measure(from low: Double, to high: Double) {
        entries.filter { $0.x >= low && $0.x <= high }.forEach(self.measure)
    }
}
final class Doubles: Entries {
    override func measure(entry: Entry) {
        print("double", entry.x)
        low = min(low, entry.y * 2)
    }
}
print(Entries(entries: [Entry(x: 1, y: 4), Entry(x: 2, y: 3)]).low)
let doubles = Doubles(entries: [Entry(x: 1, y: 4), Entry(x: 2, y: 3)])
print(doubles.low)
doubles.measure(from: 2, to: 9)
let whole: () -> Void = doubles.measure
whole()
let range: (Double, Double) -> Void = doubles.measure
range(1, 1)

struct Shown {
    func show(_ number: Int) { print("number", number) }
    func show(_ text: String) { print("text", text) }
    func show(_ text: String, _ more: String) { print("texts", text, more) }
    func all() {
        [1, 2].forEach(show)
        ["a"].forEach(show)
        ["b"].forEach(self.show)
        zip(["c"], ["d"]).forEach(show)
    }
    static func pick(_ number: Int) -> Bool { number > 1 }
    static func pick(_ text: String) -> Bool { text > "a" }
    static func picked() { print([1, 2, 3].filter(pick), ["a", "b"].filter(Self.pick)) }
}
Shown().all()
Shown.picked()
