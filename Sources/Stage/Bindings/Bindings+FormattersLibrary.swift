internal import Interpreter

extension Bindings {
    /// Foundation's formatters, in the learner's own Swift: they keep their settings, and what formats by them is Foundation's own.
    static let formattersLibrary = Program.Library(path: "Formatters", text: [dateFormatters, numberFormatters].joined(separator: "\n"))

    private static let dateFormatters = """
        /// What makes texts of values.
        ///
        /// Fidelity: documented Formatter.
        class Formatter: NSObject {
            /// In what text a formatted date stands.
            ///
            /// Fidelity: documented Formatter.Context; kept, English has one form for all (simplified).
            enum Context { case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }
            /// How long units are.
            ///
            /// Fidelity: documented Formatter.UnitStyle.
            enum UnitStyle: Int { case short = 1, medium, long }
            func string(for obj: Any?) -> String? { nil }
        }

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

        /// What makes texts of dates as the internet writes them.
        ///
        /// Fidelity: documented ISO8601DateFormatter; Foundation's own for Linux formats.
        class ISO8601DateFormatter: Formatter {
            struct Options: OptionSet {
                let rawValue: Int
                static let withYear = Options(rawValue: 1)
                static let withMonth = Options(rawValue: 2)
                static let withWeekOfYear = Options(rawValue: 4)
                static let withDay = Options(rawValue: 16)
                static let withTime = Options(rawValue: 32)
                static let withTimeZone = Options(rawValue: 64)
                static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
                static let withDashSeparatorInDate = Options(rawValue: 256)
                static let withColonSeparatorInTime = Options(rawValue: 512)
                static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
                static let withFractionalSeconds = Options(rawValue: 2048)
                static let withFullDate = Options(rawValue: 275)
                static let withFullTime = Options(rawValue: 1632)
                static let withInternetDateTime = Options(rawValue: 1907)
            }
            var formatOptions: Options = Options.withInternetDateTime
            var timeZone: TimeZone! = TimeZone.gmt
            func string(from date: Date) -> String { _internet(date, formatOptions.rawValue, timeZone) }
            func date(from string: String) -> Date? { _internet(parse: string, formatOptions.rawValue, timeZone) }
            override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
        }

        /// What says how far two dates lie apart.
        ///
        /// Fidelity: documented RelativeDateTimeFormatter; Foundation's own for Linux formats.
        class RelativeDateTimeFormatter: Formatter {
            enum DateTimeStyle: Int { case numeric = 0, named }
            enum UnitsStyle: Int { case full = 0, spellOut, short, abbreviated }
            var dateTimeStyle = DateTimeStyle.numeric
            var unitsStyle = UnitsStyle.full
            var formattingContext = Formatter.Context.unknown
            var calendar: Calendar! = Calendar.current
            var locale: Locale! = Locale.current
            func localizedString(for date: Date, relativeTo reference: Date) -> String {
                _relative(date, reference, dateTimeStyle == .named, unitsStyle.rawValue, locale)
            }
            func localizedString(fromTimeInterval interval: TimeInterval) -> String {
                let now = Date()
                return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
            }
            func localizedString(from components: DateComponents) -> String {
                let now = Date()
                return localizedString(for: calendar.date(byAdding: components, to: now) ?? now, relativeTo: now)
            }
            override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }
        }

        /// A time from one date to another one.
        ///
        /// Fidelity: documented DateInterval.
        struct DateInterval: Hashable, Comparable {
            var start: Date
            var duration: TimeInterval
            var end: Date { start.addingTimeInterval(duration) }
            init(start: Date, end: Date) {
                self.start = start
                self.duration = end.timeIntervalSince(start)
            }
            init(start: Date, duration: TimeInterval) {
                self.start = start
                self.duration = duration
            }
            func contains(_ date: Date) -> Bool { date >= start && date <= end }
            func intersects(_ other: DateInterval) -> Bool { contains(other.start) || other.contains(start) }
            func intersection(with other: DateInterval) -> DateInterval? {
                guard intersects(other) else { return nil }
                return DateInterval(start: max(start, other.start), end: min(end, other.end))
            }
            static func < (left: DateInterval, right: DateInterval) -> Bool {
                left.start == right.start ? left.duration < right.duration : left.start < right.start
            }
        }
        /// Fidelity: documented Calendar.nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:).
        extension Calendar {
            enum MatchingPolicy: Int {
                case nextTime = 0, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
            }
            enum RepeatedTimePolicy { case first, last }
            enum SearchDirection { case forward, backward }
            func nextDate(
                after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
                repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
            ) -> Date? {
                _next(date, components, matchingPolicy.rawValue, repeatedTimePolicy == .last, direction == .backward)
            }
            /// Fidelity: documented Calendar.enumerateDates(startingAfter:matching:matchingPolicy:repeatedTimePolicy:direction:using:).
            func enumerateDates(
                startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
                repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward,
                using block: (Date?, Bool, inout Bool) -> Void
            ) {
                var last = start
                var isOver = false
                while !isOver,
                    let found = nextDate(
                        after: last, matching: components, matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy,
                        direction: direction)
                {
                    block(found, date(found, matchesComponents: components), &isOver)
                    last = found
                }
            }
            /// Fidelity: documented Calendar.minimumRange(of:).
            func minimumRange(of component: Component) -> Range<Int>? { _limits(_limits(of: component, false)) }
            /// Fidelity: documented Calendar.maximumRange(of:).
            func maximumRange(of component: Component) -> Range<Int>? { _limits(_limits(of: component, true)) }
            func _limits(_ bounds: [Int]) -> Range<Int>? { bounds.isEmpty ? nil : bounds[0]..<bounds[1] }
            func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>? {
                _limits(_range(of: smaller, in: larger, for: date))
            }
            func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
                let bounds = _interval(of: component, for: date)
                return bounds.isEmpty ? nil : DateInterval(start: bounds[0], end: bounds[1])
            }
        }
        """

    private static let numberFormatters = """
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
            var minimumIntegerDigits: Int { get { _get("minimumIntegerDigits") as! Int } set { _set("minimumIntegerDigits", newValue) } }
            var maximumIntegerDigits: Int { get { _get("maximumIntegerDigits") as! Int } set { _set("maximumIntegerDigits", newValue) } }
            var minimumSignificantDigits: Int {
                get { _get("minimumSignificantDigits") as! Int }
                set { _set("minimumSignificantDigits", newValue) }
            }
            var maximumSignificantDigits: Int {
                get { _get("maximumSignificantDigits") as! Int }
                set { _set("maximumSignificantDigits", newValue) }
            }
            var usesSignificantDigits: Bool { get { _get("usesSignificantDigits") as! Bool } set { _set("usesSignificantDigits", newValue) } }
            var usesGroupingSeparator: Bool { get { _get("usesGroupingSeparator") as! Bool } set { _set("usesGroupingSeparator", newValue) } }
            var groupingSize: Int { get { _get("groupingSize") as! Int } set { _set("groupingSize", newValue) } }
            var groupingSeparator: String! { get { _get("groupingSeparator") as? String } set { _set("groupingSeparator", newValue) } }
            var decimalSeparator: String! { get { _get("decimalSeparator") as? String } set { _set("decimalSeparator", newValue) } }
            var currencyCode: String! { get { _get("currencyCode") as? String } set { _set("currencyCode", newValue) } }
            var currencySymbol: String! { get { _get("currencySymbol") as? String } set { _set("currencySymbol", newValue) } }
            var percentSymbol: String! { get { _get("percentSymbol") as? String } set { _set("percentSymbol", newValue) } }
            var minusSign: String! { get { _get("minusSign") as? String } set { _set("minusSign", newValue) } }
            var plusSign: String! { get { _get("plusSign") as? String } set { _set("plusSign", newValue) } }
            var positivePrefix: String! { get { _get("positivePrefix") as? String } set { _set("positivePrefix", newValue) } }
            var positiveSuffix: String! { get { _get("positiveSuffix") as? String } set { _set("positiveSuffix", newValue) } }
            var negativePrefix: String! { get { _get("negativePrefix") as? String } set { _set("negativePrefix", newValue) } }
            var negativeSuffix: String! { get { _get("negativeSuffix") as? String } set { _set("negativeSuffix", newValue) } }
            var positiveFormat: String! { get { _get("positiveFormat") as? String } set { _set("positiveFormat", newValue) } }
            var negativeFormat: String! { get { _get("negativeFormat") as? String } set { _set("negativeFormat", newValue) } }
            var zeroSymbol: String? { get { _settings["zeroSymbol"] as? String } set { _set("zeroSymbol", newValue) } }
            var isLenient: Bool { get { _settings["isLenient"] as? Bool ?? false } set { _set("isLenient", newValue) } }
            var multiplier: NSNumber? { get { _settings["multiplier"] } set { _set("multiplier", newValue) } }
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

        /// What says how many bytes there are.
        ///
        /// Fidelity: documented ByteCountFormatter; Foundation's own for Linux formats.
        class ByteCountFormatter: Formatter {
            struct Units: OptionSet {
                let rawValue: Int
                static let useBytes = Units(rawValue: 1)
                static let useKB = Units(rawValue: 2)
                static let useMB = Units(rawValue: 4)
                static let useGB = Units(rawValue: 8)
                static let useTB = Units(rawValue: 16)
                static let useAll = Units(rawValue: 65535)
            }
            enum CountStyle: Int { case file = 0, memory, decimal, binary }
            var allowedUnits: Units = []
            var countStyle = CountStyle.file
            func string(fromByteCount count: Int) -> String { _bytes(count, allowedUnits.rawValue, countStyle.rawValue) }
            override func string(for obj: Any?) -> String? { (obj as? Int).map { string(fromByteCount: $0) } }
            static func string(fromByteCount count: Int, countStyle: CountStyle) -> String { _bytes(count, 0, countStyle.rawValue) }
        }
        """
}
