// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsObject: HostType = {
        var type = TypeBinding("NSObject", .class, conformances: ["NSObjectProtocol", "Hashable", "CustomStringConvertible"])
        type.method(
            "setValue(_:forKey:)",
            [HostParameter(nil, "value", "Any?"), HostParameter("forKey", "key", "String")]
        ) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: Argument = try call.argument(0)
            let a1: String = try call.argument(1)
            object.setValue(a0, forKey: a1)
            return .void
        }
        type.method(
            "setValue(_:forKeyPath:)",
            [HostParameter(nil, "value", "Any?"), HostParameter("forKeyPath", "keyPath", "String")]
        ) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: Argument = try call.argument(0)
            let a1: String = try call.argument(1)
            object.setValue(a0, forKeyPath: a1)
            return .void
        }
        type.method(
            "removeObserver(_:forKeyPath:)",
            [HostParameter(nil, "observer", "NSObject"), HostParameter("forKeyPath", "keyPath", "String")]
        ) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: NSObject = try call.argument(0)
            let a1: String = try call.argument(1)
            object.removeObserver(a0, forKeyPath: a1)
            return .void
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { NSObject() }
        }
        type.method("awakeFromNib()", isOverridePoint: true) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.send("awakeFromNib()", to: object, []) {
                object.awakeFromNib()
            }
        }
        type.method("prepareForInterfaceBuilder()", isOverridePoint: true) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.send("prepareForInterfaceBuilder()", to: object, []) {
                object.prepareForInterfaceBuilder()
            }
        }
        type.method("responds(to:)", [HostParameter("to", "aSelector", "Selector!")], result: "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: Selector? = try call.argument(0)
            return call.give(object.responds(to: a0))
        }
        type.property("hash", "Int") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.hash)
        }
        type.method("accessibilityPerformMagicTap()", result: "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityPerformMagicTap())
        }
        type.method("accessibilityPerformEscape()", result: "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityPerformEscape())
        }
        type.method("accessibilityActivate()", result: "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityActivate())
        }
        type.method("accessibilityIncrement()", isOverridePoint: true) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.send("accessibilityIncrement()", to: object, []) {
                object.accessibilityIncrement()
            }
        }
        type.method("accessibilityDecrement()", isOverridePoint: true) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.send("accessibilityDecrement()", to: object, []) {
                object.accessibilityDecrement()
            }
        }
        type.property("description", "String") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.description)
        }
        type.method(
            "perform(_:with:afterDelay:)",
            [
                HostParameter(nil, "aSelector", "Selector"),
                HostParameter("with", "anArgument", "Any?"),
                HostParameter("afterDelay", "delay", "TimeInterval"),
            ]
        ) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: Selector = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: TimeInterval = try call.argument(2)
            object.perform(a0, with: a1, afterDelay: a2)
            return .void
        }
        type.method("perform(_:)", [HostParameter(nil, "aSelector", "Selector")]) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: Selector = try call.argument(0)
            object.perform(a0)
            return .void
        }
        type.method(
            "perform(_:with:)",
            [HostParameter(nil, "aSelector", "Selector"), HostParameter("with", "object", "Any?")]
        ) { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            let a0: Selector = try call.argument(0)
            let a1: Argument = try call.argument(1)
            object.perform(a0, with: a1)
            return .void
        }
        type.method(
            "cancelPreviousPerformRequests(withTarget:selector:object:)",
            isStatic: true,
            [
                HostParameter("withTarget", "aTarget", "Any"),
                HostParameter("selector", "aSelector", "Selector"),
                HostParameter("object", "anArgument", "Any?"),
            ]
        ) { call throws(ScriptError) in
            let a0: ObjectID = try call.argument(0)
            let a1: Selector = try call.argument(1)
            let a2: ObjectID? = try call.argument(2)
            return call.inWorld { call.give(NSObject.cancelPreviousPerformRequests(withTarget: a0, selector: a1, object: a2)) }
        }
        type.method(
            "cancelPreviousPerformRequests(withTarget:)",
            isStatic: true,
            [HostParameter("withTarget", "aTarget", "Any")]
        ) { call throws(ScriptError) in
            let a0: ObjectID = try call.argument(0)
            return call.inWorld { call.give(NSObject.cancelPreviousPerformRequests(withTarget: a0)) }
        }
        type.property("accessibilityLabel", "String?") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityLabel)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityLabel = try call.read(value)
        }
        type.property("accessibilityHint", "String?") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityHint)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityHint = try call.read(value)
        }
        type.property("accessibilityValue", "String?") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityValue)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityValue = try call.read(value)
        }
        type.property("isAccessibilityElement", "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.isAccessibilityElement)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.isAccessibilityElement = try call.read(value)
        }
        type.property("accessibilityElementsHidden", "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityElementsHidden)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityElementsHidden = try call.read(value)
        }
        type.property("accessibilityViewIsModal", "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityViewIsModal)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityViewIsModal = try call.read(value)
        }
        type.property("shouldGroupAccessibilityChildren", "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.shouldGroupAccessibilityChildren)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.shouldGroupAccessibilityChildren = try call.read(value)
        }
        type.property("accessibilityIgnoresInvertColors", "Bool") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityIgnoresInvertColors)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityIgnoresInvertColors = try call.read(value)
        }
        type.property("accessibilityLanguage", "String?") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityLanguage)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityLanguage = try call.read(value)
        }
        type.property("accessibilityFrame", "CGRect") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityFrame)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityFrame = try call.read(value)
        }
        type.property("accessibilityCustomActions", "[UIAccessibilityCustomAction]?") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityCustomActions)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityCustomActions = try call.read(value)
        }
        type.property("accessibilityTraits", "UIAccessibilityTraits") { call throws(ScriptError) in
            let object: NSObject = try call.receiver()
            return call.give(object.accessibilityTraits)
        } set: { call, value throws(ScriptError) in
            let object: NSObject = try call.receiver()
            object.accessibilityTraits = try call.read(value)
        }
        return type.hostType
    }()
}
