package import Foundation
package import Interpreter
internal import UIKit

extension Bindings {
    /// A number of up to 38 decimal digits; `NSDecimalNumber` is the same here.
    ///
    /// Fidelity: documented Decimal, NSDecimalNumber; the two are one type (simplified).
    static let decimal: HostType = {
        var type = TypeBinding("Decimal", .structure, conformances: ["Hashable", "Comparable"])
        type.makes("init()", []) { Decimal() }
        for name in ["init(_:)", "init(value:)", "init(decimal:)", "init(integerLiteral:)", "init(floatLiteral:)"] {
            type.makes(name, ["Any"]) { (number: Decimal) in number }
        }
        type.makes("init(string:)", ["String"], isFailable: true) { (text: String) in
            Decimal(string: text, locale: Locale(identifier: "en_US"))
        }
        type.makes("init(string:locale:)", ["String", "Any?"], isFailable: true) { (text: String, locale: Locale?) in
            Decimal(string: text, locale: locale)
        }
        type.constant("zero", "Decimal") { Decimal.zero }
        type.constant("one", "Decimal") { Decimal(1) }
        type.constant("pi", "Decimal") { Decimal.pi }
        type.constant("notANumber", "Decimal") { Decimal.nan }
        type.reads("isNaN", "Bool") { (number: Decimal) in number.isNaN }
        type.reads("isZero", "Bool") { (number: Decimal) in number.isZero }
        type.reads("magnitude", "Decimal") { (number: Decimal) in number.magnitude }
        type.reads("decimalValue", "Decimal") { (number: Decimal) in number }
        type.reads("doubleValue", "Double") { (number: Decimal) in NSDecimalNumber(decimal: number).doubleValue }
        type.reads("floatValue", "Float") { (number: Decimal) in NSDecimalNumber(decimal: number).floatValue }
        type.reads("intValue", "Int") { (number: Decimal) in NSDecimalNumber(decimal: number).intValue }
        type.reads("boolValue", "Bool") { (number: Decimal) in !number.isZero }
        type.reads("stringValue", "String") { (number: Decimal) in number.description }
        let operators: [(String, String, @Sendable (Decimal, Decimal) -> Decimal)] = [
            ("+", "adding(_:)", { $0 + $1 }), ("-", "subtracting(_:)", { $0 - $1 }), ("*", "multiplying(by:)", { $0 * $1 }),
            ("/", "dividing(by:)", { $0 / $1 }),
        ]
        for (name, method, body) in operators {
            type.operates(name, ("Decimal", "Decimal"), "Decimal", body)
            type.gives(method, ["Decimal"], "Decimal", body)
        }
        type.operates("<", ("Decimal", "Decimal"), "Bool") { (left: Decimal, right: Decimal) in left < right }
        type.gives("compare(_:)", ["Decimal"], "ComparisonResult") { (left: Decimal, right: Decimal) -> ComparisonResult in
            left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
        }
        return type.hostType
    }()
}

/// A literal is accepted as a decimal number.
extension Decimal: BridgedValue {
    package static var hostName: String { "Decimal" }

    package static func read(_ value: Value, in host: ScriptHost) -> Decimal? {
        switch value {
        case .host(let boxed): boxed.value(as: Decimal.self)
        case .int(let number): Decimal(number)
        // Foundation ends the process for one that is not finite.
        case .double, .float: value.number.map { $0.isFinite ? Decimal($0) : .nan }
        case .sized(let number): Decimal(string: "\(number.number)")
        default: nil
        }
    }
}
