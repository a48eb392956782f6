// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiPresentationController: HostType = {
        var type = TypeBinding("UIPresentationController", .class, superclass: "NSObject")
        type.property("presentedViewController", "UIViewController") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.presentedViewController)
        }
        type.property("presentingViewController", "UIViewController") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.presentingViewController)
        }
        type.property("containerView", "UIView?") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.containerView)
        }
        type.property("presentationStyle", "UIModalPresentationStyle") { call throws(ScriptError) in
            let object: UIPresentationController = try call.receiver()
            return call.give(object.presentationStyle)
        }
        return type.hostType
    }()
}
