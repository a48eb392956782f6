import Curriculum
import Stage

/// How a followed value is written.
enum FollowedValue {
    static let absent = "not there"

    /// The expression behind its object's short name: `Reader.view.frame`.
    static func name(_ watch: Watch) -> String { watch.type.map { "\(Lanes.shortName($0)).\(watch.expression)" } ?? watch.expression }

    /// A value on one line. Geometry has no names of its parts, and numbers as people write them: `(97.67, 0, 34, 0)`. Of an object with
    /// listed parts there are the values.
    static func short(_ value: String?) -> String {
        guard let value else { return absent }
        let text = value.replacing("\n", with: " ")
        if let parts = parts(of: text) {
            return "\(text.dropFirst().prefix { $0 != ";" }) (\(parts.map { String($0.value) }.joined(separator: ", ")))"
        }
        guard text.hasPrefix("(") || text.hasPrefix("UIEdgeInsets("), text.hasSuffix(")") else { return text }
        let parts = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ", ")
        let numbers = parts.compactMap { part in part.split(separator: ": ").last.flatMap { Double($0) } }
        guard numbers.count == parts.count else { return text }
        return "(\(numbers.map { shortNumber(($0 * 100).rounded() / 100) }.joined(separator: ", ")))"
    }

    /// `(0, 0, 0, 0) → (97.67, 0, 34, 0)`. Of an object with listed parts only those that differ: `UserInterfaceStyle Light → Dark`.
    static func change(from old: String?, to new: String?) -> String {
        guard let old, let new, let before = parts(of: old), let now = parts(of: new), before.map(\.name) == now.map(\.name) else {
            return "\(short(old)) → \(short(new))"
        }
        return zip(before, now).filter { $0 != $1 }.map { "\($1.name) \($0.value) → \($1.value)" }.joined(separator: ", ")
    }

    // The parts of `<UITraitCollection; UserInterfaceStyle = Light, …>`.
    private static func parts(of value: String) -> [(name: Substring, value: Substring)]? {
        guard value.hasPrefix("<"), value.hasSuffix(">"), let start = value.firstRange(of: "; ")?.upperBound else { return nil }
        let parts = value[start...].dropLast().split(separator: ", ").map { $0.split(separator: " = ", maxSplits: 1) }
        return parts.allSatisfy { $0.count == 2 } ? parts.map { ($0[0], $0[1]) } : nil
    }
}
