// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewFlowLayoutInvalidationContext: HostType = {
        var type = TypeBinding(
            "UICollectionViewFlowLayoutInvalidationContext",
            .class,
            superclass: "UICollectionViewLayoutInvalidationContext"
        )
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICollectionViewFlowLayoutInvalidationContext() }
        }
        type.property("invalidateFlowLayoutDelegateMetrics", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayoutInvalidationContext = try call.receiver()
            return call.give(object.invalidateFlowLayoutDelegateMetrics)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayoutInvalidationContext = try call.receiver()
            object.invalidateFlowLayoutDelegateMetrics = try call.read(value)
        }
        type.property("invalidateFlowLayoutAttributes", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayoutInvalidationContext = try call.receiver()
            return call.give(object.invalidateFlowLayoutAttributes)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayoutInvalidationContext = try call.receiver()
            object.invalidateFlowLayoutAttributes = try call.read(value)
        }
        return type.hostType
    }()
}
