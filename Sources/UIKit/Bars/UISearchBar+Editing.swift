public import Foundation
package import Heap

// Editing in a search bar, and its delegate's calls.
extension UISearchBar {
    /// Called while the bar is used.
    public var delegate: (any UISearchBarDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UISearchBarDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { search.delegate }
        set { search.delegate = newValue }
    }

    /// Calls the delegate with the bar as the first argument.
    @discardableResult
    private func tell(
        _ name: String, _ arguments: [(name: String, value: Argument)] = [], by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(search.delegate, name, [("searchBar", .object(id))] + arguments, by: function, in: file)
    }

    /// Calls the bar's delegate for a call of the field, with the bar's own method.
    ///
    /// Fidelity: documented UISearchBarDelegate, UISearchControllerDelegate.presentSearchController(_:) (the search controller comes when the bar has
    /// agreed to begin editing).
    func fieldTells(_ name: String, _ arguments: [(name: String, value: Argument)]) -> Argument? {
        switch name {
        case "textFieldShouldBeginEditing(_:)":
            let answer = tell("searchBarShouldBeginEditing(_:)")
            if allows(answer) { searchController?.activate() }
            return answer
        case "textFieldDidBeginEditing(_:)":
            updateCancelButton()
            tell("searchBarTextDidBeginEditing(_:)")
            searchController?.update()
        case "textFieldShouldEndEditing(_:)": return tell("searchBarShouldEndEditing(_:)")
        case "textFieldDidEndEditing(_:reason:)":
            updateCancelButton()
            tell("searchBarTextDidEndEditing(_:)")
        case "textField(_:shouldChangeCharactersIn:replacementString:)":
            return tell("searchBar(_:shouldChangeTextIn:replacementText:)", arguments)
        case "textFieldShouldReturn(_:)":
            tell("searchBarSearchButtonClicked(_:)")
            if searchController != nil { resignFirstResponder() }
        default: break
        }
        return nil
    }

    /// The field's text has been edited.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBar(_:textDidChange:), UISearchResultsUpdating.updateSearchResults(for:); that the delegate is
    /// told before the updater is simplified.
    func textChanged() {
        tell("searchBar(_:textDidChange:)", [("searchText", .value(text ?? ""))])
        searchController?.update()
    }

    /// Fidelity: documented UISearchBarDelegate.searchBarCancelButtonClicked(_:); reported (a search controller ends after the delegate has been told).
    func cancelPressed() {
        tell("searchBarCancelButtonClicked(_:)")
        searchController?.deactivate()
    }

    /// Fidelity: documented UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:).
    func scopeChosen() {
        tell("searchBar(_:selectedScopeButtonIndexDidChange:)", [("selectedScope", .value(selectedScopeButtonIndex))])
        searchController?.update()
    }

    /// Fidelity: reported (the button is out of use when the bar has given up the keyboard; not in a search controller that is active).
    func updateCancelButton() {
        cancelButton?.isEnabled = isFirstResponder || searchController?.isActive == true
    }
}

/// Called by a search bar as it is edited.
///
/// Fidelity: documented UISearchBarDelegate.
public protocol UISearchBarDelegate: AnyObject {
    /// Whether editing may begin.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBarShouldBeginEditing(_:).
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has begun.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBarTextDidBeginEditing(_:).
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBarShouldEndEditing(_:).
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has ended.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBarTextDidEndEditing(_:).
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text has been edited.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBar(_:textDidChange:) (clearing the field included; not for what code sets, which is reported).
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a part of the text may be replaced; the range is in UTF-16 units.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:).
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The keyboard's search key was pressed.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBarSearchButtonClicked(_:).
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button for bookmarks was touched.
    ///
    /// Fidelity: simplified; never asked, there is no such button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The button that ends the search was touched.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBarCancelButtonClicked(_:).
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button for a list of results was touched.
    ///
    /// Fidelity: simplified; never asked, there is no such button.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// The user has selected another scope.
    ///
    /// Fidelity: documented UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:).
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Yes.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Yes.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Yes.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
