@propertyWrapper struct Clamped { private var n: Int; let range: ClosedRange<Int>; var wrappedValue: Int { get { n } set { n = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: String { "\(n) in \(range)" }; init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; n = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
@propertyWrapper final class Logged<T> { var log: [String] = []; var wrappedValue: T { didSet { log.append("\(oldValue)->\(wrappedValue)") } }; var projectedValue: Logged<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Settings { @Clamped(0...10) var volume = 50; @Logged var name = "a" }
var s = Settings()
print(s.volume, s.$volume)
s.volume = -4; s.volume += 3
s.name = "b"; s.name += "c"
print(s.volume, s.$volume, s.name, s.$name.log)
