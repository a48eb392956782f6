// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiInterfaceOrientationMask: HostType = {
        var type = TypeBinding("UIInterfaceOrientationMask", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIInterfaceOrientationMask.self)
        type.enumCase("portrait") { call throws(ScriptError) in
            call.give(UIInterfaceOrientationMask.portrait)
        }
        type.enumCase("landscapeLeft") { call throws(ScriptError) in
            call.give(UIInterfaceOrientationMask.landscapeLeft)
        }
        type.enumCase("landscapeRight") { call throws(ScriptError) in
            call.give(UIInterfaceOrientationMask.landscapeRight)
        }
        type.enumCase("portraitUpsideDown") { call throws(ScriptError) in
            call.give(UIInterfaceOrientationMask.portraitUpsideDown)
        }
        type.enumCase("landscape") { call throws(ScriptError) in
            call.give(UIInterfaceOrientationMask.landscape)
        }
        type.enumCase("all") { call throws(ScriptError) in
            call.give(UIInterfaceOrientationMask.all)
        }
        type.enumCase("allButUpsideDown") { call throws(ScriptError) in
            call.give(UIInterfaceOrientationMask.allButUpsideDown)
        }
        return type.hostType
    }()
}

extension UIInterfaceOrientationMask: BridgedOptions {
    package static var hostName: String { "UIInterfaceOrientationMask" }
}
