// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkDataDetectorTypes: HostType = {
        var type = TypeBinding("WKDataDetectorTypes", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: WKDataDetectorTypes.self)
        type.enumCase("phoneNumber") { call throws(ScriptError) in
            call.give(WKDataDetectorTypes.phoneNumber)
        }
        type.enumCase("link") { call throws(ScriptError) in
            call.give(WKDataDetectorTypes.link)
        }
        type.enumCase("address") { call throws(ScriptError) in
            call.give(WKDataDetectorTypes.address)
        }
        type.enumCase("calendarEvent") { call throws(ScriptError) in
            call.give(WKDataDetectorTypes.calendarEvent)
        }
        type.enumCase("all") { call throws(ScriptError) in
            call.give(WKDataDetectorTypes.all)
        }
        return type.hostType
    }()
}

extension WKDataDetectorTypes: BridgedOptions {
    package static var hostName: String { "WKDataDetectorTypes" }
}
