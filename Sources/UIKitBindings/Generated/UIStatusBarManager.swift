// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiStatusBarManager: HostType = {
        var type = TypeBinding("UIStatusBarManager", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIStatusBarManager() }
        }
        type.property("statusBarStyle", "UIStatusBarStyle") { call throws(ScriptError) in
            let object: UIStatusBarManager = try call.receiver()
            return call.give(object.statusBarStyle)
        }
        type.property("isStatusBarHidden", "Bool") { call throws(ScriptError) in
            let object: UIStatusBarManager = try call.receiver()
            return call.give(object.isStatusBarHidden)
        }
        type.property("statusBarFrame", "CGRect") { call throws(ScriptError) in
            let object: UIStatusBarManager = try call.receiver()
            return call.give(object.statusBarFrame)
        }
        return type.hostType
    }()
}
