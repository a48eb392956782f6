internal import Heap

/// Strings and numbers.
extension Interpreter {
    func mutateString(_ method: LibraryMethod, _ shape: CallShape, _ text: inout String, _ arguments: [Value]) throws(ScriptError) -> Value?
    {
        switch method {
        case .append:
            guard let first = arguments.first else { return nil }
            if case .string(let other) = first {
                text += other
            } else if let elements = try sequenceElements(first) {
                for case .string(let other) in elements { text += other }
            }
            return .void
        case .insert:
            guard arguments.count == 2, case .string(let other) = arguments[0], case .int(let offset) = arguments[1] else { return nil }
            text.insert(contentsOf: other, at: try place(offset, in: text, isEndAllowed: true))
            return .void
        case .removeLast, .popLast:
            guard arguments.isEmpty else {
                if case .int(let count) = arguments[0] {
                    try checkRemoved(count, of: text)
                    text = String(text.dropLast(count))
                }
                return .void
            }
            return text.popLast().map { .string(String($0)) } ?? Value.none
        case .popFirst: return text.isEmpty ? Value.none : .string(String(text.removeFirst()))
        case .removeFirst:
            guard arguments.isEmpty else {
                if case .int(let count) = arguments[0] {
                    try checkRemoved(count, of: text)
                    text = String(text.dropFirst(count))
                }
                return .void
            }
            if text.isEmpty { throw .trap("Fatal error: Can't remove first element from an empty collection") }
            return .string(String(text.removeFirst()))
        case .remove:
            guard case .int(let offset)? = arguments.first else { return nil }
            return .string(String(text.remove(at: try place(offset, in: text, isEndAllowed: false))))
        case .removeSubrange:
            guard let first = arguments.first, let range = try textRange(first, in: text) else { return nil }
            text.removeSubrange(range)
            return .void
        case .replaceSubrange:
            guard arguments.count == 2, let range = try textRange(arguments[0], in: text) else { return nil }
            if case .string(let other) = arguments[1] {
                text.replaceSubrange(range, with: other)
            } else if let elements = try sequenceElements(arguments[1]) {
                text.replaceSubrange(range, with: elements.map { if case .string(let other) = $0 { other } else { "" } }.joined())
            }
            return .void
        case .removeAll:
            guard let first = arguments.first, isClosure(first) else {
                text = ""
                return .void
            }
            var kept = ""
            for character in text where try !holds(first, .string(String(character))) { kept.append(character) }
            text = kept
            return .void
        case .reserveCapacity: return .void
        default: return nil
        }
    }

    private func checkRemoved(_ count: Int, of text: String) throws(ScriptError) {
        try checkNotNegative(count, "Number of elements to remove should be non-negative")
        if count > text.count { throw .trap("Fatal error: Can't remove more items from a collection than it contains") }
    }

    /// A part of a text: a range of characters, or the host's location and length in UTF-16 units; nil when the text is shorter.
    func textRange(_ value: Value, in text: String) throws(ScriptError) -> Range<String.Index>? {
        if case .range(let buffer) = value {
            let bounds = try bounds(of: buffer, count: text.count)
            return text.index(text.startIndex, offsetBy: bounds.lowerBound)..<text.index(text.startIndex, offsetBy: bounds.upperBound)
        }
        guard let name = hostTypeName(of: value)?.name else { return nil }
        var numbers: [Int] = []
        for property in ["location", "length"] {
            guard let get = declarations.hostMembers(named: property, in: name, isStatic: false).first?.get,
                case .int(let number) = try get(HostCall(interpreter: self, receiver: value))
            else { return nil }
            numbers.append(number)
        }
        let units = text.utf16
        guard numbers[0] >= 0, numbers[1] >= 0, numbers[1] <= units.count,
            let start = units.index(units.startIndex, offsetBy: numbers[0], limitedBy: units.endIndex),
            let end = units.index(start, offsetBy: numbers[1], limitedBy: units.endIndex)
        else { return nil }
        return start..<end
    }

    func stringMethod(_ method: LibraryMethod, _ shape: CallShape, _ text: String, _ arguments: [Value]) throws(ScriptError) -> Value? {
        charge(text.utf8.count / Self.bytesPerStep)
        var other = ""
        if case .string(let given)? = arguments.first { other = given }
        switch method {
        case .uppercased: return .string(text.uppercased())
        case .lowercased: return .string(text.lowercased())
        case .hasPrefix: return .bool(text.hasPrefix(other))
        case .hasSuffix: return .bool(text.hasSuffix(other))
        case .contains:
            guard case .string? = arguments.first else { return nil }
            return .bool(other.isEmpty || Substring(text).range(ofText: other) != nil)
        case .reversed: return .array(makeBuffer(ContiguousArray(text.reversed().map { .string(String($0)) })))
        case .replacingOccurrences, .replacing:
            guard arguments.count >= 2, case .string(let replacement) = arguments[1] else { return nil }
            return .string(text.replacing(other, with: replacement))
        case .replacingCharacters:
            guard arguments.count == 2, case .string(let replacement) = arguments[1] else { return nil }
            guard let range = try textRange(arguments[0], in: text) else { throw .trap("Fatal error: String index is out of bounds") }
            var changed = text
            changed.replaceSubrange(range, with: replacement)
            return .string(changed)
        case .components:
            return .array(makeBuffer(ContiguousArray(pieces(of: text, separatedBy: other).map { .string($0) })))
        case .split: return try split(text, shape, arguments).map { .array(makeBuffer($0)) }
        case .trimmingCharacters:
            return .string(trimmed(text))
        case .padding:
            guard case .int(let length)? = arguments.first, arguments.count >= 2, case .string(let pad) = arguments[1] else { return nil }
            try checkNotNegative(length, "a text cannot be padded to a negative length")
            try checkCount(length, "a string")
            var result = String(text.prefix(length))
            while result.count < length, !pad.isEmpty { result += pad }
            return .string(String(result.prefix(length)))
        case .filter:
            guard let closure = arguments.first else { return nil }
            var kept = ""
            for character in text where try holds(closure, .string(String(character))) { kept.append(character) }
            return .string(kept)
        case .index:
            guard case .int(let start)? = arguments.first else { return nil }
            if let end = try limited(start, arguments) { return end }
            return .int(try start.plus(shape.labels.first == "before" ? -1 : 1))
        case .distance:
            guard arguments.count == 2, case .int(let from) = arguments[0], case .int(let to) = arguments[1] else { return nil }
            return .int(try to.minus(from))
        default: return nil
        }
    }

    /// A text's parts between separators, or between characters that a closure takes for such.
    private func split(_ text: String, _ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> ContiguousArray<Value>? {
        guard let (separator, limit, omits) = separation(shape, arguments) else { return nil }
        if case .string(let given) = separator, given.count != 1 {
            return ContiguousArray(pieces(of: text, separatedBy: given).filter { !omits || !$0.isEmpty }.map { .string($0) })
        }
        var parts: ContiguousArray<Value> = []
        var start = text.startIndex
        func close(at end: String.Index) {
            if start < end || !omits { parts.append(.string(String(text[start..<end]))) }
        }
        for index in text.indices where parts.count < limit {
            let character = Value.string(String(text[index]))
            guard isClosure(separator) ? try holds(separator, character) : try equal(character, separator) else { continue }
            close(at: index)
            start = text.index(after: index)
        }
        close(at: text.endIndex)
        return parts
    }

    private func pieces(of text: String, separatedBy separator: String) -> [String] {
        if separator.isEmpty { return [text] }
        var parts: [String] = []
        var rest = Substring(text)
        while let range = rest.range(ofText: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }

    private func trimmed(_ text: String) -> String {
        let tail = text.drop { $0.isWhitespace }
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(tail[...last])
    }

    func numberMethod(_ method: LibraryMethod, _ shape: CallShape, _ receiver: Value, _ arguments: [Value]) throws(ScriptError) -> Value? {
        switch (receiver, arguments.first) {
        case (.int(let number), .int(let other)?):
            switch method {
            case .advanced: return .int(try number.plus(other))
            case .distance: return .int(try other.minus(number))
            default: return try integerMethod(method, shape.integer ?? .int, number, other)
            }
        case (.int(let number), nil): return try integerMethod(method, shape.integer ?? .int, number, nil)
        case (.double(let number), nil):
            switch method {
            case .rounded: return .double(number.rounded())
            case .squareRoot: return .double(number.squareRoot())
            default: return nil
            }
        case (.double(let number), let argument?):
            var other = 0.0
            if case .double(let given) = argument { other = given }
            if case .int(let given) = argument { other = Double(given) }
            switch method {
            case .truncatingRemainder: return .double(number.truncatingRemainder(dividingBy: other))
            case .advanced: return .double(number + other)
            case .distance: return .double(other - number)
            case .rounded: return .double(number.rounded(rule(argument)))
            case .remainder: return .double(number.remainder(dividingBy: other))
            case .addingProduct:
                guard arguments.count > 1, case .double(let factor) = arguments[1] else { return nil }
                return .double(number.addingProduct(other, factor))
            case .isLess: return .bool(number.isLess(than: other))
            case .isEqual: return .bool(number == other)
            default: return nil
            }
        default: return nil
        }
    }

    private func rule(_ value: Value) -> FloatingPointRoundingRule {
        guard case .implicitMember(let buffer) = value, case .string(let name)? = store.pointee[buffer].elements.first else {
            return .toNearestOrAwayFromZero
        }
        switch name {
        case "up": return .up
        case "down": return .down
        case "towardZero": return .towardZero
        case "awayFromZero": return .awayFromZero
        case "toNearestOrEven": return .toNearestOrEven
        default: return .toNearestOrAwayFromZero
        }
    }

    // MARK: Properties

    /// A property that the library has, of a borrowed receiver, owned; a refusal when there is none.
    func libraryProperty(_ name: String, of receiver: Value) throws(ScriptError) -> Value {
        switch receiver {
        case .none: return .none
        case .type: return try typeProperty(name, of: receiver)
        case .enumeration(let item):
            if name == "rawValue" { return try rawValue(of: item) }
        case .string(let text): if let value = stringProperty(name, text) { return value }
        case .int(let number):
            switch name {
            case "bitWidth": return .int(64)
            default: if let method = LibraryMethod.named(name), let value = try integerMethod(method, .int, number, nil) { return value }
            }
        case .double(let number):
            switch name {
            case "magnitude": return .double(number.magnitude)
            case "isNaN": return .bool(number.isNaN)
            case "isFinite": return .bool(number.isFinite)
            case "isInfinite": return .bool(number.isInfinite)
            case "isZero": return .bool(number == 0)
            case "isNormal": return .bool(number.isNormal)
            case "isSubnormal": return .bool(number.isSubnormal)
            case "ulp": return .double(number.ulp)
            case "nextUp": return .double(number.nextUp)
            case "nextDown": return .double(number.nextDown)
            case "exponent": return .int(Int(number.exponent))
            case "significand": return .double(number.significand)
            case "binade": return .double(number.binade)
            case "significandWidth": return .int(number.significandWidth)
            case "native": return .double(number)  // of a CGFloat, which is the machine's Double
            case "bitPattern": return .int(Int(truncatingIfNeeded: number.bitPattern))
            default: break
            }
        case .tuple(let buffer):
            if store.pointee[buffer].type >= 0, case .tuple(_, let labels) = declarations.code.types[Int(store.pointee[buffer].type)],
                let position = labels.firstIndex(of: name)
            {
                return element(position, of: receiver)
            }
        case .dictionary where ["startIndex", "endIndex", "indices"].contains(name),
            .set where ["startIndex", "endIndex", "indices"].contains(name):
            let elements = try sequenceElements(receiver) ?? []
            defer { for element in elements { drop(element) } }
            if name == "indices" { return .array(makeBuffer(ContiguousArray(elements.indices.map { place($0, in: receiver) }))) }
            return place(name == "startIndex" ? 0 : elements.count, in: receiver)
        case .dictionary(let buffer): if let value = dictionaryProperty(name, buffer) { return value }
        case .array(let buffer), .set(let buffer):
            if let value = listProperty(name, store.pointee[buffer].elements, receiver) { return value }
        case .range(let buffer):
            let bounds = store.pointee[buffer]
            switch name {
            case "lowerBound": return owned(bounds.elements[0])
            case "upperBound":
                if bounds.type == 1, case .int(let end) = bounds.elements[1] { return .int(end - 1) }
                return owned(bounds.elements[1])
            case "lazy":
                guard case .missing = bounds.elements[1], let member = declarations.functions(named: "_countingUp", from: nil)?.first else {
                    return owned(receiver)
                }
                return try callNested(declarations.function(for: member), [bounds.elements[0]])
            default:
                if let elements = try sequenceElements(receiver), let value = listProperty(name, elements, receiver) { return value }
            }
        default: break
        }
        switch name {
        case "description": return .string(try description(receiver, as: .unknown))
        case "debugDescription": return .string(try debugText(receiver, as: .unknown))
        case "localizedDescription":
            return .string("The operation couldn’t be completed. (\(moduleName).\(typeName(of: receiver)) error \(errorCode(receiver)).)")
        case "_domain": return .string("\(moduleName).\(declaredType(of: receiver)?.type.qualifiedName ?? typeName(of: receiver))")
        case "_code": return .int(errorCode(receiver))
        case "hashValue":
            return .int(try hashKey(receiver).stableNumber)
        // An AnyHashable is what it has in it.
        case "self", "lazy", "base": return owned(receiver)
        default: break
        }
        if let member = optionalsMembers(named: name, for: receiver, from: viewpoint).first(where: \.isProperty) {
            return try read(member, of: receiver)
        }
        return unknownMember(name, of: receiver)
    }

    /// An error's number: that of a case with an integer, else where the case stands, those with values first, else 1.
    private func errorCode(_ value: Value) -> Int {
        guard case .enumeration(let item) = value, let info = declaredType(of: value)?.type else { return 1 }
        if case .int? = info.rawType, case .int(let raw)? = try? rawValue(of: item) { return raw }
        let cases = info.cases
        let own = cases[Int(item.ordinal)]
        let before = cases.prefix(Int(item.ordinal)).count { $0.parameters.isEmpty == own.parameters.isEmpty }
        return own.parameters.isEmpty ? cases.count { !$0.parameters.isEmpty } + before : before
    }

    private func stringProperty(_ name: String, _ text: String) -> Value? {
        func all(_ holds: (Character) -> Bool) -> Value { .bool(!text.isEmpty && text.allSatisfy(holds)) }
        switch name {
        case "count": return .int(text.count)
        case "isEmpty": return .bool(text.isEmpty)
        case "first": return text.first.map { .string(String($0)) } ?? Value.none
        case "last": return text.last.map { .string(String($0)) } ?? Value.none
        case "startIndex": return .int(0)
        case "endIndex": return .int(text.count)
        case "capitalized":
            return .string(
                text.split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
                    .joined(separator: " "))
        case "utf8": return .array(makeBuffer(ContiguousArray(text.utf8.map { .int(Int($0)) })))
        case "length": return .int(text.utf16.count)
        case "utf16": return .array(makeBuffer(ContiguousArray(text.utf16.map { .int(Int($0)) })))
        case "unicodeScalars", "characters": return .array(makeBuffer(ContiguousArray(text.unicodeScalars.map { .string(String($0)) })))
        case "value": return text.unicodeScalars.first.map { .int(Int($0.value)) }
        case "indices": return .range(makeBuffer([.int(0), .int(text.count)], type: 0))
        case "isLetter": return all(\.isLetter)
        case "isNumber": return all(\.isNumber)
        case "isUppercase": return all(\.isUppercase)
        case "isLowercase": return all(\.isLowercase)
        case "isWhitespace": return all(\.isWhitespace)
        case "isPunctuation": return all(\.isPunctuation)
        case "isNewline": return all(\.isNewline)
        case "isHexDigit": return all(\.isHexDigit)
        case "isMathSymbol": return all(\.isMathSymbol)
        case "isCurrencySymbol": return all(\.isCurrencySymbol)
        case "isSymbol": return all(\.isSymbol)
        case "isCased": return all(\.isCased)
        case "isWholeNumber": return all(\.isWholeNumber)
        case "isASCII": return all(\.isASCII)
        case "asciiValue": return text.first?.asciiValue.map { .int(Int($0)) } ?? Value.none
        case "wholeNumberValue": return text.first?.wholeNumberValue.map { .int($0) } ?? Value.none
        case "hexDigitValue": return text.first?.hexDigitValue.map { .int($0) } ?? Value.none
        default: return nil
        }
    }

    private func listProperty(_ name: String, _ elements: ContiguousArray<Value>, _ receiver: Value) -> Value? {
        switch name {
        case "count", "underestimatedCount": return .int(elements.count)
        case "startIndex": return place(0, in: receiver)
        case "endIndex": return place(elements.count, in: receiver)
        case "isEmpty": return .bool(elements.isEmpty)
        case "first": return elements.first.map { owned($0).wrapped } ?? Value.none
        case "last": return elements.last.map { owned($0).wrapped } ?? Value.none
        case "indices": return .range(makeBuffer([place(0, in: receiver), place(elements.count, in: receiver)], type: 0))
        case "keys", "values", "lazy": return owned(receiver)
        default: return nil
        }
    }

    private func dictionaryProperty(_ name: String, _ buffer: BufferID) -> Value? {
        let elements = store.pointee[buffer].elements
        switch name {
        case "count": return .int(elements.count / 2)
        case "isEmpty": return .bool(elements.isEmpty)
        case "keys", "values":
            let offset = name == "keys" ? 0 : 1
            return .array(makeBuffer(ContiguousArray(stride(from: offset, to: elements.count, by: 2).map { owned(elements[$0]) })))
        case "first":
            if elements.isEmpty { return Value.none }
            return .tuple(makeBuffer([owned(elements[0]), owned(elements[1])], type: pairLabels))
        default: return nil
        }
    }
}
