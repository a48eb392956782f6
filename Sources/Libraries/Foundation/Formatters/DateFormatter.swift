/// What makes texts of dates and dates of texts.
///
/// Fidelity: documented DateFormatter; Foundation's own for Linux formats. Days near today are named in English only.
class DateFormatter: Formatter {
    enum Style: Int { case none = 0, short, medium, long, full }
    enum Behavior: Int { case `default` = 0, behavior10_4 = 1040 }
    var _settings: [String: Any] = [:]
    var dateFormat: String! {
        get { _settings["dateFormat"] as? String ?? _pattern(_settings) }
        set { _settings["dateFormat"] = newValue }
    }
    var dateStyle = Style.none { didSet { _settings["dateStyle"] = dateStyle.rawValue; _settings["dateFormat"] = nil } }
    var timeStyle = Style.none { didSet { _settings["timeStyle"] = timeStyle.rawValue; _settings["dateFormat"] = nil } }
    var locale: Locale! = Locale.current { didSet { _settings["locale"] = locale } }
    var timeZone: TimeZone! = TimeZone.current { didSet { _settings["timeZone"] = timeZone } }
    var calendar: Calendar! = Calendar.current { didSet { _settings["calendar"] = calendar } }
    var isLenient = false { didSet { _settings["isLenient"] = isLenient } }
    var amSymbol: String! = "AM" { didSet { _settings["amSymbol"] = amSymbol } }
    var pmSymbol: String! = "PM" { didSet { _settings["pmSymbol"] = pmSymbol } }
    var weekdaySymbols: [String]! {
        get { _settings["weekdaySymbols"] as? [String] ?? _calendarInOwnLanguage.weekdaySymbols }
        set { _settings["weekdaySymbols"] = newValue }
    }
    var shortWeekdaySymbols: [String]! {
        get { _settings["shortWeekdaySymbols"] as? [String] ?? _calendarInOwnLanguage.shortWeekdaySymbols }
        set { _settings["shortWeekdaySymbols"] = newValue }
    }
    var veryShortWeekdaySymbols: [String]! {
        get { _settings["veryShortWeekdaySymbols"] as? [String] ?? _calendarInOwnLanguage.veryShortWeekdaySymbols }
        set { _settings["veryShortWeekdaySymbols"] = newValue }
    }
    var standaloneWeekdaySymbols: [String]! {
        get { _settings["standaloneWeekdaySymbols"] as? [String] ?? _calendarInOwnLanguage.standaloneWeekdaySymbols }
        set { _settings["standaloneWeekdaySymbols"] = newValue }
    }
    var shortStandaloneWeekdaySymbols: [String]! {
        get { _settings["shortStandaloneWeekdaySymbols"] as? [String] ?? _calendarInOwnLanguage.shortStandaloneWeekdaySymbols }
        set { _settings["shortStandaloneWeekdaySymbols"] = newValue }
    }
    var veryShortStandaloneWeekdaySymbols: [String]! {
        get { _settings["veryShortStandaloneWeekdaySymbols"] as? [String] ?? _calendarInOwnLanguage.veryShortStandaloneWeekdaySymbols }
        set { _settings["veryShortStandaloneWeekdaySymbols"] = newValue }
    }
    var monthSymbols: [String]! {
        get { _settings["monthSymbols"] as? [String] ?? _calendarInOwnLanguage.monthSymbols }
        set { _settings["monthSymbols"] = newValue }
    }
    var shortMonthSymbols: [String]! {
        get { _settings["shortMonthSymbols"] as? [String] ?? _calendarInOwnLanguage.shortMonthSymbols }
        set { _settings["shortMonthSymbols"] = newValue }
    }
    var veryShortMonthSymbols: [String]! {
        get { _settings["veryShortMonthSymbols"] as? [String] ?? _calendarInOwnLanguage.veryShortMonthSymbols }
        set { _settings["veryShortMonthSymbols"] = newValue }
    }
    var standaloneMonthSymbols: [String]! {
        get { _settings["standaloneMonthSymbols"] as? [String] ?? _calendarInOwnLanguage.standaloneMonthSymbols }
        set { _settings["standaloneMonthSymbols"] = newValue }
    }
    var shortStandaloneMonthSymbols: [String]! {
        get { _settings["shortStandaloneMonthSymbols"] as? [String] ?? _calendarInOwnLanguage.shortStandaloneMonthSymbols }
        set { _settings["shortStandaloneMonthSymbols"] = newValue }
    }
    var _calendarInOwnLanguage: Calendar {
        var own = calendar!
        own.locale = locale
        return own
    }
    var doesRelativeDateFormatting = false
    var formattingContext = Formatter.Context.unknown
    var defaultDate: Date?
    func string(from date: Date) -> String {
        if doesRelativeDateFormatting, let day = _day(date) {
            if timeStyle == .none { return day }
            var time = _settings
            time["dateStyle"] = 0
            return day + " at " + _format(date: date, time)
        }
        return _format(date: date, _settings)
    }
    func _day(_ date: Date) -> String? {
        guard dateStyle != .none, _settings["dateFormat"] == nil else { return nil }
        if calendar.isDateInToday(date) { return "Today" }
        if calendar.isDateInYesterday(date) { return "Yesterday" }
        return calendar.isDateInTomorrow(date) ? "Tomorrow" : nil
    }
    func date(from string: String) -> Date? { _parse(date: string, _settings) }
    override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
    func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = _pattern(template: template, locale) }
    static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        _format(date: date, ["dateStyle": dateStyle.rawValue, "timeStyle": timeStyle.rawValue])
    }
    static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
        _pattern(template: template, locale ?? Locale.current)
    }
}
