import Foundation
package import Heap

/// Shows results over a controller while a search bar is in use.
///
/// Fidelity: documented UISearchController; simplified: suggestions are left out, a bar outside a navigation bar stays where it is.
open class UISearchController: UIViewController {
    struct Record: Sendable {
        /// Retained as a child once the view is loaded, and before.
        var results: ObjectID?
        /// Retained.
        var bar: ObjectID?
        var updater: ObjectID?
        var delegate: ObjectID?
        var obscures = true
        var hidesBar = true
        var showsCancel = true
        var showsScopes = true
        var showsResults = true
    }

    var search: Record {
        _read { yield world.state.searches[id] }
        _modify { yield &world.state.searches[id] }
    }

    /// A search whose results another controller shows. nil: the searched controller itself.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        world.space.assign(&search.results, searchResultsController?.id)
    }

    /// A search without a controller for its results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A search from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        super.edges + (search.results.map { [Edge("searchResultsController", to: $0)] } ?? [])
            + (search.bar.map { [Edge("searchBar", to: $0)] } ?? [])
            + (search.updater.map { [Edge("searchResultsUpdater", .weak, to: $0)] } ?? [])
            + (search.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
    }

    override var isSystemContainer: Bool { true }

    override var fixedPresentationStyle: UIModalPresentationStyle? { .custom }

    override func makeOwnPresentation() -> UIPresentationController? {
        state.modalTransition = .crossDissolve
        return UISearchPresentationController(presentedViewController: self, presenting: nil)
    }

    // MARK: The parts

    /// The bar. An app puts it into a view, or the controller into a navigation item.
    ///
    /// Fidelity: documented UISearchController.searchBar; reported (as wide as the screen at first).
    public var searchBar: UISearchBar {
        if let bar: UISearchBar = world.object(search.bar) { return bar }
        let bar = world.bind { UISearchBar(frame: CGRect(x: 0, y: 0, width: world.screenBounds.width, height: UISearchBar.height)) }
        bar.placeholder = "Search"
        bar.search.controller = id
        world.space.assign(&search.bar, bar.id)
        return bar
    }

    /// The controller with the results; nil: the searched controller itself.
    public var searchResultsController: UIViewController? { world.object(search.results) }

    /// Called when the search has changed.
    public var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { world.living(searchResultsUpdaterID, as: NSObject.self) as? any UISearchResultsUpdating }
        set { searchResultsUpdaterID = World.identity(of: newValue) }
    }

    /// The updater's identity; it is not retained.
    package var searchResultsUpdaterID: ObjectID? {
        get { search.updater }
        set { search.updater = newValue }
    }

    /// Called when the search comes or goes by itself.
    public var delegate: (any UISearchControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UISearchControllerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { search.delegate }
        set { search.delegate = newValue }
    }

    // MARK: How it behaves

    /// Whether the searched content is dimmed and takes no touches while there are no results.
    ///
    /// Fidelity: documented UISearchController.obscuresBackgroundDuringPresentation; a touch there ends the search (reported).
    public var obscuresBackgroundDuringPresentation: Bool {
        get { search.obscures }
        set {
            search.obscures = newValue
            showBackground()
        }
    }

    /// The older name of `obscuresBackgroundDuringPresentation`.
    public var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar is left out while the search lasts: of one that holds the search bar that bar remains.
    ///
    /// Fidelity: documented UISearchController.hidesNavigationBarDuringPresentation.
    public var hidesNavigationBarDuringPresentation: Bool {
        get { search.hidesBar }
        set { search.hidesBar = newValue }
    }

    /// Whether the cancel button appears and disappears with the search.
    @available(iOS 13, *)
    public var automaticallyShowsCancelButton: Bool {
        get { search.showsCancel }
        set { search.showsCancel = newValue }
    }

    /// Whether the scopes come and go with the search.
    @available(iOS 13, *)
    public var automaticallyShowsScopeBar: Bool {
        get { search.showsScopes }
        set { search.showsScopes = newValue }
    }

    /// Whether the results are shown when there is a text to search for, and only then.
    @available(iOS 13, *)
    public var automaticallyShowsSearchResultsController: Bool {
        get { search.showsResults }
        set { search.showsResults = newValue }
    }

    /// Whether the results are shown. Setting it ends that they show themselves.
    ///
    /// Fidelity: documented UISearchController.showsSearchResultsController.
    @available(iOS 13, *)
    public var showsSearchResultsController: Bool {
        get { searchResultsController?.viewIfLoaded?.isHidden == false }
        set {
            search.showsResults = false
            searchResultsController?.view.isHidden = !newValue
            showBackground()
        }
    }

    // MARK: Coming and going

    /// Whether the search lasts: it has begun to come and has not begun to go. Setting it begins or ends it.
    ///
    /// Fidelity: documented UISearchController.isActive; reported (the keyboard does not come with it).
    public var isActive: Bool {
        get {
            guard state.presenting != nil, let presentation: UIPresentationController = world.object(state.presentation) else {
                return false
            }
            return !presentation.state.isLeaving
        }
        set { newValue ? activate() : deactivate() }
    }

    /// The controller that is searched: whose bar item this is, or whose view holds the bar.
    var owner: UIViewController? {
        if let navigation = searchBar.navigationBar?.superview?.controller as? UINavigationController {
            return navigation.viewControllers.last { $0.navigationItem.searchController === self }
        }
        var responder: UIResponder? = searchBar
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
    }

    /// Comes over the controller that is searched, unless the delegate has seen to it.
    ///
    /// Fidelity: documented UISearchControllerDelegate (told of what comes by itself only).
    func activate() {
        guard state.presenting == nil, searchBar.window != nil, let owner else { return }
        tell("presentSearchController(_:)")
        guard state.presenting == nil else { return }
        tell("willPresentSearchController(_:)")
        owner.present(self, animated: true, completion: world.block { [unowned self] in tell("didPresentSearchController(_:)") })
    }

    /// Ends the search.
    func deactivate() {
        guard isActive else { return }
        tell("willDismissSearchController(_:)")
        dismiss(animated: true, completion: world.block(keeping: [self]) { [unowned self] in tell("didDismissSearchController(_:)") })
    }

    private func tell(_ name: String, by function: String = #function, in file: String = #fileID) {
        world.tell(search.delegate, name, [("searchController", .object(id))], by: function, in: file)
    }

    /// There is something else to search for, or the cursor has come into the bar.
    ///
    /// Fidelity: documented UISearchResultsUpdating.updateSearchResults(for:); reported (the results are hidden while there is no text).
    func update() {
        if search.showsResults { searchResultsController?.viewIfLoaded?.isHidden = (searchBar.text ?? "").isEmpty }
        showBackground()
        world.tell(search.updater, "updateSearchResults(for:)", [("searchController", .object(id))])
        presentingViewController?.searchChanged(self)
    }

    // MARK: The view

    /// Override point: makes the view with the results, which lies over the searched content.
    open override func loadView() {
        let root = UISearchControllerView(frame: world.screenBounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
        guard let results = searchResultsController else { return }
        adoptChild(results)
        results.view.frame = root.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        results.view.isHidden = search.showsResults && (searchBar.text ?? "").isEmpty
        root.addSubview(results.view)
        world.directMove(results, to: self)
    }

    private func showBackground() {
        viewIfLoaded?.backgroundColor = obscures ? UIColor(white: 0, alpha: 0.2) : nil
    }

    /// Whether touches do not reach the searched content.
    var obscures: Bool { search.obscures && searchResultsController?.viewIfLoaded?.isHidden != false }

    /// The distance from the top at which the view begins: below a bar inside the searched content.
    var top: CGFloat {
        guard searchBar.navigationBar == nil, let root = viewIfLoaded, let window = root.window, searchBar.window === window else {
            return 0
        }
        return max(0, searchBar.convert(CGPoint(x: 0, y: searchBar.bounds.maxY), to: root).y)
    }

    override func layOutContainer() {
        showBackground()
        guard let results = searchResultsController?.viewIfLoaded else { return }
        results.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    }
}

/// The view of a search controller. It takes touches while it hides the searched content or shows results.
final class UISearchControllerView: UIView {
    override var isPrivate: Bool { true }

    private var search: UISearchController? { controller as? UISearchController }

    override var reactsToTap: Bool { search?.obscures ?? false }

    override func tapped() { search?.deactivate() }

    override func layoutSubviews() { search?.layOutContainer() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let search, point.y >= search.top else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self && !search.obscures ? nil : hit
    }
}

/// Called by a search controller when the search has changed.
///
/// Fidelity: documented UISearchResultsUpdating.
public protocol UISearchResultsUpdating: AnyObject {
    /// The text or the scope has changed, or editing has begun.
    ///
    /// Fidelity: documented UISearchResultsUpdating.updateSearchResults(for:).
    func updateSearchResults(for searchController: UISearchController)
}

/// Called when a search controller comes or goes by itself, not when code presents or dismisses it.
///
/// Fidelity: documented UISearchControllerDelegate; simplified, of changes of the bar's place nobody is told.
public protocol UISearchControllerDelegate: AnyObject {
    /// The search is about to come.
    ///
    /// Fidelity: documented UISearchControllerDelegate.willPresentSearchController(_:).
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has come.
    ///
    /// Fidelity: documented UISearchControllerDelegate.didPresentSearchController(_:).
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to go.
    ///
    /// Fidelity: documented UISearchControllerDelegate.willDismissSearchController(_:).
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search controller has been dismissed.
    ///
    /// Fidelity: documented UISearchControllerDelegate.didDismissSearchController(_:).
    func didDismissSearchController(_ searchController: UISearchController)
    /// The bar is about to be edited, or code has set `isActive`. An implementation presents the search controller itself.
    ///
    /// Fidelity: documented UISearchControllerDelegate.presentSearchController(_:).
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing: the search controller is presented automatically.
    public func presentSearchController(_ searchController: UISearchController) {}
}
