import Foundation

/// Writes JSON with its keys in the order given.
package struct JSONText {
    private var text = "{"
    private var isEmpty = true

    package init() {}

    package mutating func add(_ key: String, raw: String) {
        if !isEmpty { text += "," }
        isEmpty = false
        text += Self.quoted(key) + ":" + raw
    }

    package mutating func add(_ key: String, _ value: String?) {
        add(key, raw: value.map(Self.quoted) ?? "null")
    }

    package mutating func add(_ key: String, _ value: Int) {
        add(key, raw: String(value))
    }

    /// The object, closed.
    package var closed: String { text + "}" }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20: result += String(format: "\\u%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A size as traces write it: `852x393`.
    static func size(_ size: CGSize) -> String { "\(number(Double(size.width)))x\(number(Double(size.height)))" }

    /// A number with at most six decimals, without trailing zeros.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        var text = String(format: "%.6f", value)
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
