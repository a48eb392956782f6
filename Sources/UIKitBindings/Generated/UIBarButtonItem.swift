// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiBarButtonItem: HostType = {
        var type = TypeBinding("UIBarButtonItem", .class, superclass: "UIBarItem")
        type.property("width", "CGFloat") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.width)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.width = try call.read(value)
        }
        type.property("possibleTitles", "Set<String>?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.possibleTitles)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.possibleTitles = try call.read(value)
        }
        type.property("imageInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.imageInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.imageInsets = try call.read(value)
        }
        type.method(
            "setTitlePositionAdjustment(_:for:)",
            [HostParameter(nil, "adjustment", "UIOffset"), HostParameter("for", "barMetrics", "UIBarMetrics")]
        ) { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            let a0: UIOffset = try call.argument(0)
            let a1: UIBarMetrics = try call.argument(1)
            object.setTitlePositionAdjustment(a0, for: a1)
            return .void
        }
        type.method(
            "titlePositionAdjustment(for:)",
            [HostParameter("for", "barMetrics", "UIBarMetrics")],
            result: "UIOffset"
        ) { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            let a0: UIBarMetrics = try call.argument(0)
            return call.give(object.titlePositionAdjustment(for: a0))
        }
        type.method(
            "setBackButtonTitlePositionAdjustment(_:for:)",
            [HostParameter(nil, "adjustment", "UIOffset"), HostParameter("for", "barMetrics", "UIBarMetrics")]
        ) { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            let a0: UIOffset = try call.argument(0)
            let a1: UIBarMetrics = try call.argument(1)
            object.setBackButtonTitlePositionAdjustment(a0, for: a1)
            return .void
        }
        type.method(
            "backButtonTitlePositionAdjustment(for:)",
            [HostParameter("for", "barMetrics", "UIBarMetrics")],
            result: "UIOffset"
        ) { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            let a0: UIBarMetrics = try call.argument(0)
            return call.give(object.backButtonTitlePositionAdjustment(for: a0))
        }
        type.method("flexibleSpace()", isStatic: true, result: "UIBarButtonItem") { call throws(ScriptError) in
            call.inWorld { call.give(UIBarButtonItem.flexibleSpace()) }
        }
        type.method(
            "fixedSpace(_:)",
            isStatic: true,
            [HostParameter(nil, "width", "CGFloat")],
            result: "UIBarButtonItem"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(UIBarButtonItem.fixedSpace(a0)) }
        }
        type.property("menu", "UIMenu?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.menu)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.menu = try call.read(value)
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.image = try call.read(value)
        }
        type.property("style", "UIBarButtonItem.Style") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.style)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.style = try call.read(value)
        }
        type.property("target", "AnyObject?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(weakly: object.targetID)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.targetID = try call.read(value)
        }
        type.property("action", "Selector?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.action)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.action = try call.read(value)
        }
        type.property("primaryAction", "UIAction?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.primaryAction)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.primaryAction = try call.read(value)
        }
        type.property("customView", "UIView?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.customView)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.customView = try call.read(value)
        }
        type.property("tintColor", "UIColor?") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.tintColor)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.tintColor = try call.read(value)
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        type.property("isHidden", "Bool") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.isHidden)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.isHidden = try call.read(value)
        }
        type.property("tag", "Int") { call throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            return call.give(object.tag)
        } set: { call, value throws(ScriptError) in
            let object: UIBarButtonItem = try call.receiver()
            object.tag = try call.read(value)
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIBarButtonItem() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIBarButtonItem?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIBarButtonItem(coder: a0) }
        }
        type.initializer(
            "init(title:style:target:action:)",
            [
                HostParameter("title", "title", "String?"),
                HostParameter("style", "style", "UIBarButtonItem.Style"),
                HostParameter("target", "target", "Any?"),
                HostParameter("action", "action", "Selector?"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UIBarButtonItem.Style = try call.argument(1)
            let a2: ObjectID? = try call.argument(2)
            let a3: Selector? = try call.argument(3)
            return call.make { UIBarButtonItem(title: a0, style: a1, target: a2, action: a3) }
        }
        type.initializer(
            "init(image:style:target:action:)",
            [
                HostParameter("image", "image", "UIImage?"),
                HostParameter("style", "style", "UIBarButtonItem.Style"),
                HostParameter("target", "target", "Any?"),
                HostParameter("action", "action", "Selector?"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIImage? = try call.argument(0)
            let a1: UIBarButtonItem.Style = try call.argument(1)
            let a2: ObjectID? = try call.argument(2)
            let a3: Selector? = try call.argument(3)
            return call.make { UIBarButtonItem(image: a0, style: a1, target: a2, action: a3) }
        }
        type.initializer(
            "init(barButtonSystemItem:target:action:)",
            [
                HostParameter("barButtonSystemItem", "systemItem", "UIBarButtonItem.SystemItem"),
                HostParameter("target", "target", "Any?"),
                HostParameter("action", "action", "Selector?"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIBarButtonItem.SystemItem = try call.argument(0)
            let a1: ObjectID? = try call.argument(1)
            let a2: Selector? = try call.argument(2)
            return call.make { UIBarButtonItem(barButtonSystemItem: a0, target: a1, action: a2) }
        }
        type.initializer(
            "init(title:image:primaryAction:menu:)",
            [
                HostParameter("title", "title", "String?", default: "nil"),
                HostParameter("image", "image", "UIImage?", default: "nil"),
                HostParameter("primaryAction", "primaryAction", "UIAction?", default: "nil"),
                HostParameter("menu", "menu", "UIMenu?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: UIAction? = try call.argument(2)
            let a3: UIMenu? = try call.argument(3)
            return call.make { UIBarButtonItem(title: a0, image: a1, primaryAction: a2, menu: a3) }
        }
        type.initializer(
            "init(systemItem:primaryAction:menu:)",
            [
                HostParameter("systemItem", "systemItem", "UIBarButtonItem.SystemItem"),
                HostParameter("primaryAction", "primaryAction", "UIAction?", default: "nil"),
                HostParameter("menu", "menu", "UIMenu?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: UIBarButtonItem.SystemItem = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            let a2: UIMenu? = try call.argument(2)
            return call.make { UIBarButtonItem(systemItem: a0, primaryAction: a1, menu: a2) }
        }
        type.initializer("init(customView:)", [HostParameter("customView", "customView", "UIView")]) { call throws(ScriptError) in
            let a0: UIView = try call.argument(0)
            return call.make { UIBarButtonItem(customView: a0) }
        }
        type.requireVersion(
            iOS: 14,
            [
                "fixedSpace(_:)",
                "flexibleSpace()",
                "init(systemItem:primaryAction:menu:)",
                "init(title:image:primaryAction:menu:)",
                "menu",
                "primaryAction",
            ]
        )
        return type.hostType
    }()
}

extension Bindings {
    static let uiBarButtonItemStyle: HostType = {
        var type = TypeBinding("UIBarButtonItem.Style", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIBarButtonItem.Style.self)
        type.enumCase("plain") { call throws(ScriptError) in
            call.give(UIBarButtonItem.Style.plain)
        }
        type.enumCase("done") { call throws(ScriptError) in
            call.give(UIBarButtonItem.Style.done)
        }
        return type.hostType
    }()
}

extension UIBarButtonItem.Style: BridgedValue {
    package static var hostName: String { "UIBarButtonItem.Style" }
}

extension Bindings {
    static let uiBarButtonItemSystemItem: HostType = {
        var type = TypeBinding("UIBarButtonItem.SystemItem", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIBarButtonItem.SystemItem.self)
        type.enumCase("done") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.done)
        }
        type.enumCase("cancel") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.cancel)
        }
        type.enumCase("edit") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.edit)
        }
        type.enumCase("save") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.save)
        }
        type.enumCase("add") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.add)
        }
        type.enumCase("flexibleSpace") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.flexibleSpace)
        }
        type.enumCase("fixedSpace") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.fixedSpace)
        }
        type.enumCase("compose") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.compose)
        }
        type.enumCase("reply") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.reply)
        }
        type.enumCase("action") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.action)
        }
        type.enumCase("organize") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.organize)
        }
        type.enumCase("bookmarks") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.bookmarks)
        }
        type.enumCase("search") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.search)
        }
        type.enumCase("refresh") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.refresh)
        }
        type.enumCase("stop") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.stop)
        }
        type.enumCase("camera") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.camera)
        }
        type.enumCase("trash") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.trash)
        }
        type.enumCase("play") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.play)
        }
        type.enumCase("pause") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.pause)
        }
        type.enumCase("rewind") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.rewind)
        }
        type.enumCase("fastForward") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.fastForward)
        }
        type.enumCase("undo") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.undo)
        }
        type.enumCase("redo") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.redo)
        }
        type.enumCase("close") { call throws(ScriptError) in
            call.give(UIBarButtonItem.SystemItem.close)
        }
        return type.hostType
    }()
}

extension UIBarButtonItem.SystemItem: BridgedValue {
    package static var hostName: String { "UIBarButtonItem.SystemItem" }
}
