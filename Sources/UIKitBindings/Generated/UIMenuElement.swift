// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiMenuElement: HostType = {
        var type = TypeBinding("UIMenuElement", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIMenuElement() }
        }
        type.property("title", "String") { call throws(ScriptError) in
            let object: UIMenuElement = try call.receiver()
            return call.give(object.title)
        }
        type.property("subtitle", "String?") { call throws(ScriptError) in
            let object: UIMenuElement = try call.receiver()
            return call.give(object.subtitle)
        } set: { call, value throws(ScriptError) in
            let object: UIMenuElement = try call.receiver()
            object.subtitle = try call.read(value)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIMenuElement = try call.receiver()
            return call.give(object.image)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiMenuElementAttributes: HostType = {
        var type = TypeBinding("UIMenuElement.Attributes", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIMenuElement.Attributes.self)
        type.enumCase("disabled") { call throws(ScriptError) in
            call.give(UIMenuElement.Attributes.disabled)
        }
        type.enumCase("destructive") { call throws(ScriptError) in
            call.give(UIMenuElement.Attributes.destructive)
        }
        type.enumCase("hidden") { call throws(ScriptError) in
            call.give(UIMenuElement.Attributes.hidden)
        }
        type.enumCase("keepsMenuPresented") { call throws(ScriptError) in
            call.give(UIMenuElement.Attributes.keepsMenuPresented)
        }
        return type.hostType
    }()
}

extension UIMenuElement.Attributes: BridgedOptions {
    package static var hostName: String { "UIMenuElement.Attributes" }
}

extension Bindings {
    static let uiMenuElementState: HostType = {
        var type = TypeBinding("UIMenuElement.State", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIMenuElement.State.self)
        type.enumCase("off") { call throws(ScriptError) in
            call.give(UIMenuElement.State.off)
        }
        type.enumCase("on") { call throws(ScriptError) in
            call.give(UIMenuElement.State.on)
        }
        type.enumCase("mixed") { call throws(ScriptError) in
            call.give(UIMenuElement.State.mixed)
        }
        return type.hostType
    }()
}

extension UIMenuElement.State: BridgedValue {
    package static var hostName: String { "UIMenuElement.State" }
}
