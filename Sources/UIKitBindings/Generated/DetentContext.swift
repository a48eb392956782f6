// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let detentContext: HostType = {
        var type = TypeBinding(
            "DetentContext",
            .class,
            superclass: "NSObject",
            conformances: ["UISheetPresentationControllerDetentResolutionContext"]
        )
        type.property("containerTraitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: DetentContext = try call.receiver()
            return call.give(object.containerTraitCollection)
        }
        type.property("maximumDetentValue", "CGFloat") { call throws(ScriptError) in
            let object: DetentContext = try call.receiver()
            return call.give(object.maximumDetentValue)
        }
        return type.hostType
    }()
}
