// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let sfSafariViewController: HostType = {
        var type = TypeBinding("SFSafariViewController", .class, superclass: "RemoteViewController")
        type.initializer("init(url:)", [HostParameter("url", "url", "URL")]) { call throws(ScriptError) in
            let a0: URL = try call.argument(0)
            return call.make { SFSafariViewController(url: a0) }
        }
        type.initializer(
            "init(url:configuration:)",
            [HostParameter("url", "url", "URL"), HostParameter("configuration", "configuration", "SFSafariViewController.Configuration")]
        ) { call throws(ScriptError) in
            let a0: URL = try call.argument(0)
            let a1: SFSafariViewController.Configuration = try call.argument(1)
            return call.make { SFSafariViewController(url: a0, configuration: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "SFSafariViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { SFSafariViewController(coder: a0) }
        }
        type.property("delegate", "(any SFSafariViewControllerDelegate)?") { call throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("preferredBarTintColor", "UIColor?") { call throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            return call.give(object.preferredBarTintColor)
        } set: { call, value throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            object.preferredBarTintColor = try call.read(value)
        }
        type.property("preferredControlTintColor", "UIColor?") { call throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            return call.give(object.preferredControlTintColor)
        } set: { call, value throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            object.preferredControlTintColor = try call.read(value)
        }
        type.property("dismissButtonStyle", "SFSafariViewController.DismissButtonStyle") { call throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            return call.give(object.dismissButtonStyle)
        } set: { call, value throws(ScriptError) in
            let object: SFSafariViewController = try call.receiver()
            object.dismissButtonStyle = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let sfSafariViewControllerDismissButtonStyle: HostType = {
        var type = TypeBinding("SFSafariViewController.DismissButtonStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: SFSafariViewController.DismissButtonStyle.self)
        type.enumCase("done") { call throws(ScriptError) in
            call.give(SFSafariViewController.DismissButtonStyle.done)
        }
        type.enumCase("close") { call throws(ScriptError) in
            call.give(SFSafariViewController.DismissButtonStyle.close)
        }
        type.enumCase("cancel") { call throws(ScriptError) in
            call.give(SFSafariViewController.DismissButtonStyle.cancel)
        }
        return type.hostType
    }()
}

extension SFSafariViewController.DismissButtonStyle: BridgedValue {
    package static var hostName: String { "SFSafariViewController.DismissButtonStyle" }
}

extension Bindings {
    static let sfSafariViewControllerConfiguration: HostType = {
        var type = TypeBinding("SFSafariViewController.Configuration", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { SFSafariViewController.Configuration() }
        }
        type.property("entersReaderIfAvailable", "Bool") { call throws(ScriptError) in
            let object: SFSafariViewController.Configuration = try call.receiver()
            return call.give(object.entersReaderIfAvailable)
        } set: { call, value throws(ScriptError) in
            let object: SFSafariViewController.Configuration = try call.receiver()
            object.entersReaderIfAvailable = try call.read(value)
        }
        type.property("barCollapsingEnabled", "Bool") { call throws(ScriptError) in
            let object: SFSafariViewController.Configuration = try call.receiver()
            return call.give(object.barCollapsingEnabled)
        } set: { call, value throws(ScriptError) in
            let object: SFSafariViewController.Configuration = try call.receiver()
            object.barCollapsingEnabled = try call.read(value)
        }
        return type.hostType
    }()
}
