/// Called by a split view controller, and asked what to show if there is room for one stack only.
///
/// Fidelity: documented UISplitViewControllerDelegate; no log shows it: its moments are simplified. separateSecondaryFrom,
/// primaryViewController(forCollapsing:) and their kin are not asked.
public protocol UISplitViewControllerDelegate: AnyObject {
    /// The display mode is about to change.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewController(_:willChangeTo:); before the columns move (simplified).
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// A column is about to be seen.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewController(_:willShow:); before the column's viewWillAppear (simplified).
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to leave.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewController(_:willHide:); before the column's viewWillDisappear (simplified).
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Which column is on top of the single stack.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:); reported
    /// split-collapse-at-window (also at launch on a phone).
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Which columns are seen when there is room again.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:).
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// There is one stack now.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:); after the stack is made (simplified).
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// There are columns now.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewControllerDidExpand(_:); after the columns are made (simplified).
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Without a column style: true when the secondary controller has been dealt with, false to put it on the primary one's stack.
    ///
    /// Fidelity: documented UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:) (without a column style only); reported
    /// split-collapse-at-window.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// The proposed column.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
}
