internal import Heap
internal import Interpreter
internal import UIKit

// Properties by their names. Their values may be of any type, so no binding can be generated.
extension Bindings {
    static func completeNSObject(_ type: inout TypeBinding) {
        type.property("accessibilityElements", "[Any]?") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityElementsID)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityElementsID = try call.read(value)
        }
        let change = HostParameter.list(
            ("forKeyPath", "String?"), ("of", "Any?"), ("change", "[NSKeyValueChangeKey: Any]?"), ("context", "Any?"))
        type.method("observeValue(forKeyPath:of:change:context:)", isOverridePoint: true, change) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let key: String? = try call.argument(0)
            let sender: ObjectID? = try call.argument(1)
            let arguments: [(String, Argument)] = [
                ("keyPath", key.map { .value($0) } ?? .nothing), ("object", sender.map { .object($0) } ?? .nothing),
                ("change", try call.argument(2)), ("context", try call.argument(3)),
            ]
            return call.send("observeValue(forKeyPath:of:change:context:)", to: object, arguments) { object.refuseChange(of: key) }
        }
        type.method("awakeAfter(using:)", isOverridePoint: true, [HostParameter("using", "coder", "NSCoder")], result: "Any?") { call in
            // The default of `awakeAfter(using:)`: the object itself.
            call.receiver
        }
        completeProtocol(&type)
        completePerforming(&type)
        for (name, label) in [("value(forKey:)", "forKey"), ("value(forKeyPath:)", "forKeyPath")] {
            type.method(name, [HostParameter(label, "key", "String")], result: "Any?") { call throws(ScriptError) in
                let object: NSObject = try call.receiver()
                let key: String = try call.argument(0)
                if let value = call.host.scriptValue(at: key, of: object.id) { return value }
                if let kept = object.keptValue(forKey: key) { return call.host.value(kept) }
                return call.give(call.inWorld { object.privateObject(at: key)?.id })
            }
        }
    }

    private static func completePerforming(_ type: inout TypeBinding) {
        type.method(
            "_perform(_:_:_:)", HostParameter.list((nil, "Selector"), (nil, "Any?"), (nil, "Any?")), result: "Any?"
        ) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let action: Selector = try call.argument(0)
            let (first, second): (Argument, Argument) = (try call.argument(1), try call.argument(2))
            return call.host.value(object.world.perform(action, on: object.id, [first, second]))
        }
    }

    /// Adds the requirements of NSObjectProtocol.
    private static func completeProtocol(_ type: inout TypeBinding) {
        for (name, label, isExact) in [("isKind(of:)", "of", false), ("isMember(of:)", "of", true), ("conforms(to:)", "to", false)] {
            type.method(name, [HostParameter(label, "type", "Any")], result: "Bool") { call throws(ScriptError) in
                let object: NSObject = try call.receiver()
                return .bool(call.interpreter.isInstance(object.id, of: call.arguments[0], exactly: isExact))
            }
        }
        type.method("superclass()", isStatic: true, [], result: "AnyClass?") { call throws(ScriptError) in
            call.interpreter.superclass(of: call.receiver)
        }
        type.method(
            "isSubclass(of:)", isStatic: true, [HostParameter("of", "aClass", "AnyClass")], result: "Bool"
        ) { call throws(ScriptError) in
            .bool(call.interpreter.isSubclass(call.receiver, of: call.arguments[0]))
        }
        type.property("superclass", "AnyClass?") { call throws(ScriptError) in
            call.interpreter.superclass(of: call.receiver)
        }
        type.method("isEqual(_:)", [HostParameter(nil, "object", "Any?")], result: "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            if case .object(let other) = call.arguments[0] { return .bool(object.id == other) }
            return .bool(false)
        }
    }
}
