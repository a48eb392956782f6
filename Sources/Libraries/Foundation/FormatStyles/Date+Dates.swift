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
