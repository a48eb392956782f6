internal import Interpreter

extension Bindings {
    /// Foundation's conditions and orders, in the learner's own Swift.
    static let predicateLibrary = Program.Library(path: "Predicates", text: [predicates, formats, orders].joined(separator: "\n"))

    private static let predicates = """
        /// A condition on objects.
        ///
        /// Fidelity: documented NSPredicate; the common part of its formats: what else stands in one is refused by name when it is asked (simplified).
        class NSPredicate: NSObject {
            let predicateFormat: String
            var _arguments: [Any] = []
            var _test: ((Any?) -> Bool)?
            init(format: String, _ arguments: Any...) {
                predicateFormat = format
                _arguments = arguments
                super.init()
            }
            init(format: String, argumentArray: [Any]?) {
                predicateFormat = format
                _arguments = argumentArray ?? []
                super.init()
            }
            init(value: Bool) {
                predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
                super.init()
                _test = { _ in value }
            }
            init(block: @escaping (Any?, [String: Any]?) -> Bool) {
                predicateFormat = "BLOCKPREDICATE"
                super.init()
                _test = { block($0, nil) }
            }
            func evaluate(with object: Any?) -> Bool {
                if _test == nil { _test = _PredicateReader(predicateFormat, _arguments).condition() }
                return _test!(object)
            }
            func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool { evaluate(with: object) }
        }
        /// Fidelity: documented NSCompoundPredicate.
        class NSCompoundPredicate: NSPredicate {
            enum LogicalType: Int { case not = 0, and, or }
            var compoundPredicateType = LogicalType.and
            var subpredicates: [NSPredicate] = []
            init(type: LogicalType, subpredicates: [NSPredicate]) {
                super.init(value: true)
                compoundPredicateType = type
                self.subpredicates = subpredicates
                _test = { object in
                    switch type {
                    case .not: return !subpredicates[0].evaluate(with: object)
                    case .and: return subpredicates.allSatisfy { $0.evaluate(with: object) }
                    case .or: return subpredicates.contains { $0.evaluate(with: object) }
                    }
                }
            }
            convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .and, subpredicates: subpredicates) }
            convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .or, subpredicates: subpredicates) }
            convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }
        }
        """

    private static let formats = """
        /// What a key path leads to from a value.
        func _valueOf(_ object: Any?, _ path: String) -> Any? {
            if path == "SELF" || path == "self" || object == nil { return object }
            if let entries = object as? [String: Any] {
                let parts = path.split(separator: ".").map(String.init)
                let next = entries[parts[0]]
                return parts.count == 1 ? next : _valueOf(next, parts.dropFirst().joined(separator: "."))
            }
            return _keyValue(object, path)
        }

        final class _PredicateReader {
            var words: [String]
            var arguments: [Any]
            init(_ format: String, _ arguments: [Any]) {
                words = _predicateWords(format)
                self.arguments = arguments
            }
            func condition() -> (Any?) -> Bool {
                let found = either()
                if let left = words.first { return refuse(left) }
                return found
            }
            func refuse(_ word: String) -> (Any?) -> Bool {
                _refuse("'" + word + "' in the format of an NSPredicate")
                words = []
                return { _ in false }
            }
            func take(_ names: [String]) -> Bool {
                guard let next = words.first, names.contains(next.uppercased()) else { return false }
                words.removeFirst()
                return true
            }
            func either() -> (Any?) -> Bool {
                var all = [both()]
                while take(["OR", "||"]) { all.append(both()) }
                if all.count == 1 { return all[0] }
                return { object in all.contains { $0(object) } }
            }
            func both() -> (Any?) -> Bool {
                var all = [one()]
                while take(["AND", "&&"]) { all.append(one()) }
                if all.count == 1 { return all[0] }
                return { object in all.allSatisfy { $0(object) } }
            }
            func one() -> (Any?) -> Bool {
                if take(["NOT", "!"]) {
                    let inner = one()
                    return { !inner($0) }
                }
                if take(["TRUEPREDICATE"]) { return { _ in true } }
                if take(["FALSEPREDICATE"]) { return { _ in false } }
                if take(["("]) {
                    let inner = either()
                    return take([")"]) ? inner : refuse("(")
                }
                let left = operand()
                guard let sign = words.first?.uppercased() else { return refuse("nothing") }
                words.removeFirst()
                var options = ""
                if words.first == "[" {
                    words.removeFirst()
                    options = words.removeFirst().lowercased()
                    _ = take(["]"])
                }
                if ["==", "=", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"]
                    .contains(sign)
                {
                    let right = operand()
                    return { object in _compares(left(object), sign, right(object), options) }
                }
                return refuse(sign)
            }
            func operand() -> (Any?) -> Any? {
                guard !words.isEmpty else {
                    _ = refuse("nothing")
                    return { _ in nil }
                }
                let word = words.removeFirst()
                if word == "%@" || word == "%d" || word == "%f" || word == "%i" || word == "%ld" || word == "%lu" || word == "%lld" || word == "%u" {
                    let value = arguments.isEmpty ? nil : arguments.removeFirst()
                    return { _ in value }
                }
                if word == "%K" {
                    let path = arguments.isEmpty ? "" : arguments.removeFirst() as! String
                    return { _valueOf($0, path) }
                }
                if word == "{" {
                    var all: [(Any?) -> Any?] = []
                    while let next = words.first, next != "}" {
                        if next == "," { words.removeFirst() } else { all.append(operand()) }
                    }
                    _ = take(["}"])
                    return { object in all.map { $0(object) } }
                }
                if word.hasPrefix("\\"") || word.hasPrefix("'") {
                    let text = String(word.dropFirst().dropLast())
                    return { _ in text }
                }
                if let number = Int(word) { return { _ in number } }
                if let number = Double(word) { return { _ in number } }
                switch word.uppercased() {
                case "YES", "TRUE": return { _ in true }
                case "NO", "FALSE": return { _ in false }
                case "NIL", "NULL": return { _ in nil }
                default: return { _valueOf($0, word) }
                }
            }
        }
        func _compares(_ left: Any?, _ sign: String, _ right: Any?, _ options: String) -> Bool {
            switch sign {
            case "IN":
                guard let list = right as? [Any] else { return false }
                return list.contains { _same(left, $0, options) }
            case "BETWEEN":
                guard let bounds = right as? [Any] else { return false }
                return _ordered(left, bounds[0]) >= 0 && _ordered(left, bounds[1]) <= 0
            case "==", "=": return _same(left, right, options)
            case "!=", "<>": return !_same(left, right, options)
            default: break
            }
            guard let left, let right else { return false }
            switch sign {
            case "<": return _ordered(left, right) < 0
            case ">": return _ordered(left, right) > 0
            case "<=", "=<": return _ordered(left, right) <= 0
            case ">=", "=>": return _ordered(left, right) >= 0
            case "CONTAINS":
                if let list = left as? [Any] { return list.contains { _same($0, right, options) } }
                return _plain(left, options).contains(_plain(right, options))
            case "BEGINSWITH": return _plain(left, options).hasPrefix(_plain(right, options))
            case "ENDSWITH": return _plain(left, options).hasSuffix(_plain(right, options))
            case "MATCHES": return _matches(_plain(left, options), _plain(right, options), false)
            default: return _matches(_plain(left, options), _plain(right, options), true)
            }
        }
        func _plain(_ value: Any, _ options: String) -> String {
            var text = (value as? String) ?? "\\(value)"
            if options.contains("d") { text = text.folding(options: .diacriticInsensitive, locale: nil) }
            return options.contains("c") ? text.lowercased() : text
        }
        func _same(_ left: Any?, _ right: Any?, _ options: String) -> Bool {
            guard let left, let right else { return left == nil && right == nil }
            if let first = left as? String, let second = right as? String { return _plain(first, options) == _plain(second, options) }
            return _equal(left, right)
        }
        /// Below 0, 0 or above it.
        func _ordered(_ left: Any?, _ right: Any?) -> Int {
            guard let left else { return right == nil ? 0 : -1 }
            guard let right else { return 1 }
            if let first = left as? String, let second = right as? String { return first == second ? 0 : first < second ? -1 : 1 }
            if let first = left as? Date, let second = right as? Date { return first == second ? 0 : first < second ? -1 : 1 }
            let first = (left as? NSNumber)?.doubleValue ?? 0
            let second = (right as? NSNumber)?.doubleValue ?? 0
            return first == second ? 0 : first < second ? -1 : 1
        }
        """

    private static let orders = """
        /// An order of objects by one of their properties.
        ///
        /// Fidelity: documented NSSortDescriptor.
        class NSSortDescriptor: NSObject {
            let key: String?
            let ascending: Bool
            let _compare: (Any, Any) -> Int
            init(key: String?, ascending: Bool) {
                self.key = key
                self.ascending = ascending
                _compare = { _ordered(_valueOf($0, key ?? "SELF"), _valueOf($1, key ?? "SELF")) }
                super.init()
            }
            init(key: String?, ascending: Bool, selector: Selector?) {
                self.key = key
                self.ascending = ascending
                _compare = { first, second in
                    let one = _valueOf(first, key ?? "SELF") as? String ?? ""
                    let other = _valueOf(second, key ?? "SELF") as? String ?? ""
                    return one.localizedStandardCompare(other).rawValue
                }
                super.init()
            }
            init(keyPath: Any, ascending: Bool) {
                key = _keyPathName(keyPath)
                self.ascending = ascending
                _compare = { _ordered($0[keyPath: keyPath], $1[keyPath: keyPath]) }
                super.init()
            }
            init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
                self.key = key
                self.ascending = ascending
                _compare = { comparator(_valueOf($0, key ?? "SELF")!, _valueOf($1, key ?? "SELF")!).rawValue }
                super.init()
            }
            func compare(_ first: Any, to second: Any) -> ComparisonResult {
                let order = ascending ? _compare(first, second) : _compare(second, first)
                return order == 0 ? .orderedSame : order < 0 ? .orderedAscending : .orderedDescending
            }
            var reversedSortDescriptor: Any { NSSortDescriptor(key: key, ascending: !ascending) }
        }
        extension Array {
            func sortedArray(using descriptors: [NSSortDescriptor]) -> [Element] {
                sorted { first, second in _isAscending(descriptors) { $0.compare(first, to: second) } }
            }
            func filtered(using predicate: NSPredicate) -> [Element] { filter { predicate.evaluate(with: $0) } }
        }
        """
}
