// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDevice: HostType = {
        var type = TypeBinding("UIDevice", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIDevice() }
        }
        type.property("current", "UIDevice", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIDevice.current) }
        }
        type.property("orientation", "UIDeviceOrientation") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.orientation)
        }
        type.property("userInterfaceIdiom", "UIUserInterfaceIdiom") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.userInterfaceIdiom)
        }
        type.property("model", "String") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.model)
        }
        type.property("name", "String") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.name)
        }
        type.property("systemName", "String") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.systemName)
        }
        type.property("systemVersion", "String") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.systemVersion)
        }
        type.property("isGeneratingDeviceOrientationNotifications", "Bool") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.isGeneratingDeviceOrientationNotifications)
        }
        type.method("beginGeneratingDeviceOrientationNotifications()") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            object.beginGeneratingDeviceOrientationNotifications()
            return .void
        }
        type.method("endGeneratingDeviceOrientationNotifications()") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            object.endGeneratingDeviceOrientationNotifications()
            return .void
        }
        type.property("orientationDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIDevice.orientationDidChangeNotification) }
        }
        return type.hostType
    }()
}
