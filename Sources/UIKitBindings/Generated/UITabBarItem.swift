// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiTabBarItem: HostType = {
        var type = TypeBinding("UITabBarItem", .class, superclass: "UIBarItem")
        type.property("standardAppearance", "UITabBarAppearance?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.standardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.standardAppearance = try call.read(value)
        }
        type.property("badgeColor", "UIColor?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.badgeColor)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.badgeColor = try call.read(value)
        }
        type.property("titlePositionAdjustment", "UIOffset") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.titlePositionAdjustment)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.titlePositionAdjustment = try call.read(value)
        }
        type.property("imageInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.imageInsets)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.imageInsets = try call.read(value)
        }
        type.property("landscapeImagePhone", "UIImage?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.landscapeImagePhone)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.landscapeImagePhone = try call.read(value)
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UITabBarItem() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UITabBarItem?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UITabBarItem(coder: a0) }
        }
        type.initializer(
            "init(title:image:tag:)",
            [HostParameter("title", "title", "String?"), HostParameter("image", "image", "UIImage?"), HostParameter("tag", "tag", "Int")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: Int = try call.argument(2)
            return call.make { UITabBarItem(title: a0, image: a1, tag: a2) }
        }
        type.initializer(
            "init(title:image:selectedImage:)",
            [
                HostParameter("title", "title", "String?"),
                HostParameter("image", "image", "UIImage?"),
                HostParameter("selectedImage", "selectedImage", "UIImage?"),
            ]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: UIImage? = try call.argument(1)
            let a2: UIImage? = try call.argument(2)
            return call.make { UITabBarItem(title: a0, image: a1, selectedImage: a2) }
        }
        type.initializer(
            "init(tabBarSystemItem:tag:)",
            [HostParameter("tabBarSystemItem", "systemItem", "UITabBarItem.SystemItem"), HostParameter("tag", "tag", "Int")]
        ) { call throws(ScriptError) in
            let a0: UITabBarItem.SystemItem = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.make { UITabBarItem(tabBarSystemItem: a0, tag: a1) }
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.image = try call.read(value)
        }
        type.property("selectedImage", "UIImage?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.selectedImage)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.selectedImage = try call.read(value)
        }
        type.property("badgeValue", "String?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.badgeValue)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.badgeValue = try call.read(value)
        }
        type.property("isEnabled", "Bool") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.isEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.isEnabled = try call.read(value)
        }
        type.property("tag", "Int") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.tag)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.tag = try call.read(value)
        }
        type.property("scrollEdgeAppearance", "UITabBarAppearance?") { call throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            return call.give(object.scrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UITabBarItem = try call.receiver()
            object.scrollEdgeAppearance = try call.read(value)
        }
        type.requireVersion(iOS: 15, ["scrollEdgeAppearance"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiTabBarItemSystemItem: HostType = {
        var type = TypeBinding("UITabBarItem.SystemItem", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UITabBarItem.SystemItem.self)
        type.enumCase("more") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.more)
        }
        type.enumCase("favorites") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.favorites)
        }
        type.enumCase("featured") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.featured)
        }
        type.enumCase("topRated") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.topRated)
        }
        type.enumCase("recents") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.recents)
        }
        type.enumCase("contacts") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.contacts)
        }
        type.enumCase("history") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.history)
        }
        type.enumCase("bookmarks") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.bookmarks)
        }
        type.enumCase("search") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.search)
        }
        type.enumCase("downloads") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.downloads)
        }
        type.enumCase("mostRecent") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.mostRecent)
        }
        type.enumCase("mostViewed") { call throws(ScriptError) in
            call.give(UITabBarItem.SystemItem.mostViewed)
        }
        return type.hostType
    }()
}

extension UITabBarItem.SystemItem: BridgedValue {
    package static var hostName: String { "UITabBarItem.SystemItem" }
}
