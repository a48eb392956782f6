import Foundation

// A search bar's content.
extension UISearchBar {
    /// The text. Setting it calls the search controller's updater, but not the delegate.
    ///
    /// Fidelity: documented UISearchBar.text; that the updater hears of it and the delegate does not is reported.
    public var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text else { return }
            field.text = newValue
            if searchController?.isActive == true { searchController?.update() }
        }
    }

    /// The text shown in the empty field.
    public var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line above the field. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var prompt: String? {
        get { search.prompt }
        set { search.prompt = newValue }
    }

    /// How prominent the bar is. Kept.
    ///
    /// Fidelity: simplified; kept, the bar has no ground of its own.
    public var searchBarStyle: Style {
        get { search.style }
        set { search.style = newValue }
    }

    /// The bar's look. Kept.
    ///
    /// Fidelity: simplified; kept, the bar has no ground of its own.
    public var barStyle: UIBarStyle {
        get { search.barStyle }
        set { search.barStyle = newValue }
    }

    /// The colour of the bar itself. Kept.
    ///
    /// Fidelity: simplified; kept, the bar has no ground of its own.
    public var barTintColor: UIColor? {
        get { search.barTint }
        set { search.barTint = newValue }
    }

    /// Whether content behind the bar shines through. Kept.
    ///
    /// Fidelity: simplified; kept, the bar has no ground of its own.
    public var isTranslucent: Bool {
        get { search.isTranslucent }
        set { search.isTranslucent = newValue }
    }

    /// The bar's ground. Kept.
    ///
    /// Fidelity: simplified; kept, the bar has no ground of its own.
    public var backgroundImage: UIImage? {
        get { search.background }
        set { search.background = newValue }
    }

    /// Whether there is a button that ends the search.
    public var showsCancelButton: Bool {
        get { cancelButton?.isHidden == false }
        set {
            guard newValue != showsCancelButton else { return }
            cancelButton?.isHidden = !newValue
            updateCancelButton()
            invalidateLayout(.container)
        }
    }

    /// Shows the button that ends the search, or hides it.
    ///
    /// Fidelity: documented UISearchBar.setShowsCancelButton(_:animated:); at once (simplified).
    public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

    /// Whether there is a button for bookmarks. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var showsBookmarkButton: Bool {
        get { search.showsBookmarks }
        set { search.showsBookmarks = newValue }
    }

    /// Whether there is a button for a list of results. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var showsSearchResultsButton: Bool {
        get { search.showsResultsButton }
        set { search.showsResultsButton = newValue }
    }

    /// Whether the button for a list of results is selected. Kept.
    ///
    /// Fidelity: simplified; kept, it is not shown.
    public var isSearchResultsButtonSelected: Bool {
        get { search.isResultsButtonSelected }
        set { search.isResultsButtonSelected = newValue }
    }

    // MARK: Scopes

    /// The titles of the scopes.
    public var scopeButtonTitles: [String]? {
        get { scopes.flatMap { $0.numberOfSegments == 0 ? nil : $0.choice.segments.map(\.title) } }
        set {
            let chosen = max(0, selectedScopeButtonIndex)
            scopes?.show(newValue ?? [])
            scopes?.selectedSegmentIndex = chosen
        }
    }

    /// The selected scope, from 0. Setting it does not call the delegate.
    public var selectedScopeButtonIndex: Int {
        get { max(0, scopes?.selectedSegmentIndex ?? 0) }
        set { scopes?.selectedSegmentIndex = newValue }
    }

    /// Whether the scopes are shown.
    public var showsScopeBar: Bool {
        get { scopes?.isHidden == false }
        set {
            guard newValue != showsScopeBar else { return }
            scopes?.isHidden = !newValue
            heightChanged()
        }
    }

    /// Shows the scopes, or hides them.
    ///
    /// Fidelity: documented UISearchBar.setShowsScope(_:animated:); at once (simplified).
    @available(iOS 13, *)
    public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Pictures

    /// Sets the picture of a part of the bar.
    ///
    /// Fidelity: simplified; no picture of the bar's is drawn.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

    /// Sets the field's background image.
    ///
    /// Fidelity: simplified; no picture of the bar's is drawn.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
}
