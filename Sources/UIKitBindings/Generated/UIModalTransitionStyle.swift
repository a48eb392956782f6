// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiModalTransitionStyle: HostType = {
        var type = TypeBinding("UIModalTransitionStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIModalTransitionStyle.self)
        type.enumCase("coverVertical") { call throws(ScriptError) in
            call.give(UIModalTransitionStyle.coverVertical)
        }
        type.enumCase("flipHorizontal") { call throws(ScriptError) in
            call.give(UIModalTransitionStyle.flipHorizontal)
        }
        type.enumCase("crossDissolve") { call throws(ScriptError) in
            call.give(UIModalTransitionStyle.crossDissolve)
        }
        type.enumCase("partialCurl") { call throws(ScriptError) in
            call.give(UIModalTransitionStyle.partialCurl)
        }
        return type.hostType
    }()
}

extension UIModalTransitionStyle: BridgedValue {
    package static var hostName: String { "UIModalTransitionStyle" }
}
