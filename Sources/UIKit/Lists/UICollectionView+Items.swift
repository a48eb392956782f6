public import Foundation
import Heap

// The layout's places, and the cells of the visible items.
extension UICollectionView {
    /// Asks the layout to prepare if it has to, and for the size of the content.
    ///
    /// Fidelity: documented UICollectionViewLayout; it is asked in the layout pass, UIKit asks about new bounds when they are set.
    func placeItems() {
        loadDataIfNeeded()
        let layout = collectionViewLayout
        if !collection.needsPlaces, collection.placedBounds != state.bounds {
            let isStale = world.ask("shouldInvalidateLayout(forBoundsChange:)", of: layout, [.value(state.bounds)]) {
                layout.shouldInvalidateLayout(forBoundsChange: state.bounds)
            }
            if isStale { layout.invalidate(forBounds: state.bounds) }
        }
        collection.placedBounds = state.bounds
        if collection.needsPlaces { prepare(layout) }
    }

    private func prepare(_ layout: UICollectionViewLayout) {
        let isReported = world.script?.implements("prepare()", on: layout.id) == true
        world.send("prepare()", to: layout, isReported: isReported) { layout.prepare() }
        collection.needsPlaces = false
        contentSize = world.ask("collectionViewContentSize", of: layout) { layout.collectionViewContentSize }
    }

    /// The layout's elements in a rectangle, in its order.
    private func elements(in rect: CGRect) -> [LayoutElement] {
        let layout = collectionViewLayout
        let method = "layoutAttributesForElements(in:)"
        guard let script = world.script, script.implements(method, on: layout.id) else { return layout.elements(in: rect) }
        guard case .value(let ids as [ObjectID]) = script.invoke(method, on: layout.id, [.value(rect)]) else { return [] }
        return ids.compactMap { world.object($0, as: UICollectionViewLayoutAttributes.self)?.element }
    }

    /// The item at a point of the collection; nil when there is none.
    ///
    /// Fidelity: documented UICollectionView.indexPathForItem(at:).
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        placeItems()
        let found = elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return found.last { $0.kind == .cell && $0.frame.contains(point) }?.path
    }

    /// The view behind the items, as large as the collection.
    ///
    /// Fidelity: documented UICollectionView.backgroundView.
    public var backgroundView: UIView? {
        get { world.object(collection.background) }
        set {
            backgroundView?.removeFromSuperview()
            collection.background = newValue?.id
            guard let newValue else { return }
            newValue.frame = bounds
            insertSubview(newValue, at: 0)
            invalidateLayout(.content)
        }
    }

    /// Keeps the background view behind the visible items.
    private func placeBackground() {
        guard let background = backgroundView else { return }
        background.frame = bounds
        if state.subviews.first != background.id { insertSubview(background, at: 0) }
    }

    private func element(_ kind: LayoutElement.Kind, at path: IndexPath) -> LayoutElement? {
        placeItems()
        let layout = collectionViewLayout
        let isCell = kind == .cell
        let method = isCell ? "layoutAttributesForItem(at:)" : "layoutAttributesForSupplementaryView(ofKind:at:)"
        guard let script = world.script, script.implements(method, on: layout.id) else { return layout.element(kind, at: path) }
        let arguments: [Argument] = kind.name.map { [.value($0), .value(path)] } ?? [.value(path)]
        guard case .object(let id) = script.invoke(method, on: layout.id, arguments) else { return nil }
        return world.object(id, as: UICollectionViewLayoutAttributes.self)?.element
    }

    /// The layout's attributes of an item; nil when there is no such item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        element(.cell, at: indexPath).map(UICollectionViewLayoutAttributes.init)
    }

    /// The layout's attributes of a header or footer; nil when there is none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        element(.supplement(kind), at: indexPath).map(UICollectionViewLayoutAttributes.init)
    }

    /// Shows the cells of the visible items. Cells that prefer another size make the layout place everything again, until none does.
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
        guard state.bounds.width > 0, state.bounds.height > 0 else { return }
        var kept: [Shown] = []
        var isAtRest = false
        while !isAtRest, !world.hasEnded {
            isAtRest = true
            kept = []
            for element in elements(in: state.bounds) {
                guard let entry = show(element) else { continue }
                kept.append(entry)
                collection.shown = collection.shown.filter { $0.view != entry.view } + [entry]
                if asksForOtherSize(entry) { isAtRest = false }
            }
            if !isAtRest { prepare(collectionViewLayout) }
        }
        let views = kept.map(\.view)
        let gone = collection.shown.filter { !views.contains($0.view) }
        collection.shown = kept
        for entry in gone { retire(entry) }
        layer(kept)
        placeBackground()
        prefetchLater()
        // Added and removed views are in their places already.
        state.needsLayout = false
    }

    /// Orders the views by their numbers: higher ones in front.
    private func layer(_ shown: [Shown]) {
        let behind = shown.filter { $0.kind.isDecoration && $0.element.zIndex <= 0 }.map(\.view)
        if !behind.isEmpty, !Set(state.subviews.prefix(behind.count)).isSuperset(of: behind) {
            for id in behind.reversed() { if let view: UIView = world.object(id) { sendSubviewToBack(view) } }
        }
        let ranked = shown.filter { $0.element.zIndex > 0 }.sorted { $0.element.zIndex < $1.element.zIndex }
        let views = ranked.compactMap { world.object($0.view, as: UIView.self) }
        guard !views.isEmpty, Array(subviews.suffix(views.count)) != views else { return }
        for view in views { bringSubviewToFront(view) }
    }

    private func show(_ element: LayoutElement) -> Shown? {
        let known = collection.shown.first { $0.kind == element.kind && $0.path == element.path }
        var entry: Shown
        if let known {
            entry = known
        } else {
            guard let view = element.kind == .cell ? cell(for: element) : supplement(for: element) else { return nil }
            entry = Shown(kind: element.kind, path: element.path, view: view.id, element: LayoutElement())
            defer { world.space.release(view.id) }
            world.within(group: nil) { take(element, view) }
            entry.element = element
            insertSubview(view, at: 0)
            if collection.updates.isFading {
                world.within(group: nil) { view.alpha = 0 }
                view.alpha = element.alpha
            }
        }
        if entry.element != element, let view: UIView = world.object(entry.view) { take(element, view) }
        entry.element = element
        return entry
    }

    /// Places a view as the layout says.
    private func take(_ element: LayoutElement, _ view: UIView) {
        if element.transform3D == CATransform3DIdentity, view.transform3D == CATransform3DIdentity {
            view.frame = element.kind == .cell ? element.frame.offsetBy(dx: swipeShift(of: element.path), dy: 0) : element.frame
        } else {
            view.center = element.center
            view.bounds.size = element.size
            view.transform3D = element.transform3D
        }
        if view.alpha != element.alpha { view.alpha = element.alpha }
        if view.isHidden != element.isHidden { view.isHidden = element.isHidden }
        guard let script = world.script, script.implements("apply(_:)", on: view.id) else { return }
        _ = script.invoke("apply(_:)", on: view.id, [.object(world.bind { UICollectionViewLayoutAttributes(element) }.id)])
    }

    /// Asks a cell once for its preferred size. Returns whether the layout uses a new size.
    private func asksForOtherSize(_ entry: Shown) -> Bool {
        if case .supplement(let kind) = entry.kind { return asksForOtherSize(entry, kind) }
        guard entry.kind == .cell, !collection.asked.contains(entry.path), let cell: UICollectionViewCell = world.object(entry.view) else {
            return false
        }
        let layout = collectionViewLayout
        let free = layout.freeLengths(.cell, at: entry.path)
        guard free.width || free.height else { return false }
        let method = "preferredLayoutAttributesFitting(_:)"
        guard layout.asksCells || world.script?.implements(method, on: cell.id) == true else { return false }
        collection.asked.append(entry.path)
        guard let script = world.script, script.implements(method, on: cell.id) else {
            return layout.take(preferred: cell.fittedSize(entry.element.size, free: free), at: entry.path)
        }
        let original = world.bind { UICollectionViewLayoutAttributes(entry.element) }
        let copy = world.bind { UICollectionViewLayoutAttributes(entry.element) }
        guard case .object(let answer) = script.invoke(method, on: cell.id, [.object(copy.id)]),
            let preferred: UICollectionViewLayoutAttributes = world.object(answer)
        else { return false }
        let question = "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"
        let isTaken = world.ask(question, of: layout, [.object(preferred.id), .object(original.id)]) {
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        guard isTaken else { return false }
        if !layout.take(preferred: preferred.size, at: entry.path), !layout.asksCells {
            layout.invalidate(forPreferred: preferred, original: original)
        }
        return true
    }

    /// The same of a header or footer.
    private func asksForOtherSize(_ entry: Shown, _ kind: String) -> Bool {
        let layout = collectionViewLayout
        let free = layout.freeLengths(entry.kind, at: entry.path)
        guard layout.asksCells, free.height || free.width, let view: UICollectionReusableView = world.object(entry.view) else {
            return false
        }
        let size = view.fittedSize(entry.element.size, free: free)
        return size != entry.element.size && layout.take(preferred: size, of: kind, at: entry.path)
    }

    /// The cell of a newly visible item; retained for the caller.
    private func cell(for element: LayoutElement) -> UICollectionViewCell? {
        let path = element.path
        guard contains(path) else { return nil }
        world.state.application.cellsAskedFor += 1
        let answer = askSource("collectionView(_:cellForItemAt:)", ("indexPath", .value(path)))
        world.state.application.cellsAskedFor -= 1
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
        world.within(group: nil) { cell.frame = element.frame }
        cell.isSelected = collection.selected.contains(path)
        cell.configureIfNeeded()
        tellDelegate("collectionView(_:willDisplay:forItemAt:)", ("cell", .object(cell.id)), ("indexPath", .value(path)))
        return cell
    }

    /// A newly visible header or footer; retained for the caller.
    private func supplement(for element: LayoutElement) -> UIView? {
        guard case .supplement(let kind) = element.kind else { return decoration(element.kind.name ?? "") }
        let answer = askSource(
            "collectionView(_:viewForSupplementaryElementOfKind:at:)", ("kind", .value(kind)), ("indexPath", .value(element.path)))
        guard case .object(let id)? = answer, let view: UIView = world.object(id) else { return nil }
        world.space.retain(view.id)
        tellDelegate(
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", ("view", .object(view.id)), ("elementKind", .value(kind)),
            ("indexPath", .value(element.path)))
        return view
    }

    func retire(_ entry: Shown) {
        guard let view: UICollectionReusableView = world.object(entry.view) else { return }
        world.space.retain(view.id)
        view.removeFromSuperview()
        if entry.kind == .cell {
            tellDelegate("collectionView(_:didEndDisplaying:forItemAt:)", ("cell", .object(view.id)), ("indexPath", .value(entry.path)))
        } else if case .supplement(let kind) = entry.kind {
            tellDelegate(
                "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", ("view", .object(view.id)),
                ("elementKind", .value(kind)), ("indexPath", .value(entry.path)))
        }
        if let identifier = view.reuseIdentifier {
            world.space.retain(view.id)
            if let kind = entry.kind.name {
                collection.supplements.put(view.id, for: "\(kind)/\(identifier)")
            } else {
                collection.cells.put(view.id, for: identifier)
            }
        }
        world.space.release(view.id)
    }

    // MARK: Visible items

    private var shownCells: [Shown] { collection.shown.filter { $0.kind == .cell }.sorted { $0.path < $1.path } }

    /// The cell of an item; nil when it is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCells.first { $0.path == indexPath }.flatMap { world.object($0.view) }
    }

    /// The view of a kind that belongs to a section or an item; nil when it is not visible.
    ///
    /// Fidelity: documented UICollectionView.supplementaryView(forElementKind:at:).
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        collection.shown.first { $0.kind == .supplement(elementKind) && $0.path == indexPath }.flatMap { world.object($0.view) }
    }

    /// The visible views of a kind.
    ///
    /// Fidelity: documented UICollectionView.visibleSupplementaryViews(ofKind:), in the order of their index paths.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        collection.shown.filter { $0.kind == .supplement(elementKind) }.sorted { $0.path < $1.path }.compactMap { world.object($0.view) }
    }

    /// The item of a cell; nil when it is not visible.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shownCells.first { $0.view == cell.id }?.path
    }

    /// The visible cells, in order of their items.
    public var visibleCells: [UICollectionViewCell] { shownCells.compactMap { world.object($0.view) } }

    /// The visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }

    /// Scrolls until an item is at a position, as far as the content allows. A missing item is an exception.
    ///
    /// Fidelity: documented UICollectionView.scrollToItem(at:at:animated:); reported, the exception (its words of iOS 15, without the view's description).
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        placeItems()
        guard contains(indexPath) else {
            let sections = numberOfSections
            let missing =
                indexPath.section < sections
                ? "item (\(indexPath.item)) when there are only \(numberOfItems(inSection: max(0, indexPath.section))) items "
                    + "in section \(indexPath.section)."
                : "section (\(indexPath.section)) when there are only \(sections) sections."
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason: "Attempted to scroll the collection view to an out-of-bounds \(missing)", object: id))
            return
        }
        guard let rect = element(.cell, at: indexPath)?.frame else { return }
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

    /// Whether items can be selected.
    public var allowsSelection: Bool {
        get { collection.allowsSelection }
        set { collection.allowsSelection = newValue }
    }

    /// Whether more than one item can be selected.
    public var allowsMultipleSelection: Bool {
        get { collection.allowsManySelections }
        set { collection.allowsManySelections = newValue }
    }

    /// The selected items in order of their selection; nil when there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { collection.selected.isEmpty ? nil : collection.selected }

    /// Selects an item, and scrolls to it if a position is given. Does not call the delegate.
    ///
    /// Fidelity: documented UICollectionView.selectItem(at:animated:scrollPosition:) (the delegate is not told).
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !collection.allowsManySelections { for old in collection.selected where old != indexPath { show(old, selected: false) } }
        guard let indexPath else { return }
        show(indexPath, selected: true)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. Does not call the delegate.
    ///
    /// Fidelity: documented UICollectionView.deselectItem(at:animated:) (the delegate is not told).
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        show(indexPath, selected: false)
    }

    private func show(_ path: IndexPath, selected: Bool) {
        collection.selected.removeAll { $0 == path }
        if selected { collection.selected.append(path) }
        cellForItem(at: path)?.isSelected = selected
    }

    /// A finger has tapped a cell.
    ///
    /// Fidelity: documented UICollectionViewDelegate (the order is the one that Apple's header gives); all of it as the finger is lifted (simplified).
    func tapped(_ cell: UICollectionViewCell) {
        guard collection.swipe == nil else { return closeSwipe() }
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
        cell.isHighlighted = true
        tellDelegate("collectionView(_:didHighlightItemAt:)", ("indexPath", .value(path)))
        defer {
            cell.isHighlighted = false
            tellDelegate("collectionView(_:didUnhighlightItemAt:)", ("indexPath", .value(path)))
        }
        if collection.allowsManySelections, collection.selected.contains(path) { return deselect(path) }
        guard allows("collectionView(_:shouldSelectItemAt:)", path) else { return }
        if !collection.allowsManySelections { for old in collection.selected where old != path { deselect(old) } }
        show(path, selected: true)
        tellDelegate("collectionView(_:didSelectItemAt:)", ("indexPath", .value(path)))
    }
}
