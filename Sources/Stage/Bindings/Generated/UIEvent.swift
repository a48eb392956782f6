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
        return type.hostType
    }()
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
    static var hostName: String { "UIEvent.EventSubtype" }
}
