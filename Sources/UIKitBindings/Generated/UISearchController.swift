// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiSearchController: HostType = {
        var type = TypeBinding("UISearchController", .class, superclass: "UIViewController")
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UISearchController() }
        }
        type.initializer(
            "init(searchResultsController:)",
            [HostParameter("searchResultsController", "searchResultsController", "UIViewController?")]
        ) { call throws(ScriptError) in
            let a0: UIViewController? = try call.argument(0)
            return call.make { UISearchController(searchResultsController: a0) }
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UISearchController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UISearchController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UISearchController(coder: a0) }
        }
        type.property("searchBar", "UISearchBar") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.searchBar)
        }
        type.property("searchResultsController", "UIViewController?") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.searchResultsController)
        }
        type.property("searchResultsUpdater", "(any UISearchResultsUpdating)?") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(weakly: object.searchResultsUpdaterID)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.searchResultsUpdaterID = try call.read(value)
        }
        type.property("delegate", "(any UISearchControllerDelegate)?") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("obscuresBackgroundDuringPresentation", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.obscuresBackgroundDuringPresentation)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.obscuresBackgroundDuringPresentation = try call.read(value)
        }
        type.property("dimsBackgroundDuringPresentation", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.dimsBackgroundDuringPresentation)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.dimsBackgroundDuringPresentation = try call.read(value)
        }
        type.property("hidesNavigationBarDuringPresentation", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.hidesNavigationBarDuringPresentation)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.hidesNavigationBarDuringPresentation = try call.read(value)
        }
        type.property("automaticallyShowsCancelButton", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.automaticallyShowsCancelButton)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.automaticallyShowsCancelButton = try call.read(value)
        }
        type.property("automaticallyShowsScopeBar", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.automaticallyShowsScopeBar)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.automaticallyShowsScopeBar = try call.read(value)
        }
        type.property("automaticallyShowsSearchResultsController", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.automaticallyShowsSearchResultsController)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.automaticallyShowsSearchResultsController = try call.read(value)
        }
        type.property("showsSearchResultsController", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.showsSearchResultsController)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.showsSearchResultsController = try call.read(value)
        }
        type.property("isActive", "Bool") { call throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            return call.give(object.isActive)
        } set: { call, value throws(ScriptError) in
            let object: UISearchController = try call.receiver()
            object.isActive = try call.read(value)
        }
        type.requireVersion(
            iOS: 13,
            [
                "automaticallyShowsCancelButton",
                "automaticallyShowsScopeBar",
                "automaticallyShowsSearchResultsController",
                "showsSearchResultsController",
            ]
        )
        return type.hostType
    }()
}
