internal import Heap

/// Initialisers and static members of the library's types.
extension Interpreter {
    func typeProperty(_ name: String, of receiver: Value) throws(ScriptError) -> Value {
        if case .type(.named(let number)) = receiver {
            let typeName = declarations.names[number]
            let isFloating = ["Double", "CGFloat", "Float", "TimeInterval"].contains(typeName)
            switch name {
            case "pi": return .double(typeName == "Float" ? Double(Float.pi) : .pi)
            case "infinity": return .double(.infinity)
            case "nan": return .double(.nan)
            case "zero": return isFloating ? .double(0) : .int(0)
            case "greatestFiniteMagnitude":
                return .double(typeName == "Float" ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude)
            case "leastNormalMagnitude": return .double(.leastNormalMagnitude)
            case "leastNonzeroMagnitude": return .double(.leastNonzeroMagnitude)
            case "ulpOfOne": return .double(.ulpOfOne)
            case "max", "min":
                if let kind = IntegerKind(name: typeName) {
                    return .int(name == "min" ? kind.bounds.lowerBound : kind.isWide ? -1 : kind.bounds.upperBound)
                }
            case "bitWidth": if let kind = IntegerKind(name: typeName) { return .int(kind.bitWidth) }
            case "isSigned": if let kind = IntegerKind(name: typeName) { return .bool(kind.isSigned) }
            case "self": return receiver
            case "none" where typeName.hasPrefix("Optional"): return Value.none
            default: break
            }
        }
        if name == "self" { return receiver }
        if name == "allCases", case .type(.declared(let index)) = receiver, case let type = declarations.type(index),
            type.kind == .enumeration, type.cases.allSatisfy(\.parameters.isEmpty)
        {
            return .array(makeBuffer(ContiguousArray(type.cases.indices.map { enumCase(index, $0, []) })))
        }
        if name == "description" || name == "debugDescription" { return .string(try description(receiver, as: .unknown)) }
        return unknownMember(name, of: receiver)
    }

    /// A static method or initialiser of a library type. Arguments are borrowed, the result is owned.
    func libraryStatic(_ method: LibraryMethod, _ shape: CallShape, _ receiver: Value, _ given: [Value]) throws(ScriptError) -> Value {
        var arguments = given
        if let placed = given.firstIndex(where: isPlaceholder), method == .`init`, case .type(.named(let number)) = receiver {
            // A placeholder argument is replaced by a stand-in of the type itself.
            let type = declarations.staticType(source: declarations.names[number])
            keep(given[placed])
            arguments[placed] = try standIn(given[placed], as: type) ?? .none
            if given.count == 1 { return arguments[placed] }
            store.pointee.pool.append(arguments[placed])
        }
        guard case .type(.named(let number)) = receiver else {
            return unknownMember(shape.name, of: receiver, holding: arguments)
        }
        let name = declarations.names[number]
        let base = name.split(separator: "<", maxSplits: 1).first.map(String.init) ?? name
        guard method == .`init` else {
            return unknownMember(shape.name, of: receiver, holding: arguments)
        }
        let first = arguments.first
        if let kind = IntegerKind(name: base) { return try makeInteger(kind, shape, arguments) }
        switch base {
        case "Double", "CGFloat", "TimeInterval", "Float":
            if shape.labels == ["sign", "exponent", "significand"], case .implicitMember(let sign)? = first,
                case .string(let name)? = store.pointee[sign].elements.first, case .int(let exponent) = arguments[1]
            {
                var significand = 0.0
                if case .int(let number) = arguments[2] { significand = Double(number) }
                if case .double(let number) = arguments[2] { significand = number }
                return .double(Double(sign: name == "minus" ? .minus : .plus, exponent: exponent, significand: significand))
            }
            if shape.labels == ["bitPattern"], case .int(let bits)? = first {
                if base == "Float" { return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))) }
                return .double(Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
            }
            if shape.labels == ["exactly"], let first { return exactly(first, isFloat: base == "Float") }
            switch first {
            case .int(let number)?: return .double(base == "Float" ? Double(Float(number)) : Double(number))
            case .double(let number)?: return .double(base == "Float" ? Double(Float(number)) : number)
            default: return first?.text.map { Double($0).map { .double($0) } ?? Value.none } ?? .double(0)
            }
        case "String", "Character", "Substring": return try makeText(base, shape, arguments)
        case "Bool":
            if let text = first?.text { return text == "true" ? .bool(true) : text == "false" ? .bool(false) : Value.none }
            return owned(first ?? .bool(false))
        case "Array", "ContiguousArray", "ArraySlice":
            if shape.labels == ["repeating", "count"], arguments.count == 2, case .int(let count) = arguments[1] {
                if count < 0 { throw .trap("Fatal error: Can't construct Array with count < 0") }
                try checkCount(count, "an array")
                for _ in 0..<count { keep(arguments[0]) }
                let result = Value.array(makeBuffer(ContiguousArray(repeating: arguments[0], count: count)))
                try checkMemory()
                return result
            }
            guard let first else { return .array(makeBuffer([])) }
            if shape.labels.first == "arrayLiteral" { return .array(makeBuffer(ownedAll(ContiguousArray(arguments)))) }
            return .array(makeBuffer(try sequenceElements(first) ?? []))
        case "Set":
            guard let first else { return try makeOwnedSet([]) }
            if shape.labels.first == "arrayLiteral" { return try makeOwnedSet(ownedAll(ContiguousArray(arguments))) }
            return try makeOwnedSet(try sequenceElements(first) ?? [])
        case "Dictionary": return try makeDictionary(shape, arguments)
        case "Range", "ClosedRange":
            if shape.labels == [nil], case .range(let buffer)? = first {
                // Both kinds store the same bounds; only the kind differs.
                let bounds = ContiguousArray(store.pointee[buffer].elements.map { owned($0) })
                return .range(makeBuffer(bounds, type: name == "ClosedRange" ? 1 : 0))
            }
            if shape.labels == [nil], case .host(let value)? = first, let bounds = try bounds(of: value) {
                return .range(makeBuffer(ContiguousArray(bounds.map { .int($0) }), type: 0))
            }
            if shape.labels == [nil], case .host? = first { return .none }
            guard shape.labels == [nil, "in"], let text = arguments.last?.slice, let first else { return owned(first ?? .none) }
            guard let range = try textRange(first, in: text) else { return .none }
            return .range(makeBuffer([.index(range.lowerBound), .index(range.upperBound)], type: 0))
        case "Optional", "Any": return owned(first ?? .none)
        default: return try unknownInitialiser(shape.name, of: receiver, arguments)
        }
    }

    /// A number as a floating-point number, if that has it exactly.
    private func exactly(_ number: Value, isFloat: Bool) -> Value {
        let exact: Double? =
            switch number {
            case .int(let whole): isFloat ? Float(exactly: whole).map(Double.init) : Double(exactly: whole)
            case .double(let fraction): isFloat ? Float(exactly: fraction).map(Double.init) : fraction
            default: nil
            }
        return exact.map { .double($0) } ?? .none
    }

    /// The bounds of a host range; nil for one without a location.
    private func bounds(of value: HostValue) throws(ScriptError) -> [Int]? {
        var bounds: [Int] = []
        for name in ["location", "length"] {
            guard let get = declarations.hostMembers(named: name, in: value.typeName, isStatic: false).first?.get,
                case .int(let number) = try get(HostCall(interpreter: self, receiver: .host(value)))
            else { return nil }
            bounds.append(number)
        }
        return bounds[0] == .max ? nil : [bounds[0], try bounds[0].plus(bounds[1])]
    }

    private func makeInteger(_ kind: IntegerKind, _ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> Value {
        switch arguments.first {
        case .int(let number)?:
            if ["truncatingIfNeeded", "bitPattern"].contains(shape.labels.first) { return .int(wrapped(number, kind)) }
            if kind.bounds.contains(number) { return .int(number) }
            if shape.labels.first == "exactly" { return .none }
            if shape.labels.first == "clamping" { return .int(min(max(number, kind.bounds.lowerBound), kind.bounds.upperBound)) }
            if number < 0, kind.bounds.lowerBound == 0 { throw .trap("Fatal error: Negative value is not representable") }
            throw .trap("Fatal error: Not enough bits to represent the passed value")
        case .double(let number)?:
            if shape.labels.first == "exactly" {
                if kind.isWide { return UInt64(exactly: number).map { .int(Int(truncatingIfNeeded: $0)) } ?? .none }
                return Int(exactly: number).flatMap { kind.bounds.contains($0) ? .int($0) : nil } ?? Value.none
            }
            if kind.isWide, let wide = UInt64(exactly: number.rounded(.towardZero)) { return .int(Int(truncatingIfNeeded: wide)) }
            let failure = "Fatal error: Double value cannot be converted to \(kind.name) because "
            guard number.isFinite else {
                throw .trap(failure + "it is either infinite or NaN")
            }
            guard let whole = Int(exactly: number.rounded(.towardZero)), kind.bounds.contains(whole) else {
                let end = number < 0 ? "less than \(kind.name).min" : "greater than \(kind.name).max"
                throw .trap(failure + "the result would be \(end)")
            }
            return .int(whole)
        default:
            guard let text = arguments.first?.text else { return .int(0) }
            var radix = 10
            if arguments.count > 1, case .int(let given) = arguments[1] { radix = given }
            try checkRadix(radix)
            if kind.isWide { return UInt64(text, radix: radix).map { .int(Int(truncatingIfNeeded: $0)) } ?? Value.none }
            if shape.labels.first == "ascii" { return text.utf8.first.map { .int(Int($0)) } ?? Value.none }
            return Int(text, radix: radix).flatMap { kind.bounds.contains($0) ? .int($0) : nil } ?? Value.none
        }
    }

    private func makeDictionary(_ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> Value {
        guard let first = arguments.first, let elements = try sequenceElements(first) else { return try makeOwnedDictionary([]) }
        var result: ContiguousArray<Value> = []
        defer { for element in elements { drop(element) } }
        if shape.labels.first == "grouping", arguments.count > 1 {
            guard case .dictionary(let groups) = try makeOwnedDictionary([]) else { return .none }
            for element in elements {
                let key = try apply(arguments[1], element)
                if case .array(let buffer)? = try lookup(key, in: groups) {
                    store.pointee[buffer].elements.append(owned(element))
                    store.pointee.living += 1
                    drop(key)
                } else {
                    _ = try update(groups, key, .array(makeBuffer([owned(element)])))
                }
            }
            return .dictionary(groups)
        }
        if shape.labels.count == 2, shape.labels.last == "uniquingKeysWith" {
            guard case .dictionary(let buffer) = try makeOwnedDictionary([]) else { return .none }
            try merge(ownedAll(elements), into: buffer, arguments[1])
            return .dictionary(buffer)
        }
        for element in elements {
            guard case .tuple(let pair) = element else { continue }
            result += ownedAll(store.pointee[pair].elements)
        }
        guard shape.labels.first == "uniqueKeysWithValues" else { return try makeOwnedDictionary(result) }
        return try makeOwnedDictionary(result) { (key) throws(ScriptError) -> String in
            "Fatal error: Duplicate values for key: '\(try self.description(key, as: .unknown))'"
        }
    }

    /// `String(format:)` with the conversions in common use.
    func formatted(_ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> String {
        guard case .string(let format)? = arguments.first else { return "" }
        let given = zip(shape.labels, arguments).dropFirst().filter { $0.0 != "locale" }
        // A locale formats numbers with the device's grouping, a comma for thousands.
        let isLocalized = zip(shape.labels, arguments).contains { if case ("locale", .none) = $0 { false } else { $0.0 == "locale" } }
        var values = given.map(\.1)[...]
        // `arguments:` passes them in one list.
        if given.first?.0 == "arguments", case .array(let buffer)? = values.first { values = Array(store.pointee[buffer].elements)[...] }
        let all = Array(values)
        var result = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            var flags = rest.prefix { "0123456789.-+ #'lhqz$".contains($0) }
            rest = rest.dropFirst(flags.count)
            guard let conversion = rest.popFirst() else { break }
            if conversion == "%" {
                result += "%"
                continue
            }
            var value: Value?
            if let sign = flags.firstIndex(of: "$") {
                if let place = Int(flags[..<sign]), all.indices.contains(place &- 1) { value = all[place - 1] }
                flags = flags[sign...].dropFirst()
            } else {
                value = values.popFirst()
            }
            guard let value else { break }
            result += try formatted(value, conversion, String(flags.filter { !"lhqz#'".contains($0) }), groups: isLocalized)
        }
        return result + rest
    }

    func formatted(_ value: Value, _ conversion: Character, _ flags: String, groups: Bool) throws(ScriptError) -> String {
        let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
        let width = Int(parts.first?.drop { "-+0 ".contains($0) } ?? "") ?? 0
        let precision = parts.count > 1 ? max(0, Int(parts[1]) ?? 0) : nil
        try checkCount(max(width, precision ?? 0), "a string")
        var text: String
        switch (conversion, value) {
        case ("f", .double(let number)): text = DecimalText.fixed(number, precision ?? 6)
        case ("f", .int(let number)): text = DecimalText.fixed(Double(number), precision ?? 6)
        case ("e", .double(let number)), ("g", .double(let number)): text = DecimalText.general(number, conversion, precision ?? 6)
        case ("o", .int(let number)): text = String(number, radix: 8)
        case ("c", .int(let number)): text = UnicodeScalar(number).map { String($0) } ?? ""
        case ("x", .int(let number)): text = String(number, radix: 16)
        case ("X", .int(let number)): text = String(number, radix: 16, uppercase: true)
        default: text = try description(value, as: .unknown)
        }
        if let precision, case .int(let number) = value, conversion != "f" {
            let digits = text.drop { $0 == "-" }
            text = (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, precision - digits.count)) + digits
        }
        if let precision, value.isText { text = String(text.prefix(precision)) }
        if flags.contains("+"), !text.hasPrefix("-"), "dif".contains(conversion) { text = "+" + text }
        if groups, "diuf".contains(conversion) { text = grouped(text) }
        // Objects are not padded.
        let padding = conversion == "@" ? 0 : max(0, width - text.count)
        if flags.hasPrefix("-") { return text + String(repeating: " ", count: padding) }
        let fill: Character = flags.hasPrefix("0") ? "0" : " "
        if fill == "0", text.hasPrefix("-") { return "-" + String(repeating: "0", count: padding) + text.dropFirst() }
        return String(repeating: fill, count: padding) + text
    }

    /// A number's text with a comma between groups of three digits in its whole part.
    private func grouped(_ text: String) -> String {
        guard let start = text.firstIndex(where: \.isNumber) else { return text }
        let whole = text[start...].prefix(while: \.isNumber)
        var result = ""
        for (place, digit) in whole.enumerated() {
            if place > 0, (whole.count - place).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return text[..<start] + result + text[whole.endIndex...]
    }
}
