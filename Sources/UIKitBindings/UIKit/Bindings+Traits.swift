internal import Heap
internal import Interpreter
package import UIKit

// Traits by their definitions, an app's own too: generic, so that no binding can be generated.
extension Bindings {
    static func completeTraitCollection(_ type: inout TypeBinding) {
        type.subscript("subscript(_:)", [traitParameter], result: "Any") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            let trait: TraitKey = try call.argument(0)
            return try call.value(object[trait], of: trait)
        }
        type.requireVersion(iOS: 17, ["subscript(_:)"])
    }

    static func completeTraitBox(_ type: inout TypeBinding) {
        type.subscript("subscript(_:)", [traitParameter], result: "Any") { call throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            let trait: TraitKey = try call.argument(0)
            return try call.value(object[trait], of: trait)
        } set: { call, value throws(ScriptError) in
            let object: TraitBox = try call.receiver()
            let trait: TraitKey = try call.argument(0)
            object[trait] = try call.traitValue(call.interpreter.resolved(value, like: try call.value(nil, of: trait)))
        }
    }

    private static let traitParameter = HostParameter(nil, "trait", "UITrait")
}

extension TraitKey: Bridged {
    /// A trait's definition, as `UITraitUserInterfaceStyle.self`; one that the program declares too.
    package static func read(_ value: ScriptValue, in host: ScriptHost) -> TraitKey? {
        guard case .type(let type) = value else { return nil }
        let key = TraitKey(name: host.interpreter.describe(value))
        if case .declared = type { return key }
        return key.isSystem ? key : nil
    }

    package func give(in host: ScriptHost) -> ScriptValue { host.interpreter.type(named: name) }
}

extension HostCall {
    /// A trait's value: the one that is set, or else the definition's default.
    fileprivate func value(_ known: TraitValue?, of trait: TraitKey) throws(ScriptError) -> Value {
        if let own = known?.base as? OwnTraitValue { return own.value }
        if let known, let given = host.value(.value(known.base)) as Value? { return given }
        return try interpreter.evaluate("self.defaultValue", on: arguments[0])
    }

    /// A value for a trait. Only values without references are taken: numbers, text, UIKit's values, and cases without payload.
    fileprivate func traitValue(_ value: Value) throws(ScriptError) -> TraitValue {
        switch value {
        case .bool(let flag): return TraitValue(flag)
        case .int(let number): return TraitValue(number)
        case .double(let number): return TraitValue(number)
        case .sized(let number): return TraitValue(number.number)
        case .float(let number): return TraitValue(number)
        case .string(let text): return TraitValue(text)
        case .host(let boxed): return TraitValue(boxed.base)
        case .none, .enumeration:
            if let own = OwnTraitValue(value, named: interpreter.debugDescribe(value)) { return TraitValue(own) }
        default: break
        }
        throw .refusal("a trait whose value is \(interpreter.describe(value)): only numbers, text, UIKit's values and plain cases are kept")
    }
}

/// A value of one of the program's own types. Two are the same when their descriptions are.
private struct OwnTraitValue: Hashable, Sendable {
    let value: Value
    private let text: String

    /// Nil when the value has a payload.
    init?(_ value: Value, named text: String) {
        if case .enumeration(let item) = value, item.hasPayload { return nil }
        self.value = value
        self.text = text
    }

    static func == (lhs: OwnTraitValue, rhs: OwnTraitValue) -> Bool { lhs.text == rhs.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
