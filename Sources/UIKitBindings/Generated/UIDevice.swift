// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDeviceBatteryState: HostType = {
        var type = TypeBinding("UIDevice.BatteryState", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIDevice.BatteryState.self)
        type.enumCase("unknown") { call throws(ScriptError) in
            call.give(UIDevice.BatteryState.unknown)
        }
        type.enumCase("unplugged") { call throws(ScriptError) in
            call.give(UIDevice.BatteryState.unplugged)
        }
        type.enumCase("charging") { call throws(ScriptError) in
            call.give(UIDevice.BatteryState.charging)
        }
        type.enumCase("full") { call throws(ScriptError) in
            call.give(UIDevice.BatteryState.full)
        }
        return type.hostType
    }()
}

extension UIDevice.BatteryState: BridgedValue {
    package static var hostName: String { "UIDevice.BatteryState" }
}

extension Bindings {
    static let uiDevice: HostType = {
        var type = TypeBinding("UIDevice", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIDevice() }
        }
        type.property("isBatteryMonitoringEnabled", "Bool") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.isBatteryMonitoringEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            object.isBatteryMonitoringEnabled = try call.read(value)
        }
        type.property("isProximityMonitoringEnabled", "Bool") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.isProximityMonitoringEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            object.isProximityMonitoringEnabled = try call.read(value)
        }
        type.property("localizedModel", "String") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.localizedModel)
        }
        type.property("isMultitaskingSupported", "Bool") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.isMultitaskingSupported)
        }
        type.property("batteryState", "UIDevice.BatteryState") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.batteryState)
        }
        type.property("batteryLevel", "Float") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.batteryLevel)
        }
        type.property("proximityState", "Bool") { call throws(ScriptError) in
            let object: UIDevice = try call.receiver()
            return call.give(object.proximityState)
        }
        type.property("batteryStateDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIDevice.batteryStateDidChangeNotification) }
        }
        type.property("batteryLevelDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIDevice.batteryLevelDidChangeNotification) }
        }
        type.property("proximityStateDidChangeNotification", "Notification.Name", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIDevice.proximityStateDidChangeNotification) }
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
