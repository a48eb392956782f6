// Structs whose observed properties are set where closures share them: in initialisers, observers and wrappers.
struct Gauge {
    var level: Int = 0 {
        willSet { log.append("will \(newValue)") }
        didSet {
            log.append("did \(oldValue) -> \(level)")
            log.append("times \([1, 10].map { self.level * $0 })")
            if level > 100 { level = 100 }
        }
    }
    var log: [String] = []
    var watch: (() -> String)?

    init(level: Int) {
        self.level = level
        let copy = self
        watch = { "watched \(copy.level)" }
    }

    mutating func raise(by steps: [Int]) {
        steps.forEach { level += $0 }
    }
}

var gauge = Gauge(level: 3)
print(gauge.log, gauge.watch?() ?? "-")
gauge.level = 7
gauge.raise(by: [1, 2, 200])
print(gauge.level)
print(gauge.log.joined(separator: " | "))
var other = gauge
other.level = 1
print(gauge.level, other.level)

@propertyWrapper
struct Limited {
    private let range: ClosedRange<Int>
    var projectedValue: [Int] = []
    var wrappedValue: Int {
        didSet {
            projectedValue.append(wrappedValue)
            wrappedValue = [wrappedValue].map { min(max($0, range.lowerBound), range.upperBound) }[0]
        }
    }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        self.wrappedValue = wrappedValue
    }
}

struct Player {
    @Limited(0...10) var health = 5
    @Limited(1...3) var lives = 2
}
var player = Player()
player.health = 50
player.health -= 3
player.lives = -1
print(player.health, player.lives, player.$health, player.$lives)

final class Model {
    var gauge = Gauge(level: 1) { didSet { print("gauge \(oldValue.level) -> \(gauge.level)") } }
    var gauges: [Gauge] = [Gauge(level: 2), Gauge(level: 4)]
}
let model = Model()
model.gauge.level = 9
model.gauges[1].level += 5
model.gauges[0].raise(by: [1, 1])
print(model.gauges.map(\.level), model.gauges[1].log.count)
