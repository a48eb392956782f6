// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiReturnKeyType: HostType = {
        var type = TypeBinding("UIReturnKeyType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIReturnKeyType.self)
        type.enumCase("default") { call throws(ScriptError) in
            call.give(UIReturnKeyType.`default`)
        }
        type.enumCase("go") { call throws(ScriptError) in
            call.give(UIReturnKeyType.go)
        }
        type.enumCase("google") { call throws(ScriptError) in
            call.give(UIReturnKeyType.google)
        }
        type.enumCase("join") { call throws(ScriptError) in
            call.give(UIReturnKeyType.join)
        }
        type.enumCase("next") { call throws(ScriptError) in
            call.give(UIReturnKeyType.next)
        }
        type.enumCase("route") { call throws(ScriptError) in
            call.give(UIReturnKeyType.route)
        }
        type.enumCase("search") { call throws(ScriptError) in
            call.give(UIReturnKeyType.search)
        }
        type.enumCase("send") { call throws(ScriptError) in
            call.give(UIReturnKeyType.send)
        }
        type.enumCase("yahoo") { call throws(ScriptError) in
            call.give(UIReturnKeyType.yahoo)
        }
        type.enumCase("done") { call throws(ScriptError) in
            call.give(UIReturnKeyType.done)
        }
        type.enumCase("emergencyCall") { call throws(ScriptError) in
            call.give(UIReturnKeyType.emergencyCall)
        }
        type.enumCase("continue") { call throws(ScriptError) in
            call.give(UIReturnKeyType.continue)
        }
        return type.hostType
    }()
}

extension UIReturnKeyType: BridgedValue {
    package static var hostName: String { "UIReturnKeyType" }
}
