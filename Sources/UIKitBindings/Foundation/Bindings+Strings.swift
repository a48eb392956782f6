internal import Foundation
internal import Interpreter
internal import UIKit

// The native part of the library's strings and numbers: Foundation's own searching and comparing, in English.
extension Bindings {
    static let searching: [HostMember] = {
        var type = TypeBinding("", .structure)
        addSearches(to: &type)
        addChanges(to: &type)
        return type.members
    }()

    private static func addSearches(to type: inout TypeBinding) {
        // Ranges are passed as their bounds; an empty list means none.
        type.method(
            "_find(_:in:_:_:)", HostParameter.list((nil, "String"), ("in", "Substring"), (nil, "Int"), (nil, "[String.Index]")),
            result: "[String.Index]"
        ) {
            call throws(ScriptError) in
            let (text, whole): (String, Substring) = (try call.argument(0), try call.argument(1))
            let (options, within): (Int, [String.Index]) = (try call.argument(2), try call.argument(3))
            let wanted = String.CompareOptions(rawValue: UInt(bitPattern: options))
            let part = whole.range(within).map { whole[$0] } ?? whole
            if let places = try bytePlaces(of: text, in: part, wanted, call) {
                let bounds = places.flatMap { [$0, $0 + text.utf8.count] }
                return call.give(bounds.map { part.utf8.index(part.startIndex, offsetBy: $0) })
            }
            try spendSearch(of: text, in: whole, wanted, call)
            let found = whole.range(of: text, options: wanted, range: whole.range(within), locale: currentLocale)
            return call.give(found.map { [$0.lowerBound, $0.upperBound] } ?? [])
        }
        type.method("_find(_:in:)", HostParameter.list((nil, "CharacterSet"), ("in", "Substring")), result: "[String.Index]") {
            call throws(ScriptError) in
            let (set, whole): (CharacterSet, Substring) = (try call.argument(0), try call.argument(1))
            return call.give(whole.rangeOfCharacter(from: set).map { [$0.lowerBound, $0.upperBound] } ?? [])
        }
        type.method("_index(in:scalars:)", HostParameter.list(("in", "Substring"), ("scalars", "Int")), result: "String.Index") {
            call throws(ScriptError) in
            let (whole, count): (Substring, Int) = (try call.argument(0), try call.argument(1))
            let scalars = whole.unicodeScalars
            return call.give(scalars.index(scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex) ?? scalars.endIndex)
        }
        type.method("_scalarCount(in:to:)", HostParameter.list(("in", "Substring"), ("to", "String.Index")), result: "Int") {
            call throws(ScriptError) in
            let (whole, place): (Substring, String.Index) = (try call.argument(0), try call.argument(1))
            return call.give(whole.unicodeScalars[..<min(max(place, whole.startIndex), whole.endIndex)].count)
        }
        let place = HostParameter.list(("of", "String"), ("in", "String"), (nil, "Int"), (nil, "NSRange"))
        type.method("_nsRange(of:in:_:_:)", place, result: "NSRange") { call throws(ScriptError) in
            let (text, whole): (String, String) = (try call.argument(0), try call.argument(1))
            let (options, range): (Int, NSRange) = (try call.argument(2), try call.argument(3))
            guard try call.check(range, in: whole) else { return call.give(NSRange(location: NSNotFound, length: 0)) }
            let wanted = String.CompareOptions(rawValue: UInt(bitPattern: options))
            // In ASCII a byte is a UTF-16 unit.
            let isPlain = whole.utf8.allSatisfy { $0 < 0x80 }
            let part = Substring(whole.utf8.dropFirst(range.location).prefix(range.length))
            if isPlain, let places = try bytePlaces(of: text, in: part, wanted, call) {
                guard let place = places.first else { return call.give(NSRange(location: NSNotFound, length: 0)) }
                return call.give(NSRange(location: range.location + place, length: text.utf8.count))
            }
            try spendSearch(of: text, in: whole, wanted, call)
            let found = (whole as NSString).range(of: text, options: wanted, range: range, locale: currentLocale)
            return call.give(found)
        }
        let placeOfOne = HostParameter.list(("ofOne", "CharacterSet"), ("in", "String"), (nil, "Int"), (nil, "NSRange"))
        type.method("_nsRange(ofOne:in:_:_:)", placeOfOne, result: "NSRange") { call throws(ScriptError) in
            let (set, whole): (CharacterSet, String) = (try call.argument(0), try call.argument(1))
            let (options, range): (Int, NSRange) = (try call.argument(2), try call.argument(3))
            guard try call.check(range, in: whole) else { return call.give(NSRange(location: NSNotFound, length: 0)) }
            let wanted = NSString.CompareOptions(rawValue: UInt(bitPattern: options))
            return call.give((whole as NSString).rangeOfCharacter(from: set, options: wanted, range: range))
        }
        type.method("_part(of:_:)", HostParameter.list(("of", "String"), (nil, "NSRange")), result: "String") { call throws(ScriptError) in
            let (whole, range): (String, NSRange) = (try call.argument(0), try call.argument(1))
            guard try call.check(range, in: whole) else { return call.give("") }
            return call.give((whole as NSString).substring(with: range))
        }
        type.method("_pieces(of:_:)", HostParameter.list(("of", "String"), (nil, "CharacterSet")), result: "[String]") {
            call throws(ScriptError) in
            let whole: String = try call.argument(0)
            try call.interpreter.spend(whole.utf8.count)
            if let separator = String.read(call.arguments[1], in: call.host) {
                try call.interpreter.spend(Interpreter.searchSteps(separator, in: whole))
                return call.give(whole.components(separatedBy: separator))
            }
            let set: CharacterSet = try call.argument(1)
            return call.give(whole.components(separatedBy: set))
        }
        type.method("_compared(_:_:_:)", HostParameter.list((nil, "String"), (nil, "String"), (nil, "Int")), result: "ComparisonResult") {
            call throws(ScriptError) in
            let (first, second, options): (String, String, Int) = (try call.argument(0), try call.argument(1), try call.argument(2))
            // -1, -2 and -3 are the language's own orders: by case, ignoring case, and as the Finder sorts.
            let own: [Int: String.CompareOptions] = [-1: [], -2: [.caseInsensitive], -3: [.caseInsensitive, .numeric, .widthInsensitive]]
            let wanted = own[options] ?? String.CompareOptions(rawValue: UInt(max(0, options)))
            return call.give(first.compare(second, options: wanted, range: nil, locale: options < 0 ? currentLocale : nil))
        }
    }

    /// The byte offset of the first occurrence, in a list; an empty list where there is none. Nil where bytes do not decide: other options, an empty
    /// text, characters outside ASCII. Takes the steps for the search.
    private static func bytePlaces(
        of text: String, in part: Substring, _ options: String.CompareOptions, _ call: HostCall
    ) throws(ScriptError) -> [Int]? {
        guard options.isSubset(of: .literal), !text.isEmpty, let places = part.bytePlaces(ofText: text, atMost: 1) else { return nil }
        try call.interpreter.spend(Interpreter.searchSteps(text, in: part))
        return places
    }

    /// Takes the steps for a search before it is made; one by an expression is tried.
    private static func spendSearch(
        of text: String, in whole: some StringProtocol, _ options: String.CompareOptions, _ call: HostCall
    ) throws(ScriptError) {
        if options.contains(.regularExpression) {
            _ = try matches(of: text, options.expressionOptions, in: String(whole), nil, call, atMost: 1)
        } else {
            // Foundation compares letter by letter at each place.
            let (pairs, overflow) = whole.utf8.count.multipliedReportingOverflow(by: text.utf8.count)
            try call.interpreter.spend(overflow ? .max : max(Interpreter.searchSteps(text, in: whole), pairs / 8))
        }
    }

    private static func addChanges(to type: inout TypeBinding) {
        type.method("_trimmed(_:_:)", HostParameter.list((nil, "String"), (nil, "CharacterSet")), result: "String") {
            call throws(ScriptError) in
            let (whole, set): (String, CharacterSet) = (try call.argument(0), try call.argument(1))
            try call.interpreter.spend(whole.utf8.count)
            return call.give(whole.trimmingCharacters(in: set))
        }
        let replaced = HostParameter.list((nil, "Substring"), (nil, "String"), (nil, "String"), (nil, "Int"), (nil, "[String.Index]"))
        type.method("_replaced(_:_:_:_:_:)", replaced, result: "String") { call throws(ScriptError) in
            let (whole, target, text): (Substring, String, String) = (try call.argument(0), try call.argument(1), try call.argument(2))
            let (options, within): (Int, [String.Index]) = (try call.argument(3), try call.argument(4))
            let wanted = String.CompareOptions(rawValue: UInt(bitPattern: options))
            if wanted.contains(.regularExpression) {
                let found = try matches(of: target, wanted.expressionOptions, in: String(whole), nil, call)
                try call.interpreter.checkLength(of: whole, with: text, times: found.count)
            } else {
                try call.interpreter.spend(whole.utf8.count + Interpreter.searchSteps(target, in: whole))
                if text.utf8.count > 64 {
                    let bare = whole.replacingOccurrences(of: target, with: "", options: wanted, range: whole.range(within))
                    let places = (whole.utf8.count - bare.utf8.count) / max(1, target.utf8.count)
                    try call.interpreter.checkLength(of: whole, with: text, times: places)
                }
            }
            return call.give(whole.replacingOccurrences(of: target, with: text, options: wanted, range: whole.range(within)))
        }
        type.method("_escaped(_:_:)", HostParameter.list((nil, "String"), (nil, "CharacterSet")), result: "String?") {
            call throws(ScriptError) in
            let (whole, set): (String, CharacterSet) = (try call.argument(0), try call.argument(1))
            try call.interpreter.spend(whole.utf8.count)
            return call.give(whole.addingPercentEncoding(withAllowedCharacters: set))
        }
        type.method("_unescaped(_:)", HostParameter.list((nil, "String")), result: "String?") { call throws(ScriptError) in
            let whole: String = try call.argument(0)
            try call.interpreter.spend(whole.utf8.count)
            return call.give(whole.removingPercentEncoding)
        }
        type.method("_changed(_:_:)", HostParameter.list((nil, "String"), (nil, "Int")), result: "String") { call throws(ScriptError) in
            let whole: String = try call.argument(0)
            try call.interpreter.spend(whole.utf8.count)
            return call.give(whole.capitalized(with: currentLocale))
        }
        type.method("_folded(_:_:)", HostParameter.list((nil, "String"), (nil, "Int")), result: "String") { call throws(ScriptError) in
            let (whole, options): (String, Int) = (try call.argument(0), try call.argument(1))
            try call.interpreter.spend(whole.utf8.count)
            return call.give(whole.folding(options: String.CompareOptions(rawValue: UInt(bitPattern: options)), locale: currentLocale))
        }
        type.method("_number(_:)", HostParameter.list((nil, "String")), result: "Double") { call throws(ScriptError) in
            let whole: String = try call.argument(0)
            return call.give((whole as NSString).doubleValue)
        }
        type.method("_data(_:_:)", HostParameter.list((nil, "String"), (nil, "Int")), result: "Data?") { call throws(ScriptError) in
            let (whole, encoding): (String, Int) = (try call.argument(0), try call.argument(1))
            return call.give(whole.data(using: String.Encoding(rawValue: UInt(bitPattern: encoding))))
        }
        type.method("_text(_:_:)", HostParameter.list((nil, "Data"), (nil, "Int")), result: "String?") { call throws(ScriptError) in
            let (data, encoding): (Data, Int) = (try call.argument(0), try call.argument(1))
            return call.give(String(data: data, encoding: String.Encoding(rawValue: UInt(bitPattern: encoding))))
        }
    }

    /// A number as an object. Here it is Swift's own number.
    ///
    /// Fidelity: documented NSNumber; a number itself: a Bool is printed as one (simplified).
    static let number: HostType = {
        var type = TypeBinding("NSNumber", .structure, conformances: ["Hashable"])
        for label in ["value", "booleanLiteral", "integerLiteral", "floatLiteral"] {
            type.initializer("init(\(label):)", [HostParameter(label, "value", "Any")]) { call throws(ScriptError) in call.arguments[0] }
        }
        type.reads("intValue", "Int") { (number: AnyNumber) in number.whole }
        type.reads("doubleValue", "Double") { (number: AnyNumber) in number.value.doubleValue }
        type.reads("floatValue", "Float") { (number: AnyNumber) in number.value.floatValue }
        type.reads("boolValue", "Bool") { (number: AnyNumber) in number.value.doubleValue != 0 }
        type.reads("stringValue", "String") { (number: AnyNumber) in number.value.stringValue }
        type.reads("decimalValue", "Decimal") { (number: AnyNumber) in number.value.decimalValue }
        for name in [
            "integerValue", "int32Value", "int64Value", "uintValue", "int16Value", "int8Value", "uint8Value", "uint32Value", "uint64Value",
        ] {
            type.reads(name, "Int") { (number: AnyNumber) in number.whole }
        }
        type.gives("compare(_:)", ["NSNumber"], "ComparisonResult") { (first: AnyNumber, second: AnyNumber) in
            first.value.compare(second.value)
        }
        type.gives("isEqual(to:)", ["NSNumber"], "Bool") { (first: AnyNumber, second: AnyNumber) in first.value.isEqual(to: second.value) }
        return type.hostType
    }()

    /// A rectangle, point, size or range as an object. Here it is the value itself.
    ///
    /// Fidelity: documented NSValue; the value itself (simplified).
    static let objectValue: HostType = {
        var type = TypeBinding("NSValue", .structure, conformances: ["Hashable"])
        for (label, kind) in [("cgRect", "CGRect"), ("cgPoint", "CGPoint"), ("cgSize", "CGSize"), ("range", "NSRange")] {
            type.initializer("init(\(label):)", [HostParameter(label, "value", kind)]) { call throws(ScriptError) in call.arguments[0] }
        }
        type.reads("cgRectValue", "CGRect") { (rect: CGRect) in rect }
        type.reads("cgPointValue", "CGPoint") { (point: CGPoint) in point }
        type.reads("cgSizeValue", "CGSize") { (size: CGSize) in size }
        type.reads("rangeValue", "NSRange") { (range: NSRange) in range }
        return type.hostType
    }()

    /// Characters of some kind.
    ///
    /// Fidelity: documented CharacterSet.
    static let characterSet: HostType = {
        var type = TypeBinding("CharacterSet", .structure, conformances: ["Hashable"])
        let sets: [(String, @Sendable () -> CharacterSet)] = [
            ("whitespaces", { .whitespaces }), ("whitespacesAndNewlines", { .whitespacesAndNewlines }), ("newlines", { .newlines }),
            ("decimalDigits", { .decimalDigits }), ("letters", { .letters }), ("lowercaseLetters", { .lowercaseLetters }),
            ("uppercaseLetters", { .uppercaseLetters }), ("alphanumerics", { .alphanumerics }),
            ("punctuationCharacters", { .punctuationCharacters }),
            ("symbols", { .symbols }), ("controlCharacters", { .controlCharacters }), ("illegalCharacters", { .illegalCharacters }),
            ("capitalizedLetters", { .capitalizedLetters }), ("nonBaseCharacters", { .nonBaseCharacters }),
            ("urlQueryAllowed", { .urlQueryAllowed }), ("urlHostAllowed", { .urlHostAllowed }), ("urlPathAllowed", { .urlPathAllowed }),
            ("urlFragmentAllowed", { .urlFragmentAllowed }), ("urlUserAllowed", { .urlUserAllowed }),
            ("urlPasswordAllowed", { .urlPasswordAllowed }),
        ]
        for (name, make) in sets { type.enumCase(name) { call throws(ScriptError) in call.give(make()) } }
        type.makes("init()", []) { CharacterSet() }
        type.makes("init(charactersIn:)", ["String"]) { (text: String) in CharacterSet(charactersIn: text) }
        type.makes("init(arrayLiteral:)", ["[String]"]) { (characters: [String]) in CharacterSet(charactersIn: characters.joined()) }
        type.reads("inverted", "CharacterSet") { (set: CharacterSet) in set.inverted }
        type.reads("isEmpty", "Bool") { (set: CharacterSet) in set.isEmpty }
        let combinations: [(String, String, @Sendable (CharacterSet, CharacterSet) -> CharacterSet)] = [
            ("union(_:)", "formUnion(_:)", { $0.union($1) }), ("intersection(_:)", "formIntersection(_:)", { $0.intersection($1) }),
            ("subtracting(_:)", "subtract(_:)", { $0.subtracting($1) }),
        ]
        for (giving, changing, combine) in combinations {
            type.gives(giving, ["CharacterSet"], "CharacterSet", combine)
            type.changes(changing, ["CharacterSet"]) { (set: inout CharacterSet, other: CharacterSet) in set = combine(set, other) }
        }
        type.gives("isSuperset(of:)", ["CharacterSet"], "Bool") { (set: CharacterSet, other: CharacterSet) in set.isSuperset(of: other) }
        type.gives("isSubset(of:)", ["CharacterSet"], "Bool") { (set: CharacterSet, other: CharacterSet) in set.isSubset(of: other) }
        type.gives("contains(_:)", ["String"], "Bool") { (set: CharacterSet, text: String) in
            text.unicodeScalars.allSatisfy { set.contains($0) }
        }
        type.changes("insert(charactersIn:)", ["String"]) { (set: inout CharacterSet, text: String) in set.insert(charactersIn: text) }
        // A scalar is a text here.
        type.changes("insert(_:)", ["String"]) { (set: inout CharacterSet, text: String) in set.insert(charactersIn: text) }
        type.changes("remove(_:)", ["String"]) { (set: inout CharacterSet, text: String) in set.remove(charactersIn: text) }
        type.changes("remove(charactersIn:)", ["String"]) { (set: inout CharacterSet, text: String) in set.remove(charactersIn: text) }
        return type.hostType
    }()
}

/// A number of any type.
private struct AnyNumber: Bridged {
    let value: NSNumber

    var whole: Int { value.intValue }

    package static func read(_ value: Value, in host: ScriptHost) -> AnyNumber? {
        switch value {
        case .bool(let flag): AnyNumber(value: NSNumber(value: flag))
        case .int(let number): AnyNumber(value: NSNumber(value: number))
        case .double(let number): AnyNumber(value: NSNumber(value: number))
        case .float(let number): AnyNumber(value: NSNumber(value: number))
        case .sized(let number):
            AnyNumber(value: value.integer.map { NSNumber(value: $0) } ?? NSNumber(value: UInt64(truncatingIfNeeded: number.number)))
        default: nil
        }
    }

    package func give(in host: ScriptHost) -> Value { .double(value.doubleValue) }
}

extension CharacterSet: BridgedValue { package static var hostName: String { "CharacterSet" } }

extension String.CompareOptions {
    /// What they ask of an expression.
    fileprivate var expressionOptions: Int { contains(.caseInsensitive) ? Int(NSRegularExpression.Options.caseInsensitive.rawValue) : 0 }
}

extension Substring {
    /// The part between two places that it has; nil for an empty list.
    fileprivate func range(_ bounds: [String.Index]) -> Range<String.Index>? {
        guard bounds.count == 2, startIndex <= bounds[0], bounds[0] <= bounds[1], bounds[1] <= endIndex else { return nil }
        return bounds[0]..<bounds[1]
    }
}

extension HostCall {
    /// Whether a range lies in a text; raises Foundation's exception where it does not.
    func check(_ range: NSRange, in text: String) throws(ScriptError) -> Bool {
        let length = text.utf16.count
        if range.lies(within: length) { return true }
        host.world.report(
            .exception(
                name: "NSRangeException",
                reason:
                    "-[__NSCFString substringWithRange:]: Range {\(range.location), \(range.length)} out of bounds; string length \(length)",
                object: nil))
        return false
    }
}
