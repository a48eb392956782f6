// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionViewDelegate: HostType = {
        var type = TypeBinding("UICollectionViewDelegate", .protocol, conformances: ["UIScrollViewDelegate"])
        type.requirement(
            "collectionView(_:willDisplay:forItemAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willDisplay", "cell", "UICollectionViewCell"),
                HostParameter("forItemAt", "indexPath", "IndexPath"),
            ]
        )
        type.requirement(
            "collectionView(_:didEndDisplaying:forItemAt:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("didEndDisplaying", "cell", "UICollectionViewCell"),
                HostParameter("forItemAt", "indexPath", "IndexPath"),
            ]
        )
        type.requirement(
            "collectionView(_:shouldHighlightItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("shouldHighlightItemAt", "indexPath", "IndexPath")],
            result: "Bool"
        )
        type.requirement(
            "collectionView(_:shouldSelectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("shouldSelectItemAt", "indexPath", "IndexPath")],
            result: "Bool"
        )
        type.requirement(
            "collectionView(_:shouldDeselectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("shouldDeselectItemAt", "indexPath", "IndexPath")],
            result: "Bool"
        )
        type.requirement(
            "collectionView(_:didHighlightItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didHighlightItemAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "collectionView(_:didUnhighlightItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didUnhighlightItemAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willDisplaySupplementaryView", "view", "UICollectionReusableView"),
                HostParameter("forElementKind", "elementKind", "String"),
                HostParameter("at", "indexPath", "IndexPath"),
            ]
        )
        type.requirement(
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("didEndDisplayingSupplementaryView", "view", "UICollectionReusableView"),
                HostParameter("forElementOfKind", "elementKind", "String"),
                HostParameter("at", "indexPath", "IndexPath"),
            ]
        )
        type.requirement(
            "collectionView(_:didSelectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didSelectItemAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "collectionView(_:didDeselectItemAt:)",
            [HostParameter(nil, "collectionView", "UICollectionView"), HostParameter("didDeselectItemAt", "indexPath", "IndexPath")]
        )
        type.requirement(
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("contextMenuConfigurationForItemAt", "indexPath", "IndexPath"),
                HostParameter("point", "point", "CGPoint"),
            ],
            result: "UIContextMenuConfiguration?"
        )
        type.requirement(
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("contextMenuConfigurationForItemsAt", "indexPaths", "[IndexPath]"),
                HostParameter("point", "point", "CGPoint"),
            ],
            result: "UIContextMenuConfiguration?"
        )
        type.requirement(
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("previewForHighlightingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        )
        type.requirement(
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("previewForDismissingContextMenuWithConfiguration", "configuration", "UIContextMenuConfiguration"),
            ],
            result: "UITargetedPreview?"
        )
        type.requirement(
            "collectionView(_:willDisplayContextMenu:animator:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willDisplayContextMenu", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        )
        type.requirement(
            "collectionView(_:willEndContextMenuInteraction:animator:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willEndContextMenuInteraction", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "(any UIContextMenuInteractionAnimating)?"),
            ]
        )
        type.requirement(
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            [
                HostParameter(nil, "collectionView", "UICollectionView"),
                HostParameter("willPerformPreviewActionForMenuWith", "configuration", "UIContextMenuConfiguration"),
                HostParameter("animator", "animator", "any UIContextMenuInteractionCommitAnimating"),
            ]
        )
        return type.hostType
    }()
}
