// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiToolbar: HostType = {
        var type = TypeBinding("UIToolbar", .class, superclass: "UIView", conformances: ["UIBarPositioning"])
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIToolbar(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIToolbar() }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIToolbar?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIToolbar(coder: a0) }
        }
        type.property("standardAppearance", "UIToolbarAppearance") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.standardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.standardAppearance = try call.read(value)
        }
        type.property("compactAppearance", "UIToolbarAppearance?") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.compactAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.compactAppearance = try call.read(value)
        }
        type.property("scrollEdgeAppearance", "UIToolbarAppearance?") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.scrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.scrollEdgeAppearance = try call.read(value)
        }
        type.property("compactScrollEdgeAppearance", "UIToolbarAppearance?") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.compactScrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.compactScrollEdgeAppearance = try call.read(value)
        }
        type.property("barStyle", "UIBarStyle") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.barStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.barStyle = try call.read(value)
        }
        type.property("isTranslucent", "Bool") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.isTranslucent)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.isTranslucent = try call.read(value)
        }
        type.property("barTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.barTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.barTintColor = try call.read(value)
        }
        type.property("delegate", "(any UIToolbarDelegate)?") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("items", "[UIBarButtonItem]?") { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            return call.give(object.items)
        } set: { call, value throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            object.items = try call.read(value)
        }
        type.method(
            "setItems(_:animated:)",
            [HostParameter(nil, "items", "[UIBarButtonItem]?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIToolbar = try call.receiver()
            let a0: [UIBarButtonItem]? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setItems(a0, animated: a1)
            return .void
        }
        type.requireVersion(iOS: 15, ["compactScrollEdgeAppearance", "scrollEdgeAppearance"])
        return type.hostType
    }()
}
