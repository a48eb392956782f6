package import Foundation
package import Heap

// Constraints that are written as a picture.
extension NSLayoutConstraint {
    /// The alignment of the views of a visual format across it, and its direction.
    ///
    /// Fidelity: documented NSLayoutConstraint.FormatOptions; text is read from the left (simplified).
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// Options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left edges are one.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are one.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges are one.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges are one.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges are one.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges are one.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The middles, sideways, are one.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The middles, upright, are one.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines are one.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines are one.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The row begins at the leading edge.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The row begins at the left.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The row begins at the right.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }

    /// The constraints that a visual format describes, none of them active. A format that cannot be read is an exception.
    ///
    /// Fidelity: documented NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:); `|-` is tied to the superview's margins
    /// (documented UIView.layoutMargins), views are 8 points apart; the exception's words are reported, its reasons for rare mistakes from memory.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        constraints(
            withVisualFormat: format, options: opts, metrics: (metrics ?? [:]).compactMapValues(Self.points),
            views: views.compactMapValues { World.identity(of: $0) })
    }

    private static func points(_ value: Any) -> CGFloat? {
        switch value {
        case let number as Int: CGFloat(number)
        case let number as Double: number
        case let number as Float: CGFloat(number)
        default: nil
        }
    }

    package class func constraints(
        withVisualFormat format: String, options: FormatOptions, metrics: [String: CGFloat], views: [String: ObjectID]
    ) -> [NSLayoutConstraint] {
        do {
            let row = try VisualFormat(format, metrics: metrics, views: views)
            var reading = VisualRow(row, options)
            return try reading.constraints()
        } catch {
            let mark = String(repeating: " ", count: error.position) + "^"
            World.current?.report(
                .exception(
                    name: "NSInvalidArgumentException",
                    reason: "Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(mark)",
                    object: nil))
            return []
        }
    }
}

/// The constraints of a visual format.
private struct VisualRow {
    typealias Attribute = NSLayoutConstraint.Attribute

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private var made: [NSLayoutConstraint] = []

    init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
        self.format = format
        self.options = options
    }

    /// The edges at which an item begins and ends.
    private var edges: (start: Attribute, end: Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private var margins: (start: Attribute, end: Attribute) {
        if format.axis == .vertical { return (.topMargin, .bottomMargin) }
        if options.contains(.directionRightToLeft) { return (.rightMargin, .leftMargin) }
        return options.contains(.directionLeftToRight) ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
    }

    private var isTurned: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }

    mutating func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        var previous: VisualFormat.Item?
        for (before, item, position) in format.row {
            if let previous { try connect(previous, before, item, at: position) }
            if case .view(let view, let predicates) = item { size(view, predicates) }
            previous = item
        }
        align()
        return made
    }

    private func superview(at position: Int) throws(VisualFormat.Failure) -> ObjectID {
        for case .view(let id, _) in format.row.map(\.item) {
            if let above = World.current?.hostView(ofItem: id)?.superview { return above.id }
        }
        throw VisualFormat.Failure(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview", position: position)
    }

    private mutating func connect(
        _ first: VisualFormat.Item, _ connection: VisualFormat.Connection, _ second: VisualFormat.Item, at position: Int
    ) throws(VisualFormat.Failure) {
        var (from, to): ((ObjectID, Attribute), (ObjectID, Attribute))
        var isAtEdge = true
        let isStandard = if case .standard = connection { true } else { false }
        switch (first, second) {
        case (.superview, .view(let view, _)):
            from = (try superview(at: position == 0 ? 0 : format.row[0].position), isStandard ? margins.start : edges.start)
            to = (view, edges.start)
        case (.view(let view, _), .superview):
            from = (view, edges.end)
            to = (try superview(at: position), isStandard ? margins.end : edges.end)
        case (.view(let left, _), .view(let right, _)):
            from = (left, edges.end)
            to = (right, edges.start)
            isAtEdge = false
        case (.superview, .superview): return
        }
        var predicates: [VisualFormat.Predicate] = []
        switch connection {
        case .none: predicates = [VisualFormat.Predicate(amount: .points(0))]
        case .standard: predicates = [VisualFormat.Predicate(amount: .points(isAtEdge ? 0 : 8))]
        case .predicates(let given): predicates = given
        }
        for predicate in predicates {
            guard case .points(let distance) = predicate.amount else { continue }
            // Later = earlier + distance; from right to left the left one is the later.
            add(isTurned ? from : to, predicate, isTurned ? to : from, constant: distance)
        }
    }

    private mutating func size(_ view: ObjectID, _ predicates: [VisualFormat.Predicate]) {
        let length = format.axis == .horizontal ? Attribute.width : .height
        for predicate in predicates {
            switch predicate.amount {
            case .points(let points): add((view, length), predicate, nil, constant: points)
            case .view(let other): add((view, length), predicate, (other, length), constant: 0)
            }
        }
    }

    private mutating func align() {
        let choices: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        let views = format.row.compactMap { entry -> ObjectID? in if case .view(let id, _) = entry.item { id } else { nil } }
        for (option, attribute) in choices where options.contains(option) {
            for (first, second) in zip(views, views.dropFirst()) {
                add((first, attribute), VisualFormat.Predicate(amount: .points(0)), (second, attribute), constant: 0)
            }
        }
    }

    private mutating func add(
        _ first: (ObjectID, Attribute), _ predicate: VisualFormat.Predicate, _ second: (ObjectID, Attribute)?, constant: CGFloat
    ) {
        let constraint = NSLayoutConstraint(
            item: first.0, attribute: first.1, relatedBy: predicate.relation, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, constant: constant)
        constraint.state.priority = predicate.priority
        made.append(constraint)
    }
}
