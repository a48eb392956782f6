/// Fidelity: documented NumberFormatStyleConfiguration, CurrencyFormatStyleConfiguration.
enum NumberFormatStyleConfiguration {
    enum Grouping { case automatic, never }
    enum Notation { case automatic, scientific, compactName }
    enum Presentation { case standard, narrow, isoCode, fullName }
    enum DecimalSeparatorDisplayStrategy { case automatic, always }
    struct SignDisplayStrategy {
        let _name: String
        static let automatic = SignDisplayStrategy(_name: "automatic")
        static let never = SignDisplayStrategy(_name: "never")
        static let accounting = SignDisplayStrategy(_name: "accounting")
        static func always(includingZero: Bool = true) -> SignDisplayStrategy {
            SignDisplayStrategy(_name: includingZero ? "always" : "alwaysButZero")
        }
        static func always(showZero: Bool) -> SignDisplayStrategy { always(includingZero: showZero) }
        static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy { SignDisplayStrategy(_name: "accountingAlways") }
    }
    struct Precision {
        let _settings: [String: Any]
        static func _limits(_ name: String, _ length: Any) -> [String: Any] {
            if let count = length as? Int { return [name + "Least": count, name + "Most": count] }
            return [
                name + "Least": length.contains(0) ? 0 : length.lowerBound,
                name + "Most": length.contains(Int.max - 1) ? 100 : length.contains(length.upperBound) ? length.upperBound : length.upperBound - 1,
            ]
        }
        static func fractionLength(_ length: Any) -> Precision { Precision(_settings: _limits("fraction", length)) }
        static func integerLength(_ length: Any) -> Precision { Precision(_settings: _limits("integer", length)) }
        static func significantDigits(_ length: Any) -> Precision { Precision(_settings: _limits("significant", length)) }
        static func integerAndFractionLength(integer: Any, fraction: Any) -> Precision {
            Precision(_settings: _limits("integer", integer).merging(_limits("fraction", fraction)) { $1 })
        }
        static func integerAndFractionLength(integerLimits: Any, fractionLimits: Any) -> Precision {
            integerAndFractionLength(integer: integerLimits, fraction: fractionLimits)
        }
    }
}
