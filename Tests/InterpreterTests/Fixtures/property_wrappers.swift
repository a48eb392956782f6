@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: String { "\(value) in \(range.lowerBound) to \(range.upperBound)" }
}

@propertyWrapper
final class Logged<Value> {
    private var stored: Value
    private(set) var changes = 0
    init(wrappedValue: Value) { stored = wrappedValue }
    var wrappedValue: Value {
        get { stored }
        set {
            changes += 1
            stored = newValue
        }
    }
    var projectedValue: Logged<Value> { self }
}

@propertyWrapper
struct Trimmed {
    var wrappedValue: String {
        didSet { wrappedValue = wrappedValue.uppercased() }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
}

struct Volume {
    @Clamped(0...10) var left = 20
    @Clamped(0...10) var right: Int = 3
}

final class Player {
    @Logged var title = "none"
    @Logged var count: Int = 0
    @Trimmed var name: String
    init(name: String) { self.name = name }
    func rename() { name = name + "b" }
}

var volume = Volume()
print(volume.left, volume.right)
volume.right = -4
volume.left -= 3
print(volume.left, volume.right, volume.$left)
let copy = volume
volume.left = 1
print(copy.left, volume.left)
let player = Player(name: "a")
player.title = "song"
player.count += 2
player.count += 1
print(player.title, player.count, player.$count.changes, player.$title.changes)
player.rename()
print(player.name)
