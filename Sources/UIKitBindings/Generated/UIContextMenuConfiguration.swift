// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContextMenuConfigurationElementOrder: HostType = {
        var type = TypeBinding("UIContextMenuConfiguration.ElementOrder", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIContextMenuConfiguration.ElementOrder.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIContextMenuConfiguration.ElementOrder.automatic)
        }
        type.enumCase("priority") { call throws(ScriptError) in
            call.give(UIContextMenuConfiguration.ElementOrder.priority)
        }
        type.enumCase("fixed") { call throws(ScriptError) in
            call.give(UIContextMenuConfiguration.ElementOrder.fixed)
        }
        return type.hostType
    }()
}

extension UIContextMenuConfiguration.ElementOrder: BridgedValue {
    package static var hostName: String { "UIContextMenuConfiguration.ElementOrder" }
}

extension Bindings {
    static let uiContextMenuConfiguration: HostType = {
        var type = TypeBinding("UIContextMenuConfiguration", .class, superclass: "NSObject")
        type.initializer(
            "init(identifier:previewProvider:actionProvider:)",
            [
                HostParameter("identifier", "identifier", "Any?", default: "nil"),
                HostParameter("previewProvider", "previewProvider", "(() -> UIViewController?)?", default: "nil"),
                HostParameter("actionProvider", "actionProvider", "(([UIMenuElement]) -> UIMenu?)?", default: "nil"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Block? = try call.argument(1)
            let a2: Block? = try call.argument(2)
            return call.make { UIContextMenuConfiguration(identifier: a0, previewProvider: a1, actionProvider: a2) }
        }
        return type.hostType
    }()
}
