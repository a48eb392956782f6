// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewFlowLayout: HostType = {
        var type = TypeBinding("UICollectionViewFlowLayout", .class, superclass: "UICollectionViewLayout")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UICollectionViewFlowLayout() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionViewFlowLayout?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionViewFlowLayout(coder: a0) }
        }
        type.property("automaticSize", "CGSize", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UICollectionViewFlowLayout.automaticSize) }
        }
        type.property("itemSize", "CGSize") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.itemSize)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.itemSize = try call.read(value)
        }
        type.property("estimatedItemSize", "CGSize") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.estimatedItemSize)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.estimatedItemSize = try call.read(value)
        }
        type.property("minimumLineSpacing", "CGFloat") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.minimumLineSpacing)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.minimumLineSpacing = try call.read(value)
        }
        type.property("minimumInteritemSpacing", "CGFloat") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.minimumInteritemSpacing)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.minimumInteritemSpacing = try call.read(value)
        }
        type.property("sectionInset", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.sectionInset)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.sectionInset = try call.read(value)
        }
        type.property("scrollDirection", "UICollectionView.ScrollDirection") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.scrollDirection)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.scrollDirection = try call.read(value)
        }
        type.property("headerReferenceSize", "CGSize") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.headerReferenceSize)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.headerReferenceSize = try call.read(value)
        }
        type.property("footerReferenceSize", "CGSize") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.footerReferenceSize)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.footerReferenceSize = try call.read(value)
        }
        type.property("sectionHeadersPinToVisibleBounds", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.sectionHeadersPinToVisibleBounds)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.sectionHeadersPinToVisibleBounds = try call.read(value)
        }
        type.property("sectionFootersPinToVisibleBounds", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            return call.give(object.sectionFootersPinToVisibleBounds)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewFlowLayout = try call.receiver()
            object.sectionFootersPinToVisibleBounds = try call.read(value)
        }
        return type.hostType
    }()
}
