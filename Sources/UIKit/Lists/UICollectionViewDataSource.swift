public import Foundation

/// Asked by a collection for its content.
///
/// Fidelity: documented UICollectionViewDataSource; moving and indexes are not simulated.
public protocol UICollectionViewDataSource: AnyObject {
    /// How many items a section has.
    ///
    /// Fidelity: documented UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:); asked once for each loading of the data, UIKit may
    /// ask more often (simplified).
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of a newly visible item.
    ///
    /// Fidelity: documented UICollectionViewDataSource.collectionView(_:cellForItemAt:); in a layout pass, as the item comes into sight. UIKit asks
    /// for some items ahead (simplified).
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// How many sections there are.
    ///
    /// Fidelity: documented UICollectionViewDataSource.numberOfSections(in:); asked before the numbers of items.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// The header or footer of a section.
    ///
    /// Fidelity: documented UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:) (where the layout has put one).
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

// Defaults: what happens where a method is not implemented.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// An empty one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Called by a collection for its items.
///
/// Fidelity: documented UICollectionViewDelegate; highlighting is asked about and not told; editing, menus and focus are not simulated.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// A cell is about to be shown.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:) (after cellForItemAt).
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// A cell is no longer visible.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:).
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// Whether a touch does something to an item.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:); asked when the finger is lifted, not as it comes down
    /// (simplified).
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Whether an item may be selected.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:).
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Whether an item may be deselected.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:) (where several can be chosen); asked also of an item
    /// that gives way to another (simplified).
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// A finger is on an item.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:didHighlightItemAt:); told when the finger is lifted (simplified).
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// The finger is off the item.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:) (the last of a tap's calls).
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// A header or footer is about to be shown.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:).
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath)
    /// A header or footer is no longer visible.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:).
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// The user has selected an item.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:didSelectItemAt:) (a tap, not selectItem).
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// The user has deselected an item.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:didDeselectItemAt:); before the new item's didSelectItemAt (simplified).
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// The menu of the item that is pressed; nil for none.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:).
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu of items that are pressed; nil for none.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:); for one item (simplified).
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The picture of the item that is pressed.
    ///
    /// Fidelity: simplified; never asked, the item is not lifted.
    func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The picture of the item to which a menu goes back.
    ///
    /// Fidelity: simplified; never asked, the item is not lifted.
    func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// A menu is about to be shown.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:willDisplayContextMenu:animator:).
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// A menu is about to go.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:willEndContextMenuInteraction:animator:).
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The preview of a menu was touched.
    ///
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:).
    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

// Defaults: what happens where a method is not implemented.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    }
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Asked by a flow layout for sizes and distances. Without a method, the layout's own value counts.
///
/// Fidelity: documented UICollectionViewDelegateFlowLayout; asked for all sections and items as the layout prepares.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The room around a section's items, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The least space between the lines of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The least space between the items of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The size of a section's header, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// The size of a section's footer, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

// Defaults: what happens where a method is not implemented.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

/// Makes data ready before its items come into sight.
///
/// Fidelity: documented UICollectionViewDataSourcePrefetching; how far ahead it is asked is simplified: as many items as are in sight.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items may come into sight soon.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that may not come into sight soon after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// Defaults: what happens where a method is not implemented.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
