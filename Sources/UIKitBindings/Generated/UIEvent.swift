// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiEvent: HostType = {
        var type = TypeBinding("UIEvent", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIEvent() }
        }
        type.property("type", "UIEvent.EventType") { call throws(ScriptError) in
            let object: UIEvent = try call.receiver()
            return call.give(object.type)
        }
        type.property("timestamp", "TimeInterval") { call throws(ScriptError) in
            let object: UIEvent = try call.receiver()
            return call.give(object.timestamp)
        }
        type.property("allTouches", "Set<UITouch>?") { call throws(ScriptError) in
            let object: UIEvent = try call.receiver()
            return call.give(object.allTouches)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiEventEventType: HostType = {
        var type = TypeBinding("UIEvent.EventType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIEvent.EventType.self)
        type.enumCase("touches") { call throws(ScriptError) in
            call.give(UIEvent.EventType.touches)
        }
        type.enumCase("motion") { call throws(ScriptError) in
            call.give(UIEvent.EventType.motion)
        }
        type.enumCase("remoteControl") { call throws(ScriptError) in
            call.give(UIEvent.EventType.remoteControl)
        }
        type.enumCase("presses") { call throws(ScriptError) in
            call.give(UIEvent.EventType.presses)
        }
        return type.hostType
    }()
}

extension UIEvent.EventType: BridgedValue {
    package static var hostName: String { "UIEvent.EventType" }
}

extension Bindings {
    static let uiEventEventSubtype: HostType = {
        var type = TypeBinding("UIEvent.EventSubtype", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIEvent.EventSubtype.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIEvent.EventSubtype.none)
        }
        type.enumCase("motionShake") { call throws(ScriptError) in
            call.give(UIEvent.EventSubtype.motionShake)
        }
        return type.hostType
    }()
}

extension UIEvent.EventSubtype: BridgedValue {
    package static var hostName: String { "UIEvent.EventSubtype" }
}
