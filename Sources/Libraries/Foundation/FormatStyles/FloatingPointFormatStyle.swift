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
    ) -> FloatingPointFormatStyle<Value> { FloatingPointFormatStyle(_settings: ["kind": "byteCount", "style": "\(style)"]) }
    func _with(_ more: [String: Any]) -> FloatingPointFormatStyle<Value> {
        FloatingPointFormatStyle(_settings: _settings.merging(more) { $1 })
    }
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value> { _with(precision._settings) }
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value> { _with(["grouping": "\(group)"]) }
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value> {
        _with(["sign": strategy._name])
    }
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value> { _with(["notation": "\(notation)"]) }
    func presentation(_ presentation: NumberFormatStyleConfiguration.Presentation) -> FloatingPointFormatStyle<Value> {
        _with(["presentation": "\(presentation)"])
    }
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value> {
        _with(["separator": "\(strategy)"])
    }
    func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value> { _with(["scale": multiplicand]) }
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Any? = nil) -> FloatingPointFormatStyle<Value> {
        if let increment { return _with(["rule": "\(rule)", "increment": increment]) }
        return _with(["rule": "\(rule)"])
    }
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { _with(["locale": locale]) }
    func format(_ value: Any) -> String { _styled(number: value, _settings) }
}
