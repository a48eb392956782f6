// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDeferredMenuElement: HostType = {
        var type = TypeBinding("UIDeferredMenuElement", .class, superclass: "UIMenuElement")
        type.initializer(
            "init(_:)",
            [HostParameter(nil, "elementProvider", "(([UIMenuElement]) -> Void) -> Void")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: Block = try call.argument(0)
            return call.make { UIDeferredMenuElement(a0) }
        }
        type.method(
            "uncached(_:)",
            isStatic: true,
            [HostParameter(nil, "elementProvider", "(([UIMenuElement]) -> Void) -> Void")],
            result: "UIDeferredMenuElement"
        ) { call throws(ScriptError) in
            let a0: Block = try call.argument(0)
            return call.inWorld { call.give(UIDeferredMenuElement.uncached(a0)) }
        }
        type.requireVersion(iOS: 15, ["uncached(_:)"])
        return type.hostType
    }()
}
