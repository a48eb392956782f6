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
