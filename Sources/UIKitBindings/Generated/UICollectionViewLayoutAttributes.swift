// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewLayoutAttributes: HostType = {
        var type = TypeBinding("UICollectionViewLayoutAttributes", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICollectionViewLayoutAttributes() }
        }
        type.initializer(
            "init(forCellWith:)",
            [HostParameter("forCellWith", "indexPath", "IndexPath")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: IndexPath = try call.argument(0)
            return call.make { UICollectionViewLayoutAttributes(forCellWith: a0) }
        }
        type.initializer(
            "init(forSupplementaryViewOfKind:with:)",
            [HostParameter("forSupplementaryViewOfKind", "elementKind", "String"), HostParameter("with", "indexPath", "IndexPath")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.make { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: a0, with: a1) }
        }
        type.initializer(
            "init(forDecorationViewOfKind:with:)",
            [HostParameter("forDecorationViewOfKind", "decorationViewKind", "String"), HostParameter("with", "indexPath", "IndexPath")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: String = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.make { UICollectionViewLayoutAttributes(forDecorationViewOfKind: a0, with: a1) }
        }
        type.method("copy()", result: "AnyObject") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.copy() as? NSObject)
        }
        type.property("indexPath", "IndexPath") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.indexPath)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.indexPath = try call.read(value)
        }
        type.property("representedElementCategory", "UICollectionViewLayoutAttributes.ElementCategory") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.representedElementCategory)
        }
        type.property("representedElementKind", "String?") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.representedElementKind)
        }
        type.property("frame", "CGRect") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.frame)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.frame = try call.read(value)
        }
        type.property("bounds", "CGRect") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.bounds)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.bounds = try call.read(value)
        }
        type.property("center", "CGPoint") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.center)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.center = try call.read(value)
        }
        type.property("size", "CGSize") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.size)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.size = try call.read(value)
        }
        type.property("transform", "CGAffineTransform") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.transform)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.transform = try call.read(value)
        }
        type.property("transform3D", "CATransform3D") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.transform3D)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.transform3D = try call.read(value)
        }
        type.property("alpha", "CGFloat") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.alpha)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.alpha = try call.read(value)
        }
        type.property("zIndex", "Int") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.zIndex)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.zIndex = try call.read(value)
        }
        type.property("isHidden", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            return call.give(object.isHidden)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewLayoutAttributes = try call.receiver()
            object.isHidden = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiCollectionViewLayoutAttributesElementCategory: HostType = {
        var type = TypeBinding("UICollectionViewLayoutAttributes.ElementCategory", .enumeration, conformances: ["UInt"])
        type.addRawValue(of: UICollectionViewLayoutAttributes.ElementCategory.self)
        type.enumCase("cell") { call throws(ScriptError) in
            call.give(UICollectionViewLayoutAttributes.ElementCategory.cell)
        }
        type.enumCase("supplementaryView") { call throws(ScriptError) in
            call.give(UICollectionViewLayoutAttributes.ElementCategory.supplementaryView)
        }
        type.enumCase("decorationView") { call throws(ScriptError) in
            call.give(UICollectionViewLayoutAttributes.ElementCategory.decorationView)
        }
        return type.hostType
    }()
}

extension UICollectionViewLayoutAttributes.ElementCategory: BridgedValue {
    package static var hostName: String { "UICollectionViewLayoutAttributes.ElementCategory" }
}
