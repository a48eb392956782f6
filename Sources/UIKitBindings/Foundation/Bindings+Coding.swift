internal import Foundation
internal import Interpreter
internal import UIKit

// The native part of the library's coders: texts and values, and values of a requested type.
extension Bindings {
    static let coding: [HostMember] = {
        var type = TypeBinding("", .structure)
        addForms(to: &type)
        addReading(to: &type)
        addWriting(to: &type)
        return type.members
    }()

    // MARK: Types

    private static func addForms(to type: inout TypeBinding) {
        // The numbers by which `Encoding.swift` and `Decoding.swift` know a type's form. 0: written by itself. 5: declared in the program.
        // 6: Foundation's. 7: declared nowhere.
        type.method("_form(_:)", HostParameter.list((nil, "Any")), result: "Int") { call throws(ScriptError) in
            switch call.interpreter.form(of: call.arguments[0]) {
            case .bool, .string, .double, .float, .integer: .int(0)
            case .optional: .int(1)
            case .array: .int(2)
            case .set: .int(3)
            case .dictionary: .int(4)
            case .declared: .int(5)
            case .host: .int(6)
            case .placeholder: .int(7)
            case .other: .int(8)
            case .range: .int(9)
            }
        }
        type.method("_argument(_:)", HostParameter.list((nil, "Any")), result: "Any") { call throws(ScriptError) in
            switch call.interpreter.form(of: call.arguments[0]) {
            case .optional(let inner), .array(let inner), .set(let inner), .dictionary(let inner, _), .range(let inner): inner
            default: .none
            }
        }
        type.method("_content(_:)", HostParameter.list((nil, "Any")), result: "Any") { call throws(ScriptError) in
            if case .dictionary(_, let content) = call.interpreter.form(of: call.arguments[0]) { content } else { .none }
        }
        // How a dictionary's keys are written. 0: as they are. 1: as integers. 2: by raw value. 3: in a list, with each value after its key.
        type.method("_keyForm(_:)", HostParameter.list((nil, "Any")), result: "Int") { call throws(ScriptError) in
            switch call.interpreter.form(of: call.arguments[0]) {
            case .string: .int(0)
            case .integer(let type) where type == Int.self: .int(1)
            case .declared where call.interpreter.conforms(call.arguments[0], to: "CodingKeyRepresentable"): .int(2)
            default: .int(3)
            }
        }
        type.method("_isKnown(_:)", HostParameter.list((nil, "Any")), result: "Bool") { call throws(ScriptError) in
            if case .other = call.interpreter.form(of: call.arguments[0]) { .bool(false) } else { .bool(true) }
        }
        type.method("_member(_:of:)", HostParameter.list((nil, "Any"), ("of", "Any")), result: "Any") { call throws(ScriptError) in
            call.interpreter.resolved(call.arguments[0], as: call.arguments[1])
        }
        type.method("_standIn(_:)", HostParameter.list((nil, "Any")), result: "Any") { call throws(ScriptError) in
            if case .placeholder(let name) = call.interpreter.form(of: call.arguments[0]) { return call.interpreter.standingIn(for: name) }
            throw .refusal("decoding a \(call.interpreter.describe(call.arguments[0]))")
        }
    }

    // MARK: Reading

    private static func addReading(to type: inout TypeBinding) {
        // A list with the value, or an empty one.
        type.method("_tree(_:)", HostParameter.list((nil, "Data")), result: "[Any]") { call throws(ScriptError) in
            let data: Data = try call.argument(0)
            try call.interpreter.spend(data.count * stepsPerReadByte)
            guard let item = CodedText.read(data) else { return call.interpreter.makeArray([]) }
            return call.interpreter.makeArray([script(item, call)])
        }
        type.method("_found(_:)", HostParameter.list((nil, "Any")), result: "String") { call throws(ScriptError) in
            let name =
                switch call.arguments[0] {
                case .bool: "bool"
                case .string: "a string"
                case .array: "an array"
                case .dictionary: "a dictionary"
                case .int, .double: "number"
                case .host(let boxed) where boxed.value(as: NullValue.self) != nil: "null"
                case .host(let boxed) where boxed.value(as: CodedNumber.self) != nil: "number"
                default: call.interpreter.describe(call.arguments[0])
                }
            return .string(name)
        }
        type.method("_isNull(_:)", HostParameter.list((nil, "Any")), result: "Bool") { call throws(ScriptError) in
            if case .host(let boxed) = call.arguments[0] { .bool(boxed.value(as: NullValue.self) != nil) } else { .bool(false) }
        }
        // The value as a number, text or flag of a type; nil when it cannot be one.
        type.method("_scalar(_:_:)", HostParameter.list((nil, "Any"), (nil, "Any")), result: "Any?") { call throws(ScriptError) in
            scalar(call.arguments[0], call.interpreter.form(of: call.arguments[1])) ?? .none
        }
        type.method("_decimal(_:)", HostParameter.list((nil, "Any")), result: "Decimal?") { call throws(ScriptError) in
            switch call.arguments[0] {
            case .int, .sized, .double, .float: return call.give(Decimal.read(call.arguments[0], in: call.host))
            case .host(let boxed):
                guard let digits = boxed.value(as: CodedNumber.self)?.digits else { return .none }
                return call.give(Decimal(string: digits, locale: Locale(identifier: "en_US")))
            default: return .none
            }
        }
        type.method("_snaked(_:)", HostParameter.list((nil, "String")), result: "String") { call throws(ScriptError) in
            .string(KeyNames.snaked(try call.argument(0)))
        }
        type.method("_unsnaked(_:)", HostParameter.list((nil, "String")), result: "String") { call throws(ScriptError) in
            .string(KeyNames.unsnaked(try call.argument(0)))
        }
        type.method("_internetDate(_:)", HostParameter.list((nil, "String")), result: "Date?") { call throws(ScriptError) in
            let text: String = try call.argument(0)
            let plain = try? Date.ISO8601FormatStyle().parse(text)
            return call.give(plain ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)))
        }
        type.method("_internetText(_:)", HostParameter.list((nil, "Date")), result: "String") { call throws(ScriptError) in
            let date: Date = try call.argument(0)
            return .string(Date.ISO8601FormatStyle().format(date))
        }
    }

    private static func script(_ item: CodedText.Item, _ call: HostCall) -> Value {
        switch item {
        case .null: call.give(NullValue())
        case .flag(let flag): .bool(flag)
        case .text(let text): .string(text)
        case .number(let digits): call.give(CodedNumber(digits: digits))
        case .list(let items): call.interpreter.makeArray(items.map { script($0, call) })
        case .object(let members): call.interpreter.makeDictionary(members.map { (.string($0.key), script($0.value, call)) })
        }
    }

    private static func scalar(_ value: Value, _ form: TypeForm) -> Value? {
        switch (form, value) {
        case (.bool, .bool), (.string, .string): return value
        case (.integer(let type), .int), (.integer(let type), .sized), (.integer(let type), .double), (.integer(let type), .float):
            return digits(of: value).flatMap { integer($0, type) }
        case (.double, _) where value.number != nil: return value.number.map { .double($0) }
        case (.float, _) where value.number != nil: return value.number.map { .float(Float($0)) }
        case (_, .host(let boxed)):
            guard let digits = boxed.value(as: CodedNumber.self)?.digits else { return nil }
            switch form {
            case .integer(let type): return integer(digits, type)
            case .double: return Double(digits).flatMap { $0.isFinite ? .double($0) : nil }
            case .float: return Float(digits).flatMap { $0.isFinite ? .float($0) : nil }
            default: return nil
            }
        default: return nil
        }
    }

    private static func integer<Number: FixedWidthInteger>(_ digits: String, _ type: Number.Type) -> Value? {
        (Number(digits) ?? Double(digits).flatMap(Number.init(exactly:))).map { .integer($0) }
    }

    /// The shortest digits of a number; nil for other values and for one that is not finite.
    private static func digits(of value: Value) -> String? {
        switch value {
        case .int(let number): "\(number)"
        case .sized(let number): "\(number.number)"
        case .double(let number): number.isFinite ? digits("\(number)") : nil
        case .float(let number): number.isFinite ? digits("\(number)") : nil
        default: nil
        }
    }

    // MARK: Writing

    private static func addWriting(to type: inout TypeBinding) {
        // The form of a number for writing, by its type; nil if it is not a number.
        type.method("_number(_:_:)", HostParameter.list((nil, "Any"), (nil, "Any")), result: "Any?") { call throws(ScriptError) in
            guard call.arguments[0].number != nil else { return call.arguments[0] }
            return digits(of: call.arguments[0]).map { call.give(CodedNumber(digits: $0)) } ?? .none
        }
        type.method("_decimalNumber(_:)", HostParameter.list((nil, "Decimal")), result: "Any") { call throws(ScriptError) in
            let number: Decimal = try call.argument(0)
            return call.give(CodedNumber(digits: number.description))
        }
        type.method("_bytes(of:)", HostParameter.list(("of", "Data")), result: "[UInt8]") { call throws(ScriptError) in
            let data: Data = try call.argument(0)
            return call.interpreter.makeArray(data.map { .integer($0) })
        }
        type.method("_text(of:_:)", HostParameter.list(("of", "Any"), (nil, "Int")), result: "Data") { call throws(ScriptError) in
            let options: Int = try call.argument(1)
            try call.interpreter.checkDepth(of: call.arguments[0])
            let style = CodedText.Style(isPretty: options & 1 != 0, sortsKeys: options & 2 != 0, keepsSlashes: options & 8 != 0)
            let data = Data(CodedText.write(item(call.arguments[0], call), style).utf8)
            try call.interpreter.spend(data.count * stepsPerWrittenByte)
            return call.give(data)
        }
        type.method("_propertyList(of:_:)", HostParameter.list(("of", "Any"), (nil, "Bool")), result: "Data?") { call throws(ScriptError) in
            let isBinary: Bool = try call.argument(1)
            try call.interpreter.checkDepth(of: call.arguments[0])
            return call.give(propertyList(call.arguments[0], call).written(isBinary: isBinary))
        }
    }

    /// The shortest digits of a floating-point number, without `.0`.
    private static func digits(_ description: String) -> String {
        description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }

    private static func item(_ value: Value, _ call: HostCall) -> CodedText.Item {
        switch value {
        case .bool(let flag): return .flag(flag)
        case .int, .sized: return .number(digits(of: value) ?? "0")
        case .double(let number): return .number(digits("\(number)"))
        case .float(let number): return .number(digits("\(number)"))
        case .string(let text): return .text(text)
        case .array: return .list((call.interpreter.elements(of: value) ?? []).map { item($0, call) })
        case .dictionary:
            return .object(
                (call.interpreter.entries(of: value) ?? []).map { entry in
                    (call.interpreter.describe(entry.key), item(entry.value, call))
                })
        case .host(let boxed): return boxed.value(as: CodedNumber.self).map { .number($0.digits) } ?? .null
        default: return .null
        }
    }

    static func propertyList(_ value: Value, _ call: HostCall) -> PropertyListItem {
        switch value {
        case .bool(let flag): return .flag(flag)
        case .int, .sized: return value.integer.map { .whole($0) } ?? .number(value.number ?? 0)
        case .double, .float: return .number(value.number ?? 0)
        case .string(let text): return .text(text)
        case .array: return .list((call.interpreter.elements(of: value) ?? []).map { propertyList($0, call) })
        case .dictionary:
            let entries = call.interpreter.entries(of: value) ?? []
            return .dictionary(
                Dictionary(
                    entries.map { (call.interpreter.describe($0.key), propertyList($0.value, call)) }, uniquingKeysWith: { _, last in last }
                ))
        case .host(let boxed):
            if let digits = boxed.value(as: CodedNumber.self)?.digits {
                return Int(digits).map { .whole($0) } ?? .number(Double(digits) ?? 0)
            }
            if let date = boxed.value(as: Date.self) { return .date(date) }
            // Foundation's own word for nothing, which lists have none for.
            return boxed.value(as: Data.self).map { .data($0) } ?? .text("$null")
        default: return .text("$null")
        }
    }
}

/// A number of a coded text, by its digits.
struct CodedNumber: BridgedValue, CustomStringConvertible {
    package static var hostName: String { "NSNumber" }

    let digits: String

    var description: String { digits }
}

/// Keys in the two manners that JSON's coders know.
enum KeyNames {
    /// `myURLProperty` as `my_url_property`.
    static func snaked(_ key: String) -> String {
        let words = JSONEncoderWords.split(key)
        return words.joined(separator: "_")
    }

    /// `one_two_three` as `oneTwoThree`; underscores at both ends stay.
    static func unsnaked(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else { return key }
        let parts = key[first...last].split(separator: "_")
        guard parts.count > 1 else { return key }
        let joined = parts[0].lowercased() + parts.dropFirst().map(\.capitalized).joined()
        return key[..<first] + joined + key[key.index(after: last)...]
    }
}

/// The words of a key in camel case, as Foundation parts them.
private enum JSONEncoderWords {
    static func split(_ key: String) -> [String] {
        guard !key.isEmpty else { return [key] }
        var words: [Range<String.Index>] = []
        var start = key.startIndex
        var search = key.index(after: start)..<key.endIndex
        while let upper = key[search].firstIndex(where: \.isUppercase) {
            words.append(start..<upper)
            guard let lower = key[upper..<search.upperBound].firstIndex(where: \.isLowercase) else {
                start = upper
                search = search.upperBound..<search.upperBound
                break
            }
            let afterUpper = key.index(after: upper)
            if lower == afterUpper {
                start = upper
            } else {
                let before = key.index(before: lower)
                words.append(upper..<before)
                start = before
            }
            search = lower..<search.upperBound
        }
        words.append(start..<search.upperBound)
        return words.map { key[$0].lowercased() }
    }
}
