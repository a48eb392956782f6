// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDataDetectorTypes: HostType = {
        var type = TypeBinding("UIDataDetectorTypes", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UIDataDetectorTypes.self)
        type.enumCase("phoneNumber") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.phoneNumber)
        }
        type.enumCase("link") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.link)
        }
        type.enumCase("address") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.address)
        }
        type.enumCase("calendarEvent") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.calendarEvent)
        }
        type.enumCase("shipmentTrackingNumber") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.shipmentTrackingNumber)
        }
        type.enumCase("flightNumber") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.flightNumber)
        }
        type.enumCase("lookupSuggestion") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.lookupSuggestion)
        }
        type.enumCase("all") { call throws(ScriptError) in
            call.give(UIDataDetectorTypes.all)
        }
        return type.hostType
    }()
}

extension UIDataDetectorTypes: BridgedOptions {
    package static var hostName: String { "UIDataDetectorTypes" }
}
