// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiKeyCommand: HostType = {
        var type = TypeBinding("UIKeyCommand", .class, superclass: "UICommand")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIKeyCommand() }
        }
        type.initializer(
            "init(input:modifierFlags:action:)",
            [
                HostParameter("input", "input", "String"),
                HostParameter("modifierFlags", "modifierFlags", "UIKeyModifierFlags"),
                HostParameter("action", "action", "Selector"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIKeyModifierFlags = try call.argument(1)
            let a2: Selector = try call.argument(2)
            return call.make { UIKeyCommand(input: a0, modifierFlags: a1, action: a2) }
        }
        type.initializer(
            "init(input:modifierFlags:action:discoverabilityTitle:)",
            [
                HostParameter("input", "input", "String"),
                HostParameter("modifierFlags", "modifierFlags", "UIKeyModifierFlags"),
                HostParameter("action", "action", "Selector"),
                HostParameter("discoverabilityTitle", "discoverabilityTitle", "String"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIKeyModifierFlags = try call.argument(1)
            let a2: Selector = try call.argument(2)
            let a3: String = try call.argument(3)
            return call.make { UIKeyCommand(input: a0, modifierFlags: a1, action: a2, discoverabilityTitle: a3) }
        }
        type.initializer(
            "init(title:image:action:input:modifierFlags:propertyList:discoverabilityTitle:attributes:state:)",
            [
                HostParameter("title", "title", "String", default: #""""#),
                HostParameter("image", "image", "UIImage?", default: "nil"),
                HostParameter("action", "action", "Selector"),
                HostParameter("input", "input", "String"),
                HostParameter("modifierFlags", "modifierFlags", "UIKeyModifierFlags", default: "[]"),
                HostParameter("propertyList", "propertyList", "Any?", default: "nil"),
                HostParameter("discoverabilityTitle", "discoverabilityTitle", "String?", default: "nil"),
                HostParameter("attributes", "attributes", "UIMenuElement.Attributes", default: "[]"),
                HostParameter("state", "state", "UIMenuElement.State", default: ".off"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: Selector = try call.argument(2)
            let a3: String = try call.argument(3)
            let a4: UIKeyModifierFlags = try call.argument(4)
            let a5: ObjectID? = try call.argument(5)
            let a6: String? = try call.argument(6)
            let a7: UIMenuElement.Attributes = try call.argument(7)
            let a8: UIMenuElement.State = try call.argument(8)
            return call.make {
                UIKeyCommand(
                    title: a0,
                    image: a1,
                    action: a2,
                    input: a3,
                    modifierFlags: a4,
                    propertyList: a5,
                    discoverabilityTitle: a6,
                    attributes: a7,
                    state: a8
                )
            }
        }
        type.property("input", "String?") { call throws(ScriptError) in
            let object: UIKeyCommand = try call.receiver()
            return call.give(object.input)
        }
        type.property("modifierFlags", "UIKeyModifierFlags") { call throws(ScriptError) in
            let object: UIKeyCommand = try call.receiver()
            return call.give(object.modifierFlags)
        }
        type.property("wantsPriorityOverSystemBehavior", "Bool") { call throws(ScriptError) in
            let object: UIKeyCommand = try call.receiver()
            return call.give(object.wantsPriorityOverSystemBehavior)
        } set: { call, value throws(ScriptError) in
            let object: UIKeyCommand = try call.receiver()
            object.wantsPriorityOverSystemBehavior = try call.read(value)
        }
        type.property("inputUpArrow", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputUpArrow) }
        }
        type.property("inputDownArrow", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputDownArrow) }
        }
        type.property("inputLeftArrow", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputLeftArrow) }
        }
        type.property("inputRightArrow", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputRightArrow) }
        }
        type.property("inputEscape", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputEscape) }
        }
        type.property("inputPageUp", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputPageUp) }
        }
        type.property("inputPageDown", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputPageDown) }
        }
        type.property("inputHome", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputHome) }
        }
        type.property("inputEnd", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputEnd) }
        }
        type.property("inputDelete", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIKeyCommand.inputDelete) }
        }
        type.requireVersion(iOS: 15, ["wantsPriorityOverSystemBehavior"])
        return type.hostType
    }()
}
