internal import Heap

/// Strings, substrings and characters.
extension Interpreter {
    // MARK: Properties

    /// A property of a string or substring; owned.
    func stringProperty(_ name: String, _ text: Substring) -> Value? {
        switch name {
        case "isEmpty", "first", "last", "startIndex", "endIndex": break
        case "count", "length": charge(text.utf8.count / Self.charactersPerStep)
        default: charge(text.utf8.count)
        }
        switch name {
        case "count": return .int(text.count)
        case "isEmpty": return .bool(text.isEmpty)
        case "first": return .optional(text.first)
        case "last": return .optional(text.last)
        case "startIndex": return .index(text.startIndex)
        case "endIndex": return .index(text.endIndex)
        case "indices": return .array(makeBuffer(ContiguousArray(text.indices.map { .index($0) })))
        case "capitalized":
            return .string(
                text.split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
                    .joined(separator: " "))
        case "length": return .int(text.utf16.count)
        case "characters": return .array(makeBuffer(ContiguousArray(text.map { .character($0) })))
        default: return units(name, text)
        }
    }

    /// A text's view as a list of code units or scalars.
    private func units(_ name: String, _ text: Substring) -> Value? {
        switch name {
        case "utf8": .array(makeBuffer(ContiguousArray(text.utf8.map { .integer($0) })))
        case "utf16": .array(makeBuffer(ContiguousArray(text.utf16.map { .integer($0) })))
        case "unicodeScalars": .array(makeBuffer(ContiguousArray(text.unicodeScalars.map { .character(Character($0)) })))
        default: nil
        }
    }

    /// A property of a character or a scalar.
    func characterProperty(_ name: String, _ character: Character) -> Value? {
        switch name {
        case "value": character.unicodeScalars.first.map { .integer($0.value) }
        case "isLetter": .bool(character.isLetter)
        case "isNumber": .bool(character.isNumber)
        case "isUppercase": .bool(character.isUppercase)
        case "isLowercase": .bool(character.isLowercase)
        case "isWhitespace": .bool(character.isWhitespace)
        case "isPunctuation": .bool(character.isPunctuation)
        case "isNewline": .bool(character.isNewline)
        case "isHexDigit": .bool(character.isHexDigit)
        case "isMathSymbol": .bool(character.isMathSymbol)
        case "isCurrencySymbol": .bool(character.isCurrencySymbol)
        case "isSymbol": .bool(character.isSymbol)
        case "isCased": .bool(character.isCased)
        case "isWholeNumber": .bool(character.isWholeNumber)
        case "isASCII": .bool(character.isASCII)
        case "asciiValue": character.asciiValue.map { .integer($0) } ?? Value.none
        case "wholeNumberValue": character.wholeNumberValue.map { .int($0) } ?? Value.none
        case "hexDigitValue": character.hexDigitValue.map { .int($0) } ?? Value.none
        default: units(name, Substring(String(character)))
        }
    }

    // MARK: Methods

    /// A method of a character; owned. Nil for others.
    func characterMethod(_ method: LibraryMethod, _ character: Character) -> Value? {
        switch method {
        case .uppercased: .string(character.uppercased())
        case .lowercased: .string(character.lowercased())
        default: nil
        }
    }

    /// A non-mutating method of a string or substring; owned. Nil for methods of all sequences.
    func stringMethod(_ method: LibraryMethod, _ shape: CallShape, _ text: Substring, _ arguments: [Value]) throws(ScriptError) -> Value? {
        // Methods that scan the whole text charge steps. Index and end methods cost no more than in Swift.
        switch method {
        case .index, .distance, .prefix, .suffix, .dropFirst, .dropLast, .drop, .firstIndex, .lastIndex: break
        case .contains: try spend(Self.searchSteps(arguments.first?.text ?? "", in: text))
        case .replacingOccurrences, .replacing, .components, .split:
            try spend(text.utf8.count / 2 + Self.searchSteps(arguments.first?.text ?? "", in: text))
        case .reversed, .filter, .padding: try spend(text.utf8.count)
        default: try spend(text.utf8.count / Self.bytesPerStep)
        }
        let other = arguments.first?.text ?? ""
        switch method {
        case .uppercased: return .string(text.uppercased())
        case .lowercased: return .string(text.lowercased())
        case .hasPrefix: return .bool(text.hasPrefix(other))
        case .hasSuffix: return .bool(text.hasSuffix(other))
        case .contains:
            guard arguments.first?.isText == true else { return nil }
            return .bool(other.isEmpty || text.range(ofText: other) != nil)
        case .reversed: return .array(makeBuffer(ContiguousArray(text.reversed().map { .character($0) })))
        case .replacingOccurrences, .replacing:
            guard arguments.count >= 2, let replacement = arguments[1].text else { return nil }
            return .string(try replacing(other, with: replacement, in: text, atMost: mostReplacements(shape, arguments)))
        case .replacingCharacters:
            guard arguments.count == 2, let replacement = arguments[1].text else { return nil }
            guard let range = try textRange(arguments[0], in: text) else { throw .outOfBounds }
            return .string(text[..<range.lowerBound] + replacement + text[range.upperBound...])
        case .components: return .array(makeBuffer(ContiguousArray(text.pieces(separatedBy: other).map { .string(String($0)) })))
        case .split: return try split(text, shape, arguments).map { .array(makeBuffer($0)) }
        case .trimmingCharacters: return .string(trimmed(text))
        case .padding:
            guard case .int(let length)? = arguments.first, arguments.count >= 2, let pad = arguments[1].text else { return nil }
            try checkNotNegative(length, "a text cannot be padded to a negative length")
            try checkCount(length, "a string")
            var result = String(text.prefix(length))
            while result.count < length, !pad.isEmpty { result += pad }
            return .string(String(result.prefix(length)))
        case .filter:
            guard let closure = arguments.first else { return nil }
            var kept = ""
            for character in text where try holds(closure, .character(character)) { kept.append(character) }
            return .string(kept)
        case .prefix, .suffix, .dropFirst, .dropLast, .drop: return .part(try part(method, shape, text, arguments.first))
        default: return try placeMethod(method, shape, text, arguments)
        }
    }

    /// A method that takes string indices.
    private func placeMethod(
        _ method: LibraryMethod, _ shape: CallShape, _ text: Substring, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        switch method {
        case .index:
            guard case .index(let start)? = arguments.first else { return nil }
            if arguments.count == 1 {
                return .index(try place(shape.labels.first == "before" ? -1 : 1, from: start, in: text))
            }
            guard case .int(let distance) = arguments[1] else { return nil }
            // A limit on the other side is none.
            guard arguments.count > 2, case .index(let limit) = arguments[2], distance < 0 ? limit <= start : limit >= start else {
                return .index(try place(distance, from: start, in: text))
            }
            let found = text.index(try checkedEnd(start, in: text), offsetBy: distance, limitedBy: try checkedEnd(limit, in: text))
            return found.map { .index($0) } ?? Value.none
        case .distance:
            guard arguments.count == 2, case .index(let from) = arguments[0], case .index(let to) = arguments[1] else { return nil }
            return .int(try distance(from: from, to: to, in: text))
        case .firstIndex, .lastIndex:
            guard let wanted = arguments.first else { return nil }
            let places = method == .lastIndex ? Array(text.indices.reversed()) : nil
            if let places {
                for place in places where try isWanted(text[place], wanted) { return .index(place) }
                return Value.none
            }
            var place = text.startIndex
            while place < text.endIndex {
                if try isWanted(text[place], wanted) { return .index(place) }
                place = text.index(after: place)
            }
            return Value.none
        default: return nil
        }
    }

    /// Whether a character equals the wanted one, or satisfies the closure.
    private func isWanted(_ character: Character, _ wanted: Value) throws(ScriptError) -> Bool {
        isClosure(wanted) ? try holds(wanted, .character(character)) : try equal(.character(character), wanted)
    }

    /// A part at an end of a text, or the rest without it.
    private func part(_ method: LibraryMethod, _ shape: CallShape, _ text: Substring, _ argument: Value?) throws(ScriptError) -> Substring {
        if let argument, isClosure(argument) {
            var end = text.startIndex
            while end < text.endIndex, try holds(argument, .character(text[end])) { end = text.index(after: end) }
            return method == .prefix ? text[..<end] : text[end...]
        }
        if case .index(let place)? = argument {
            switch shape.labels.first {
            case "from": return text[try checkedEnd(place, in: text)...]
            case "through": return text[...(try checked(place, in: text))]
            default: return text[..<(try checkedEnd(place, in: text))]
            }
        }
        var count = 1
        if case .int(let given)? = argument { count = given }
        let isTaken = method == .prefix || method == .suffix
        try checkNotNegative(
            count,
            isTaken
                ? "Can't take a \(method.rawValue) of negative length from a collection"
                : "Can't drop a negative number of elements from a collection")
        return switch method {
        case .prefix: text.prefix(count)
        case .suffix: text.suffix(count)
        case .dropLast: text.dropLast(count)
        default: text.dropFirst(count)
        }
    }

    /// A text's parts between separators, or between characters that satisfy a closure.
    private func split(_ text: Substring, _ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> ContiguousArray<Value>? {
        guard let (separator, limit, omits) = separation(shape, arguments) else { return nil }
        var parts: ContiguousArray<Value> = []
        var start = text.startIndex
        func close(at end: String.Index) {
            if start < end || !omits { parts.append(.part(text[start..<end])) }
        }
        if let given = separator.text, given.count != 1 {
            guard !given.isEmpty else { return [.part(text)] }
            for range in text.ranges(ofText: given, atMost: limit) where parts.count < limit {
                close(at: range.lowerBound)
                start = range.upperBound
            }
        } else {
            for index in text.indices where parts.count < limit && index >= start {
                guard try isWanted(text[index], separator) else { continue }
                close(at: index)
                start = text.index(after: index)
            }
        }
        close(at: text.endIndex)
        return parts
    }

    private func trimmed(_ text: Substring) -> String {
        let tail = text.drop { $0.isWhitespace }
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(tail[...last])
    }

    /// The range of a text: from a range of indices, or from a host range in UTF-16 units. Nil if the text is shorter.
    func textRange(_ value: Value, in text: Substring) throws(ScriptError) -> Range<String.Index>? {
        if case .range(let buffer) = value { return try bounds(of: buffer, in: text) }
        guard let name = hostTypeName(of: value)?.name else { return nil }
        var numbers: [Int] = []
        for property in ["location", "length"] {
            guard let get = declarations.hostMembers(named: property, in: name, isStatic: false).first?.get,
                let number = try get(HostCall(interpreter: self, receiver: value)).integer
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

    /// The most steps that a search for a text in another may take: a near match at every position.
    public static func searchSteps(_ text: some StringProtocol, in whole: some StringProtocol) -> Int {
        let (steps, overflow) = (whole.utf8.count / 16).multipliedReportingOverflow(by: 1 + text.utf8.count / 16)
        return overflow ? .max : steps
    }

    /// A text with all occurrences of one text replaced by another.
    private func replacing(
        _ text: String, with replacement: String, in whole: Substring, atMost most: Int
    ) throws(ScriptError) -> String {
        if text.isEmpty { return String(whole).replacing(text, with: replacement, maxReplacements: most) }
        let pieces = whole.pieces(separatedBy: text, atMost: most)
        try checkLength(of: whole, with: replacement, times: pieces.count - 1)
        return pieces.joined(separator: replacement)
    }

    /// How many occurrences a call replaces: what follows `maxReplacements:`, else all.
    private func mostReplacements(_ shape: CallShape, _ arguments: [Value]) -> Int {
        guard let place = shape.labels.firstIndex(of: "maxReplacements"), place < arguments.count else { return .max }
        return arguments[place].integer ?? .max
    }

    /// Counts the bytes of a text with `times` insertions before it is made.
    public func checkLength(of whole: some StringProtocol, with text: String, times: Int) throws(ScriptError) {
        let (added, overflow) = times.multipliedReportingOverflow(by: text.utf8.count)
        let (length, isTooLong) = added.addingReportingOverflow(whole.utf8.count)
        if overflow || isTooLong { throw .limit("out of memory: a text put \(times) times into another one") }
        try checkString(ofLength: length)
    }

    // MARK: Mutation

    /// A mutating method of a string or substring, in place; nil for others.
    func mutateText(
        _ method: LibraryMethod, _ shape: CallShape, _ receiver: inout Value, _ arguments: [Value]
    ) throws(ScriptError) -> Value? {
        if case .substring(let slice) = receiver {
            var part = slice.text
            defer { receiver = .part(part) }
            return try mutate(method, shape, &part, arguments)
        }
        var text = receiver.takeString()
        defer { receiver = .string(text) }
        let result = try mutate(method, shape, &text, arguments)
        try checkString(ofLength: text.utf8.count)
        return result
    }

    private func mutate<Text: StringProtocol & RangeReplaceableCollection>(
        _ method: LibraryMethod, _ shape: CallShape, _ text: inout Text, _ arguments: [Value]
    ) throws(ScriptError) -> Value? where Text.SubSequence == Substring {
        let first = arguments.first
        switch method {
        case .append:
            guard let first else { return nil }
            text.append(contentsOf: try characters(of: first) ?? "")
        case .insert:
            guard arguments.count == 2, let other = try characters(of: arguments[0]), case .index(let place) = arguments[1] else {
                return nil
            }
            text.insert(contentsOf: other, at: try checkedEnd(place, in: text[...]))
        case .removeLast, .popLast, .removeFirst, .popFirst:
            let isLast = method == .removeLast || method == .popLast
            if case .int(let count)? = first {
                try checkNotNegative(count, "Number of elements to remove should be non-negative")
                if count > text.count { throw .trap("Fatal error: Can't remove more items from a collection than it contains") }
                if isLast { text.removeLast(count) } else { text.removeFirst(count) }
                return .void
            }
            if text.isEmpty {
                if method == .popLast || method == .popFirst { return Value.none }
                throw .trap("Fatal error: Can't remove \(isLast ? "last" : "first") element from an empty collection")
            }
            return .character(isLast ? text.removeLast() : text.removeFirst())
        case .remove:
            guard case .index(let place)? = first else { return nil }
            return .character(text.remove(at: try checked(place, in: text[...])))
        case .removeSubrange:
            guard let first, let range = try textRange(first, in: text[...]) else { return nil }
            text.removeSubrange(range)
        case .replaceSubrange:
            guard arguments.count == 2, let range = try textRange(arguments[0], in: text[...]),
                let other = try characters(of: arguments[1])
            else { return nil }
            text.replaceSubrange(range, with: other)
        case .removeAll:
            var kept = ""
            if let first, isClosure(first) {
                for character in text where try !holds(first, .character(character)) { kept.append(character) }
            }
            text = Text(kept)
        case .reserveCapacity: break
        default: return nil
        }
        return .void
    }

    /// The characters of a text or of a sequence of texts; nil for other values.
    private func characters(of value: Value) throws(ScriptError) -> String? {
        if let text = value.text { return text }
        guard let elements = try sequenceElements(value) else { return nil }
        defer { for element in elements { drop(element) } }
        return elements.lazy.compactMap(\.text).joined()
    }

    // MARK: Creation

    /// The result of `String(…)`, `Character(…)` or `Substring(…)`; owned.
    func makeText(_ base: String, _ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> Value {
        guard base != "Character" else { return try makeCharacter(arguments.first) }
        let made = try makeString(shape, arguments)
        guard base == "Substring", case .string(let text) = made else { return made }
        return .part(Substring(text))
    }

    private func makeCharacter(_ given: Value?) throws(ScriptError) -> Value {
        switch given {
        case .character?: return given ?? .none
        case .int?, .sized?: return .optional(given?.integer(as: UInt32.self).flatMap { Unicode.Scalar($0) }.map { Character($0) })
        default:
            guard let text = given?.text else { return .none }
            guard let first = text.first else { throw .trap("Fatal error: Can't form a Character from an empty String") }
            guard text.index(after: text.startIndex) == text.endIndex else {
                throw .trap("Fatal error: Can't form a Character from a String containing more than one extended grapheme cluster")
            }
            return .character(first)
        }
    }

    private func makeString(_ shape: CallShape, _ arguments: [Value]) throws(ScriptError) -> Value {
        guard let first = arguments.first else { return .string("") }
        if shape.labels == ["repeating", "count"], let text = first.text, case .int(let count) = arguments[1] {
            try checkNotNegative(count, "Negative count not allowed")
            try checkCount(count, "a string", of: text.utf8.count)
            try checkString(ofLength: count * text.utf8.count)
            return .string(String(repeating: text, count: count))
        }
        if shape.labels.first == "format" { return .string(try formatted(shape, arguments)) }
        if shape.labels.contains("radix"), case .int(let radix) = arguments[1] {
            try checkRadix(radix)
            var isUppercase = false
            if arguments.count > 2, case .bool(let flag) = arguments[2] { isUppercase = flag }
            if first.sized != nil { return .string(digits(of: first, radix: radix, isUppercase: isUppercase)) }
        }
        if shape.labels.first == "decoding", case .array(let buffer) = first {
            let bytes = store.pointee[buffer].elements.map { $0.integer(as: UInt8.self) ?? 0 }
            return .string(String(decoding: bytes, as: UTF8.self))
        }
        if shape.labels == ["cString"], case .array(let buffer) = first {
            let units = store.pointee[buffer].elements.map { UInt8(truncatingIfNeeded: $0.integer ?? 0) }
            return .string(String(decoding: units.prefix { $0 != 0 }, as: UTF8.self))
        }
        if shape.labels.first == "decoding", case .host(let boxed) = first,
            let text = declarations.hostMembers(named: "_decoded", in: boxed.typeName, isStatic: false).first?.get
        {
            return try text(HostCall(interpreter: self, receiver: first))
        }
        if shape.labels.first == "reflecting" { return .string(try debugText(first, as: .unknown)) }
        if case .array(let buffer) = first, shape.labels == [nil], store.pointee[buffer].elements.allSatisfy(\.isText) {
            return .string(store.pointee[buffer].elements.lazy.compactMap(\.text).joined())
        }
        if shape.labels == [nil], let text = try textOfCharacters(first) { return .string(text) }
        return .string(try description(first, as: .unknown))
    }

    /// The text that the elements of the program's own sequence of characters make; nil for other values.
    private func textOfCharacters(_ value: Value) throws(ScriptError) -> String? {
        guard let type = declaredType(of: value)?.type,
            LibraryTypes.sequenceProtocols.contains(where: { declarations.conforms(type, to: $0) }),
            let elements = try sequenceElements(value)
        else { return nil }
        defer { for element in elements { drop(element) } }
        return elements.allSatisfy(\.isText) ? elements.lazy.compactMap(\.text).joined() : nil
    }
}
