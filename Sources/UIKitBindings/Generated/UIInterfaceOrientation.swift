// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiInterfaceOrientation: HostType = {
        var type = TypeBinding("UIInterfaceOrientation", .enumeration, conformances: ["Int", "Hashable"])
        type.addRawValue(of: UIInterfaceOrientation.self)
        type.enumCase("unknown") { call throws(ScriptError) in
            call.give(UIInterfaceOrientation.unknown)
        }
        type.enumCase("portrait") { call throws(ScriptError) in
            call.give(UIInterfaceOrientation.portrait)
        }
        type.enumCase("portraitUpsideDown") { call throws(ScriptError) in
            call.give(UIInterfaceOrientation.portraitUpsideDown)
        }
        type.enumCase("landscapeLeft") { call throws(ScriptError) in
            call.give(UIInterfaceOrientation.landscapeLeft)
        }
        type.enumCase("landscapeRight") { call throws(ScriptError) in
            call.give(UIInterfaceOrientation.landscapeRight)
        }
        type.property("isLandscape", "Bool") { call throws(ScriptError) in
            let object: UIInterfaceOrientation = try call.receiver()
            return call.give(object.isLandscape)
        }
        type.property("isPortrait", "Bool") { call throws(ScriptError) in
            let object: UIInterfaceOrientation = try call.receiver()
            return call.give(object.isPortrait)
        }
        return type.hostType
    }()
}

extension UIInterfaceOrientation: BridgedValue {
    package static var hostName: String { "UIInterfaceOrientation" }
}
