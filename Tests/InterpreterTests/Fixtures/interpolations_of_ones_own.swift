// Interpolations that the program adds to the library's, with labels and several arguments.
struct Money { var cents: Int }
extension String.StringInterpolation {
    mutating func appendInterpolation(_ money: Money) { appendLiteral("$\(money.cents / 100).\(money.cents % 100)") }
    mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T, padded length: Int) {
        let text = value.description
        appendLiteral(String(repeating: "0", count: max(0, length - text.count)) + text)
    }
}
extension DefaultStringInterpolation {
    mutating func appendInterpolation<T>(optional value: T?, or other: String = "none") {
        if let value { appendInterpolation(value) } else { appendLiteral(other) }
    }
}
let number: Int? = nil
print("costs \(Money(cents: 1250)), no \(7, padded: 3), \(optional: number), \(optional: 5), \(optional: number, or: "?")")

// A type that collects them by itself.
struct Markup: ExpressibleByStringInterpolation, CustomStringConvertible {
    struct StringInterpolation: StringInterpolationProtocol {
        var parts: [String] = []
        init(literalCapacity: Int, interpolationCount: Int) { parts.append("\(interpolationCount)") }
        mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(literal) } }
        mutating func appendInterpolation(_ text: String) { parts.append(text.map { $0 == "<" ? "&lt;" : String($0) }.joined()) }
        mutating func appendInterpolation(raw text: String) { parts.append(text) }
        mutating func appendInterpolation<T>(list: [T], by separator: String) {
            parts.append(list.map { "\($0)" }.joined(separator: separator))
        }
    }
    let description: String
    init(stringLiteral value: String) { description = value }
    init(stringInterpolation: StringInterpolation) { description = stringInterpolation.parts.joined(separator: "|") }
}
func show(_ markup: Markup) { print(markup) }
let markup: Markup = "<b>\("<x>")</b>\(raw: "<i>")"
show(markup)
show("plain")
show("\(list: [1, 2], by: "+")\n\"quoted\"")

// Subscripts that the program gives to strings, beside those by positions.
extension String {
    subscript(range: Range<Int>) -> Substring {
        self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
    }
    subscript(range: ClosedRange<Int>) -> String {
        String(self[index(startIndex, offsetBy: range.lowerBound)...index(startIndex, offsetBy: range.upperBound)])
    }
    subscript(range: PartialRangeFrom<Int>) -> Substring { self[index(startIndex, offsetBy: range.lowerBound)...] }
    subscript(position: Int) -> Character { self[index(startIndex, offsetBy: position)] }
}
let word = "hello world"
let second = word.index(after: word.startIndex)
print(word[1..<3], word[1...3], word[6...], word[4], word[..<second], word[second...], word[second], word[word.startIndex..<second])
let range = 2..<5
print(word[range])
