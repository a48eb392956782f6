// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let mfMailComposeResult: HostType = {
        var type = TypeBinding("MFMailComposeResult", .enumeration, conformances: ["Int"])
        type.addRawValue(of: MFMailComposeResult.self)
        type.enumCase("cancelled") { call throws(ScriptError) in
            call.give(MFMailComposeResult.cancelled)
        }
        type.enumCase("saved") { call throws(ScriptError) in
            call.give(MFMailComposeResult.saved)
        }
        type.enumCase("sent") { call throws(ScriptError) in
            call.give(MFMailComposeResult.sent)
        }
        type.enumCase("failed") { call throws(ScriptError) in
            call.give(MFMailComposeResult.failed)
        }
        return type.hostType
    }()
}

extension MFMailComposeResult: BridgedValue {
    package static var hostName: String { "MFMailComposeResult" }
}
