// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let nsCollectionLayoutSpacing: HostType = {
        var type = TypeBinding("NSCollectionLayoutSpacing", .structure, conformances: ["Hashable"])
        type.property("spacing", "CGFloat") { call throws(ScriptError) in
            let object: NSCollectionLayoutSpacing = try call.receiver()
            return call.give(object.spacing)
        }
        type.property("isFlexibleSpacing", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutSpacing = try call.receiver()
            return call.give(object.isFlexibleSpacing)
        }
        type.method(
            "fixed(_:)",
            isStatic: true,
            [HostParameter(nil, "fixedSpacing", "CGFloat")],
            result: "NSCollectionLayoutSpacing"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(NSCollectionLayoutSpacing.fixed(a0)) }
        }
        type.method(
            "flexible(_:)",
            isStatic: true,
            [HostParameter(nil, "flexibleSpacing", "CGFloat")],
            result: "NSCollectionLayoutSpacing"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            return call.inWorld { call.give(NSCollectionLayoutSpacing.flexible(a0)) }
        }
        type.property("isFixedSpacing", "Bool") { call throws(ScriptError) in
            let object: NSCollectionLayoutSpacing = try call.receiver()
            return call.give(object.isFixedSpacing)
        }
        return type.hostType
    }()
}

extension NSCollectionLayoutSpacing: BridgedValue {
    package static var hostName: String { "NSCollectionLayoutSpacing" }
}
