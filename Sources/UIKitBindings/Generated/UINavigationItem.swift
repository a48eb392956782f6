// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNavigationItem: HostType = {
        var type = TypeBinding("UINavigationItem", .class, superclass: "NSObject")
        type.property("standardAppearance", "UINavigationBarAppearance?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.standardAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.standardAppearance = try call.read(value)
        }
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UINavigationItem() }
        }
        type.initializer("init(title:)", [HostParameter("title", "title", "String")]) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            return call.make { UINavigationItem(title: a0) }
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.title = try call.read(value)
        }
        type.property("backButtonTitle", "String?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.backButtonTitle)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.backButtonTitle = try call.read(value)
        }
        type.method(
            "setHidesBackButton(_:animated:)",
            [HostParameter(nil, "hidesBackButton", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setHidesBackButton(a0, animated: a1)
            return .void
        }
        type.property("largeTitleDisplayMode", "UINavigationItem.LargeTitleDisplayMode") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.largeTitleDisplayMode)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.largeTitleDisplayMode = try call.read(value)
        }
        type.property("backBarButtonItem", "UIBarButtonItem?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.backBarButtonItem)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.backBarButtonItem = try call.read(value)
        }
        type.property("hidesBackButton", "Bool") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.hidesBackButton)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.hidesBackButton = try call.read(value)
        }
        type.property("titleView", "UIView?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.titleView)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.titleView = try call.read(value)
        }
        type.property("rightBarButtonItems", "[UIBarButtonItem]?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.rightBarButtonItems)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.rightBarButtonItems = try call.read(value)
        }
        type.property("rightBarButtonItem", "UIBarButtonItem?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.rightBarButtonItem)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.rightBarButtonItem = try call.read(value)
        }
        type.property("leftBarButtonItems", "[UIBarButtonItem]?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.leftBarButtonItems)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.leftBarButtonItems = try call.read(value)
        }
        type.property("leftBarButtonItem", "UIBarButtonItem?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.leftBarButtonItem)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.leftBarButtonItem = try call.read(value)
        }
        type.property("backButtonDisplayMode", "UINavigationItem.BackButtonDisplayMode") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.backButtonDisplayMode)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.backButtonDisplayMode = try call.read(value)
        }
        type.property("leftItemsSupplementBackButton", "Bool") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.leftItemsSupplementBackButton)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.leftItemsSupplementBackButton = try call.read(value)
        }
        type.property("prompt", "String?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.prompt)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.prompt = try call.read(value)
        }
        type.method(
            "setLeftBarButton(_:animated:)",
            [HostParameter(nil, "item", "UIBarButtonItem?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            let a0: UIBarButtonItem? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setLeftBarButton(a0, animated: a1)
            return .void
        }
        type.method(
            "setRightBarButton(_:animated:)",
            [HostParameter(nil, "item", "UIBarButtonItem?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            let a0: UIBarButtonItem? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setRightBarButton(a0, animated: a1)
            return .void
        }
        type.method(
            "setLeftBarButtonItems(_:animated:)",
            [HostParameter(nil, "items", "[UIBarButtonItem]?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            let a0: [UIBarButtonItem]? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setLeftBarButtonItems(a0, animated: a1)
            return .void
        }
        type.method(
            "setRightBarButtonItems(_:animated:)",
            [HostParameter(nil, "items", "[UIBarButtonItem]?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            let a0: [UIBarButtonItem]? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setRightBarButtonItems(a0, animated: a1)
            return .void
        }
        type.property("searchController", "UISearchController?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.searchController)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.searchController = try call.read(value)
        }
        type.property("hidesSearchBarWhenScrolling", "Bool") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.hidesSearchBarWhenScrolling)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.hidesSearchBarWhenScrolling = try call.read(value)
        }
        type.property("preferredSearchBarPlacement", "UINavigationItem.SearchBarPlacement") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.preferredSearchBarPlacement)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.preferredSearchBarPlacement = try call.read(value)
        }
        type.property("searchBarPlacement", "UINavigationItem.SearchBarPlacement") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.searchBarPlacement)
        }
        type.property("compactAppearance", "UINavigationBarAppearance?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.compactAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.compactAppearance = try call.read(value)
        }
        type.property("scrollEdgeAppearance", "UINavigationBarAppearance?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.scrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.scrollEdgeAppearance = try call.read(value)
        }
        type.property("compactScrollEdgeAppearance", "UINavigationBarAppearance?") { call throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            return call.give(object.compactScrollEdgeAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UINavigationItem = try call.receiver()
            object.compactScrollEdgeAppearance = try call.read(value)
        }
        type.requireVersion(iOS: 14, ["backButtonDisplayMode"])
        type.requireVersion(iOS: 15, ["compactScrollEdgeAppearance"])
        type.requireVersion(iOS: 16, ["preferredSearchBarPlacement", "searchBarPlacement"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiNavigationItemLargeTitleDisplayMode: HostType = {
        var type = TypeBinding("UINavigationItem.LargeTitleDisplayMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UINavigationItem.LargeTitleDisplayMode.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.automatic)
        }
        type.enumCase("always") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.always)
        }
        type.enumCase("never") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.never)
        }
        type.enumCase("inline") { call throws(ScriptError) in
            call.give(UINavigationItem.LargeTitleDisplayMode.inline)
        }
        return type.hostType
    }()
}

extension UINavigationItem.LargeTitleDisplayMode: BridgedValue {
    package static var hostName: String { "UINavigationItem.LargeTitleDisplayMode" }
}

extension Bindings {
    static let uiNavigationItemBackButtonDisplayMode: HostType = {
        var type = TypeBinding("UINavigationItem.BackButtonDisplayMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UINavigationItem.BackButtonDisplayMode.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UINavigationItem.BackButtonDisplayMode.`default`)
        }
        type.enumCase("generic") { call throws(ScriptError) in
            call.give(UINavigationItem.BackButtonDisplayMode.generic)
        }
        type.enumCase("minimal") { call throws(ScriptError) in
            call.give(UINavigationItem.BackButtonDisplayMode.minimal)
        }
        return type.hostType
    }()
}

extension UINavigationItem.BackButtonDisplayMode: BridgedValue {
    package static var hostName: String { "UINavigationItem.BackButtonDisplayMode" }
}

extension Bindings {
    static let uiNavigationItemSearchBarPlacement: HostType = {
        var type = TypeBinding("UINavigationItem.SearchBarPlacement", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UINavigationItem.SearchBarPlacement.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UINavigationItem.SearchBarPlacement.automatic)
        }
        type.enumCase("inline") { call throws(ScriptError) in
            call.give(UINavigationItem.SearchBarPlacement.inline)
        }
        type.enumCase("stacked") { call throws(ScriptError) in
            call.give(UINavigationItem.SearchBarPlacement.stacked)
        }
        type.enumCase("integrated") { call throws(ScriptError) in
            call.give(UINavigationItem.SearchBarPlacement.integrated)
        }
        type.enumCase("integratedCentered") { call throws(ScriptError) in
            call.give(UINavigationItem.SearchBarPlacement.integratedCentered)
        }
        type.enumCase("integratedButton") { call throws(ScriptError) in
            call.give(UINavigationItem.SearchBarPlacement.integratedButton)
        }
        return type.hostType
    }()
}

extension UINavigationItem.SearchBarPlacement: BridgedValue {
    package static var hostName: String { "UINavigationItem.SearchBarPlacement" }
}
