/// Says lengths of time.
///
/// Fidelity: documented DateComponentsFormatter; simplified, English, from seconds or components: months are of 30 days and years of 365.
class DateComponentsFormatter: Formatter {
    enum UnitsStyle: Int { case positional = 0, abbreviated, short, full, spellOut, brief }
    struct ZeroFormattingBehavior: OptionSet {
        let rawValue: UInt
        static let `default` = ZeroFormattingBehavior(rawValue: 1)
        static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }
    var unitsStyle = UnitsStyle.positional
    var allowedUnits: NSCalendar.Unit = []
    var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    var maximumUnitCount = 0
    var allowsFractionalUnits = false
    var collapsesLargestUnit = false
    var includesApproximationPhrase = false
    var includesTimeRemainingPhrase = false
    var calendar: Calendar?

    func string(from ti: TimeInterval) -> String? {
        guard unitsStyle != .spellOut else { fatalError("DateComponentsFormatter.UnitsStyle.spellOut is not simulated") }
        let all: [(unit: NSCalendar.Unit, seconds: Int, names: [String])] = [
            (unit: .year, seconds: 31536000, names: ["y", "yr", "year", "years"]),
            (unit: .month, seconds: 2592000, names: ["mo", "mth", "month", "months"]),
            (unit: .weekOfMonth, seconds: 604800, names: ["w", "wk", "week", "weeks"]),
            (unit: .day, seconds: 86400, names: ["d", "day", "day", "days"]),
            (unit: .hour, seconds: 3600, names: ["h", "hr", "hour", "hours"]),
            (unit: .minute, seconds: 60, names: ["m", "min", "minute", "minutes"]),
            (unit: .second, seconds: 1, names: ["s", "sec", "second", "seconds"]),
        ]
        let wanted = all.filter { allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit) }
        var rest = Int(ti < 0 ? -ti : ti)
        var parts: [(value: Int, names: [String])] = []
        for entry in wanted {
            parts.append((value: rest / entry.seconds, names: entry.names))
            rest = rest % entry.seconds
        }
        let text = unitsStyle == .positional ? positional(parts) : worded(parts)
        let signed = ti < 0 ? "-" + text : text
        let remaining = includesTimeRemainingPhrase ? signed + " remaining" : signed
        return includesApproximationPhrase ? "About " + remaining : remaining
    }
    func string(from startDate: Date, to endDate: Date) -> String? { string(from: endDate.timeIntervalSince(startDate)) }
    func string(from components: DateComponents) -> String? {
        let days = (components.year ?? 0) * 365 + (components.month ?? 0) * 30 + (components.day ?? 0)
        let hours = days * 24 + (components.hour ?? 0)
        return string(from: TimeInterval((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
    }
    static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func positional(_ all: [(value: Int, names: [String])]) -> String {
        var parts = all
        let drops = zeroFormattingBehavior.contains(.default) || zeroFormattingBehavior.contains(.dropLeading)
        if drops && !zeroFormattingBehavior.contains(.pad) {
            while parts.count > 1, parts[0].value == 0 { parts.removeFirst() }
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let padsFirst = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { place, part in
            part.value < 10 && (place > 0 || padsFirst) ? "0\(part.value)" : "\(part.value)"
        }.joined(separator: ":")
    }

    private func worded(_ all: [(value: Int, names: [String])]) -> String {
        var parts = all
        if zeroFormattingBehavior.contains(.default) || zeroFormattingBehavior == .dropAll {
            parts = parts.filter { $0.value != 0 }
        } else if zeroFormattingBehavior.contains(.dropLeading) {
            while parts.count > 1, parts[0].value == 0 { parts.removeFirst() }
        }
        if parts.isEmpty, let last = all.last { parts = [last] }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let texts = parts.map { part in
            switch unitsStyle {
            case .abbreviated: return "\(part.value)\(part.names[0])"
            case .brief: return "\(part.value)\(part.names[1])" + (part.names[1] == "day" && part.value != 1 ? "s" : "")
            case .short: return "\(part.value) \(part.names[1])" + (short(part.names[1], part.value) ? "s" : "")
            default: return "\(part.value) " + (part.value == 1 ? part.names[2] : part.names[3])
            }
        }
        return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private func short(_ name: String, _ value: Int) -> Bool {
        value != 1 && (name == "day" || name == "yr" || name == "mth" || name == "wk")
    }
}
