internal import Foundation
internal import Interpreter
internal import UIKit

// The native part of the library's formatters: Foundation's own. Every setting that could come from the host computer is set.
extension Bindings {
    static let formatting: [HostMember] = {
        var type = TypeBinding("", .structure)
        type.method("_console(_:)", HostParameter.list((nil, "String"))) { call throws(ScriptError) in
            let line: String = try call.argument(0)
            call.host.didPrint(line + "\n")
            return .void
        }
        type.method("_unmarked(_:)", HostParameter.list((nil, "String")), result: "String") { call throws(ScriptError) in
            let format: String = try call.argument(0)
            return call.give(format.replacing(/%\{[^}]*\}/, with: "%"))
        }
        type.method("_format(date:_:)", HostParameter.list(("date", "Date"), (nil, "[String: Any]")), result: "String") {
            call throws(ScriptError) in
            let date: Date = try call.argument(0)
            return call.give(dateFormatter(try call.settings(1), for: date).string(from: date))
        }
        type.method("_parse(date:_:)", HostParameter.list(("date", "String"), (nil, "[String: Any]")), result: "Date?") {
            call throws(ScriptError) in
            let text: String = try call.argument(0)
            let settings = try call.settings(1)
            let formatter = dateFormatter(settings)
            formatter.defaultDate = formatter.calendar.date(from: DateComponents(year: 2000, month: 1, day: 1))
            return call.give(formatter.date(from: text).map { inZone($0, of: formatter, settings) })
        }
        type.method("_pattern(_:)", HostParameter.list((nil, "[String: Any]")), result: "String") { call throws(ScriptError) in
            call.give(dateFormatter(try call.settings(0)).dateFormat)
        }
        type.method("_pattern(template:_:)", HostParameter.list(("template", "String"), (nil, "Locale")), result: "String?") {
            call throws(ScriptError) in
            let template: String = try call.argument(0)
            let locale: Locale = try call.argument(1)
            return call.give(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale))
        }
        type.method("_format(number:_:)", HostParameter.list(("number", "Double"), (nil, "[String: Any]")), result: "String?") {
            call throws(ScriptError) in
            let formatter = numberFormatter(try call.settings(1))
            return call.give(formatter.string(from: try call.number(0)))
        }
        type.method("_parse(number:_:)", HostParameter.list(("number", "String"), (nil, "[String: Any]")), result: "Double?") {
            call throws(ScriptError) in
            let text: String = try call.argument(0)
            guard let number = numberFormatter(try call.settings(1)).number(from: text) else { return .none }
            let double = number.doubleValue
            if !text.contains("."), let whole = Int(exactly: double) { return call.give(whole) }
            return call.give(double)
        }
        type.method("_setting(_:_:)", HostParameter.list((nil, "String"), (nil, "[String: Any]")), result: "Any?") {
            call throws(ScriptError) in
            let name: String = try call.argument(0)
            return call.give(setting(name, of: numberFormatter(try call.settings(1))))
        }
        type.method(
            "_relative(_:_:_:_:_:)", HostParameter.list((nil, "Date"), (nil, "Date"), (nil, "Bool"), (nil, "Int"), (nil, "Locale")),
            result: "String"
        ) {
            call throws(ScriptError) in
            let (date, reference): (Date, Date) = (try call.argument(0), try call.argument(1))
            let (isNamed, units): (Bool, Int) = (try call.argument(2), try call.argument(3))
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: isNamed ? .named : .numeric, unitsStyle: [.wide, .spellOut, .abbreviated, .narrow][units],
                locale: try call.argument(4), calendar: currentCalendar)
            return call.give(style.format(reference))
        }
        type.method("_internet(_:_:_:)", HostParameter.list((nil, "Date"), (nil, "Int"), (nil, "TimeZone")), result: "String") {
            call throws(ScriptError) in
            let (date, options): (Date, Int) = (try call.argument(0), try call.argument(1))
            return call.give(internetFormatter(options, fixed(try call.argument(2), at: date)).string(from: date))
        }
        type.method("_internet(parse:_:_:)", HostParameter.list(("parse", "String"), (nil, "Int"), (nil, "TimeZone")), result: "Date?") {
            call throws(ScriptError) in
            let (text, options): (String, Int) = (try call.argument(0), try call.argument(1))
            return call.give(internetFormatter(options, fixed(try call.argument(2), at: call.now)).date(from: text))
        }
        type.method("_bytes(_:_:_:)", HostParameter.list((nil, "Int"), (nil, "Int"), (nil, "Int")), result: "String") {
            call throws(ScriptError) in
            let (count, units, style): (Int, Int, Int) = (try call.argument(0), try call.argument(1), try call.argument(2))
            let formatter = ByteCountFormatter()
            formatter.allowedUnits = ByteCountFormatter.Units(rawValue: UInt(bitPattern: units))
            formatter.countStyle = ByteCountFormatter.CountStyle(rawValue: style) ?? .file
            return call.give(formatter.string(fromByteCount: Int64(count)))
        }
        return type.members
    }()

    /// A zone as far from Greenwich as another one is at a time. Foundation's older formatters look for named zones among the computer's files, and end the
    /// process where they find none.
    private static func fixed(_ zone: TimeZone, at date: Date) -> TimeZone {
        TimeZone(secondsFromGMT: zone.secondsFromGMT(for: date)) ?? currentZone
    }

    /// Converts a date that was parsed in Greenwich's zone to the formatter's own zone, unless the text named a zone.
    private static func inZone(_ date: Date, of formatter: DateFormatter, _ settings: [String: Any]) -> Date {
        guard let zone = settings["timeZone"] as? TimeZone, !letters(of: formatter.dateFormat).contains(where: { "zZXxOvV".contains($0) })
        else { return date }
        let near = date.addingTimeInterval(-Double(zone.secondsFromGMT(for: date)))
        return date.addingTimeInterval(-Double(zone.secondsFromGMT(for: near)))
    }

    /// A pattern without its quoted parts.
    private static func letters(of pattern: String) -> String {
        pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
            .joined()
    }

    /// A pattern with a zone's name instead of its letters.
    private static func named(_ pattern: String, _ zone: TimeZone, _ date: Date, _ locale: Locale) -> String {
        guard letters(of: pattern).contains("z") else { return pattern }
        let parts = pattern.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        return parts.enumerated().map { number, part in
            guard number % 2 == 0 else { return part }
            return part.replacing(/z+/) { run in
                let isLong = run.output.count > 3
                let style: TimeZone.NameStyle =
                    zone.isDaylightSavingTime(for: date)
                    ? isLong ? .daylightSaving : .shortDaylightSaving : isLong ? .standard : .shortStandard
                return "'\(zone.localizedName(for: style, locale: locale) ?? "GMT")'"
            }
        }.joined(separator: "'")
    }

    private static func dateFormatter(_ settings: [String: Any], for date: Date? = nil) -> DateFormatter {
        let zone = settings["timeZone"] as? TimeZone ?? currentZone
        let place = date.map { fixed(zone, at: $0) } ?? currentZone
        let formatter = DateFormatter()
        var calendar = settings["calendar"] as? Calendar ?? currentCalendar
        calendar.timeZone = place
        formatter.calendar = calendar
        formatter.locale = settings["locale"] as? Locale ?? currentLocale
        formatter.timeZone = place
        formatter.isLenient = settings["isLenient"] as? Bool ?? false
        if let pattern = settings["dateFormat"] as? String {
            formatter.dateFormat = pattern
        } else {
            formatter.dateStyle = DateFormatter.Style(rawValue: UInt(bitPattern: settings["dateStyle"] as? Int ?? 0)) ?? .none
            formatter.timeStyle = DateFormatter.Style(rawValue: UInt(bitPattern: settings["timeStyle"] as? Int ?? 0)) ?? .none
        }
        if let text = settings["amSymbol"] as? String { formatter.amSymbol = text }
        if let text = settings["pmSymbol"] as? String { formatter.pmSymbol = text }
        for (name, path) in symbols { if let given = settings[name] as? [String] { formatter[keyPath: path] = given } }
        if let date, zone.identifier != "GMT" { formatter.dateFormat = named(formatter.dateFormat, zone, date, formatter.locale) }
        return formatter
    }

    private static let symbols: [(name: String, path: any ReferenceWritableKeyPath<DateFormatter, [String]> & Sendable)] = [
        ("weekdaySymbols", \.weekdaySymbols), ("shortWeekdaySymbols", \.shortWeekdaySymbols),
        ("veryShortWeekdaySymbols", \.veryShortWeekdaySymbols), ("standaloneWeekdaySymbols", \.standaloneWeekdaySymbols),
        ("shortStandaloneWeekdaySymbols", \.shortStandaloneWeekdaySymbols),
        ("veryShortStandaloneWeekdaySymbols", \.veryShortStandaloneWeekdaySymbols), ("monthSymbols", \.monthSymbols),
        ("shortMonthSymbols", \.shortMonthSymbols), ("veryShortMonthSymbols", \.veryShortMonthSymbols),
        ("standaloneMonthSymbols", \.standaloneMonthSymbols), ("shortStandaloneMonthSymbols", \.shortStandaloneMonthSymbols),
    ]

    private static func internetFormatter(_ options: Int, _ zone: TimeZone) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(bitPattern: options))
        formatter.timeZone = zone
        return formatter
    }

    private static let texts: [(name: String, path: any ReferenceWritableKeyPath<NumberFormatter, String> & Sendable)] = [
        ("negativePrefix", \.negativePrefix), ("negativeSuffix", \.negativeSuffix), ("positivePrefix", \.positivePrefix),
        ("positiveSuffix", \.positiveSuffix), ("positiveFormat", \.positiveFormat), ("negativeFormat", \.negativeFormat),
    ]

    private static func numberFormatter(_ settings: [String: Any]) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = settings["locale"] as? Locale ?? currentLocale
        formatter.numberStyle = NumberFormatter.Style(rawValue: UInt(bitPattern: settings["numberStyle"] as? Int ?? 0)) ?? .none
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) { apply(name, value, to: formatter) }
        return formatter
    }

    private static func apply(_ name: String, _ value: Any, to formatter: NumberFormatter) {
        switch (name, value) {
        case ("minimumFractionDigits", let number as Int): formatter.minimumFractionDigits = number
        case ("maximumFractionDigits", let number as Int): formatter.maximumFractionDigits = number
        case ("minimumIntegerDigits", let number as Int): formatter.minimumIntegerDigits = number
        case ("maximumIntegerDigits", let number as Int): formatter.maximumIntegerDigits = number
        case ("minimumSignificantDigits", let number as Int): formatter.minimumSignificantDigits = number
        case ("maximumSignificantDigits", let number as Int): formatter.maximumSignificantDigits = number
        case ("groupingSize", let number as Int): formatter.groupingSize = number
        case ("roundingMode", let number as Int):
            formatter.roundingMode = NumberFormatter.RoundingMode(rawValue: UInt(bitPattern: number)) ?? .halfEven
        case ("multiplier", let number as Int): formatter.multiplier = NSNumber(value: number)
        case ("multiplier", let number as Double): formatter.multiplier = NSNumber(value: number)
        case ("usesGroupingSeparator", let flag as Bool): formatter.usesGroupingSeparator = flag
        case ("usesSignificantDigits", let flag as Bool): formatter.usesSignificantDigits = flag
        case ("isLenient", let flag as Bool): formatter.isLenient = flag
        case ("groupingSeparator", let text as String): formatter.groupingSeparator = text
        case ("decimalSeparator", let text as String): formatter.decimalSeparator = text
        case ("currencyCode", let text as String): formatter.currencyCode = text
        case ("currencySymbol", let text as String): formatter.currencySymbol = text
        case ("percentSymbol", let text as String): formatter.percentSymbol = text
        case ("minusSign", let text as String): formatter.minusSign = text
        case ("plusSign", let text as String): formatter.plusSign = text
        case ("zeroSymbol", let text as String): formatter.zeroSymbol = text
        case (_, let text as String):
            if let path = texts.first(where: { $0.name == name })?.path { formatter[keyPath: path] = text }
        default: break
        }
    }

    /// A text that a formatter has; nil where it has none, as a locale without a region has no currency.
    private static func text(_ text: String?) -> SettingValue? { text.map(SettingValue.text) }

    /// A setting's value in a formatter with these settings.
    private static func setting(_ name: String, of formatter: NumberFormatter) -> SettingValue? {
        switch name {
        case "minimumFractionDigits": .number(formatter.minimumFractionDigits)
        case "maximumFractionDigits": .number(formatter.maximumFractionDigits)
        case "minimumIntegerDigits": .number(formatter.minimumIntegerDigits)
        case "maximumIntegerDigits": .number(formatter.maximumIntegerDigits)
        case "minimumSignificantDigits": .number(formatter.minimumSignificantDigits)
        case "maximumSignificantDigits": .number(formatter.maximumSignificantDigits)
        case "groupingSize": .number(formatter.groupingSize)
        case "roundingMode": .number(Int(formatter.roundingMode.rawValue))
        case "usesGroupingSeparator": .flag(formatter.usesGroupingSeparator)
        case "usesSignificantDigits": .flag(formatter.usesSignificantDigits)
        case "groupingSeparator": text(formatter.groupingSeparator)
        case "decimalSeparator": text(formatter.decimalSeparator)
        case "currencyCode": text(formatter.currencyCode)
        case "currencySymbol": text(formatter.currencySymbol)
        case "percentSymbol": text(formatter.percentSymbol)
        case "minusSign": text(formatter.minusSign)
        case "plusSign": text(formatter.plusSign)
        default: texts.first { $0.name == name }.map { .text(formatter[keyPath: $0.path]) }
        }
    }
}

/// A setting of a formatter in the learner's form.
private enum SettingValue: Bridged {
    case number(Int)
    case flag(Bool)
    case text(String)

    package static func read(_ value: Value, in host: ScriptHost) -> SettingValue? { nil }

    package func give(in host: ScriptHost) -> Value {
        switch self {
        case .number(let number): number.give(in: host)
        case .flag(let flag): flag.give(in: host)
        case .text(let text): text.give(in: host)
        }
    }
}

extension HostParameter {
    /// Parameters without defaults.
    static func list(_ parameters: (label: String?, type: String)...) -> [HostParameter] {
        parameters.enumerated().map { HostParameter($1.label, "value\($0)", $1.type) }
    }
}

extension HostCall {
    /// The steps that making one of Foundation's formatters takes.
    private static let formatterSteps = 1_000

    /// A formatter's settings: a dictionary whose values are Foundation's own.
    func settings(_ position: Int) throws(ScriptError) -> [String: Any] {
        interpreter.charge(Self.formatterSteps)
        var settings: [String: Any] = [:]
        for entry in interpreter.entries(of: arguments[position]) ?? [] {
            guard let name = String.read(entry.key, in: host) else { continue }
            switch entry.value {
            case .bool(let flag): settings[name] = flag
            case .int(let number): settings[name] = number
            case .double(let number): settings[name] = number
            case .sized, .float: settings[name] = entry.value.integer ?? entry.value.number
            case .string(let text): settings[name] = text
            case .host(let boxed): settings[name] = boxed.base
            case .array: settings[name] = [String].read(entry.value, in: host)
            default: break
            }
        }
        return settings
    }

    /// A number, whole or not.
    func number(_ position: Int) throws(ScriptError) -> NSNumber {
        if let number = arguments[position].integer { return NSNumber(value: number) }
        if let decimal = Decimal.read(arguments[position], in: host) { return NSDecimalNumber(decimal: decimal) }
        let number: Double = try argument(position)
        return NSNumber(value: number)
    }
}
