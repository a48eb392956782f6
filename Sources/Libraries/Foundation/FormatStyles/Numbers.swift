typealias IntegerFormatStyle = FloatingPointFormatStyle

typealias CurrencyFormatStyleConfiguration = NumberFormatStyleConfiguration

/// Fidelity: documented ByteCountFormatStyle; Foundation's own for Linux formats.
typealias ByteCountFormatStyle = FloatingPointFormatStyle<Int>

/// Fidelity: documented ListFormatter; Foundation's own style for Linux formats.
class ListFormatter: NSObject {
    var locale: Locale = .current
    func string(from items: [Any]) -> String? { _styled(list: items.map { "\($0)" }, ["locale": locale]) }
    static func localizedString(byJoining strings: [String]) -> String { _styled(list: strings, [:]) }
}

/// Fidelity: documented BinaryInteger.formatted(_:), BinaryFloatingPoint.formatted(_:), Decimal.formatted(_:).
extension BinaryInteger {
    func formatted() -> String { _styled(number: self, [:]) }
    func formatted(_ style: FloatingPointFormatStyle<Int>) -> String { _styled(number: self, style._settings) }
}

extension BinaryFloatingPoint {
    func formatted() -> String { _styled(number: self, [:]) }
    func formatted(_ style: FloatingPointFormatStyle<Double>) -> String { _styled(number: self, style._settings) }
}

extension Decimal {
    func formatted() -> String { _styled(number: self, [:]) }
    func formatted(_ style: FloatingPointFormatStyle<Decimal>) -> String { _styled(number: self, style._settings) }
}

extension Array {
    func formatted() -> String { _styled(list: self, [:]) }
    func formatted(_ style: ListFormatStyle) -> String { _styled(list: self, style._settings) }
}
