import Foundation
import Heap

// The single stack without room for columns, and the exchange of the columns' controllers.
extension UISplitViewController {
    /// Follows the size class of the window, and its width.
    ///
    /// Fidelity: reported split-collapse-at-window.
    func adaptToWidth() {
        guard view.window != nil, !splitState.placed.isEmpty else { return }
        let isCompact = view.traitCollection.horizontalSizeClass == .compact
        if isCompact == splitState.isCollapsed {
            if !isCompact { bringWantedIfChanged() }
        } else if isCompact {
            collapse()
        } else {
            expand()
        }
    }

    private func bringWantedIfChanged() {
        let before = splitState.placed
        guard before != wantedColumns else { return }
        bringWanted(animated: false)
    }

    /// Fidelity: documented UISplitViewControllerDelegate (the delegate chooses the top column; without one it is the secondary); that the
    /// other columns' controllers move onto the primary stack themselves is simplified.
    func collapse() {
        let top = topColumn()
        let wasPlaced = !splitState.placed.isEmpty
        for column in splitState.placed where column != .primary || host(.compact) != nil { takeOut(column) }
        splitState.isCollapsed = true
        if host(.compact) == nil { join(upTo: top, animated: false) }
        if wasPlaced { bringWanted(animated: false) }
        world.tell(splitState.delegate, "splitViewControllerDidCollapse(_:)", [("svc", .object(id))])
    }

    private func topColumn() -> Column {
        let proposed: Column = host(.compact) != nil ? .compact : host(.secondary) != nil ? .secondary : .primary
        if style == .unspecified {
            guard let primary = host(.primary), let secondary = host(.secondary) else { return proposed }
            let answer = world.tell(
                splitState.delegate, "splitViewController(_:collapseSecondary:onto:)",
                [
                    ("splitViewController", .object(id)), ("secondaryViewController", .object(secondary.id)),
                    ("primaryViewController", .object(primary.id)),
                ])
            if case .value(let isDone as Bool)? = answer, isDone { return .primary }
            return proposed
        }
        let answer = world.tell(
            splitState.delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            [("svc", .object(id)), ("proposedTopColumn", .value(proposed))])
        if case .value(let column as Column)? = answer { return column }
        return proposed
    }

    private var base: UINavigationController? { host(.primary) as? UINavigationController }

    /// Moves the controllers of the columns after the primary one onto its stack. Controllers popped from it before come back.
    private func join(upTo top: Column, animated: Bool) {
        guard let base else { return }
        var joined: [UIViewController] = []
        splitState.ownCount = base.viewControllers.count
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
            guard let host = host(column) else { continue }
            let stack = host as? UINavigationController
            if let stack, !stack.viewControllers.isEmpty {
                joined += stack.giveUp(above: 0)
            } else if let given = viewController(for: column), given !== stack, !base.viewControllers.contains(given) {
                world.space.retain(given.id)
                joined.append(given)
            }
        }
        guard !joined.isEmpty else { return }
        base.setViewControllers(base.viewControllers + joined, animated: animated)
        for controller in joined { world.space.release(controller.id) }
    }

    /// Fidelity: documented UISplitViewControllerDelegate (the proposed display mode); what stands on the primary stack above its own
    /// controllers goes to the secondary column (simplified).
    private func expand() {
        splitState.isCollapsed = false
        takeOut(.compact)
        separate()
        let proposed = shownMode
        let answer = world.tell(
            splitState.delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
            [("svc", .object(id)), ("proposedDisplayMode", .value(proposed))])
        if case .value(let mode as DisplayMode)? = answer, mode != proposed { splitState.chosenMode = mode }
        bringWanted(animated: false)
        world.tell(splitState.delegate, "splitViewControllerDidExpand(_:)", [("svc", .object(id))])
    }

    private func separate() {
        guard let base, let own = splitState.ownCount else { return }
        splitState.ownCount = nil
        let rest = base.giveUp(above: own)
        if let supplementary = host(.supplementary) as? UINavigationController, supplementary.viewControllers.isEmpty,
            let first: UIViewController = viewController(for: .supplementary)
        {
            supplementary.setViewControllers([first], animated: false)
        }
        let detail = rest.filter { $0 !== viewController(for: .supplementary) }
        if let secondary = host(.secondary) as? UINavigationController {
            let first: UIViewController? = viewController(for: .secondary)
            let stack = detail.isEmpty && secondary.viewControllers.isEmpty ? [first].compactMap { $0 } : detail
            if !stack.isEmpty { secondary.setViewControllers(stack, animated: false) }
        } else if let secondary = host(.secondary) {
            adoptChild(secondary)
        }
        for controller in rest { world.space.release(controller.id) }
    }

    // MARK: The columns' controllers

    /// Gives a column another controller, and removes the old one's view if it was shown.
    ///
    /// Fidelity: simplified; the order of the moves of a column's controllers is logged nowhere.
    func replace(_ column: Column, by new: UIViewController?) {
        guard new !== viewController(for: column) else { return }
        let old = host(column)
        let wasPlaced = splitState.placed.contains(column)
        var host = new
        if style != .unspecified, column != .compact, let new, !(new is UINavigationController) {
            host = UINavigationController(rootViewController: new)
        }
        if let old {
            world.send("willMove(toParent:)", to: old, [("parent", .nothing)]) { old.willMove(toParent: nil) }
            takeOut(column)
        }
        if let host { adoptChild(host) }
        world.space.assign(&splitState.given[column.rawValue], new?.id)
        splitState.hosts[column.rawValue] = host?.id
        if let old { letGo(old) }
        if let host { world.send("didMove(toParent:)", to: host, [("parent", .object(id))]) { host.didMove(toParent: self) } }
        if wasPlaced || !splitState.placed.isEmpty && !splitState.isCollapsed { bringWantedIfChanged() }
    }

    /// Shows a controller as the detail: in the secondary column, or on top of the single stack.
    ///
    /// Fidelity: documented UISplitViewController.showDetailViewController(_:sender:).
    func showInSecondary(_ controller: UIViewController) {
        if splitState.isCollapsed {
            if let base, !(controller is UINavigationController) {
                base.pushViewController(controller, animated: true)
            } else {
                present(controller, animated: true)
            }
        } else if let stack = host(.secondary) as? UINavigationController, !(controller is UINavigationController) {
            stack.setViewControllers([controller], animated: false)
            world.space.assign(&splitState.given[Column.secondary.rawValue], controller.id)
        } else {
            replace(.secondary, by: controller)
        }
    }

    /// Shows a column.
    func reveal(_ column: Column) {
        if splitState.isCollapsed {
            guard let base, let own = splitState.ownCount else { return }
            if column == .primary {
                if base.viewControllers.count > own { base.popToViewController(base.viewControllers[own - 1], animated: true) }
            } else {
                join(upTo: column, animated: true)
                splitState.ownCount = own
            }
            return
        }
        guard !splitState.placed.contains(column) else { return }
        let old = shownMode
        let tiles = splitBehavior == .tile
        splitState.chosenMode =
            style == .tripleColumn && column == .primary
            ? (tiles ? .twoBesideSecondary : .twoOverSecondary) : tiles ? .oneBesideSecondary : .oneOverSecondary
        change(from: old, animated: true)
    }

    /// Hides a column.
    func conceal(_ column: Column) {
        guard !splitState.isCollapsed, column != .secondary, splitState.placed.contains(column) else { return }
        let old = shownMode
        splitState.chosenMode =
            style == .tripleColumn && column == .primary
            ? (splitBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary) : .secondaryOnly
        change(from: old, animated: true)
    }
}

extension UINavigationController {
    /// Removes all controllers of a stack above the first ones at once, as a collapse or an expansion takes them over. They are
    /// retained for the caller. The new top comes with the next layout.
    ///
    /// Fidelity: simplified; the order of the moves is logged nowhere.
    func giveUp(above count: Int) -> [UIViewController] {
        let gone = Array(viewControllers.dropFirst(count))
        guard !gone.isEmpty else { return [] }
        stackState.stack.removeSubrange(count...)
        if let shown, gone.contains(shown) {
            takeOut(shown, from: transitionView)
            stackState.shown = nil
        }
        for controller in gone {
            world.space.retain(controller.id)
            controller.state.isMovingFromParent = true
            world.send("willMove(toParent:)", to: controller, [("parent", .nothing)]) { controller.willMove(toParent: nil) }
            letGo(controller)
        }
        if state.appearance != .disappeared, topViewController != nil {
            stackState.waiting = Waiting(kind: .pop, isAnimated: false, isHeld: false)
            viewIfLoaded?.invalidateLayout(.container)
        }
        return gone
    }
}
