struct Money {
    let cents: Int
}
extension String {
    init(_ staticString: StaticString) {
        self = staticString.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
    init(_ money: Money) { self = "\(money.cents / 100) and \(money.cents % 100)" }
}
extension Int {
    init(_ money: Money) { self = money.cents }
    init?(_ words: [String]) {
        guard let first = words.first else { return nil }
        self.init(first)
    }
}
extension Array where Element == Int {
    init(_ money: Money) { self = [money.cents / 100, money.cents % 100] }
}
print("a.b".split(separator: ".").map { String($0) })
let word: StaticString = "word"
print(String(word), String("plain"), String(3), String(Substring("cut")), String(2.5), String(true), String(["l", "m"]))
func title(_ text: StaticString) -> String { String(text) }
print(title("é"), "\(word)", word.withUTF8Buffer { $0.count }, word.hasPointerRepresentation, word.utf8CodeUnitCount)
print(String(Money(cents: 250)), Int(Money(cents: 7)), Int("12") ?? 0, Int(3.9), Int(["5", "6"]) ?? 0)
func told<T>(_ value: T) -> String { "\(value)" }
func any(_ values: [Any]) -> [String] { values.map { $0 is Money ? String($0 as! Money) : told($0) } }
print(any([1, Money(cents: 5)]))
print([Int](Money(cents: 199)), Array("ab"), [Int](1...3), Array(Money(cents: 5)))
