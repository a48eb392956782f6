import Foundation
import Heap

// Which columns are in place, and where.
extension UISplitViewController {
    /// Fidelity: simplified; columns stand side by side from 1000 points of width on.
    var hasRoomToTile: Bool { (viewIfLoaded?.bounds.width ?? world.windowBounds.width) >= 1000 }

    /// The display mode with the system's choice filled in.
    ///
    /// Fidelity: simplified; an iPad that is held upright shows the secondary column only.
    var shownMode: DisplayMode {
        let mode = splitState.chosenMode ?? splitState.preferredMode
        guard mode == .automatic else { return mode }
        return splitBehavior == .tile ? .oneBesideSecondary : .secondaryOnly
    }

    private func columns(in mode: DisplayMode) -> [Column] {
        let all: [Column]
        switch mode {
        case .secondaryOnly: all = [.secondary]
        case .automatic, .oneBesideSecondary, .oneOverSecondary: all = [style == .tripleColumn ? .supplementary : .primary, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: all = [.primary, .supplementary, .secondary]
        }
        let filled = all.filter { host($0) != nil }
        return filled.isEmpty ? [Column.primary, .supplementary].filter { host($0) != nil } : filled
    }

    /// The columns that are to be in place now.
    var wantedColumns: [Column] {
        guard splitState.isCollapsed else { return columns(in: shownMode) }
        return [Column.compact, .primary, .supplementary, .secondary].first { host($0) != nil }.map { [$0] } ?? []
    }

    // MARK: Coming and going

    /// Places the columns when the container appears for the first time.
    ///
    /// Fidelity: reported split-collapse-at-window (the window's size class decides); the order of the columns' callbacks is simplified.
    func install(animated: Bool) {
        if world.traits(ofWindow: world.windowBounds.size).horizontalSizeClass == .compact { collapse() }
        for column in wantedColumns {
            guard let host = host(column) else { continue }
            host.loadViewIfNeeded()
            let wrapper = wrap(host, in: view)
            wrapper.autoresizingMask = []
            wrapper.frame = frame(of: column)
            host.begin(.appearing, animated: animated)
            put(wrapper, for: column)
        }
        splitState.placed = wantedColumns
    }

    private func put(_ wrapper: UIView, for column: Column) {
        view.take(wrapper, at: column == .secondary ? 0 : nil)
    }

    private var isSeen: Bool { state.appearance == .appeared || state.appearance == .appearing }

    /// Announces another display mode, and shows its columns.
    func change(from old: DisplayMode, animated: Bool) {
        guard shownMode != old, !splitState.placed.isEmpty, !splitState.isCollapsed else { return }
        world.tell(
            splitState.delegate, "splitViewController(_:willChangeTo:)", [("svc", .object(id)), ("displayMode", .value(shownMode))])
        bringWanted(animated: animated)
    }

    /// Shows the wanted columns and hides the others. Columns that appear get their callbacks first.
    ///
    /// Fidelity: simplified; no log shows a split view.
    func bringWanted(animated: Bool) {
        let wanted = wantedColumns
        let coming = wanted.filter { !splitState.placed.contains($0) }
        let leaving = splitState.placed.filter { !wanted.contains($0) }
        let duration = animated && isSeen && view.window != nil ? 0.3 : 0
        for column in coming { announce("splitViewController(_:willShow:)", column) }
        for column in leaving { announce("splitViewController(_:willHide:)", column) }
        for host in appearingCandidates { host.viewIfLoaded?.superview?.traitsBecameStale() }
        splitState.placed = wanted
        let arriving = coming.compactMap(host)
        let departing = leaving.compactMap(host)
        for (column, host) in zip(coming, arriving) {
            host.loadViewIfNeeded()
            let wrapper = wrap(host, in: view)
            wrapper.autoresizingMask = []
            let place = frame(of: column)
            world.within(group: nil) { wrapper.frame = duration > 0 ? place.offsetBy(dx: -place.maxX, dy: 0) : place }
            if isSeen { host.begin(.appearing, animated: duration > 0) }
            put(wrapper, for: column)
        }
        for host in departing where isSeen { host.begin(.disappearing, animated: duration > 0) }
        let end = world.block(keeping: [self] + arriving + departing) { [unowned self] in
            let gone = departing.filter { !appearingCandidates.contains($0) }
            for host in gone { host.wrapper(in: view)?.removeFromSuperview() }
            for host in departing + arriving where isSeen || gone.contains(host) { endAppearance(of: host) }
        }
        world.animate(duration: duration, takesItsTime: duration > 0, completion: .block(end)) {
            placeColumns()
            for host in departing {
                guard let wrapper = host.wrapper(in: view) else { continue }
                wrapper.center.x -= wrapper.frame.maxX
            }
        }
    }

    private func announce(_ method: String, _ column: Column) {
        guard isSeen, !splitState.isCollapsed else { return }
        world.tell(splitState.delegate, method, [("svc", .object(id)), ("column", .value(column))])
    }

    /// Removes a column's view at once.
    func takeOut(_ column: Column) {
        guard let index = splitState.placed.firstIndex(of: column), let host = host(column) else { return }
        splitState.placed.remove(at: index)
        takeOut(host, from: view)
    }

    // MARK: Geometry

    /// A column's frame, in points.
    ///
    /// Fidelity: simplified; all leading columns are as wide as the primary one.
    private func frame(of column: Column) -> CGRect {
        let bounds = view.bounds
        guard !splitState.isCollapsed else { return bounds }
        let leading = columns(in: shownMode).filter { $0 != .secondary }
        func width(_ column: Column) -> CGFloat { min(splitState.primaryWidth, bounds.width) }
        if column == .secondary {
            guard shownMode != .oneOverSecondary, shownMode != .twoOverSecondary else { return bounds }
            let start = leading.map(width).reduce(0, +)
            return CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
        }
        let start = leading.prefix { $0 != column }.map(width).reduce(0, +)
        return CGRect(x: start, y: 0, width: width(column), height: bounds.height)
    }

    /// Sets the columns' frames.
    func placeColumns() {
        for column in splitState.placed {
            guard let wrapper = host(column)?.wrapper(in: view) else { continue }
            wrapper.frame = frame(of: column)
        }
    }

    /// The window's safe area within a column.
    func columnSafeArea(for child: UIViewController?) -> UIEdgeInsets {
        var area = viewIfLoaded?.state.safeArea ?? .zero
        guard let wrapper = child?.viewIfLoaded?.superview, let bounds = viewIfLoaded?.bounds else { return area }
        if wrapper.frame.minX > 0 { area.left = 0 }
        if wrapper.frame.maxX < bounds.width { area.right = 0 }
        return area
    }
}
