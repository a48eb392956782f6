internal import Foundation
internal import Interpreter
internal import UIKit

// Calendars, locales and time zones: Foundation's own, set for the simulated world and never for the host computer.
extension Bindings {
    /// Where the simulated device is used.
    static let currentLocale = World.locale
    static let currentZone = World.timeZone
    static let currentCalendar = World.calendar

    private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = currentLocale
        calendar.timeZone = currentZone
        return calendar
    }

    /// A language and a region.
    ///
    /// Fidelity: documented Locale; the device is used in English, in the United States (simplified).
    static let locale: HostType = {
        var type = TypeBinding("Locale", .structure, conformances: TypeBinding.valueProtocols)
        type.makes("init(identifier:)", ["String"]) { (identifier: String) in Locale(identifier: identifier) }
        for name in ["current", "autoupdatingCurrent"] { type.constant(name, "Locale") { currentLocale } }
        type.constant("preferredLanguages", "[String]") { ["en-US"] }
        type.constant("availableIdentifiers", "[String]") { Locale.availableIdentifiers.sorted() }
        type.reads("identifier", "String") { (locale: Locale) in locale.identifier }
        type.reads("languageCode", "String?") { (locale: Locale) in locale.language.languageCode?.identifier }
        type.reads("regionCode", "String?") { (locale: Locale) in locale.region?.identifier }
        type.reads("_script", "String?") { (locale: Locale) in locale.language.script?.identifier }
        type.reads("_minimalIdentifier", "String") { (locale: Locale) in locale.language.minimalIdentifier }
        type.reads("_maximalIdentifier", "String") { (locale: Locale) in locale.language.maximalIdentifier }
        type.reads("currencyCode", "String?") { (locale: Locale) in locale.currency?.identifier }
        type.reads("currencySymbol", "String?") { (locale: Locale) in locale.currencySymbol }
        type.reads("decimalSeparator", "String?") { (locale: Locale) in locale.decimalSeparator }
        type.reads("groupingSeparator", "String?") { (locale: Locale) in locale.groupingSeparator }
        type.reads("usesMetricSystem", "Bool") { (locale: Locale) in locale.measurementSystem != .us }
        type.reads("calendar", "Calendar") { (locale: Locale) in
            var calendar = locale.calendar
            calendar.timeZone = currentZone
            return calendar
        }
        type.gives("localizedString(forIdentifier:)", ["String"], "String?") { (locale: Locale, code: String) in
            locale.localizedString(forIdentifier: code)
        }
        type.gives("localizedString(forLanguageCode:)", ["String"], "String?") { (locale: Locale, code: String) in
            locale.localizedString(forLanguageCode: code)
        }
        type.gives("localizedString(forRegionCode:)", ["String"], "String?") { (locale: Locale, code: String) in
            locale.localizedString(forRegionCode: code)
        }
        type.gives("localizedString(forCurrencyCode:)", ["String"], "String?") { (locale: Locale, code: String) in
            locale.localizedString(forCurrencyCode: code)
        }
        return type.hostType
    }()

    /// A zone of the clock.
    ///
    /// Fidelity: documented TimeZone; the device stands in Greenwich (simplified).
    static let timeZone: HostType = {
        var type = TypeBinding("TimeZone", .structure, conformances: TypeBinding.valueProtocols)
        for name in ["current", "autoupdatingCurrent", "gmt"] { type.constant(name, "TimeZone") { currentZone } }
        type.makes("init(identifier:)", ["String"], isFailable: true) { (name: String) in TimeZone(identifier: name) }
        type.makes("init(abbreviation:)", ["String"], isFailable: true) { (name: String) in TimeZone(abbreviation: name) }
        type.makes("init(secondsFromGMT:)", ["Int"], isFailable: true) { (seconds: Int) in
            (-64_800...64_800).contains(seconds) ? TimeZone(secondsFromGMT: seconds) : nil
        }
        type.reads("identifier", "String") { (zone: TimeZone) in zone.identifier }
        type.gives("secondsFromGMT(for:)", ["Date"], "Int") { (zone: TimeZone, date: Date) in zone.secondsFromGMT(for: date) }
        type.gives("abbreviation(for:)", ["Date"], "String?") { (zone: TimeZone, date: Date) in zone.abbreviation(for: date) }
        type.gives("isDaylightSavingTime(for:)", ["Date"], "Bool") { (zone: TimeZone, date: Date) in zone.isDaylightSavingTime(for: date) }
        type.method("secondsFromGMT()", result: "Int") { call throws(ScriptError) in
            let zone: TimeZone = try call.receiver()
            return call.give(zone.secondsFromGMT(for: call.now))
        }
        type.method("abbreviation()", result: "String?") { call throws(ScriptError) in
            let zone: TimeZone = try call.receiver()
            return call.give(zone.abbreviation(for: call.now))
        }
        return type.hostType
    }()

    /// How dates are counted.
    ///
    /// Fidelity: documented Calendar; the current one is the Gregorian in English and in Greenwich (simplified).
    static let calendar: HostType = {
        var type = TypeBinding("Calendar", .structure, conformances: TypeBinding.valueProtocols)
        for name in ["current", "autoupdatingCurrent"] { type.constant(name, "Calendar") { currentCalendar } }
        type.makes("init(identifier:)", ["Calendar.Identifier"]) { (kind: CalendarIdentifier) in calendar(kind.identifier) }
        type.reads("identifier", "Calendar.Identifier") { (calendar: Calendar) in CalendarIdentifier(calendar.identifier) }
        type.writes("locale", "Locale?", \Calendar.locale)
        type.writes("timeZone", "TimeZone", \Calendar.timeZone)
        type.writes("firstWeekday", "Int", \Calendar.firstWeekday)
        type.writes("minimumDaysInFirstWeek", "Int", \Calendar.minimumDaysInFirstWeek)
        let symbols: [(String, @Sendable (Calendar) -> [String])] = [
            ("monthSymbols", { $0.monthSymbols }), ("shortMonthSymbols", { $0.shortMonthSymbols }),
            ("veryShortMonthSymbols", { $0.veryShortMonthSymbols }), ("standaloneMonthSymbols", { $0.standaloneMonthSymbols }),
            ("shortStandaloneMonthSymbols", { $0.shortStandaloneMonthSymbols }), ("weekdaySymbols", { $0.weekdaySymbols }),
            ("shortWeekdaySymbols", { $0.shortWeekdaySymbols }), ("veryShortWeekdaySymbols", { $0.veryShortWeekdaySymbols }),
            ("standaloneWeekdaySymbols", { $0.standaloneWeekdaySymbols }),
            ("shortStandaloneWeekdaySymbols", { $0.shortStandaloneWeekdaySymbols }),
            ("veryShortStandaloneWeekdaySymbols", { $0.veryShortStandaloneWeekdaySymbols }),
        ]
        for (name, get) in symbols { type.reads(name, "[String]", get) }
        type.reads("amSymbol", "String") { (calendar: Calendar) in calendar.amSymbol }
        type.reads("pmSymbol", "String") { (calendar: Calendar) in calendar.pmSymbol }
        addParts(to: &type)
        addSearches(to: &type)
        return type.hostType
    }()

    /// From dates to their parts.
    private static func addParts(to type: inout TypeBinding) {
        let parts = "Set<Calendar.Component>"
        type.gives("component(_:from:)", ["Calendar.Component", "Date"], "Int") { (calendar: Calendar, part: CalendarPart, date: Date) in
            calendar.component(part.component, from: date)
        }
        type.gives("dateComponents(_:from:)", [parts, "Date"], "DateComponents") {
            (calendar: Calendar, parts: Set<CalendarPart>, date: Date) in
            calendar.dateComponents(Set(parts.map(\.component)), from: date)
        }
        // From a date to another one, or between the components of two dates.
        type.method(
            "dateComponents(_:from:to:)", TypeBinding.parameters("dateComponents(_:from:to:)", [parts, "Any", "Any"]),
            result: "DateComponents"
        ) { call throws(ScriptError) in
            let calendar: Calendar = try call.receiver()
            let given: Set<CalendarPart> = try call.argument(0)
            let parts = Set(given.map(\.component))
            // A member without its type is one of the type that the other end is of.
            let first = call.interpreter.resolved(call.arguments[1], like: call.arguments[2])
            let last = call.interpreter.resolved(call.arguments[2], like: call.arguments[1])
            if let start = Date.read(first, in: call.host) {
                return call.give(calendar.dateComponents(parts, from: start, to: try call.read(last)))
            }
            let (start, end): (DateComponents, DateComponents) = (try call.read(first), try call.read(last))
            return call.give(calendar.dateComponents(parts, from: start, to: end))
        }
        type.gives("dateComponents(in:from:)", ["TimeZone", "Date"], "DateComponents") { (calendar: Calendar, zone: TimeZone, date: Date) in
            calendar.dateComponents(in: zone, from: date)
        }
        type.gives("date(from:)", ["DateComponents"], "Date?") { (calendar: Calendar, parts: DateComponents) in calendar.date(from: parts) }
        type.gives("date(byAdding:value:to:)", ["Calendar.Component", "Int", "Date"], "Date?") {
            (calendar: Calendar, part: CalendarPart, value: Int, date: Date) in
            calendar.date(byAdding: part.component, value: value, to: date)
        }
        type.gives("date(byAdding:to:)", ["DateComponents", "Date"], "Date?") { (calendar: Calendar, parts: DateComponents, date: Date) in
            calendar.date(byAdding: parts, to: date)
        }
        let wrapping = "wrappingComponents"
        type.gives("date(byAdding:value:to:\(wrapping):)", ["Calendar.Component", "Int", "Date", "Bool"], "Date?") {
            (calendar: Calendar, part: CalendarPart, value: Int, date: Date, isWrapping: Bool) in
            calendar.date(byAdding: part.component, value: value, to: date, wrappingComponents: isWrapping)
        }
        type.gives("date(byAdding:to:\(wrapping):)", ["DateComponents", "Date", "Bool"], "Date?") {
            (calendar: Calendar, parts: DateComponents, date: Date, isWrapping: Bool) in
            calendar.date(byAdding: parts, to: date, wrappingComponents: isWrapping)
        }
        type.gives("startOfDay(for:)", ["Date"], "Date") { (calendar: Calendar, date: Date) in calendar.startOfDay(for: date) }
        type.gives("compare(_:to:toGranularity:)", ["Date", "Date", "Calendar.Component"], "ComparisonResult") {
            (calendar: Calendar, first: Date, second: Date, part: CalendarPart) in
            calendar.compare(first, to: second, toGranularity: part.component)
        }
        type.gives("isDate(_:equalTo:toGranularity:)", ["Date", "Date", "Calendar.Component"], "Bool") {
            (calendar: Calendar, first: Date, second: Date, part: CalendarPart) in
            calendar.isDate(first, equalTo: second, toGranularity: part.component)
        }
        type.gives("isDate(_:inSameDayAs:)", ["Date", "Date"], "Bool") { (calendar: Calendar, first: Date, second: Date) in
            calendar.isDate(first, inSameDayAs: second)
        }
        type.gives("isDateInWeekend(_:)", ["Date"], "Bool") { (calendar: Calendar, date: Date) in calendar.isDateInWeekend(date) }
        for (name, distance) in [("isDateInToday(_:)", 0), ("isDateInYesterday(_:)", -1), ("isDateInTomorrow(_:)", 1)] {
            type.method(name, [HostParameter(nil, "date", "Date")], result: "Bool") { call throws(ScriptError) in
                let calendar: Calendar = try call.receiver()
                guard let day = calendar.date(byAdding: .day, value: distance, to: call.now) else { return .bool(false) }
                return call.give(calendar.isDate(try call.argument(0), inSameDayAs: day))
            }
        }
    }

    /// How far Foundation searches for a date, and the steps that a day of it takes.
    private static let searchedDays = 36_600.0, stepsPerSearchedDay = 13

    private static func addSearches(to type: inout TypeBinding) {
        let setting = ["Int", "Int", "Int", "Date"]
        type.gives("date(bySettingHour:minute:second:of:)", setting, "Date?") {
            (calendar: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
            calendar.date(bySettingHour: hour, minute: minute, second: second, of: date)
        }
        type.gives("date(bySetting:value:of:)", ["Calendar.Component", "Int", "Date"], "Date?") {
            (calendar: Calendar, part: CalendarPart, value: Int, date: Date) in
            calendar.date(bySetting: part.component, value: value, of: date)
        }
        type.gives("date(_:matchesComponents:)", ["Date", "DateComponents"], "Bool") {
            (calendar: Calendar, date: Date, parts: DateComponents) in calendar.date(date, matchesComponents: parts)
        }
        type.gives("ordinality(of:in:for:)", ["Calendar.Component", "Calendar.Component", "Date"], "Int?") {
            (calendar: Calendar, smaller: CalendarPart, larger: CalendarPart, date: Date) in
            calendar.ordinality(of: smaller.component, in: larger.component, for: date)
        }
        let search = TypeBinding.parameters("_next(_:_:_:_:_:)", ["Date", "DateComponents", "Int", "Bool", "Bool"])
        type.method("_next(_:_:_:_:_:)", search, result: "Date?") { call throws(ScriptError) in
            let calendar: Calendar = try call.receiver()
            let (date, parts, policy, isLast, isBackward): (Date, DateComponents, Int, Bool, Bool) = try call.allArguments()
            let policies: [Calendar.MatchingPolicy] = [
                .nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents, .strict,
            ]
            let found = calendar.nextDate(
                after: date, matching: parts, matchingPolicy: policies[policy], repeatedTimePolicy: isLast ? .last : .first,
                direction: isBackward ? .backward : .forward)
            let days = found.map { min(abs($0.timeIntervalSince(date)) / 86_400, searchedDays) } ?? searchedDays
            try call.interpreter.spend(400 + Int(days) * stepsPerSearchedDay)
            return call.give(found)
        }
        // `Range<Int>` and `DateInterval` are made by the library.
        type.gives("_range(of:in:for:)", ["Calendar.Component", "Calendar.Component", "Date"], "[Int]") {
            (calendar: Calendar, smaller: CalendarPart, larger: CalendarPart, date: Date) in
            calendar.range(of: smaller.component, in: larger.component, for: date).map { [$0.lowerBound, $0.upperBound] } ?? []
        }
        type.gives("_limits(of:_:)", ["Calendar.Component", "Bool"], "[Int]") { (calendar: Calendar, part: CalendarPart, isWidest: Bool) in
            let limits = isWidest ? calendar.maximumRange(of: part.component) : calendar.minimumRange(of: part.component)
            return limits.map { [$0.lowerBound, $0.upperBound] } ?? []
        }
        type.gives("_interval(of:for:)", ["Calendar.Component", "Date"], "[Date]") {
            (calendar: Calendar, part: CalendarPart, date: Date) in
            calendar.dateInterval(of: part.component, for: date).map { [$0.start, $0.end] } ?? []
        }
    }

    /// The parts of a date.
    ///
    /// Fidelity: documented DateComponents.
    static let dateComponents: HostType = {
        var type = TypeBinding("DateComponents", .structure, conformances: TypeBinding.valueProtocols)
        let parts: [(String, any WritableKeyPath<DateComponents, Int?> & Sendable)] = [
            ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
            ("second", \.second),
            ("nanosecond", \.nanosecond), ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter),
            ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear),
        ]
        for (name, path) in parts { type.writes(name, "Int?", path) }
        type.writes("calendar", "Calendar?", \DateComponents.calendar)
        type.writes("timeZone", "TimeZone?", \DateComponents.timeZone)
        let given = [
            HostParameter("calendar", "calendar", "Calendar?", default: "nil"),
            HostParameter("timeZone", "timeZone", "TimeZone?", default: "nil"),
        ]
        let numbers = parts.map { HostParameter($0.0, $0.0, "Int?", default: "nil") }
        let all = given + numbers
        let name = "init(\(all.map { ($0.label ?? "_") + ":" }.joined()))"
        type.initializer(name, all) { call throws(ScriptError) in
            var components = DateComponents()
            components.calendar = try call.argument(0)
            components.timeZone = try call.argument(1)
            for (index, (_, path)) in parts.enumerated() { components[keyPath: path] = try call.argument(index + 2) }
            return call.give(components)
        }
        type.reads("date", "Date?") { (components: DateComponents) in components.date }
        type.gives("value(for:)", ["Calendar.Component"], "Int?") { (components: DateComponents, part: CalendarPart) in
            components.value(for: part.component)
        }
        type.changes("setValue(_:for:)", ["Int?", "Calendar.Component"]) {
            (components: inout DateComponents, value: Int?, part: CalendarPart) in
            components.setValue(value, for: part.component)
        }
        return type.hostType
    }()

    /// A part of a date.
    ///
    /// Fidelity: documented Calendar.Component.
    static let calendarComponent: HostType = {
        var type = TypeBinding("Calendar.Component", .enumeration, conformances: ["Hashable"])
        for part in CalendarPart.allCases { type.enumCase(part.rawValue) { call throws(ScriptError) in call.give(part) } }
        return type.hostType
    }()

    /// Which calendar it is.
    ///
    /// Fidelity: documented Calendar.Identifier.
    static let calendarIdentifier: HostType = {
        var type = TypeBinding("Calendar.Identifier", .enumeration, conformances: ["Hashable"])
        for kind in CalendarIdentifier.allCases { type.enumCase(kind.rawValue) { call throws(ScriptError) in call.give(kind) } }
        return type.hostType
    }()

    /// The order of two values.
    ///
    /// Fidelity: documented ComparisonResult.
    static let comparisonResult: HostType = {
        var type = TypeBinding("ComparisonResult", .enumeration, conformances: ["Hashable"])
        let cases: [(String, ComparisonResult)] = [
            ("orderedAscending", .orderedAscending), ("orderedSame", .orderedSame), ("orderedDescending", .orderedDescending),
        ]
        for (name, value) in cases { type.enumCase(name) { call throws(ScriptError) in call.give(value) } }
        type.reads("rawValue", "Int") { (result: ComparisonResult) in result.rawValue }
        return type.hostType
    }()
}

extension HostCall {
    /// The time of the simulated world.
    var now: Date { Bindings.launch.addingTimeInterval(host.world.time) }
}

/// `Calendar.Component` by its name.
enum CalendarPart: String, CaseIterable, BridgedValue {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear,
        nanosecond
    case calendar, timeZone

    package static var hostName: String { "Calendar.Component" }

    var component: Calendar.Component {
        switch self {
        case .era: .era
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        case .weekday: .weekday
        case .weekdayOrdinal: .weekdayOrdinal
        case .quarter: .quarter
        case .weekOfMonth: .weekOfMonth
        case .weekOfYear: .weekOfYear
        case .yearForWeekOfYear: .yearForWeekOfYear
        case .nanosecond: .nanosecond
        case .calendar: .calendar
        case .timeZone: .timeZone
        }
    }
}

/// `Calendar.Identifier` by its name.
enum CalendarIdentifier: String, CaseIterable, BridgedValue {
    case gregorian, iso8601, buddhist, chinese, hebrew, indian, islamic, islamicCivil, japanese, persian, republicOfChina

    package static var hostName: String { "Calendar.Identifier" }

    init(_ identifier: Calendar.Identifier) { self = Self.allCases.first { $0.identifier == identifier } ?? .gregorian }

    var identifier: Calendar.Identifier {
        switch self {
        case .gregorian: .gregorian
        case .iso8601: .iso8601
        case .buddhist: .buddhist
        case .chinese: .chinese
        case .hebrew: .hebrew
        case .indian: .indian
        case .islamic: .islamic
        case .islamicCivil: .islamicCivil
        case .japanese: .japanese
        case .persian: .persian
        case .republicOfChina: .republicOfChina
        }
    }
}

extension Locale: BridgedValue { package static var hostName: String { "Locale" } }
extension TimeZone: BridgedValue { package static var hostName: String { "TimeZone" } }
extension Calendar: BridgedValue { package static var hostName: String { "Calendar" } }
extension DateComponents: BridgedValue { package static var hostName: String { "DateComponents" } }
extension ComparisonResult: BridgedValue { package static var hostName: String { "ComparisonResult" } }
