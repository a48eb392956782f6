// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsTextTab: HostType = {
        var type = TypeBinding("NSTextTab", .class, superclass: "NSObject")
        type.property("alignment", "NSTextAlignment") { call throws(ScriptError) in
            let object: NSTextTab = try call.receiver()
            return call.give(object.alignment)
        }
        type.property("location", "CGFloat") { call throws(ScriptError) in
            let object: NSTextTab = try call.receiver()
            return call.give(object.location)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let nsTextTabOptionKey: HostType = {
        var type = TypeBinding("NSTextTab.OptionKey", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: NSTextTab.OptionKey.self)
        type.enumCase("columnTerminators") { call throws(ScriptError) in
            call.give(NSTextTab.OptionKey.columnTerminators)
        }
        return type.hostType
    }()
}

extension NSTextTab.OptionKey: BridgedValue {
    package static var hostName: String { "NSTextTab.OptionKey" }
}
