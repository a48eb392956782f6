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
