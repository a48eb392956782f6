/// Fidelity: documented NSCalendar; Swift's own type stands for it (simplified).
typealias NSCalendar = Calendar

extension Calendar {
    /// The parts of a calendar, as sets of them.
    ///
    /// Fidelity: documented NSCalendar.Unit.
    struct Unit: OptionSet {
        let rawValue: UInt
        static let era = Unit(rawValue: 2)
        static let year = Unit(rawValue: 4)
        static let month = Unit(rawValue: 8)
        static let day = Unit(rawValue: 16)
        static let hour = Unit(rawValue: 32)
        static let minute = Unit(rawValue: 64)
        static let second = Unit(rawValue: 128)
        static let weekday = Unit(rawValue: 512)
        static let weekdayOrdinal = Unit(rawValue: 1024)
        static let quarter = Unit(rawValue: 2048)
        static let weekOfMonth = Unit(rawValue: 4096)
        static let weekOfYear = Unit(rawValue: 8192)
        static let yearForWeekOfYear = Unit(rawValue: 16384)
        static let nanosecond = Unit(rawValue: 32768)
        static let calendar = Unit(rawValue: 1 << 20)
        static let timeZone = Unit(rawValue: 1 << 21)

        var _components: [Calendar.Component] {
            let all: [(Unit, Calendar.Component)] = [
                (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute),
                (.second, .second), (.weekday, .weekday), (.weekdayOrdinal, .weekdayOrdinal), (.quarter, .quarter),
                (.weekOfMonth, .weekOfMonth), (.weekOfYear, .weekOfYear), (.yearForWeekOfYear, .yearForWeekOfYear),
                (.nanosecond, .nanosecond), (.calendar, .calendar), (.timeZone, .timeZone),
            ]
            return all.filter { contains($0.0) }.map { $0.1 }
        }
    }
    /// Fidelity: documented NSCalendar.Options; only wrapComponents counts (simplified).
    struct Options: OptionSet {
        let rawValue: UInt
        static let wrapComponents = Options(rawValue: 1)
        static let matchStrictly = Options(rawValue: 2)
        static let searchBackwards = Options(rawValue: 4)
        static let matchPreviousTimePreservingSmallerUnits = Options(rawValue: 256)
        static let matchNextTimePreservingSmallerUnits = Options(rawValue: 512)
        static let matchNextTime = Options(rawValue: 1024)
        static let matchFirst = Options(rawValue: 4096)
        static let matchLast = Options(rawValue: 8192)
    }

    /// Fidelity: documented NSCalendar.init(calendarIdentifier:).
    init?(calendarIdentifier: Identifier) { self.init(identifier: calendarIdentifier) }
    /// Fidelity: documented NSCalendar.calendarIdentifier.
    var calendarIdentifier: Identifier { identifier }
    /// Fidelity: documented NSCalendar.components(_:from:).
    func components(_ units: Unit, from date: Date) -> DateComponents { dateComponents(Set(units._components), from: date) }
    /// Fidelity: documented NSCalendar.components(_:from:to:options:).
    func components(_ units: Unit, from start: Date, to end: Date, options: Options = []) -> DateComponents {
        dateComponents(Set(units._components), from: start, to: end)
    }
    /// Fidelity: documented NSCalendar.date(byAdding:to:options:).
    func date(byAdding components: DateComponents, to date: Date, options: Options) -> Date? {
        self.date(byAdding: components, to: date, wrappingComponents: options.contains(.wrapComponents))
    }
    /// Fidelity: documented NSCalendar.date(byAdding:value:to:options:).
    func date(byAdding unit: Unit, value: Int, to date: Date, options: Options) -> Date? {
        guard let part = unit._components.first else { return nil }
        return self.date(byAdding: part, value: value, to: date, wrappingComponents: options.contains(.wrapComponents))
    }
    /// Fidelity: documented NSCalendar.date(bySettingHour:minute:second:of:options:).
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, options: Options) -> Date? {
        self.date(bySettingHour: hour, minute: minute, second: second, of: date)
    }
    /// Fidelity: documented NSCalendar.compare(_:to:toUnitGranularity:).
    func compare(_ first: Date, to second: Date, toUnitGranularity unit: Unit) -> ComparisonResult {
        compare(first, to: second, toGranularity: unit._components[0])
    }
    /// Fidelity: documented NSCalendar.isDate(_:equalTo:toUnitGranularity:).
    func isDate(_ first: Date, equalTo second: Date, toUnitGranularity unit: Unit) -> Bool {
        compare(first, to: second, toUnitGranularity: unit) == .orderedSame
    }
}
