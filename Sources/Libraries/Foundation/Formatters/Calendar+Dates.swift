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
