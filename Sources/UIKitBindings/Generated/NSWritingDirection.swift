// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsWritingDirection: HostType = {
        var type = TypeBinding("NSWritingDirection", .enumeration, conformances: ["Int"])
        type.addRawValue(of: NSWritingDirection.self)
        type.enumCase("natural") { call throws(ScriptError) in
            call.give(NSWritingDirection.natural)
        }
        type.enumCase("leftToRight") { call throws(ScriptError) in
            call.give(NSWritingDirection.leftToRight)
        }
        type.enumCase("rightToLeft") { call throws(ScriptError) in
            call.give(NSWritingDirection.rightToLeft)
        }
        return type.hostType
    }()
}

extension NSWritingDirection: BridgedValue {
    package static var hostName: String { "NSWritingDirection" }
}
