internal import Foundation
internal import Interpreter

// The native part of the library's format styles: Foundation's own. Every setting that could come from the host computer is set.

private protocol NumberStyle: FormatStyle where FormatOutput == String {
    associatedtype Increment
    func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
    func scale(_ multiplicand: Double) -> Self
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
}

private protocol PlainNumberStyle: NumberStyle {
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}

private protocol MoneyStyle: NumberStyle {
    func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
    func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension FloatingPointFormatStyle: PlainNumberStyle {}
extension FloatingPointFormatStyle.Percent: PlainNumberStyle {}
extension FloatingPointFormatStyle.Currency: MoneyStyle {}
extension IntegerFormatStyle: PlainNumberStyle {}
extension IntegerFormatStyle.Percent: PlainNumberStyle {}
extension IntegerFormatStyle.Currency: MoneyStyle {}
extension Decimal.FormatStyle: PlainNumberStyle {}
extension Decimal.FormatStyle.Percent: PlainNumberStyle {}
extension Decimal.FormatStyle.Currency: MoneyStyle {}

extension Bindings {
    static let formatStyles: [HostMember] = {
        var type = TypeBinding("", .structure)
        type.method("_styled(number:_:)", HostParameter.list(("number", "Any"), (nil, "[String: Any]")), result: "String") {
            call throws(ScriptError) in
            let settings = try call.settings(1)
            switch call.arguments[0] {
            case .int(let number): return call.give(styled(number, settings))
            case .double(let number): return call.give(styled(number, settings))
            case .float(let number): return call.give(styled(Double(number), settings))
            case .sized(let number) where call.arguments[0].integer != nil:
                return call.give(styled(Int(truncatingIfNeeded: number.number), settings))
            default:
                let number: Decimal = try call.argument(0)
                return call.give(styled(number, settings))
            }
        }
        type.method("_styled(date:_:)", HostParameter.list(("date", "Date"), (nil, "[String: Any]")), result: "String") {
            call throws(ScriptError) in
            let date: Date = try call.argument(0)
            return call.give(styled(date, try call.settings(1)))
        }
        type.method("_styled(list:_:)", HostParameter.list(("list", "[String]"), (nil, "[String: Any]")), result: "String") {
            call throws(ScriptError) in
            let (list, settings): ([String], [String: Any]) = (try call.argument(0), try call.settings(1))
            var style = ListFormatStyle<StringStyle, [String]>.list(type: settings["type"] as? String == "or" ? .or : .and)
            style.width = ["short": .short, "narrow": .narrow][settings["width"] as? String ?? ""] ?? .standard
            return call.give(style.locale(settings["locale"] as? Locale ?? currentLocale).format(list))
        }
        return type.members
    }()

    // MARK: Numbers

    private static func styled(_ number: Int, _ settings: [String: Any]) -> String {
        if settings["kind"] as? String == "byteCount" {
            let kinds: [String: ByteCountFormatStyle.Style] = ["memory": .memory, "decimal": .decimal, "binary": .binary]
            let style = ByteCountFormatStyle(style: kinds[settings["style"] as? String ?? ""] ?? .file)
            return style.locale(settings["locale"] as? Locale ?? currentLocale).format(Int64(number))
        }
        return styled(
            number, settings, by: wholeIncrement(settings), IntegerFormatStyle<Int>.init(locale:),
            IntegerFormatStyle<Int>.Percent.init(locale:), IntegerFormatStyle<Int>.Currency.init(code:locale:))
    }

    private static func styled(_ number: Double, _ settings: [String: Any]) -> String {
        styled(
            number, settings, by: settings["increment"] as? Double ?? (settings["increment"] as? Int).map(Double.init),
            FloatingPointFormatStyle<Double>.init(locale:), FloatingPointFormatStyle<Double>.Percent.init(locale:),
            FloatingPointFormatStyle<Double>.Currency.init(code:locale:))
    }

    private static func styled(_ number: Decimal, _ settings: [String: Any]) -> String {
        styled(
            number, settings, by: wholeIncrement(settings), Decimal.FormatStyle.init(locale:), Decimal.FormatStyle.Percent.init(locale:),
            Decimal.FormatStyle.Currency.init(code:locale:))
    }

    private static func wholeIncrement(_ settings: [String: Any]) -> Int? {
        (settings["increment"] as? Double).map { Int($0) } ?? settings["increment"] as? Int
    }

    /// A number in one of the three styles that there are for its type.
    private static func styled<Plain: PlainNumberStyle, Percent: PlainNumberStyle, Money: MoneyStyle>(
        _ number: Plain.FormatInput, _ settings: [String: Any], by increment: Plain.Increment?, _ plain: (Locale) -> Plain,
        _ percent: (Locale) -> Percent, _ money: (String, Locale) -> Money
    ) -> String
    where
        Percent.FormatInput == Plain.FormatInput, Money.FormatInput == Plain.FormatInput, Percent.Increment == Plain.Increment,
        Money.Increment == Plain.Increment
    {
        let (locale, rule) = (settings["locale"] as? Locale ?? currentLocale, rule(settings))
        func rounded<Style: NumberStyle>(_ style: Style) -> Style where Style.Increment == Plain.Increment {
            rule.map { style.rounded(rule: $0, increment: increment) } ?? style
        }
        return switch settings["kind"] as? String {
        case "percent": self.plain(rounded(percent(locale)), settings).format(number)
        case "currency": self.money(rounded(money(settings["code"] as? String ?? "USD", locale)), settings).format(number)
        default: self.plain(rounded(plain(locale)), settings).format(number)
        }
    }

    private static func rule(_ settings: [String: Any]) -> FloatingPointRoundingRule? {
        let rules: [String: FloatingPointRoundingRule] = [
            "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
            "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
        ]
        return (settings["rule"] as? String).flatMap { rules[$0] }
    }

    private static func common<Style: NumberStyle>(_ style: Style, _ settings: [String: Any]) -> Style {
        var style = style
        func bounds(_ name: String) -> ClosedRange<Int>? {
            guard let least = settings[name + "Least"] as? Int, let most = settings[name + "Most"] as? Int, least >= 0, least <= most
            else { return nil }
            return least...most
        }
        if let digits = bounds("significant") {
            style = style.precision(.significantDigits(digits))
        } else if let whole = bounds("integer"), let fraction = bounds("fraction") {
            style = style.precision(.integerAndFractionLength(integerLimits: whole, fractionLimits: fraction))
        } else if let whole = bounds("integer") {
            style = style.precision(.integerLength(whole))
        } else if let fraction = bounds("fraction") {
            style = style.precision(.fractionLength(fraction))
        }
        if settings["grouping"] as? String == "never" { style = style.grouping(.never) }
        if settings["separator"] as? String == "always" { style = style.decimalSeparator(strategy: .always) }
        if let scale = settings["scale"] as? Double ?? (settings["scale"] as? Int).map(Double.init) { style = style.scale(scale) }
        return style
    }

    private static func plain<Style: PlainNumberStyle>(_ style: Style, _ settings: [String: Any]) -> Style {
        var style = common(style, settings)
        switch settings["sign"] as? String {
        case "never": style = style.sign(strategy: .never)
        case "always": style = style.sign(strategy: .always())
        case "alwaysButZero": style = style.sign(strategy: .always(includingZero: false))
        default: break
        }
        switch settings["notation"] as? String {
        case "compactName": style = style.notation(.compactName)
        case "scientific": style = style.notation(.scientific)
        default: break
        }
        return style
    }

    private static func money<Style: MoneyStyle>(_ style: Style, _ settings: [String: Any]) -> Style {
        var style = common(style, settings)
        switch settings["sign"] as? String {
        case "never": style = style.sign(strategy: .never)
        case "always": style = style.sign(strategy: .always(showZero: true))
        case "alwaysButZero": style = style.sign(strategy: .always(showZero: false))
        case "accounting": style = style.sign(strategy: .accounting)
        case "accountingAlways": style = style.sign(strategy: .accountingAlways())
        default: break
        }
        switch settings["presentation"] as? String {
        case "narrow": style = style.presentation(.narrow)
        case "isoCode": style = style.presentation(.isoCode)
        case "fullName": style = style.presentation(.fullName)
        default: break
        }
        return style
    }

    // MARK: Dates

    private static func styled(_ date: Date, _ settings: [String: Any]) -> String {
        let zone = settings["timeZone"] as? TimeZone ?? currentZone
        let locale = settings["locale"] as? Locale ?? currentLocale
        switch settings["kind"] as? String {
        case "iso8601":
            var style = Date.ISO8601FormatStyle(timeZone: settings["timeZone"] as? TimeZone ?? .gmt)
            if settings["year"] is String, settings["hour"] == nil { style = style.year().month().day() }
            if settings["fraction"] as? Bool == true {
                style = style.year().month().day().timeZone(separator: .omitted).time(includingFractionalSeconds: true)
            }
            return style.format(date)
        default:
            var calendar = settings["calendar"] as? Calendar ?? currentCalendar
            calendar.timeZone = zone
            let days: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
            let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]
            let (day, time) = (settings["date"] as? Int, settings["time"] as? Int)
            var style = Date.FormatStyle(
                date: day.map { days[$0] }, time: time.map { times[$0] }, locale: locale, calendar: calendar, timeZone: zone)
            for (name, form) in settings.sorted(by: { $0.key < $1.key }) {
                if let form = form as? String { style = part(name, form, style) }
            }
            return style.format(date)
        }
    }

    private static func part(_ name: String, _ form: String, _ style: Date.FormatStyle) -> Date.FormatStyle {
        switch name {
        case "era": style.era(form == "wide" ? .wide : form == "narrow" ? .narrow : .abbreviated)
        case "year": style.year(form == "twoDigits" ? .twoDigits : .defaultDigits)
        case "quarter": style.quarter(form == "wide" ? .wide : form == "oneDigit" ? .oneDigit : .abbreviated)
        case "month":
            switch form {
            case "wide": style.month(.wide)
            case "narrow": style.month(.narrow)
            case "twoDigits": style.month(.twoDigits)
            case "defaultDigits": style.month(.defaultDigits)
            default: style.month(.abbreviated)
            }
        case "week": style.week(form == "twoDigits" ? .twoDigits : form == "weekOfMonth" ? .weekOfMonth : .defaultDigits)
        case "day": style.day(form == "twoDigits" ? .twoDigits : .defaultDigits)
        case "dayOfYear": style.dayOfYear()
        case "weekday":
            switch form {
            case "wide": style.weekday(.wide)
            case "narrow": style.weekday(.narrow)
            case "short": style.weekday(.short)
            case "oneDigit": style.weekday(.oneDigit)
            default: style.weekday(.abbreviated)
            }
        case "hour":
            if form.hasPrefix("twoDigits") {
                style.hour(.twoDigits(amPM: half(form)))
            } else {
                style.hour(.defaultDigits(amPM: half(form)))
            }
        case "minute": style.minute(form == "twoDigits" ? .twoDigits : .defaultDigits)
        case "second": style.second(form == "twoDigits" ? .twoDigits : .defaultDigits)
        default: style
        }
    }

    private static func half(_ form: String) -> Date.FormatStyle.Symbol.Hour.AMPMStyle {
        form.hasSuffix("omitted") ? .omitted : form.hasSuffix("narrow") ? .narrow : form.hasSuffix("wide") ? .wide : .abbreviated
    }
}
