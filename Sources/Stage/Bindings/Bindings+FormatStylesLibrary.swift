internal import Interpreter

extension Bindings {
    /// Styles of texts, in the learner's own Swift: they note what is wanted, Foundation's own styles make the texts.
    static let formatStylesLibrary = Program.Library(path: "FormatStyles", text: [numberStyles, dateStyles].joined(separator: "\n"))

    private static let numberStyles = """
        /// How a number is written.
        ///
        /// Fidelity: documented FloatingPointFormatStyle, IntegerFormatStyle, Decimal.FormatStyle; one type for all; Foundation's own for Linux
        /// format, and texts are not parsed (simplified).
        struct FloatingPointFormatStyle<Value> {
            typealias Percent = FloatingPointFormatStyle<Value>
            typealias Currency = FloatingPointFormatStyle<Value>
            typealias Configuration = NumberFormatStyleConfiguration
            var _settings: [String: Any] = [:]
            init(_settings: [String: Any]) { self._settings = _settings }
            init() {}
            init(locale: Locale) { _settings["locale"] = locale }
            init(code: String, locale: Locale = .current) { _settings = ["kind": "currency", "code": code, "locale": locale] }
            static var number: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle() }
            static var percent: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle(_settings: ["kind": "percent"]) }
            static func currency(code: String) -> FloatingPointFormatStyle<Value> {
                FloatingPointFormatStyle(_settings: ["kind": "currency", "code": code])
            }
            enum Style { case file, memory, decimal, binary }
            static func byteCount(
                style: Style, allowedUnits: Any? = nil, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
            ) -> FloatingPointFormatStyle<Value> { FloatingPointFormatStyle(_settings: ["kind": "byteCount", "style": "\\(style)"]) }
            func _with(_ more: [String: Any]) -> FloatingPointFormatStyle<Value> {
                FloatingPointFormatStyle(_settings: _settings.merging(more) { $1 })
            }
            func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value> { _with(precision._settings) }
            func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value> { _with(["grouping": "\\(group)"]) }
            func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value> {
                _with(["sign": strategy._name])
            }
            func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value> { _with(["notation": "\\(notation)"]) }
            func presentation(_ presentation: NumberFormatStyleConfiguration.Presentation) -> FloatingPointFormatStyle<Value> {
                _with(["presentation": "\\(presentation)"])
            }
            func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value> {
                _with(["separator": "\\(strategy)"])
            }
            func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value> { _with(["scale": multiplicand]) }
            func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Any? = nil) -> FloatingPointFormatStyle<Value> {
                if let increment { return _with(["rule": "\\(rule)", "increment": increment]) }
                return _with(["rule": "\\(rule)"])
            }
            func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { _with(["locale": locale]) }
            func format(_ value: Any) -> String { _styled(number: value, _settings) }
        }
        typealias IntegerFormatStyle = FloatingPointFormatStyle

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
        typealias CurrencyFormatStyleConfiguration = NumberFormatStyleConfiguration

        /// Fidelity: documented ByteCountFormatStyle; Foundation's own for Linux formats.
        typealias ByteCountFormatStyle = FloatingPointFormatStyle<Int>

        /// Fidelity: documented BinaryInteger.formatted(_:), BinaryFloatingPoint.formatted(_:), Decimal.formatted(_:).
        extension Int {
            func formatted() -> String { _styled(number: self, [:]) }
            func formatted(_ style: FloatingPointFormatStyle<Int>) -> String { _styled(number: self, style._settings) }
        }
        extension Double {
            func formatted() -> String { _styled(number: self, [:]) }
            func formatted(_ style: FloatingPointFormatStyle<Double>) -> String { _styled(number: self, style._settings) }
        }
        extension Decimal {
            func formatted() -> String { _styled(number: self, [:]) }
            func formatted(_ style: FloatingPointFormatStyle<Decimal>) -> String { _styled(number: self, style._settings) }
        }

        /// How a list of words is written.
        ///
        /// Fidelity: documented ListFormatStyle; Foundation's own for Linux formats.
        struct ListFormatStyle {
            enum ListType { case and, or }
            enum Width { case standard, short, narrow }
            var _settings: [String: Any] = [:]
            static func list(type: ListType, width: Width = .standard) -> ListFormatStyle {
                ListFormatStyle(_settings: ["type": "\\(type)", "width": "\\(width)"])
            }
            func locale(_ locale: Locale) -> ListFormatStyle { ListFormatStyle(_settings: _settings.merging(["locale": locale]) { $1 }) }
        }
        extension Array {
            func formatted() -> String { _styled(list: self, [:]) }
            func formatted(_ style: ListFormatStyle) -> String { _styled(list: self, style._settings) }
        }
        /// Fidelity: documented ListFormatter; Foundation's own style for Linux formats.
        class ListFormatter: NSObject {
            var locale: Locale = .current
            func string(from items: [Any]) -> String? { _styled(list: items.map { "\\($0)" }, ["locale": locale]) }
            static func localizedString(byJoining strings: [String]) -> String { _styled(list: strings, [:]) }
        }
        """

    private static let dateStyles = """
        /// Fidelity: documented Date.FormatStyle, Date.ISO8601FormatStyle, Date.RelativeFormatStyle; one type for all; Foundation's own for Linux
        /// format, and texts are not parsed (simplified).
        extension Date {
            struct FormatStyle {
                enum DateStyle: Int { case omitted = 0, numeric, abbreviated, long, complete }
                enum TimeStyle: Int { case omitted = 0, shortened, standard, complete }
                struct Symbol {
                    enum Text: String { case abbreviated, wide, narrow, short, oneDigit, defaultDigits, twoDigits, weekOfMonth }
                    enum AMPMStyle: String { case omitted, narrow, abbreviated, wide }
                    struct Hour {
                        let _name: String
                        static func defaultDigits(amPM: AMPMStyle) -> Hour { Hour(_name: "defaultDigits " + amPM.rawValue) }
                        static func twoDigits(amPM: AMPMStyle) -> Hour { Hour(_name: "twoDigits " + amPM.rawValue) }
                    }
                }
                enum Presentation { case numeric, named }
                enum UnitsStyle: Int { case wide = 0, spellOut, abbreviated, narrow }
                var _settings: [String: Any] = [:]
                init(_settings: [String: Any]) { self._settings = _settings }
                init(date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current) {
                    _settings = ["locale": locale, "calendar": calendar, "timeZone": timeZone]
                    if let date { _settings["date"] = date.rawValue }
                    if let time { _settings["time"] = time.rawValue }
                }
                static var dateTime: FormatStyle { FormatStyle(_settings: [:]) }
                static var iso8601: FormatStyle { FormatStyle(_settings: ["kind": "iso8601"]) }
                static func relative(presentation: Presentation, unitsStyle: UnitsStyle = .wide) -> FormatStyle {
                    FormatStyle(_settings: ["kind": "relative", "isNamed": presentation == .named, "units": unitsStyle.rawValue])
                }
                func _with(_ name: String, _ value: Any) -> FormatStyle { FormatStyle(_settings: _settings.merging([name: value]) { $1 }) }
                func era(_ format: Symbol.Text = .abbreviated) -> FormatStyle { _with("era", format.rawValue) }
                func year(_ format: Symbol.Text = .defaultDigits) -> FormatStyle { _with("year", format.rawValue) }
                func quarter(_ format: Symbol.Text = .abbreviated) -> FormatStyle { _with("quarter", format.rawValue) }
                func month(_ format: Symbol.Text = .abbreviated) -> FormatStyle { _with("month", format.rawValue) }
                func week(_ format: Symbol.Text = .defaultDigits) -> FormatStyle { _with("week", format.rawValue) }
                func day(_ format: Symbol.Text = .defaultDigits) -> FormatStyle { _with("day", format.rawValue) }
                func dayOfYear(_ format: Symbol.Text = .defaultDigits) -> FormatStyle { _with("dayOfYear", format.rawValue) }
                func weekday(_ format: Symbol.Text = .abbreviated) -> FormatStyle { _with("weekday", format.rawValue) }
                func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> FormatStyle { _with("hour", format._name) }
                func minute(_ format: Symbol.Text = .defaultDigits) -> FormatStyle { _with("minute", format.rawValue) }
                func second(_ format: Symbol.Text = .defaultDigits) -> FormatStyle { _with("second", format.rawValue) }
                func time(includingFractionalSeconds: Bool) -> FormatStyle { _with("fraction", includingFractionalSeconds) }
                func locale(_ locale: Locale) -> FormatStyle { _with("locale", locale) }
                func format(_ date: Date) -> String {
                    guard _settings["kind"] as? String == "relative" else { return _styled(date: date, _settings) }
                    return _relative(
                        date, Date(), _settings["isNamed"] as! Bool, _settings["units"] as! Int, _settings["locale"] as? Locale ?? .current)
                }
            }
            typealias ISO8601FormatStyle = FormatStyle
            func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
                _styled(date: self, ["date": date.rawValue, "time": time.rawValue])
            }
            func formatted(_ style: Date.FormatStyle) -> String { style.format(self) }
            func formatted() -> String { _styled(date: self, ["date": 1, "time": 1]) }
            func ISO8601Format(_ style: Date.FormatStyle = .iso8601) -> String { style.format(self) }
        }
        """
}
