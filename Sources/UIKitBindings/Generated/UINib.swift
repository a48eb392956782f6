// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiNib: HostType = {
        var type = TypeBinding("UINib", .class, superclass: "NSObject")
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "name", "String"), HostParameter("bundle", "bundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UINib(nibName: a0, bundle: a1) }
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiNibOptionsKey: HostType = {
        var type = TypeBinding("UINib.OptionsKey", .structure, conformances: ["Hashable"])
        return type.hostType
    }()
}

extension UINib.OptionsKey: BridgedValue {
    package static var hostName: String { "UINib.OptionsKey" }
}
