public import Foundation

/// Asked by a table for its content.
///
/// Fidelity: documented UITableViewDataSource; section indexes are not simulated.
public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:numberOfRowsInSection:); asked once for each loading of the data (simplified): UIKit
    /// asks up to three times at first (reported reibang.com/p/07fef73d9b4e).
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a newly visible row.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:cellForRowAt:); in a layout pass, as the row comes into sight; again after reloadData.
    /// UIKit asks for some rows ahead (simplified).
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are.
    ///
    /// Fidelity: documented UITableViewDataSource.numberOfSections(in:); asked before the numbers of rows.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:titleForHeaderInSection:); asked as the data is loaded, for all sections (simplified).
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:titleForFooterInSection:); asked as the data is loaded, for all sections (simplified).
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:canEditRowAt:); when it is asked is simplified.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:canMoveRowAt:) (for those that implement moveRowAt); when it is asked is simplified.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Deletes or inserts a row, at the user's request.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:commit:forRowAt:) (a deletion after it is confirmed, an insertion at once).
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// A row was moved.
    ///
    /// Fidelity: documented UITableViewDataSource.tableView(_:moveRowAt:to:) (when the finger is lifted, after the delegate was asked where to).
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// Defaults: what happens where a method is not implemented.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Yes, if the data source implements the method that moves a row.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

/// Makes data ready before its rows come into sight.
///
/// Fidelity: documented UITableViewDataSourcePrefetching; how far ahead it is asked is simplified: as many rows as are in sight.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows may come into sight soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that may not come into sight soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// Defaults: what happens where a method is not implemented.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
