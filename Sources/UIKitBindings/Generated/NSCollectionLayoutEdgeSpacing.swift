// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutEdgeSpacing: HostType = {
        var type = TypeBinding("NSCollectionLayoutEdgeSpacing", .structure, conformances: ["Hashable"])
        type.property("leading", "NSCollectionLayoutSpacing?") { call throws(ScriptError) in
            let object: NSCollectionLayoutEdgeSpacing = try call.receiver()
            return call.give(object.leading)
        }
        type.property("top", "NSCollectionLayoutSpacing?") { call throws(ScriptError) in
            let object: NSCollectionLayoutEdgeSpacing = try call.receiver()
            return call.give(object.top)
        }
        type.property("trailing", "NSCollectionLayoutSpacing?") { call throws(ScriptError) in
            let object: NSCollectionLayoutEdgeSpacing = try call.receiver()
            return call.give(object.trailing)
        }
        type.property("bottom", "NSCollectionLayoutSpacing?") { call throws(ScriptError) in
            let object: NSCollectionLayoutEdgeSpacing = try call.receiver()
            return call.give(object.bottom)
        }
        type.initializer(
            "init(leading:top:trailing:bottom:)",
            [
                HostParameter("leading", "leading", "NSCollectionLayoutSpacing?"),
                HostParameter("top", "top", "NSCollectionLayoutSpacing?"),
                HostParameter("trailing", "trailing", "NSCollectionLayoutSpacing?"),
                HostParameter("bottom", "bottom", "NSCollectionLayoutSpacing?"),
            ]
        ) { call throws(ScriptError) in
            let a0: NSCollectionLayoutSpacing? = try call.argument(0)
            let a1: NSCollectionLayoutSpacing? = try call.argument(1)
            let a2: NSCollectionLayoutSpacing? = try call.argument(2)
            let a3: NSCollectionLayoutSpacing? = try call.argument(3)
            return call.give(NSCollectionLayoutEdgeSpacing(leading: a0, top: a1, trailing: a2, bottom: a3))
        }
        return type.hostType
    }()
}

extension NSCollectionLayoutEdgeSpacing: BridgedValue {
    package static var hostName: String { "NSCollectionLayoutEdgeSpacing" }
}
