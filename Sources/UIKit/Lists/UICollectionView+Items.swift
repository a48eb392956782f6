public import Foundation
import Heap

/// Where a layout puts items, headers and footers.
struct LayoutPlaces: Sendable {
    var items: [[CGRect]] = []
    var headers: [CGRect] = []
    var footers: [CGRect] = []
    var size = CGSize.zero
}

// Where items are, and the cells of those in sight.
extension UICollectionView {
    func placeItems() {
        loadDataIfNeeded()
        guard collection.needsPlaces || collection.placedSize != state.bounds.size else { return }
        collection.needsPlaces = false
        collection.placedSize = state.bounds.size
        let places = collectionViewLayout.places(in: self)
        collection.places = places
        contentSize = places.size
    }

    /// Brings the cells in line with what is in sight.
    ///
    /// Fidelity: documented UICollectionViewDataSource, UICollectionViewDelegate (willDisplay, didEndDisplaying).
    func showItems() {
        placeItems()
        if collection.reloads {
            collection.reloads = false
            let old = collection.shown
            collection.shown = []
            for entry in old { retire(entry) }
        }
        let seen = state.bounds
        guard seen.width > 0, seen.height > 0 else { return }
        var kept: [Shown] = []
        for section in collection.places.items.indices {
            show(Self.elementKindSectionHeader, section, collection.places.headers, seen, into: &kept)
            for item in collection.places.items[section].indices where collection.places.items[section][item].intersects(seen) {
                let path = IndexPath(item: item, section: section)
                let frame = collection.places.items[section][item]
                guard let cell = cell(showing: path, frame) else { continue }
                place(cell, at: frame)
                world.space.release(cell.id)
                kept.append(Shown(kind: nil, path: path, view: cell.id))
            }
            show(Self.elementKindSectionFooter, section, collection.places.footers, seen, into: &kept)
        }
        let views = kept.map(\.view)
        let gone = collection.shown.filter { !views.contains($0.view) }
        collection.shown = kept
        for entry in gone { retire(entry) }
        // What was added and taken out is in its place already.
        state.needsLayout = false
    }

    private func place(_ view: UIView, at frame: CGRect) {
        guard view.superview !== self else {
            view.frame = frame
            return
        }
        world.within(group: nil) { view.frame = frame }
        insertSubview(view, at: 0)
        if collection.updates.isFading {
            world.within(group: nil) { view.alpha = 0 }
            view.alpha = 1
        }
    }

    /// The cell of an item, asked for if it is not in sight yet; retained for the caller.
    private func cell(showing path: IndexPath, _ frame: CGRect) -> UICollectionViewCell? {
        if let shown = cellForItem(at: path) {
            world.space.retain(shown.id)
            return shown
        }
        let answer = askSource("collectionView(_:cellForItemAt:)", ("indexPath", .value(path)))
        guard case .object(let id)? = answer, let cell: UICollectionViewCell = world.object(id) else {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason:
                        "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for item "
                        + "\(path.item) of section \(path.section)", object: self.id))
            return nil
        }
        world.space.retain(cell.id)
        cell.reusable.collection = self.id
        world.within(group: nil) { cell.frame = frame }
        cell.show(selected: collection.selected.contains(path))
        tellDelegate("collectionView(_:willDisplay:forItemAt:)", ("cell", .object(cell.id)), ("indexPath", .value(path)))
        return cell
    }

    private func show(_ kind: String, _ section: Int, _ frames: [CGRect], _ seen: CGRect, into kept: inout [Shown]) {
        guard frames.indices.contains(section), !frames[section].isEmpty, frames[section].intersects(seen) else { return }
        let path = IndexPath(item: 0, section: section)
        let view: UIView
        if let shown = collection.shown.first(where: { $0.kind == kind && $0.path == path }), let known: UIView = world.object(shown.view) {
            view = known
        } else {
            let answer = askSource(
                "collectionView(_:viewForSupplementaryElementOfKind:at:)", ("kind", .value(kind)), ("indexPath", .value(path)))
            guard case .object(let id)? = answer, let made: UIView = world.object(id) else { return }
            view = made
        }
        place(view, at: frames[section])
        kept.append(Shown(kind: kind, path: path, view: view.id))
    }

    func retire(_ entry: Shown) {
        guard let view: UICollectionReusableView = world.object(entry.view) else { return }
        world.space.retain(view.id)
        view.removeFromSuperview()
        if entry.kind == nil {
            tellDelegate("collectionView(_:didEndDisplaying:forItemAt:)", ("cell", .object(view.id)), ("indexPath", .value(entry.path)))
        }
        if let identifier = view.reuseIdentifier {
            world.space.retain(view.id)
            if let kind = entry.kind {
                collection.supplements.put(view.id, for: "\(kind)/\(identifier)")
            } else {
                collection.cells.put(view.id, for: identifier)
            }
        }
        world.space.release(view.id)
    }

    // MARK: In sight

    private var shownCells: [Shown] { collection.shown.filter { $0.kind == nil } }

    /// The cell of an item, nil when it is not in sight.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCells.first { $0.path == indexPath }.flatMap { world.object($0.view) }
    }

    /// The item of a cell, nil when it is not in sight.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shownCells.first { $0.view == cell.id }?.path
    }

    /// The cells in sight, in order of their items.
    public var visibleCells: [UICollectionViewCell] { shownCells.compactMap { world.object($0.view) } }

    /// The items in sight, in order.
    public var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }

    /// Scrolls until an item is where it is wanted, as far as the content goes. An item that is not there is an exception.
    ///
    /// Fidelity: documented UICollectionView.scrollToItem(at:at:animated:).
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        placeItems()
        guard contains(indexPath) else {
            world.report(
                .exception(
                    name: "NSRangeException", reason: "item (\(indexPath.item)) beyond bounds for section (\(indexPath.section)).",
                    object: id))
            return
        }
        let rect = collection.places.items[indexPath.section][indexPath.item]
        let insets = adjustedContentInset
        let size = state.bounds.size
        var wanted = contentOffset
        if scrollPosition.contains(.top) { wanted.y = rect.minY - insets.top }
        if scrollPosition.contains(.centeredVertically) { wanted.y = rect.midY - size.height / 2 }
        if scrollPosition.contains(.bottom) { wanted.y = rect.maxY - size.height + insets.bottom }
        if scrollPosition.contains(.left) { wanted.x = rect.minX - insets.left }
        if scrollPosition.contains(.centeredHorizontally) { wanted.x = rect.midX - size.width / 2 }
        if scrollPosition.contains(.right) { wanted.x = rect.maxX - size.width + insets.right }
        let last = CGPoint(
            x: max(-insets.left, contentSize.width + insets.right - size.width),
            y: max(-insets.top, contentSize.height + insets.bottom - size.height))
        let kept = CGPoint(x: min(max(wanted.x, -insets.left), last.x), y: min(max(wanted.y, -insets.top), last.y))
        setContentOffset(kept, animated: animated)
    }

    // MARK: Selection

    /// Whether items can be chosen.
    public var allowsSelection: Bool {
        get { collection.allowsSelection }
        set { collection.allowsSelection = newValue }
    }

    /// Whether more than one item can be chosen.
    public var allowsMultipleSelection: Bool {
        get { collection.allowsManySelections }
        set { collection.allowsManySelections = newValue }
    }

    /// The chosen items in order of choosing, nil when there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { collection.selected.isEmpty ? nil : collection.selected }

    /// Chooses an item and scrolls to it, if that is wanted. The delegate is not told.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !collection.allowsManySelections { for old in collection.selected where old != indexPath { show(old, selected: false) } }
        guard let indexPath else { return }
        show(indexPath, selected: true)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Chooses an item no more. The delegate is not told.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        show(indexPath, selected: false)
    }

    private func show(_ path: IndexPath, selected: Bool) {
        collection.selected.removeAll { $0 == path }
        if selected { collection.selected.append(path) }
        cellForItem(at: path)?.show(selected: selected)
    }

    /// A finger has tapped a cell.
    ///
    /// Fidelity: documented UICollectionViewDelegate; the order of the calls among each other is simplified.
    func tapped(_ cell: UICollectionViewCell) {
        guard collection.allowsSelection, let path = indexPath(for: cell) else { return }
        func allows(_ method: String, _ path: IndexPath) -> Bool {
            if case .value(let flag as Bool)? = tellDelegate(method, ("indexPath", .value(path))) { flag } else { true }
        }
        func deselect(_ path: IndexPath) {
            guard allows("collectionView(_:shouldDeselectItemAt:)", path) else { return }
            show(path, selected: false)
            tellDelegate("collectionView(_:didDeselectItemAt:)", ("indexPath", .value(path)))
        }
        guard allows("collectionView(_:shouldHighlightItemAt:)", path) else { return }
        if collection.allowsManySelections, collection.selected.contains(path) { return deselect(path) }
        guard allows("collectionView(_:shouldSelectItemAt:)", path) else { return }
        if !collection.allowsManySelections { for old in collection.selected where old != path { deselect(old) } }
        show(path, selected: true)
        tellDelegate("collectionView(_:didSelectItemAt:)", ("indexPath", .value(path)))
    }
}
