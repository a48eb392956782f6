package import Foundation
package import Interpreter

extension Bool: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Bool? {
        if case .bool(let flag) = value { flag } else { nil }
    }

    package func give(in host: ScriptHost) -> Value { .bool(self) }
}

extension String: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> String? { value.text }

    package func give(in host: ScriptHost) -> Value { .string(self) }
}

/// A string, or a part of one with the places that it has there.
extension Substring: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> Substring? {
        if case .substring(let slice) = value { slice.text } else { value.text.map { $0[...] } }
    }

    package func give(in host: ScriptHost) -> Value { .substring(TextSlice(self)) }
}

extension String.Index: Bridged {
    package static func read(_ value: Value, in host: ScriptHost) -> String.Index? {
        if case .index(let index) = value { index } else { nil }
    }

    package func give(in host: ScriptHost) -> Value { .index(self) }
}

/// Any integer type. A literal that the learner's code has as an Int converts.
package protocol BridgedInteger: Bridged, FixedWidthInteger {}

extension BridgedInteger {
    package static func read(_ value: Value, in host: ScriptHost) -> Self? {
        value.integer(as: Self.self)
    }

    package func give(in host: ScriptHost) -> Value { .integer(self) }
}

extension Int: BridgedInteger {}
extension Int8: BridgedInteger {}
extension Int16: BridgedInteger {}
extension Int32: BridgedInteger {}
extension Int64: BridgedInteger {}
extension UInt: BridgedInteger {}
extension UInt8: BridgedInteger {}
extension UInt16: BridgedInteger {}
extension UInt32: BridgedInteger {}
extension UInt64: BridgedInteger {}

/// Any floating-point type. An integer literal that reaches one converts.
package protocol BridgedFloat: Bridged, BinaryFloatingPoint {}

extension BridgedFloat {
    package static func read(_ value: Value, in host: ScriptHost) -> Self? {
        value.number.map { Self($0) }
    }

    package func give(in host: ScriptHost) -> Value { .double(Double(self)) }
}

extension Double: BridgedFloat {}
extension Float: BridgedFloat {
    package func give(in host: ScriptHost) -> Value { .float(self) }
}
extension CGFloat: BridgedFloat {}
