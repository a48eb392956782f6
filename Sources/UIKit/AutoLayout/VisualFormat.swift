import Foundation
import Heap

/// A parsed visual format: a row of views with the connections between them.
struct VisualFormat {
    /// The mistake in a format, and the character before which it is.
    struct Failure: Error {
        let reason: String
        let position: Int
    }

    /// One condition on a distance or a length.
    struct Predicate {
        enum Amount {
            case points(CGFloat)
            case view(ObjectID)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority = UILayoutPriority.required
    }

    /// The connection between two neighbours.
    enum Connection {
        /// Nothing: they touch.
        case none
        /// The system's distance: to a superview its margin, between siblings 8 points.
        case standard
        case predicates([Predicate])
    }

    /// A view in the row, or the superview at one of its ends.
    enum Item {
        case superview
        case view(ObjectID, [Predicate])
    }

    private(set) var axis = NSLayoutConstraint.Axis.horizontal
    /// The row: each item with the connection before it.
    private(set) var row: [(before: Connection, item: Item, position: Int)] = []

    private let text: [Character]
    private let metrics: [String: CGFloat]
    private let views: [String: ObjectID]
    private var position = 0

    /// Reads a format. Linear in its length.
    init(_ format: String, metrics: [String: CGFloat], views: [String: ObjectID]) throws(Failure) {
        text = Array(format)
        self.metrics = metrics
        self.views = views
        if take("H:") {
            axis = .horizontal
        } else if take("V:") {
            axis = .vertical
        }
        try readRow()
    }

    // MARK: Reading

    private var next: Character? { position < text.count ? text[position] : nil }

    private func failure(_ reason: String) -> Failure { Failure(reason: reason, position: position) }

    private mutating func take(_ wanted: String) -> Bool {
        guard text[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    private mutating func expect(_ wanted: String, _ reason: String) throws(Failure) {
        if !take(wanted) { throw failure(reason) }
    }

    private mutating func readRow() throws(Failure) {
        var connection = Connection.none
        if next == "|" {
            row.append((.none, .superview, position))
            position += 1
            connection = try readConnection()
        }
        while true {
            let start = position
            if next == "|", !row.isEmpty {
                position += 1
                row.append((connection, .superview, start))
                if next != nil { throw failure("Superview end must be the last thing in the format") }
                return
            }
            guard next == "[" else { throw failure("Expected a view") }
            row.append((connection, try readView(), start))
            guard next != nil else { return }
            connection = try readConnection()
        }
    }

    private mutating func readView() throws(Failure) -> Item {
        try expect("[", "Expected a '[' here")
        let start = position
        let name = readName()
        guard !name.isEmpty else { throw failure("Expected a view name here") }
        guard let view = views[name] else {
            throw Failure(reason: "\(name) is not a key in the views dictionary.", position: start + name.count)
        }
        var predicates: [Predicate] = []
        if take("(") { predicates = try readPredicates() }
        try expect("]", "Expected a ']' here to give the end of a view")
        return .view(view, predicates)
    }

    private mutating func readConnection() throws(Failure) -> Connection {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let predicates: [Predicate]
        if take("(") {
            predicates = try readPredicates()
        } else {
            predicates = [try readPredicate(isBare: true)]
        }
        try expect("-", "Expected a '-' here to end the connection")
        return .predicates(predicates)
    }

    /// After an opening parenthesis.
    private mutating func readPredicates() throws(Failure) -> [Predicate] {
        var predicates = [try readPredicate()]
        while take(",") { predicates.append(try readPredicate()) }
        try expect(")", "Expected a ')' here to end the predicates")
        return predicates
    }

    private mutating func readPredicate(isBare: Bool = false) throws(Failure) -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("==") {
            relation = .equal
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        }
        var predicate = Predicate(relation: relation, amount: try readAmount(isBare: isBare))
        if take("@") {
            guard case .points(let priority) = try readAmount(isBare: true) else { throw failure("Expected a priority here") }
            predicate.priority = UILayoutPriority(rawValue: Float(priority))
        }
        return predicate
    }

    private mutating func readAmount(isBare: Bool) throws(Failure) -> Predicate.Amount {
        let start = position
        var digits = ""
        while let character = next, character.isNumber || character == "." || digits.isEmpty && character == "-" {
            digits.append(character)
            position += 1
        }
        if let number = Double(digits) { return .points(number) }
        position = start
        let name = readName()
        if let number = metrics[name] { return .points(number) }
        if !isBare, let view = views[name] { return .view(view) }
        guard !name.isEmpty else { throw failure("Expected a number or a name here") }
        throw failure("\(name) is not a key in the metrics dictionary.")
    }

    private mutating func readName() -> String {
        var name = ""
        while let character = next, character.isLetter || character == "_" || character.isNumber && !name.isEmpty {
            name.append(character)
            position += 1
        }
        return name
    }
}
