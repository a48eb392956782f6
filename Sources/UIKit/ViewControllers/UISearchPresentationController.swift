import Foundation
import Heap

/// Presents a search over the searched content, and dismisses it.
///
/// Fidelity: documented UISearchController; simplified, it fades, and the bars change with it.
final class UISearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presented as? UISearchController }

    override var coveredView: UIView? { search?.owner?.viewIfLoaded }

    override var letsTouchesThrough: Bool { true }

    override var shouldRemovePresentersView: Bool { false }

    override func presentationTransitionWillBegin() {
        guard let search else { return }
        let bar = search.searchBar
        if search.search.showsCancel { bar.setShowsCancelButton(true, animated: true) }
        if search.search.showsScopes, bar.scopeButtonTitles != nil { bar.showsScopeBar = true }
    }

    /// Fidelity: reported (the text is gone after a search; the updater hears of it).
    override func dismissalTransitionWillBegin() {
        guard let search else { return }
        let bar = search.searchBar
        bar.resignFirstResponder()
        if search.search.showsCancel { bar.setShowsCancelButton(false, animated: true) }
        if search.search.showsScopes, bar.scopeButtonTitles != nil { bar.showsScopeBar = false }
        guard bar.text?.isEmpty == false else { return }
        bar.text = ""
        search.update()
    }

    override func moveAlongside(isComing: Bool) {
        guard let owner = search?.owner, let navigation = owner.navigationController else { return }
        navigation.barsChanged()
        navigation.navigationBar.frame = navigation.barFrame(over: owner)
    }
}

extension UINavigationItem {
    /// The placement of a search bar.
    ///
    /// Fidelity: documented UINavigationItem.SearchBarPlacement; `automatic` is inline on an iPad since iOS 16 and stacked elsewhere, those of iOS 26
    /// are as `automatic` (simplified).
    public enum SearchBarPlacement: Int, Sendable {
        /// As the system likes it.
        case automatic = 0
        /// In the row of the title.
        case inline
        /// In a row of its own.
        case stacked
        /// Among the buttons.
        case integrated
        /// In the middle, among the buttons.
        case integratedCentered
        /// Behind a button.
        case integratedButton
    }

    /// The search of the controller whose item this is: the bar shows the search bar.
    ///
    /// Fidelity: documented UINavigationItem.searchController; reported (52 points more in the bar's height, and so in the safe area).
    public var searchController: UISearchController? {
        get { world.object(state.search) }
        set {
            guard newValue?.id != state.search else { return }
            world.space.assign(&state.search, newValue?.id)
            searchChanged()
        }
    }

    /// Whether the search bar is hidden when the page is scrolled. Kept.
    ///
    /// Fidelity: simplified; kept, bars do not change when a page scrolls.
    public var hidesSearchBarWhenScrolling: Bool {
        get { state.hidesSearchWhenScrolling }
        set { state.hidesSearchWhenScrolling = newValue }
    }

    /// The search bar's preferred placement.
    @available(iOS 16, *)
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { state.searchPlacement }
        set {
            state.searchPlacement = newValue
            searchChanged()
        }
    }

    /// The search bar's placement.
    @available(iOS 16, *)
    public var searchBarPlacement: SearchBarPlacement { isSearchInline ? .inline : .stacked }

    /// Whether the search bar is in the title's row.
    var isSearchInline: Bool {
        guard world.device.idiom == .pad, world.os.version >= 16 else { return false }
        return state.searchPlacement != .stacked
    }

    /// Points that the search bar adds to the bar that shows this item.
    var searchHeight: CGFloat {
        guard let searchController, !isSearchInline else { return 0 }
        return UISearchBar.heightInNavigationBar + (searchController.searchBar.showsScopeBar ? UISearchBar.scopeHeight : 0)
    }

    /// Whether a search hides the bar, or all of it but the search bar.
    var isBarHiddenBySearch: Bool {
        guard let searchController else { return false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation && !isSearchInline
    }

    private func searchChanged() {
        guard let bar: UINavigationBar = world.living(state.bar) else { return }
        bar.embedSearch()
        (bar.superview?.controller as? UINavigationController)?.barsChanged()
    }
}

extension UINavigationBar {
    /// Adds the search bar of the item shown, and removes others.
    func embedSearch() {
        let wanted = topItem?.searchController?.searchBar
        for case let bar as UISearchBar in subviews where bar.searchController != nil && bar !== wanted { bar.removeFromSuperview() }
        guard let wanted, wanted.superview !== self else { return }
        addSubview(wanted)
        invalidateLayout(.container)
    }

    /// Places the search bar under the title, or beside it.
    func layOutSearch() {
        guard let item = topItem, let bar = item.searchController?.searchBar, bar.superview === self else { return }
        let height = item.searchHeight
        let side: CGFloat = min(300, bounds.width / 3)
        bar.frame =
            item.isSearchInline
            ? CGRect(x: bounds.width - side - 8, y: 0, width: side, height: min(bounds.height, 50))
            : CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
