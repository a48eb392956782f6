// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionView: HostType = {
        var type = TypeBinding("UICollectionView", .class, superclass: "UIScrollView")
        type.property("dragDelegate", "(any UICollectionViewDragDelegate)?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(weakly: object.dragDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.dragDelegateID = try call.read(value)
        }
        type.property("dropDelegate", "(any UICollectionViewDropDelegate)?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(weakly: object.dropDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.dropDelegateID = try call.read(value)
        }
        type.property("dragInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.dragInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.dragInteractionEnabled = try call.read(value)
        }
        type.property("hasActiveDrag", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.hasActiveDrag)
        }
        type.property("hasActiveDrop", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.hasActiveDrop)
        }
        type.property("dataSource", "(any UICollectionViewDataSource)?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(weakly: object.dataSourceID)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.dataSourceID = try call.read(value)
        }
        type.property("delegate", "(any UICollectionViewDelegate)?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("prefetchDataSource", "(any UICollectionViewDataSourcePrefetching)?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(weakly: object.prefetchDataSourceID)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.prefetchDataSourceID = try call.read(value)
        }
        type.property("isPrefetchingEnabled", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.isPrefetchingEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.isPrefetchingEnabled = try call.read(value)
        }
        type.property("allowsFocus", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.allowsFocus)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.allowsFocus = try call.read(value)
        }
        type.property("selectionFollowsFocus", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.selectionFollowsFocus)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.selectionFollowsFocus = try call.read(value)
        }
        type.property("remembersLastFocusedIndexPath", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.remembersLastFocusedIndexPath)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.remembersLastFocusedIndexPath = try call.read(value)
        }
        type.property("numberOfSections", "Int") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.numberOfSections)
        }
        type.method(
            "numberOfItems(inSection:)",
            [HostParameter("inSection", "section", "Int")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: Int = try call.argument(0)
            return call.give(object.numberOfItems(inSection: a0))
        }
        type.method(
            "register(_:forCellWithReuseIdentifier:)",
            [HostParameter(nil, "cellClass", "AnyClass?"), HostParameter("forCellWithReuseIdentifier", "identifier", "String")]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: ClassReference? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forCellWithReuseIdentifier: a1)
            return .void
        }
        type.method(
            "register(_:forCellWithReuseIdentifier:)",
            [HostParameter(nil, "nib", "UINib?"), HostParameter("forCellWithReuseIdentifier", "identifier", "String")]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: UINib? = try call.argument(0)
            let a1: String = try call.argument(1)
            object.register(a0, forCellWithReuseIdentifier: a1)
            return .void
        }
        type.method(
            "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
            [
                HostParameter(nil, "nib", "UINib?"),
                HostParameter("forSupplementaryViewOfKind", "kind", "String"),
                HostParameter("withReuseIdentifier", "identifier", "String"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: UINib? = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: String = try call.argument(2)
            object.register(a0, forSupplementaryViewOfKind: a1, withReuseIdentifier: a2)
            return .void
        }
        type.method(
            "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
            [
                HostParameter(nil, "viewClass", "AnyClass?"),
                HostParameter("forSupplementaryViewOfKind", "elementKind", "String"),
                HostParameter("withReuseIdentifier", "identifier", "String"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: ClassReference? = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: String = try call.argument(2)
            object.register(a0, forSupplementaryViewOfKind: a1, withReuseIdentifier: a2)
            return .void
        }
        type.method(
            "dequeueReusableCell(withReuseIdentifier:for:)",
            [HostParameter("withReuseIdentifier", "identifier", "String"), HostParameter("for", "indexPath", "IndexPath")],
            result: "UICollectionViewCell"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.dequeueReusableCell(withReuseIdentifier: a0, for: a1))
        }
        type.method(
            "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
            [
                HostParameter("ofKind", "elementKind", "String"),
                HostParameter("withReuseIdentifier", "identifier", "String"),
                HostParameter("for", "indexPath", "IndexPath"),
            ],
            result: "UICollectionReusableView"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            return call.give(object.dequeueReusableSupplementaryView(ofKind: a0, withReuseIdentifier: a1, for: a2))
        }
        type.method("indexPathForItem(at:)", [HostParameter("at", "point", "CGPoint")], result: "IndexPath?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: CGPoint = try call.argument(0)
            return call.give(object.indexPathForItem(at: a0))
        }
        type.property("backgroundView", "UIView?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.backgroundView)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.backgroundView = try call.read(value)
        }
        type.method(
            "layoutAttributesForItem(at:)",
            [HostParameter("at", "indexPath", "IndexPath")],
            result: "UICollectionViewLayoutAttributes?"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            return call.give(object.layoutAttributesForItem(at: a0))
        }
        type.method(
            "layoutAttributesForSupplementaryElement(ofKind:at:)",
            [HostParameter("ofKind", "kind", "String"), HostParameter("at", "indexPath", "IndexPath")],
            result: "UICollectionViewLayoutAttributes?"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.layoutAttributesForSupplementaryElement(ofKind: a0, at: a1))
        }
        type.method(
            "cellForItem(at:)",
            [HostParameter("at", "indexPath", "IndexPath")],
            result: "UICollectionViewCell?"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            return call.give(object.cellForItem(at: a0))
        }
        type.method(
            "supplementaryView(forElementKind:at:)",
            [HostParameter("forElementKind", "elementKind", "String"), HostParameter("at", "indexPath", "IndexPath")],
            result: "UICollectionReusableView?"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.supplementaryView(forElementKind: a0, at: a1))
        }
        type.method(
            "visibleSupplementaryViews(ofKind:)",
            [HostParameter("ofKind", "elementKind", "String")],
            result: "[UICollectionReusableView]"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: String = try call.argument(0)
            return call.give(object.visibleSupplementaryViews(ofKind: a0))
        }
        type.method(
            "indexPath(for:)",
            [HostParameter("for", "cell", "UICollectionViewCell")],
            result: "IndexPath?"
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: UICollectionViewCell = try call.argument(0)
            return call.give(object.indexPath(for: a0))
        }
        type.property("visibleCells", "[UICollectionViewCell]") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.visibleCells)
        }
        type.property("indexPathsForVisibleItems", "[IndexPath]") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.indexPathsForVisibleItems)
        }
        type.method(
            "scrollToItem(at:at:animated:)",
            [
                HostParameter("at", "indexPath", "IndexPath"),
                HostParameter("at", "scrollPosition", "UICollectionView.ScrollPosition"),
                HostParameter("animated", "animated", "Bool"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            let a1: UICollectionView.ScrollPosition = try call.argument(1)
            let a2: Bool = try call.argument(2)
            object.scrollToItem(at: a0, at: a1, animated: a2)
            return .void
        }
        type.property("allowsSelection", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.allowsSelection)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.allowsSelection = try call.read(value)
        }
        type.property("allowsMultipleSelection", "Bool") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.allowsMultipleSelection)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.allowsMultipleSelection = try call.read(value)
        }
        type.property("indexPathsForSelectedItems", "[IndexPath]?") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.indexPathsForSelectedItems)
        }
        type.method(
            "selectItem(at:animated:scrollPosition:)",
            [
                HostParameter("at", "indexPath", "IndexPath?"),
                HostParameter("animated", "animated", "Bool"),
                HostParameter("scrollPosition", "scrollPosition", "UICollectionView.ScrollPosition"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexPath? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: UICollectionView.ScrollPosition = try call.argument(2)
            object.selectItem(at: a0, animated: a1, scrollPosition: a2)
            return .void
        }
        type.method(
            "deselectItem(at:animated:)",
            [HostParameter("at", "indexPath", "IndexPath"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.deselectItem(at: a0, animated: a1)
            return .void
        }
        type.method("insertItems(at:)", [HostParameter("at", "indexPaths", "[IndexPath]")]) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            object.insertItems(at: a0)
            return .void
        }
        type.method("deleteItems(at:)", [HostParameter("at", "indexPaths", "[IndexPath]")]) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            object.deleteItems(at: a0)
            return .void
        }
        type.method("reloadItems(at:)", [HostParameter("at", "indexPaths", "[IndexPath]")]) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            object.reloadItems(at: a0)
            return .void
        }
        type.method("reconfigureItems(at:)", [HostParameter("at", "indexPaths", "[IndexPath]")]) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: [IndexPath] = try call.argument(0)
            object.reconfigureItems(at: a0)
            return .void
        }
        type.method(
            "moveItem(at:to:)",
            [HostParameter("at", "indexPath", "IndexPath"), HostParameter("to", "newIndexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexPath = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.moveItem(at: a0, to: a1)
            return .void
        }
        type.method("insertSections(_:)", [HostParameter(nil, "sections", "IndexSet")]) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexSet = try call.argument(0)
            object.insertSections(a0)
            return .void
        }
        type.method("deleteSections(_:)", [HostParameter(nil, "sections", "IndexSet")]) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexSet = try call.argument(0)
            object.deleteSections(a0)
            return .void
        }
        type.method("reloadSections(_:)", [HostParameter(nil, "sections", "IndexSet")]) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: IndexSet = try call.argument(0)
            object.reloadSections(a0)
            return .void
        }
        type.method(
            "moveSection(_:toSection:)",
            [HostParameter(nil, "section", "Int"), HostParameter("toSection", "newSection", "Int")]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: Int = try call.argument(0)
            let a1: Int = try call.argument(1)
            object.moveSection(a0, toSection: a1)
            return .void
        }
        type.method(
            "performBatchUpdates(_:completion:)",
            [
                HostParameter(nil, "updates", "(() -> Void)?"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: Block? = try call.argument(0)
            let a1: Block? = try call.argument(1)
            object.performBatchUpdates(a0, completion: a1)
            return .void
        }
        type.property("elementKindSectionHeader", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UICollectionView.elementKindSectionHeader) }
        }
        type.property("elementKindSectionFooter", "String", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UICollectionView.elementKindSectionFooter) }
        }
        type.initializer(
            "init(frame:collectionViewLayout:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("collectionViewLayout", "layout", "UICollectionViewLayout!")]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UICollectionViewLayout? = try call.argument(1)
            return call.make { UICollectionView(frame: a0, collectionViewLayout: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:collectionViewLayout:)",
            passing: [
                HostParameter("frame", "frame", "CGRect", default: ".zero"),
                HostParameter("collectionViewLayout", "layout", "UICollectionViewLayout!", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UICollectionView() }
        }
        type.initializer(
            "init(frame:)",
            [HostParameter("frame", "frame", "CGRect")],
            delegatesTo: "init(frame:collectionViewLayout:)",
            passing: [
                HostParameter("frame", "frame", "CGRect"),
                HostParameter("collectionViewLayout", "layout", "UICollectionViewLayout!", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UICollectionView(frame: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionView?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionView(coder: a0) }
        }
        type.property("collectionViewLayout", "UICollectionViewLayout") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            return call.give(object.collectionViewLayout)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.collectionViewLayout = try call.read(value)
        }
        type.method(
            "setCollectionViewLayout(_:animated:)",
            [HostParameter(nil, "layout", "UICollectionViewLayout"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: UICollectionViewLayout = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setCollectionViewLayout(a0, animated: a1)
            return .void
        }
        type.method(
            "setCollectionViewLayout(_:animated:completion:)",
            [
                HostParameter(nil, "layout", "UICollectionViewLayout"),
                HostParameter("animated", "animated", "Bool"),
                HostParameter("completion", "completion", "((Bool) -> Void)?"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            let a0: UICollectionViewLayout = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: Block? = try call.argument(2)
            object.setCollectionViewLayout(a0, animated: a1, completion: a2)
            return .void
        }
        type.method("reloadData()") { call throws(ScriptError) in
            let object: UICollectionView = try call.receiver()
            object.reloadData()
            return .void
        }
        type.requireVersion(iOS: 15, ["reconfigureItems(at:)"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiCollectionViewScrollPosition: HostType = {
        var type = TypeBinding("UICollectionView.ScrollPosition", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: UICollectionView.ScrollPosition.self)
        type.enumCase("top") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollPosition.top)
        }
        type.enumCase("centeredVertically") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollPosition.centeredVertically)
        }
        type.enumCase("bottom") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollPosition.bottom)
        }
        type.enumCase("left") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollPosition.left)
        }
        type.enumCase("centeredHorizontally") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollPosition.centeredHorizontally)
        }
        type.enumCase("right") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollPosition.right)
        }
        return type.hostType
    }()
}

extension UICollectionView.ScrollPosition: BridgedOptions {
    package static var hostName: String { "UICollectionView.ScrollPosition" }
}

extension Bindings {
    static let uiCollectionViewScrollDirection: HostType = {
        var type = TypeBinding("UICollectionView.ScrollDirection", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UICollectionView.ScrollDirection.self)
        type.enumCase("vertical") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollDirection.vertical)
        }
        type.enumCase("horizontal") { call throws(ScriptError) in
            call.give(UICollectionView.ScrollDirection.horizontal)
        }
        return type.hostType
    }()
}

extension UICollectionView.ScrollDirection: BridgedValue {
    package static var hostName: String { "UICollectionView.ScrollDirection" }
}
