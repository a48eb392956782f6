public import Foundation
package import Heap

/// A field to search with, and the buttons beside and below it.
///
/// Fidelity: documented UISearchBar; drawn as its field, with "Cancel" and the scopes while they are shown: icons, the bookmark's and the results list's
/// buttons are left out (simplified).
open class UISearchBar: UIView, UITextInputTraits {
    struct Record: Sendable {
        /// Its subviews; the bar holds them as such.
        var field: ObjectID?
        var cancel: ObjectID?
        var scopes: ObjectID?
        var delegate: ObjectID?
        /// Not retained: it holds the bar.
        var controller: ObjectID?
        /// Retained.
        var accessory: ObjectID?
        var prompt: String?
        var style = Style.default
        var barStyle = UIBarStyle.default
        var barTint: UIColor?
        var isTranslucent = true
        var background: UIImage?
        var showsBookmarks = false
        var showsResultsButton = false
        var isResultsButtonSelected = false
    }

    /// How prominent the bar is.
    public enum Style: UInt, Sendable {
        /// The bar's default style.
        case `default` = 0
        /// With a ground of its own.
        case prominent
        /// The field alone.
        case minimal
    }

    /// A picture in the bar.
    public enum Icon: Int, Sendable {
        /// Before the text.
        case search = 0
        /// On the button that clears.
        case clear
        /// On the button for bookmarks.
        case bookmark
        /// On the button for a list of results.
        case resultsList
    }

    /// Points that the bar is high by itself, without scopes.
    ///
    /// Fidelity: reported (56 since iOS 11, 44 before).
    static let height: CGFloat = 56
    /// Points that the bar takes in a navigation bar.
    ///
    /// Fidelity: reported (since iOS 11).
    static let heightInNavigationBar: CGFloat = 52
    /// Points that the scopes add.
    ///
    /// Fidelity: simplified; about as much as the real ones.
    static let scopeHeight: CGFloat = 44

    var search: Record {
        _read { yield world.state.searchBars[id] }
        _modify { yield &world.state.searchBars[id] }
    }

    /// A bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    /// A bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    package override var edges: [Edge] {
        super.edges + (search.accessory.map { [Edge("inputAccessoryView", to: $0)] } ?? [])
            + (search.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? [])
            + (search.controller.map { [Edge("search controller", .weak, to: $0)] } ?? [])
    }

    private func addParts() {
        guard search.field == nil else { return }
        let field = UISearchTextField(frame: .zero)
        search.field = field.id
        let cancel = UISearchBarCancelButton(frame: .zero)
        cancel.setTitle("Cancel", for: .normal)
        cancel.isHidden = true
        search.cancel = cancel.id
        let scopes = UISearchBarScopes(items: nil)
        scopes.isHidden = true
        search.scopes = scopes.id
        for part in [field, cancel, scopes] as [UIView] { addSubview(part) }
    }

    // MARK: The parts

    /// A bar from an archive is set up before its initialiser is through.
    private func part<Part: UIView>(_ place: KeyPath<Record, ObjectID?>) -> Part? {
        if search.field == nil { addParts() }
        return world.object(search[keyPath: place])
    }

    /// The field.
    @available(iOS 13, *)
    public var searchTextField: UISearchTextField { field }

    /// Fidelity: reported, `value(forKey: "searchField")` as apps use it, before iOS 13 had the property.
    override var privateKeys: Set<String> { ["searchField", "_searchField", "cancelButton"] }
    override func privateObject(forKey key: String) -> NSObject? {
        guard !refusesInstanceVariable(key, of: "UISearchBar") else { return nil }
        return key.hasSuffix("searchField") ? field : cancelButton
    }

    var field: UISearchTextField {
        guard let field: UISearchTextField = part(\.field) else { preconditionFailure("a search bar has no field") }
        return field
    }
    var cancelButton: UIButton? { part(\.cancel) }
    var scopes: UISegmentedControl? { part(\.scopes) }
    var searchController: UISearchController? { world.living(search.controller) }

    /// The navigation bar that the bar is a part of.
    var navigationBar: UINavigationBar? {
        guard let bar = superview as? UINavigationBar, searchController != nil else { return nil }
        return bar
    }

    /// Points of the row with the field.
    private var rowHeight: CGFloat { navigationBar == nil ? Self.height : Self.heightInNavigationBar }

    /// The height that the bar needs in its present place, in points.
    var wantedHeight: CGFloat { rowHeight + (showsScopeBar ? Self.scopeHeight : 0) }

    /// As high as its rows.
    ///
    /// Fidelity: reported (56 since iOS 11); the scopes' height is simplified.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight) }

    /// As wide as there is room, as high as its rows.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }

    /// Places the field between the edge and the button, and the scopes below.
    ///
    /// Fidelity: simplified; the measures are about the real ones'.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = navigationBar == nil ? 8 : 16
        let row = bounds.height - (showsScopeBar ? Self.scopeHeight : 0)
        var right = bounds.width - margin
        if showsCancelButton, let cancelButton {
            let width = TextMetrics.width(of: cancelButton.currentTitle ?? "", .systemFont(ofSize: 17)).rounded(.up)
            cancelButton.frame = CGRect(x: right - width, y: (row - 36) / 2, width: width, height: 36)
            right -= width + 8
        }
        field.frame = CGRect(x: margin, y: (row - 36) / 2, width: max(0, right - margin), height: 36)
        scopes?.frame = CGRect(x: margin, y: row + 6, width: max(0, bounds.width - 2 * margin), height: 32)
    }

    /// The bar takes more or less room than before.
    func heightChanged() {
        invalidateIntrinsicContentSize()
        invalidateLayout(.container)
        (navigationBar?.superview?.controller as? UINavigationController)?.barsChanged()
    }

    // MARK: First responder

    override var takesText: Bool { true }

    override var reactsToTap: Bool { true }

    /// Whether the field is first responder.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { world.ask("becomeFirstResponder()", of: field) { field.becomeFirstResponder() } }

    /// Ends the search's typing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { world.ask("resignFirstResponder()", of: field) { field.resignFirstResponder() } }

    /// The view above the keyboard. Retained by the bar.
    open override var inputAccessoryView: UIView? {
        get { world.object(search.accessory) }
        set {
            world.space.assign(&search.accessory, newValue?.id)
            field.inputAccessoryView = newValue
        }
    }
}

/// The button that ends a search.
final class UISearchBarCancelButton: UIButton {
    override var isPrivate: Bool { true }

    override func takeTap(at point: CGPoint) {
        super.takeTap(at: point)
        (superview as? UISearchBar)?.cancelPressed()
    }
}

/// The scopes under the field.
final class UISearchBarScopes: UISegmentedControl {
    override var isPrivate: Bool { true }

    override func takeTap(at point: CGPoint) {
        let old = selectedSegmentIndex
        super.takeTap(at: point)
        if selectedSegmentIndex != old { (superview as? UISearchBar)?.scopeChosen() }
    }
}
