/// A type as the compiler or lowering writes it, without modules and sugar.
indirect enum TypeForm: Equatable {
    /// Lowering does not know.
    case unknown
    /// The compiler has no type of its own for it: a generic parameter, an opaque type.
    case open
    case name(String, [TypeForm])
    case tuple([TypeForm])
    case function
    case meta(TypeForm)

    /// How a type that lowering has found compares with the compiler's.
    enum Verdict: Int, Comparable {
        case same, open, unknown, wrong

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// Types that the machine has as another one, since its values are the same.
    private static let kept = [
        "CGFloat": "Double", "TimeInterval": "Double", "Unicode.Scalar": "Character", "StaticString": "String", "ClosedRange": "Range",
        "AnyObject": "Any", "AnyHashable": "Any", "ThrowingTaskGroup": "TaskGroup", "_OptionalNilComparisonType": "Optional",
        "_NSRange": "NSRange", "NSArray": "Array", "NSDictionary": "Dictionary", "NSSet": "Set", "NSUUID": "UUID",
        "PartialRangeFrom": "Range", "PartialRangeUpTo": "Range", "PartialRangeThrough": "Range",
    ]
    /// Sequences that the machine has as arrays.
    private static let lists: Set<String> = [
        "ArraySlice", "ContiguousArray", "ReversedCollection", "EnumeratedSequence", "LazySequence", "LazyMapSequence",
        "LazyFilterSequence",
        "Zip2Sequence", "FlattenSequence", "JoinedSequence", "PrefixSequence", "DropFirstSequence", "IndexingIterator", "StrideTo",
        "StrideThrough", "Slice", "Repeated", "EmptyCollection", "CollectionOfOne", "KeyValuePairs", "AnySequence", "AnyIterator",
        "UTF8View",
        "UTF16View", "UnicodeScalarView", "Keys", "Values", "DefaultIndices", "UnfoldSequence", "Iterator", "AnyCollection", "Indices",
    ]

    /// Types whose values the machine has as functions.
    private static let paths: Set<String> = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath"]

    /// Reads a type as lowering writes it.
    init(lowered text: String) {
        var reader = TypeReader(rest: text[...], hasModules: false)
        self = reader.readType()
    }

    /// Reads a type as the compiler writes it, with modules.
    init(compiled text: String) {
        var reader = TypeReader(rest: text[...], hasModules: true)
        self = reader.readType()
    }

    /// Compares what lowering has found with what the compiler says.
    func compared(with other: TypeForm) -> Verdict {
        switch (self, other) {
        case (_, .open): .open
        case (.unknown, _): .unknown
        case (.function, .function): .same
        case (.function, .name(let name, _)) where Self.paths.contains(name): .same
        case (.meta(let own), .meta(let others)): own.compared(with: others)
        case (.tuple(let own), .tuple(let others)) where own.count == others.count: Self.worst(own, others)
        case (.name(let own, let arguments), .name(let name, let others)):
            if own == name || Self.kept[name] == own {
                arguments.count == others.count && !Self.isList(name) ? Self.worst(arguments, others) : .same
            } else if own == "Array", Self.isList(name) {
                .same
            } else {
                .wrong
            }
        default: .wrong
        }
    }

    private static func isList(_ name: String) -> Bool { name.split(separator: ".").last.map { lists.contains(String($0)) } ?? false }

    /// Whether it is a list as the compiler has it before it makes another type of it.
    var isArray: Bool { if case .name("Array", _) = self { true } else { false } }

    private static func worst(_ own: [TypeForm], _ others: [TypeForm]) -> Verdict {
        zip(own, others).map { $0.compared(with: $1) }.max() ?? .same
    }
}

/// Reads a type from left to right.
private struct TypeReader {
    var rest: Substring
    /// Whether names without a module are those of generic parameters.
    let hasModules: Bool

    private static let modules = [
        "Swift.", "Foundation.", "FoundationEssentials.", "main.", "Scene.", "UIKit.", "SceneSupport.", "__C.", "_Concurrency.",
        "FoundationNetworking.", "FoundationInternationalization.",
    ]
    private static let modifiers = ["inout ", "__owned ", "__shared ", "any ", "some ", "sending ", "weak ", "unowned ", "isolated "]

    mutating func readType() -> TypeForm {
        while let modifier = Self.modifiers.first(where: { rest.hasPrefix($0) }) { rest.removeFirst(modifier.count) }
        if hasModules, rest.hasPrefix("(extension in ") { rest = rest.drop { $0 != ":" }.dropFirst() }
        while rest.first == "@" {
            rest = rest.drop { $0 != " " }.dropFirst()
        }
        var type = readPrimary()
        while true {
            if take("?") || take("!") {
                type = .name("Optional", [type])
            } else if take(".Type") || take(".Protocol") {
                type = type == .open ? .open : .meta(type)
            } else if take(" & ") {
                _ = readType()
                type = .open
            } else if take("...") {
                type = .name("Array", [type])
            } else if rest.first == ".", case .name(let outer, _) = type {
                rest.removeFirst()
                guard case .name(let inner, let arguments) = readMember() else { return .open }
                type = .name("\(outer).\(inner)", arguments)
            } else if rest.first == ".", type == .open {
                rest.removeFirst()
                _ = readPrimary()
            } else {
                return type
            }
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private mutating func readPrimary() -> TypeForm {
        if rest.hasPrefix("<") {
            // An opaque type, or an error: to its end.
            rest = ""
            return .open
        }
        if take("[") {
            let first = readType()
            if take(" : ") {
                let value = readType()
                _ = take("]")
                return .name("Dictionary", [first, value])
            }
            _ = take("]")
            return .name("Array", [first])
        }
        if take("(") { return readParentheses() }
        for module in Self.modules where take(module) {
            return readMember()
        }
        return readName(isQualified: !hasModules)
    }

    /// What stands behind a module or a type; a private one as `(Point in _7CA0)`.
    private mutating func readMember() -> TypeForm {
        guard take("(") else { return readName(isQualified: true) }
        let name = readName(isQualified: true)
        rest = rest.drop { $0 != ")" }.dropFirst()
        return name
    }

    private mutating func readParentheses() -> TypeForm {
        var parts: [TypeForm] = []
        while !rest.isEmpty, !take(")") {
            // A label, or a name in parentheses.
            if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                rest = rest[rest.index(after: colon)...].drop { $0 == " " }
            }
            parts.append(readType())
            if !take(", "), !rest.hasPrefix(")") { break }
        }
        for effect in [" async", " throws"] { _ = take(effect) }
        if rest.hasPrefix("("), rest.dropFirst().first == "_" || rest.contains(") -> ") {
            rest = rest.drop { $0 != "-" }; rest = " " + rest
        }
        if take(" -> ") {
            _ = readType()
            return .function
        }
        return parts.count == 1 ? parts[0] : .tuple(parts)
    }

    private mutating func readName(isQualified: Bool) -> TypeForm {
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
        rest.removeFirst(name.count)
        if name.isEmpty {
            rest = ""
            return .open
        }
        if name == "_" { return .unknown }
        if name == "Void" { return .tuple([]) }
        // A type that a function declares: `Point #1 in main.draw() -> ()`.
        if take(" #") {
            rest = ""
            return .name(name, [])
        }
        if !isQualified, name == "Self" || Self.isParameter(name) { return .open }
        var arguments: [TypeForm] = []
        if take("<") {
            while !rest.isEmpty, !take(">") {
                arguments.append(readType())
                if !take(", "), !rest.hasPrefix(">") { break }
            }
        }
        return .name(name == "CGFloat" ? "Double" : name, arguments)
    }

    /// Whether the compiler calls a generic parameter so: `A`, `B1`.
    private static func isParameter(_ name: String) -> Bool {
        name.first?.isUppercase == true && name.dropFirst().allSatisfy(\.isNumber)
    }
}
