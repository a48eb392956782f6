// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationBar: HostType = {
        var type = TypeBinding("UINavigationBar", .class, superclass: "UIView", conformances: ["UIBarPositioning"])
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UINavigationBar(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UINavigationBar() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UINavigationBar?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UINavigationBar(coder: a0) }
        }
        type.property("standardAppearance", "UINavigationBarAppearance") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.standardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.standardAppearance = try call.read(value)
        }
        type.property("items", "[UINavigationItem]?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.items)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.items = try call.read(value)
        }
        type.property("topItem", "UINavigationItem?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.topItem)
        }
        type.property("backItem", "UINavigationItem?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.backItem)
        }
        type.property("barTintColor", "UIColor?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.barTintColor)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.barTintColor = try call.read(value)
        }
        type.property("isTranslucent", "Bool") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.isTranslucent)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.isTranslucent = try call.read(value)
        }
        type.property("barStyle", "UIBarStyle") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.barStyle)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.barStyle = try call.read(value)
        }
        type.property("prefersLargeTitles", "Bool") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.prefersLargeTitles)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.prefersLargeTitles = try call.read(value)
        }
        type.method(
            "setItems(_:animated:)",
            [HostParameter(nil, "items", "[UINavigationItem]?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            let a0: [UINavigationItem]? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setItems(a0, animated: a1)
            return .void
        }
        type.method(
            "pushItem(_:animated:)",
            [HostParameter(nil, "item", "UINavigationItem"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            let a0: UINavigationItem = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.pushItem(a0, animated: a1)
            return .void
        }
        type.method(
            "popItem(animated:)",
            [HostParameter("animated", "animated", "Bool")],
            result: "UINavigationItem?"
        ) { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.give(object.popItem(animated: a0))
        }
        type.property("delegate", "(any UINavigationBarDelegate)?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.method(
            "setBackgroundImage(_:for:)",
            [HostParameter(nil, "backgroundImage", "UIImage?"), HostParameter("for", "barMetrics", "UIBarMetrics")]
        ) { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIBarMetrics = try call.argument(1)
            object.setBackgroundImage(a0, for: a1)
            return .void
        }
        type.method(
            "backgroundImage(for:)",
            [HostParameter("for", "barMetrics", "UIBarMetrics")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            let a0: UIBarMetrics = try call.argument(0)
            return call.give(object.backgroundImage(for: a0))
        }
        type.property("shadowImage", "UIImage?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.shadowImage)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.shadowImage = try call.read(value)
        }
        type.property("backIndicatorImage", "UIImage?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.backIndicatorImage)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.backIndicatorImage = try call.read(value)
        }
        type.property("backIndicatorTransitionMaskImage", "UIImage?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.backIndicatorTransitionMaskImage)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.backIndicatorTransitionMaskImage = try call.read(value)
        }
        type.property("compactAppearance", "UINavigationBarAppearance?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.compactAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.compactAppearance = try call.read(value)
        }
        type.property("scrollEdgeAppearance", "UINavigationBarAppearance?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.scrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.scrollEdgeAppearance = try call.read(value)
        }
        type.property("compactScrollEdgeAppearance", "UINavigationBarAppearance?") { call throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            return call.give(object.compactScrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationBar = try call.receiver()
            object.compactScrollEdgeAppearance = try call.read(value)
        }
        type.requireVersion(iOS: 15, ["compactScrollEdgeAppearance"])
        return type.hostType
    }()
}
