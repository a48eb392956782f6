/// Static types of the standard library's members: enough for literals, implicit members, closures, and optionals in descriptions.
enum LibraryTypes {
    /// Base names of the mutating methods.
    static let mutating: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeValue", "removeSubrange", "popLast", "popFirst",
        "sort",
        "reverse", "shuffle", "swapAt", "toggle", "formUnion", "subtract", "formIntersection", "formSymmetricDifference", "merge",
        "updateValue", "negate", "round", "reserveCapacity", "replaceSubrange", "update", "combine", "next", "addProduct", "partition",
        "setValue", "addValue",
    ]

    /// Properties that values of every type are assumed to have.
    static let anyProperties: Set<String> = ["description", "hashValue", "count", "isEmpty", "first", "last", "rawValue"]

    /// The sequence protocols from the narrowest to the widest.
    static let sequenceProtocols = [
        "RandomAccessCollection", "BidirectionalCollection", "RangeReplaceableCollection", "MutableCollection", "Collection", "Sequence",
    ]

    /// The generic parameters that an extension of a library type can name.
    static func genericNames(of type: TypeInfo) -> [String] {
        guard type.kind == .extensionOfExternalType else { return [] }
        return switch type.name {
        case "Array", "Set", "Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection": ["Element"]
        case "Dictionary": ["Key", "Value"]
        case "Optional": ["Wrapped"]
        case "Range", "ClosedRange": ["Bound"]
        default: []
        }
    }

    /// The names under which the program can extend a type: its own and those of its protocols, narrowest first.
    static func extensionNames(of type: StaticType) -> [String] {
        switch type.unwrapped {
        case .int(let kind): integerNames[Int(kind.rawValue)]
        case .double: doubleNames
        case .float: floatNames
        case .bool: boolNames
        case .string: stringNames
        case .substring: substringNames
        case .character: characterNames
        case .array: arrayNames
        case .dictionary: dictionaryNames
        case .set: setNames
        case .range: rangeNames
        default: []
        }
    }

    private static let integerNames = IntegerKind.allCases.map { [$0.name] + LibraryProtocols.of(.int($0)) }
    private static let doubleNames = ["Double", "CGFloat", "TimeInterval"] + LibraryProtocols.of(.double)
    private static let floatNames = ["Float"] + LibraryProtocols.of(.float)
    private static let boolNames = ["Bool"] + LibraryProtocols.of(.bool)
    private static let stringNames = ["String"] + LibraryProtocols.of(.string)
    // Foundation's members of both types are in an extension of String.
    private static let substringNames = ["Substring", "String"] + LibraryProtocols.of(.substring)
    private static let characterNames = ["Character"] + LibraryProtocols.of(.character)
    private static let arrayNames = ["Array"] + LibraryProtocols.of(.array(.unknown))
    private static let dictionaryNames = ["Dictionary"] + LibraryProtocols.of(.dictionary(.unknown, .unknown))
    private static let setNames = ["Set"] + LibraryProtocols.of(.set(.unknown))
    private static let rangeNames = ["Range", "ClosedRange"] + LibraryProtocols.of(.range(.unknown))

    static func property(_ name: String, of type: StaticType) -> StaticType? {
        if type.isOptional { return property(name, of: type.unwrapped) }
        if type == .substring { return name == "base" ? .string : property(name, of: .string) }
        switch (type, name) {
        case (_, "count"), (_, "underestimatedCount"), (_, "hashValue"), (_, "bitWidth"), (_, "nonzeroBitCount"), (_, "significandWidth"),
            (_, "leadingZeroBitCount"), (_, "trailingZeroBitCount"):
            return .plainInt
        case (_, "isEmpty"), (_, "isNaN"), (_, "isFinite"), (_, "isInfinite"), (_, "isZero"), (_, "isLetter"), (_, "isNumber"),
            (_, "isUppercase"), (_, "isLowercase"), (_, "isWhitespace"), (_, "isPunctuation"):
            return .bool
        case (_, "description"), (_, "debugDescription"): return .string
        case (_, "localizedDescription"): return .string
        case (.range, "_isEndless"): return .bool
        case (.array, "indices"): return .range(.plainInt)
        case (.array, "startIndex"), (.array, "endIndex"): return .plainInt
        case (.string, "startIndex"), (.string, "endIndex"): return .stringIndex
        case (.string, "indices"): return .array(.stringIndex)
        case (.array(let element), "first"), (.array(let element), "last"), (.set(let element), "first"), (.range(let element), "first"),
            (.range(let element), "last"):
            return .optional(element)
        case (.string, "first"), (.string, "last"): return .optional(.character)
        case (.dictionary, "first"): return .optional(type.element)
        case (.dictionary(let key, _), "keys"): return .array(key)
        case (.dictionary(_, let value), "values"): return .array(value)
        case (.range(let bound), "lowerBound"), (.range(let bound), "upperBound"): return bound
        case (.int, "byteSwapped"), (.int, "bigEndian"), (.int, "littleEndian"): return type
        case (.int(let kind), "magnitude"): return .int(kind.magnitude)
        case (.double, "magnitude"), (.float, "magnitude"): return type
        case (.double, "ulp"), (.double, "nextUp"), (.double, "nextDown"): return type
        case (.float, "ulp"), (.float, "nextUp"), (.float, "nextDown"): return type
        case (.double, "significand"), (.double, "binade"), (.double, "native"), (.float, "significand"), (.float, "binade"): return type
        case (.double, "exponent"), (.float, "exponent"): return .plainInt
        case (.double, "bitPattern"): return .int(.uint64)
        case (.float, "bitPattern"): return .int(.uint32)
        case (.string, "utf8"), (.character, "utf8"): return .array(.int(.uint8))
        case (.string, "utf16"), (.character, "utf16"): return .array(.int(.uint16))
        case (.string, "length"): return .plainInt
        case (.string, "unicodeScalars"), (.character, "unicodeScalars"): return .array(.character)
        case (.string, "capitalized"): return .string
        case (.character, "asciiValue"): return .optional(.int(.uint8))
        case (.character, "wholeNumberValue"), (.character, "hexDigitValue"): return .optional(.plainInt)
        default: return nil
        }
    }

    static func staticProperty(_ name: String, of type: StaticType) -> StaticType? {
        switch (type, name) {
        case (.int, "max"), (.int, "min"), (.int, "zero"): type
        case (.int, "bitWidth"): .plainInt
        case (.int, "isSigned"): .bool
        case (.double, "pi"), (.double, "infinity"), (.double, "nan"), (.double, "zero"), (.double, "greatestFiniteMagnitude"),
            (.double, "leastNormalMagnitude"), (.double, "leastNonzeroMagnitude"), (.double, "ulpOfOne"), (.float, "pi"),
            (.float, "infinity"), (.float, "zero"), (.float, "nan"), (.float, "greatestFiniteMagnitude"),
            (.float, "leastNormalMagnitude"), (.float, "leastNonzeroMagnitude"), (.float, "ulpOfOne"):
            type
        default: nil
        }
    }

    struct Signature {
        var parameters: [StaticType] = []
        var result = StaticType.unknown
        var resultFromClosure: ((StaticType) -> StaticType)?
    }

    private static let scalarMethods: Set<String> = [
        "rounded", "round", "squareRoot", "advanced", "distance", "truncatingRemainder", "remainder", "addingProduct",
        "quotientAndRemainder",
        "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow", "dividedReportingOverflow",
        "remainderReportingOverflow", "multipliedFullWidth", "signum", "isLess", "isEqual", "isMultiple", "negate", "formatted",
    ]

    /// Whether the type has a method of that base name which takes precedence over other meanings of a bare name.
    static func hasMethod(_ base: String, _ type: StaticType) -> Bool {
        guard LibraryMethod.baseNames.contains(base) else { return false }
        switch type.unwrapped {
        case .array, .dictionary, .set, .string, .substring, .range: return !["max", "min", "print", "callAsFunction"].contains(base)
        case .int, .double, .float: return scalarMethods.contains(base)
        case .bool: return base == "toggle"
        case .character: return ["uppercased", "lowercased"].contains(base)
        default: return false
        }
    }

    /// Whether the labels of a call fit the library's methods of that name, so that `method` knows their types.
    static func knows(_ shape: CallShape) -> Bool {
        shape.labels.enumerated().allSatisfy { position, label in
            label == nil || position >= shape.trailing || ["of", "contentsOf", "at", "where", "by", "while"].contains(label)
                || shape.base == "joined" && label == "separator"
        }
    }

    /// The index type of a collection.
    static func index(of type: StaticType) -> StaticType {
        switch type {
        case .string, .substring: .stringIndex
        case .set: .host("Set.Index")
        case .dictionary: .host("Dictionary.Index")
        default: .plainInt
        }
    }

    /// The type of the library's subscript index; nil if there is none.
    static func subscriptIndex(of type: StaticType) -> StaticType? {
        switch type {
        case .array: .plainInt
        case .dictionary(let key, _): key
        case .string, .substring: .stringIndex
        default: nil
        }
    }

    /// The result of an optional's `map` or `flatMap` whose closure gives a value of a certain type.
    static func optionalResult(_ base: String, _ given: StaticType) -> StaticType {
        base == "mapOptional" || !given.isKnown ? .optional(given) : given.madeOptional
    }

    static func method(_ shape: CallShape, of type: StaticType) -> Signature {
        let element = type.element
        var signature = Signature()
        let own = type
        let list: StaticType =
            switch own {
            case .string, .substring: .substring
            case .range: own
            default: .array(element)
            }
        switch shape.base {
        case "mapOptional", "flatMapOptional":
            signature.parameters = [.function([type], .unknown)]
            signature.resultFromClosure = { Self.optionalResult(shape.base, $0) }
        case "map":
            signature.parameters = [.function([element], .unknown)]
            signature.resultFromClosure = { .array($0) }
            signature.result = .array(.unknown)
        case "compactMap":
            signature.parameters = [.function([element], .unknown)]
            signature.resultFromClosure = { if case .optional(let content) = $0 { .array(content) } else { .array($0) } }
        case "flatMap":
            signature.parameters = [.function([element], .unknown)]
            signature.resultFromClosure = { if case .array(let inner) = $0 { .array(inner) } else { .array($0.unwrapped) } }
        case "mapValues":
            if case .dictionary(let key, let value) = own {
                signature.parameters = [.function([value], .unknown)]
                signature.resultFromClosure = { .dictionary(key, $0) }
            }
        case "filter":
            signature.parameters = [.function([element], .bool)]
            signature.result = if case .range = own { .array(element) } else if own == .substring { .string } else { own }
        case "forEach": signature.parameters = [.function([element], .void)]; signature.result = .void
        case "contains":
            signature.parameters = shape.labels == [nil] && shape.trailing == 1 ? [element] : [.function([element], .bool)]
            if own.isString { signature.parameters = [.unknown] }
            signature.result = .bool
        case "count": signature.parameters = [.function([element], .bool)]; signature.result = .plainInt
        case "partition": signature.parameters = [.function([element], .bool)]; signature.result = .plainInt
        case "lexicographicallyPrecedes": signature.parameters = [.array(element)]; signature.result = .bool
        case "allSatisfy": signature.parameters = [.function([element], .bool)]; signature.result = .bool
        case "first", "last":
            signature.parameters = [.function([element], .bool)]
            signature.result = .optional(element)
        case "firstIndex", "lastIndex":
            signature.parameters = shape.labels == ["of"] ? [element] : [.function([element], .bool)]
            signature.result = .optional(index(of: own))
        case "reduce":
            let isInto = shape.labels.first == "into"
            let closure = StaticType.function([isInto ? .reference(.unknown) : .unknown, element], isInto ? .void : .unknown)
            signature.parameters = [.unknown, closure]
            signature.resultFromClosure = shape.labels.first == "into" ? nil : { $0 }
        case "sorted", "sort", "min", "max":
            signature.parameters = [.function([element, element], .bool)]
            signature.result = shape.base == "sorted" ? .array(element) : shape.base == "sort" ? .void : .optional(element)
        case "reversed", "shuffled": signature.result = .array(element)
        case "prefix", "suffix", "dropFirst", "dropLast":
            signature.parameters = shape.labels == ["while"] || shape.trailing == 0 ? [.function([element], .bool)] : [.plainInt]
            signature.result = list
        case "drop": signature.parameters = [.function([element], .bool)]; signature.result = list
        case "enumerated": signature.result = .array(.tuple([.plainInt, element], ["offset", "element"]))
        case "append":
            signature.parameters = shape.labels == ["contentsOf"] ? [.array(element)] : [element]
            if own.isString { signature.parameters = [.string] }
            signature.result = .void
        case "insert":
            signature.parameters = shape.labels.count == 2 ? [element, index(of: own)] : [element]
            if own.isString, shape.labels.first == "contentsOf" { signature.parameters[0] = .unknown }
            if case .set = own {
                signature.result = .tuple([.bool, element], ["inserted", "memberAfterInsert"])
            } else {
                signature.result = .void
            }
        case "remove":
            if shape.labels == ["at"] {
                signature.result = element
            } else if case .set(let element) = own {
                signature = Signature(parameters: [element], result: .optional(element))
            } else {
                signature.result = element
            }
        case "removeLast", "removeFirst": signature.result = shape.labels.isEmpty ? element : .void
        case "popLast", "popFirst", "randomElement": signature.result = .optional(element)
        case "removeValue":
            if case .dictionary(let key, let value) = own { signature = Signature(parameters: [key], result: .optional(value)) }
        case "updateValue":
            if case .dictionary(let key, let value) = own { signature = Signature(parameters: [value, key], result: .optional(value)) }
        case "removeAll": signature.parameters = [.function([element], .bool)]; signature.result = .void
        case "joined": signature.result = if case .array(let inner) = element { .array(inner) } else { .string }
        case "split": signature.result = own.isString ? .array(.substring) : .array(.array(element))
        case "components": signature.result = .array(.string)
        case "_ranges": signature.result = .array(.range(.plainInt))
        case "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences", "replacingCharacters", "replacing", "padding":
            signature.result = .string
        case "hasPrefix", "hasSuffix", "isSubset", "isSuperset", "isDisjoint", "isMultiple", "elementsEqual", "starts", "isEqual",
            "isStrictSubset",
            "isStrictSuperset":
            signature.result = .bool
            if case .set = own { signature.parameters = [own] }
        case "update":
            if case .set(let element) = own { signature = Signature(parameters: [element], result: .optional(element)) }
        case "union", "intersection", "subtracting", "symmetricDifference":
            signature = Signature(parameters: [own], result: own)
        case "formUnion", "subtract", "formIntersection": signature = Signature(parameters: [own], result: .void)
        case "distance", "compare": signature.result = .plainInt
        case "index":
            signature.result =
                shape.labels.count == 3 || shape.labels.first == "forKey" || shape.labels.first == "of"
                ? .optional(index(of: own)) : index(of: own)
        case "rounded", "squareRoot", "advanced", "clamped", "truncatingRemainder", "remainder", "addingProduct":
            signature.result = own
            if own.isFloating { signature.parameters = shape.base == "rounded" ? [] : [own, own] }
        case "multipliedFullWidth": signature.result = .tuple([own, own], ["high", "low"])
        case "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow", "dividedReportingOverflow",
            "remainderReportingOverflow":
            signature.result = .tuple([own, .bool], ["partialValue", "overflow"])
        case "quotientAndRemainder": signature.result = .tuple([own, own], ["quotient", "remainder"])
        case "random":
            signature.result = own
            if own.isNumber { signature.parameters = [.range(own)] }
        default: break
        }
        return signature
    }
}
