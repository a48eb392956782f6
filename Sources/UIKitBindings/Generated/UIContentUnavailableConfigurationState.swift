// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiContentUnavailableConfigurationState: HostType = {
        var type = TypeBinding("UIContentUnavailableConfigurationState", .structure, conformances: ["UIConfigurationState", "Hashable"])
        type.property("traitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: UIContentUnavailableConfigurationState = try call.receiver()
            return call.give(object.traitCollection)
        } set: { call, value throws(ScriptError) in
            var object: UIContentUnavailableConfigurationState = try call.receiver()
            object.traitCollection = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("searchText", "String?") { call throws(ScriptError) in
            let object: UIContentUnavailableConfigurationState = try call.receiver()
            return call.give(object.searchText)
        } set: { call, value throws(ScriptError) in
            var object: UIContentUnavailableConfigurationState = try call.receiver()
            object.searchText = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(traitCollection:)",
            [HostParameter("traitCollection", "traitCollection", "UITraitCollection")]
        ) { call throws(ScriptError) in
            let a0: UITraitCollection = try call.argument(0)
            return call.give(UIContentUnavailableConfigurationState(traitCollection: a0))
        }
        type.requireVersion(iOS: 17, ["init(traitCollection:)", "searchText", "traitCollection"])
        return type.hostType
    }()
}

extension UIContentUnavailableConfigurationState: BridgedValue {
    package static var hostName: String { "UIContentUnavailableConfigurationState" }
}
