// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewController: HostType = {
        var type = TypeBinding(
            "UICollectionViewController",
            .class,
            superclass: "UIViewController",
            conformances: ["UICollectionViewDataSource", "UICollectionViewDelegate"]
        )
        type.initializer(
            "init(collectionViewLayout:)",
            [HostParameter("collectionViewLayout", "layout", "UICollectionViewLayout")]
        ) { call throws(ScriptError) in
            let a0: UICollectionViewLayout = try call.argument(0)
            return call.make { UICollectionViewController(collectionViewLayout: a0) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UICollectionViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UICollectionViewController(coder: a0) }
        }
        type.property("collectionViewLayout", "UICollectionViewLayout") { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            return call.give(object.collectionViewLayout)
        }
        type.property("collectionView", "UICollectionView!") { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            return call.give(object.collectionView)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            object.collectionView = try call.read(value)
        }
        type.property("clearsSelectionOnViewWillAppear", "Bool") { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            return call.give(object.clearsSelectionOnViewWillAppear)
        } set: { call, value throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            object.clearsSelectionOnViewWillAppear = try call.read(value)
        }
        type.method(
            "numberOfSections(in:)",
            [HostParameter("in", "collectionView", "UICollectionView")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            return call.give(object.numberOfSections(in: a0))
        }
        type.method(
            "collectionView(_:numberOfItemsInSection:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("numberOfItemsInSection", "section", "Int")],
            result: "Int"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: Int = try call.argument(1)
            return call.give(object.collectionView(a0, numberOfItemsInSection: a1))
        }
        type.method(
            "collectionView(_:cellForItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("cellForItemAt", "indexPath", "IndexPath")],
            result: "UICollectionViewCell"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.collectionView(a0, cellForItemAt: a1))
        }
        type.method(
            "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("viewForSupplementaryElementOfKind", "kind", "String"),
                HostParameter("at", "indexPath", "IndexPath"),
            ],
            result: "UICollectionReusableView"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            return call.give(object.collectionView(a0, viewForSupplementaryElementOfKind: a1, at: a2))
        }
        type.method(
            "collectionView(_:willDisplay:forItemAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willDisplay", "cell", "UICollectionViewCell"),
                HostParameter("forItemAt", "indexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UICollectionViewCell = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            object.collectionView(a0, willDisplay: a1, forItemAt: a2)
            return .void
        }
        type.method(
            "collectionView(_:didEndDisplaying:forItemAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("didEndDisplaying", "cell", "UICollectionViewCell"),
                HostParameter("forItemAt", "indexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UICollectionViewCell = try call.argument(1)
            let a2: IndexPath = try call.argument(2)
            object.collectionView(a0, didEndDisplaying: a1, forItemAt: a2)
            return .void
        }
        type.method(
            "collectionView(_:shouldHighlightItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("shouldHighlightItemAt", "indexPath", "IndexPath")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.collectionView(a0, shouldHighlightItemAt: a1))
        }
        type.method(
            "collectionView(_:didHighlightItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didHighlightItemAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.collectionView(a0, didHighlightItemAt: a1)
            return .void
        }
        type.method(
            "collectionView(_:didUnhighlightItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didUnhighlightItemAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.collectionView(a0, didUnhighlightItemAt: a1)
            return .void
        }
        type.method(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willDisplaySupplementaryView", "view", "UICollectionReusableView"),
                HostParameter("forElementKind", "elementKind", "String"),
                HostParameter("at", "indexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UICollectionReusableView = try call.argument(1)
            let a2: String = try call.argument(2)
            let a3: IndexPath = try call.argument(3)
            object.collectionView(a0, willDisplaySupplementaryView: a1, forElementKind: a2, at: a3)
            return .void
        }
        type.method(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("didEndDisplayingSupplementaryView", "view", "UICollectionReusableView"),
                HostParameter("forElementOfKind", "elementKind", "String"),
                HostParameter("at", "indexPath", "IndexPath"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UICollectionReusableView = try call.argument(1)
            let a2: String = try call.argument(2)
            let a3: IndexPath = try call.argument(3)
            object.collectionView(a0, didEndDisplayingSupplementaryView: a1, forElementOfKind: a2, at: a3)
            return .void
        }
        type.method(
            "collectionView(_:shouldSelectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("shouldSelectItemAt", "indexPath", "IndexPath")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.collectionView(a0, shouldSelectItemAt: a1))
        }
        type.method(
            "collectionView(_:shouldDeselectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("shouldDeselectItemAt", "indexPath", "IndexPath")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            return call.give(object.collectionView(a0, shouldDeselectItemAt: a1))
        }
        type.method(
            "collectionView(_:didSelectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didSelectItemAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.collectionView(a0, didSelectItemAt: a1)
            return .void
        }
        type.method(
            "collectionView(_:didDeselectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didDeselectItemAt", "indexPath", "IndexPath")]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            object.collectionView(a0, didDeselectItemAt: a1)
            return .void
        }
        type.method(
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("contextMenuConfigurationForItemAt", "indexPath", "IndexPath"),
                HostParameter("point", "point", "CGPoint"),
            ],
            result: "UIContextMenuConfiguration?"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: IndexPath = try call.argument(1)
            let a2: CGPoint = try call.argument(2)
            return call.give(object.collectionView(a0, contextMenuConfigurationForItemAt: a1, point: a2))
        }
        type.method(
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("contextMenuConfigurationForItemsAt", "indexPaths", "[IndexPath]"),
                HostParameter("point", "point", "CGPoint"),
            ],
            result: "UIContextMenuConfiguration?"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: [IndexPath] = try call.argument(1)
            let a2: CGPoint = try call.argument(2)
            return call.give(object.collectionView(a0, contextMenuConfigurationForItemsAt: a1, point: a2))
        }
        type.method(
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("previewForHighlightingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            return call.give(object.collectionView(a0, previewForHighlightingContextMenuWithConfiguration: a1))
        }
        type.method(
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("previewForDismissingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            return call.give(object.collectionView(a0, previewForDismissingContextMenuWithConfiguration: a1))
        }
        type.method(
            "collectionView(_:willDisplayContextMenu:animator:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willDisplayContextMenu", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            let a2 = try call.optionalConforming(2, to: (any UIContextMenuInteractionAnimating).self)
            object.collectionView(a0, willDisplayContextMenu: a1, animator: a2)
            return .void
        }
        type.method(
            "collectionView(_:willEndContextMenuInteraction:animator:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willEndContextMenuInteraction", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            let a2 = try call.optionalConforming(2, to: (any UIContextMenuInteractionAnimating).self)
            object.collectionView(a0, willEndContextMenuInteraction: a1, animator: a2)
            return .void
        }
        type.method(
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willPerformPreviewActionForMenuWith", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "any UIContextMenuInteractionCommitAnimating"),
            ]
        ) { call throws(ScriptError) in
            let object: UICollectionViewController = try call.receiver()
            let a0: UICollectionView = try call.argument(0)
            let a1: UIContextMenuConfiguration = try call.argument(1)
            let a2 = try call.conforming(2, to: (any UIContextMenuInteractionCommitAnimating).self)
            object.collectionView(a0, willPerformPreviewActionForMenuWith: a1, animator: a2)
            return .void
        }
        return type.hostType
    }()
}
