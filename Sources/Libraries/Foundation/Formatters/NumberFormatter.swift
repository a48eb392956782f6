/// What makes texts of numbers and numbers of texts.
///
/// Fidelity: documented NumberFormatter; Foundation's own for Linux formats.
class NumberFormatter: Formatter {
    enum Style: Int {
        case none = 0, decimal, currency, percent, scientific, spellOut, ordinal
        case currencyISOCode = 8, currencyPlural, currencyAccounting
    }
    enum RoundingMode: Int { case ceiling = 0, floor, down, up, halfEven, halfDown, halfUp }
    var _settings: [String: Any] = [:]
    var numberStyle = Style.none { didSet { _settings["numberStyle"] = numberStyle.rawValue } }
    var locale: Locale! = Locale.current { didSet { _settings["locale"] = locale } }
    func _get(_ name: String) -> Any? { _settings[name] ?? _setting(name, _settings) }
    func _set(_ name: String, _ value: Any?) { _settings[name] = value }
    var minimumFractionDigits: Int {
        get { _get("minimumFractionDigits") as! Int }
        set {
            _set("minimumFractionDigits", newValue)
            if maximumFractionDigits < newValue { _set("maximumFractionDigits", newValue) }
        }
    }
    var maximumFractionDigits: Int {
        get { _get("maximumFractionDigits") as! Int }
        set {
            _set("maximumFractionDigits", newValue)
            if minimumFractionDigits > newValue { _set("minimumFractionDigits", newValue) }
        }
    }
    var minimumIntegerDigits: Int {
        get { _get("minimumIntegerDigits") as! Int }
        set { _set("minimumIntegerDigits", newValue) }
    }
    var maximumIntegerDigits: Int {
        get { _get("maximumIntegerDigits") as! Int }
        set { _set("maximumIntegerDigits", newValue) }
    }
    var minimumSignificantDigits: Int {
        get { _get("minimumSignificantDigits") as! Int }
        set { _set("minimumSignificantDigits", newValue) }
    }
    var maximumSignificantDigits: Int {
        get { _get("maximumSignificantDigits") as! Int }
        set { _set("maximumSignificantDigits", newValue) }
    }
    var usesSignificantDigits: Bool {
        get { _get("usesSignificantDigits") as! Bool }
        set { _set("usesSignificantDigits", newValue) }
    }
    var usesGroupingSeparator: Bool {
        get { _get("usesGroupingSeparator") as! Bool }
        set { _set("usesGroupingSeparator", newValue) }
    }
    var groupingSize: Int {
        get { _get("groupingSize") as! Int }
        set { _set("groupingSize", newValue) }
    }
    var groupingSeparator: String! {
        get { _get("groupingSeparator") as? String }
        set { _set("groupingSeparator", newValue) }
    }
    var decimalSeparator: String! {
        get { _get("decimalSeparator") as? String }
        set { _set("decimalSeparator", newValue) }
    }
    var currencyCode: String! {
        get { _get("currencyCode") as? String }
        set { _set("currencyCode", newValue) }
    }
    var currencySymbol: String! {
        get { _get("currencySymbol") as? String }
        set { _set("currencySymbol", newValue) }
    }
    var percentSymbol: String! {
        get { _get("percentSymbol") as? String }
        set { _set("percentSymbol", newValue) }
    }
    var minusSign: String! {
        get { _get("minusSign") as? String }
        set { _set("minusSign", newValue) }
    }
    var plusSign: String! {
        get { _get("plusSign") as? String }
        set { _set("plusSign", newValue) }
    }
    var positivePrefix: String! {
        get { _get("positivePrefix") as? String }
        set { _set("positivePrefix", newValue) }
    }
    var positiveSuffix: String! {
        get { _get("positiveSuffix") as? String }
        set { _set("positiveSuffix", newValue) }
    }
    var negativePrefix: String! {
        get { _get("negativePrefix") as? String }
        set { _set("negativePrefix", newValue) }
    }
    var negativeSuffix: String! {
        get { _get("negativeSuffix") as? String }
        set { _set("negativeSuffix", newValue) }
    }
    var positiveFormat: String! {
        get { _get("positiveFormat") as? String }
        set { _set("positiveFormat", newValue) }
    }
    var negativeFormat: String! {
        get { _get("negativeFormat") as? String }
        set { _set("negativeFormat", newValue) }
    }
    var zeroSymbol: String? {
        get { _settings["zeroSymbol"] as? String }
        set { _set("zeroSymbol", newValue) }
    }
    var isLenient: Bool {
        get { _settings["isLenient"] as? Bool ?? false }
        set { _set("isLenient", newValue) }
    }
    var multiplier: NSNumber? {
        get { _settings["multiplier"] }
        set { _set("multiplier", newValue) }
    }
    var roundingMode: RoundingMode {
        get { RoundingMode(rawValue: _get("roundingMode") as! Int)! }
        set { _set("roundingMode", newValue.rawValue) }
    }
    var generatesDecimalNumbers = false
    var allowsFloats = true
    var formattingContext = Formatter.Context.unknown
    func string(from number: NSNumber) -> String? { _format(number: number, _settings) }
    func number(from string: String) -> NSNumber? { _parse(number: string, _settings) }
    override func string(for obj: Any?) -> String? {
        guard let number = obj else { return nil }
        return number is String ? nil : _format(number: number, _settings)
    }
    static func localizedString(from number: NSNumber, number style: Style) -> String {
        _format(number: number, ["numberStyle": style.rawValue]) ?? ""
    }
}
