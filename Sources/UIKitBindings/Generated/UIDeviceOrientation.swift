// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDeviceOrientation: HostType = {
        var type = TypeBinding("UIDeviceOrientation", .enumeration, conformances: ["Int", "Hashable"])
        type.addRawValue(of: UIDeviceOrientation.self)
        type.enumCase("unknown") { call throws(ScriptError) in
            call.give(UIDeviceOrientation.unknown)
        }
        type.enumCase("portrait") { call throws(ScriptError) in
            call.give(UIDeviceOrientation.portrait)
        }
        type.enumCase("portraitUpsideDown") { call throws(ScriptError) in
            call.give(UIDeviceOrientation.portraitUpsideDown)
        }
        type.enumCase("landscapeLeft") { call throws(ScriptError) in
            call.give(UIDeviceOrientation.landscapeLeft)
        }
        type.enumCase("landscapeRight") { call throws(ScriptError) in
            call.give(UIDeviceOrientation.landscapeRight)
        }
        type.enumCase("faceUp") { call throws(ScriptError) in
            call.give(UIDeviceOrientation.faceUp)
        }
        type.enumCase("faceDown") { call throws(ScriptError) in
            call.give(UIDeviceOrientation.faceDown)
        }
        type.property("isLandscape", "Bool") { call throws(ScriptError) in
            let object: UIDeviceOrientation = try call.receiver()
            return call.give(object.isLandscape)
        }
        type.property("isPortrait", "Bool") { call throws(ScriptError) in
            let object: UIDeviceOrientation = try call.receiver()
            return call.give(object.isPortrait)
        }
        type.property("isFlat", "Bool") { call throws(ScriptError) in
            let object: UIDeviceOrientation = try call.receiver()
            return call.give(object.isFlat)
        }
        return type.hostType
    }()
}

extension UIDeviceOrientation: BridgedValue {
    package static var hostName: String { "UIDeviceOrientation" }
}
