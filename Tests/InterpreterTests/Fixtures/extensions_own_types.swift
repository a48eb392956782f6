extension Int { var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; mutating func double() { self *= 2 }; static let answer = 42; init(words: String) { self = words.split(separator: " ").count } }
3.times { print($0, terminator: " ") }
var n = 5; n.double()
print(n.squared, Int.answer, Int(words: "a b c"))
extension String { var initials: String { split(separator: " ").map { String($0.prefix(1)) }.joined() }; subscript(n: Int) -> Character { self[index(startIndex, offsetBy: n)] } }
print("Ada King Lovelace".initials, "hey"[1])
extension Array where Element: Numeric { var total: Element { reduce(0, +) } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Collection { var second: Element? { dropFirst().first } }
print([1, 2, 3].total, [0.5, 1].total, (nil as String?).orEmpty.isEmpty, [7, 8].second!, "xyz".second!)
extension Bool { var word: String { self ? "yes" : "no" } }
print(true.word, (1 > 2).word)
