/// The standard library's protocols and the library types that conform to them. Used by tests, casts, constraints and protocol extensions.
enum LibraryProtocols {
    /// The protocols that each protocol directly refines.
    private static let refined: [String: [String]] = [
        "Equatable": [], "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Strideable": ["Comparable"], "Identifiable": [],
        "Encodable": [], "Decodable": [], "Codable": ["Encodable", "Decodable"],
        "Error": [], "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
        "CustomStringConvertible": [], "CustomDebugStringConvertible": [], "LosslessStringConvertible": ["CustomStringConvertible"],
        "CustomReflectable": [], "TextOutputStream": [], "TextOutputStreamable": [],
        "Sequence": [], "IteratorProtocol": [], "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
        "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
        "RangeReplaceableCollection": ["Collection"], "LazySequenceProtocol": ["Sequence"],
        "StringProtocol": [
            "BidirectionalCollection", "Comparable", "Hashable", "LosslessStringConvertible", "ExpressibleByStringInterpolation",
            "TextOutputStream", "TextOutputStreamable",
        ],
        "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"], "SignedNumeric": ["Numeric"],
        "BinaryInteger": ["Numeric", "Strideable", "Hashable", "CustomStringConvertible"],
        "SignedInteger": ["BinaryInteger", "SignedNumeric"], "UnsignedInteger": ["BinaryInteger"],
        "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
        "FloatingPoint": ["SignedNumeric", "Strideable", "Hashable"],
        "BinaryFloatingPoint": ["FloatingPoint", "ExpressibleByFloatLiteral"],
        "RawRepresentable": [], "CaseIterable": [], "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
        "OptionSet": ["SetAlgebra", "RawRepresentable"], "RangeExpression": [],
        "ExpressibleByNilLiteral": [], "ExpressibleByIntegerLiteral": [], "ExpressibleByFloatLiteral": [],
        "ExpressibleByBooleanLiteral": [],
        "ExpressibleByUnicodeScalarLiteral": [], "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
        "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
        "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"], "ExpressibleByArrayLiteral": [],
        "ExpressibleByDictionaryLiteral": [],
    ]

    /// Each protocol with all that it refines, nearest first.
    private static let closures: [String: [String]] = Dictionary(uniqueKeysWithValues: refined.keys.map { ($0, closure([$0])) })

    private static func closure(_ names: [String]) -> [String] {
        var (result, waiting) = ([String](), names)
        while !waiting.isEmpty {
            let name = waiting.removeFirst()
            guard !result.contains(name) else { continue }
            result.append(name)
            waiting += refined[name] ?? []
        }
        return result
    }

    /// Whether a name is a library protocol.
    static func contains(_ name: String) -> Bool { refined[name] != nil }

    /// A library protocol and those that it refines, nearest first; any other name alone.
    static func protocols(_ name: String) -> [String] { closures[name] ?? [name] }

    private static let ofIntegers = closure(["FixedWidthInteger", "SignedInteger", "Codable"])
    private static let ofUnsigned = closure(["FixedWidthInteger", "UnsignedInteger", "Codable"])
    private static let ofFloating = closure(
        ["BinaryFloatingPoint", "Codable", "LosslessStringConvertible", "CustomDebugStringConvertible", "TextOutputStreamable"])
    private static let ofBool = closure(["Hashable", "Codable", "LosslessStringConvertible", "ExpressibleByBooleanLiteral"])
    private static let ofString = closure(["StringProtocol", "RangeReplaceableCollection", "Codable", "CustomDebugStringConvertible"])
    private static let ofSubstring = closure(["StringProtocol", "RangeReplaceableCollection", "CustomDebugStringConvertible"])
    private static let ofCharacter = closure(
        [
            "Comparable", "Hashable", "LosslessStringConvertible", "CustomDebugStringConvertible", "TextOutputStreamable",
            "ExpressibleByExtendedGraphemeClusterLiteral",
        ])
    private static let ofArray = closure(
        [
            "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
            "CustomStringConvertible",
            "CustomDebugStringConvertible", "Hashable", "Codable",
        ])
    private static let ofDictionary = closure(
        ["Collection", "ExpressibleByDictionaryLiteral", "CustomStringConvertible", "CustomDebugStringConvertible", "Hashable", "Codable"])
    private static let ofSet = closure(
        ["Collection", "SetAlgebra", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible", "Codable"])
    private static let ofRange = closure(
        ["RandomAccessCollection", "RangeExpression", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible", "Codable"])
    private static let ofOptional = closure(["Hashable", "Codable", "ExpressibleByNilLiteral", "CustomDebugStringConvertible"])

    /// The protocols of a library type, including those that depend on its elements. Empty for types of the program or the host.
    static func of(_ type: StaticType) -> [String] {
        switch type {
        case .int(let kind): kind.isSigned ? ofIntegers : ofUnsigned
        case .double, .float: ofFloating
        case .bool: ofBool
        case .string: ofString
        case .substring: ofSubstring
        case .character: ofCharacter
        case .array: ofArray
        case .dictionary: ofDictionary
        case .set: ofSet
        case .range: ofRange
        case .optional: ofOptional
        default: []
        }
    }

    /// The protocols that a collection conforms to only if its elements do.
    static let elementwise: Set<String> = ["Equatable", "Hashable", "Encodable", "Decodable", "Codable"]

    /// The protocols of NSObject and its subclasses.
    static let ofObjects = closure(["Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"])

    /// The protocols of all host values that are no objects.
    static let ofHostValues = closure(["Hashable"])
}
