// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewLayout: HostType = {
        var type = TypeBinding("UICollectionViewLayout", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICollectionViewLayout() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionViewLayout?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionViewLayout(coder: a0) }
        }
        type.method(
            "register(_:forDecorationViewOfKind:)",
            [HostParameter(nil, "viewClass", "AnyClass?"), HostParameter("forDecorationViewOfKind", "elementKind", "String")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: ClassReference? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forDecorationViewOfKind: a1)
            return .void
        }
        type.method(
            "register(_:forDecorationViewOfKind:)",
            [HostParameter(nil, "nib", "UINib?"), HostParameter("forDecorationViewOfKind", "elementKind", "String")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: UINib? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forDecorationViewOfKind: a1)
            return .void
        }
        type.property("collectionView", "UICollectionView?") { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            return call.give(object.collectionView)
        }
        type.method("prepare()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            return call.send("prepare()", to: object, []) {
                object.prepare()
            }
        }
        type.property("collectionViewContentSize", "CGSize") { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            return call.give(object.collectionViewContentSize)
        }
        type.method(
            "layoutAttributesForElements(in:)",
            [HostParameter("in", "rect", "CGRect")],
            result: "[UICollectionViewLayoutAttributes]?"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.layoutAttributesForElements(in: a0))
        }
        type.method(
            "layoutAttributesForItem(at:)",
            [HostParameter("at", "indexPath", "IndexPath")],
            result: "UICollectionViewLayoutAttributes?"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            return call.give(object.layoutAttributesForItem(at: a0))
        }
        type.method(
            "layoutAttributesForSupplementaryView(ofKind:at:)",
            [HostParameter("ofKind", "elementKind", "String"), HostParameter("at", "indexPath", "IndexPath")],
            result: "UICollectionViewLayoutAttributes?"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.layoutAttributesForSupplementaryView(ofKind: a0, at: a1))
        }
        type.method(
            "shouldInvalidateLayout(forBoundsChange:)",
            [HostParameter("forBoundsChange", "newBounds", "CGRect")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.shouldInvalidateLayout(forBoundsChange: a0))
        }
        type.method(
            "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
            [
                HostParameter("forPreferredLayoutAttributes", "preferredAttributes", "UICollectionViewLayoutAttributes"),
                HostParameter("withOriginalAttributes", "originalAttributes", "UICollectionViewLayoutAttributes"),
            ],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: UICollectionViewLayoutAttributes = try call.argument(0)
            let a1: UICollectionViewLayoutAttributes = try call.argument(1)
            return call.give(object.shouldInvalidateLayout(forPreferredLayoutAttributes: a0, withOriginalAttributes: a1))
        }
        type.method(
            "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
            [
                HostParameter("forProposedContentOffset", "proposedContentOffset", "CGPoint"),
                HostParameter("withScrollingVelocity", "velocity", "CGPoint"),
            ],
            result: "CGPoint"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            let a1: CGPoint = try call.argument(1)
            return call.give(object.targetContentOffset(forProposedContentOffset: a0, withScrollingVelocity: a1))
        }
        type.property("invalidationContextClass", "AnyClass", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UICollectionViewLayout.invalidationContextClass) }
        }
        type.method("invalidateLayout()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            return call.send("invalidateLayout()", to: object, []) {
                object.invalidateLayout()
            }
        }
        type.method(
            "invalidateLayout(with:)",
            isOverridePoint: true,
            [HostParameter("with", "context", "UICollectionViewLayoutInvalidationContext")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: UICollectionViewLayoutInvalidationContext = try call.argument(0)
            return call.send("invalidateLayout(with:)", to: object, [("context", call.passed(a0))]) {
                object.invalidateLayout(with: a0)
            }
        }
        type.method(
            "invalidationContext(forBoundsChange:)",
            [HostParameter("forBoundsChange", "newBounds", "CGRect")],
            result: "UICollectionViewLayoutInvalidationContext"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.invalidationContext(forBoundsChange: a0))
        }
        type.method(
            "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
            [
                HostParameter("forPreferredLayoutAttributes", "preferredAttributes", "UICollectionViewLayoutAttributes"),
                HostParameter("withOriginalAttributes", "originalAttributes", "UICollectionViewLayoutAttributes"),
            ],
            result: "UICollectionViewLayoutInvalidationContext"
        ) { call throws(ScriptError) in
            let object: UICollectionViewLayout = try call.receiver()
            let a0: UICollectionViewLayoutAttributes = try call.argument(0)
            let a1: UICollectionViewLayoutAttributes = try call.argument(1)
            return call.give(object.invalidationContext(forPreferredLayoutAttributes: a0, withOriginalAttributes: a1))
        }
        return type.hostType
    }()
}
