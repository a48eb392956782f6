// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewLayoutInvalidationContext: HostType = {
        var type = TypeBinding("UICollectionViewLayoutInvalidationContext", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICollectionViewLayoutInvalidationContext() }
        }
        type.property("invalidateEverything", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            return call.give(object.invalidateEverything)
        }
        type.property("invalidateDataSourceCounts", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            return call.give(object.invalidateDataSourceCounts)
        }
        type.method("invalidateItems(at:)", [HostParameter("at", "indexPaths", "[IndexPath]")]) { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            object.invalidateItems(at: a0)
            return .void
        }
        type.method(
            "invalidateSupplementaryElements(ofKind:at:)",
            [HostParameter("ofKind", "elementKind", "String"), HostParameter("at", "indexPaths", "[IndexPath]")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: [IndexPath] = try call.argument(1)
            object.invalidateSupplementaryElements(ofKind: a0, at: a1)
            return .void
        }
        type.method(
            "invalidateDecorationElements(ofKind:at:)",
            [HostParameter("ofKind", "elementKind", "String"), HostParameter("at", "indexPaths", "[IndexPath]")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: [IndexPath] = try call.argument(1)
            object.invalidateDecorationElements(ofKind: a0, at: a1)
            return .void
        }
        type.property("invalidatedItemIndexPaths", "[IndexPath]?") { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            return call.give(object.invalidatedItemIndexPaths)
        }
        type.property("invalidatedSupplementaryIndexPaths", "[String: [IndexPath]]?") { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            return call.give(object.invalidatedSupplementaryIndexPaths)
        }
        type.property("invalidatedDecorationIndexPaths", "[String: [IndexPath]]?") { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            return call.give(object.invalidatedDecorationIndexPaths)
        }
        type.property("contentOffsetAdjustment", "CGPoint") { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            return call.give(object.contentOffsetAdjustment)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            object.contentOffsetAdjustment = try call.read(value)
        }
        type.property("contentSizeAdjustment", "CGSize") { call throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            return call.give(object.contentSizeAdjustment)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutInvalidationContext = try call.receiver()
            object.contentSizeAdjustment = try call.read(value)
        }
        return type.hostType
    }()
}
