import Foundation
import Heap

// Menus of rows and items.
extension UITableView {
    /// Fidelity: documented UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:).
    func showMenuOfRow(at point: CGPoint) {
        guard let path = indexPathForRow(at: point) else { return }
        let answer = tellDelegate(
            "tableView(_:contextMenuConfigurationForRowAt:point:)", ("indexPath", .value(path)), ("point", .value(point)))
        let names = ContextMenuSession.Names(
            owner: "tableView", display: "tableView(_:willDisplayContextMenu:animator:)",
            end: "tableView(_:willEndContextMenuInteraction:animator:)",
            commit: "tableView(_:willPerformPreviewActionForMenuWith:animator:)")
        showContextMenu(answer, owner: id, delegate: scrollState.delegate, names)
    }
}

extension UICollectionView {
    /// Fidelity: documented UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:) (asked since iOS 16 in the place of the
    /// one for a single item, where it is implemented).
    func showMenuOfItem(at point: CGPoint) {
        guard let path = indexPathForItem(at: point) else { return }
        let several =
            world.os.version >= 16
            ? tellDelegate(
                "collectionView(_:contextMenuConfigurationForItemsAt:point:)", ("indexPaths", .value([path])), ("point", .value(point)))
            : nil
        let answer =
            several
            ?? tellDelegate(
                "collectionView(_:contextMenuConfigurationForItemAt:point:)", ("indexPath", .value(path)), ("point", .value(point)))
        let names = ContextMenuSession.Names(
            owner: "collectionView", display: "collectionView(_:willDisplayContextMenu:animator:)",
            end: "collectionView(_:willEndContextMenuInteraction:animator:)",
            commit: "collectionView(_:willPerformPreviewActionForMenuWith:animator:)")
        showContextMenu(answer, owner: id, delegate: scrollState.delegate, names)
    }

    /// Whether the delegate has menus for items.
    var hasMenus: Bool {
        guard let delegate = scrollState.delegate, let script = world.script else { return false }
        return script.implements("collectionView(_:contextMenuConfigurationForItemAt:point:)", on: delegate)
            || script.implements("collectionView(_:contextMenuConfigurationForItemsAt:point:)", on: delegate)
    }
}
