// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiMenu: HostType = {
        var type = TypeBinding("UIMenu", .class, superclass: "UIMenuElement")
        type.initializer(
            "init(title:subtitle:image:identifier:options:preferredElementSize:children:)",
            [
                HostParameter("title", "title", "String", default: #""""#),
                HostParameter("subtitle", "subtitle", "String?", default: "nil"),
                HostParameter("image", "image", "UIImage?", default: "nil"),
                HostParameter("identifier", "identifier", "UIMenu.Identifier?", default: "nil"),
                HostParameter("options", "options", "UIMenu.Options", default: "[]"),
                HostParameter("preferredElementSize", "preferredElementSize", "UIMenu.ElementSize", default: ".large"),
                HostParameter("children", "children", "[UIMenuElement]", default: "[]"),
            ]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: String? = try call.argument(1)
            let a2: UIImage? = try call.argument(2)
            let a3: UIMenu.Identifier? = try call.argument(3)
            let a4: UIMenu.Options = try call.argument(4)
            let a5: UIMenu.ElementSize = try call.argument(5)
            let a6: [UIMenuElement] = try call.argument(6)
            return call.make {
                UIMenu(title: a0, subtitle: a1, image: a2, identifier: a3, options: a4, preferredElementSize: a5, children: a6)
            }
        }
        type.property("identifier", "UIMenu.Identifier") { call throws(ScriptError) in
            let object: UIMenu = try call.receiver()
            return call.give(object.identifier)
        }
        type.property("options", "UIMenu.Options") { call throws(ScriptError) in
            let object: UIMenu = try call.receiver()
            return call.give(object.options)
        }
        type.property("preferredElementSize", "UIMenu.ElementSize") { call throws(ScriptError) in
            let object: UIMenu = try call.receiver()
            return call.give(object.preferredElementSize)
        } set: { call, value throws(ScriptError) in
            let object: UIMenu = try call.receiver()
            object.preferredElementSize = try call.read(value)
        }
        type.property("children", "[UIMenuElement]") { call throws(ScriptError) in
            let object: UIMenu = try call.receiver()
            return call.give(object.children)
        }
        type.property("selectedElements", "[UIMenuElement]") { call throws(ScriptError) in
            let object: UIMenu = try call.receiver()
            return call.give(object.selectedElements)
        }
        type.method(
            "replacingChildren(_:)",
            [HostParameter(nil, "newChildren", "[UIMenuElement]")],
            result: "UIMenu"
        ) { call throws(ScriptError) in
            let object: UIMenu = try call.receiver()
            let a0: [UIMenuElement] = try call.argument(0)
            return call.give(object.replacingChildren(a0))
        }
        type.requireVersion(iOS: 15, ["selectedElements"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiMenuOptions: HostType = {
        var type = TypeBinding("UIMenu.Options", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIMenu.Options.self)
        type.enumCase("displayInline") { call throws(ScriptError) in
            call.give(UIMenu.Options.displayInline)
        }
        type.enumCase("destructive") { call throws(ScriptError) in
            call.give(UIMenu.Options.destructive)
        }
        type.enumCase("singleSelection") { call throws(ScriptError) in
            call.give(UIMenu.Options.singleSelection)
        }
        type.enumCase("displayAsPalette") { call throws(ScriptError) in
            call.give(UIMenu.Options.displayAsPalette)
        }
        return type.hostType
    }()
}

extension UIMenu.Options: BridgedOptions {
    package static var hostName: String { "UIMenu.Options" }
}

extension Bindings {
    static let uiMenuElementSize: HostType = {
        var type = TypeBinding("UIMenu.ElementSize", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIMenu.ElementSize.self)
        type.enumCase("small") { call throws(ScriptError) in
            call.give(UIMenu.ElementSize.small)
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIMenu.ElementSize.medium)
        }
        type.enumCase("large") { call throws(ScriptError) in
            call.give(UIMenu.ElementSize.large)
        }
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIMenu.ElementSize.automatic)
        }
        return type.hostType
    }()
}

extension UIMenu.ElementSize: BridgedValue {
    package static var hostName: String { "UIMenu.ElementSize" }
}

extension Bindings {
    static let uiMenuIdentifier: HostType = {
        var type = TypeBinding("UIMenu.Identifier", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UIMenu.Identifier.self)
        type.initializer("init(_:)", [HostParameter(nil, "rawValue", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.give(UIMenu.Identifier(a0))
        }
        return type.hostType
    }()
}

extension UIMenu.Identifier: BridgedValue {
    package static var hostName: String { "UIMenu.Identifier" }
}
