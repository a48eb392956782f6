// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTraitCollection: HostType = {
        var type = TypeBinding("UITraitCollection", .structure, conformances: ["Hashable"])
        type.property("horizontalSizeClass", "UIUserInterfaceSizeClass") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.horizontalSizeClass)
        }
        type.property("verticalSizeClass", "UIUserInterfaceSizeClass") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.verticalSizeClass)
        }
        type.property("userInterfaceStyle", "UIUserInterfaceStyle") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.userInterfaceStyle)
        }
        type.property("userInterfaceIdiom", "UIUserInterfaceIdiom") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.userInterfaceIdiom)
        }
        type.property("displayScale", "CGFloat") { call throws(ScriptError) in
            let object: UITraitCollection = try call.receiver()
            return call.give(object.displayScale)
        }
        return type.hostType
    }()
}

extension UITraitCollection: BridgedValue {
    static var hostName: String { "UITraitCollection" }
}
