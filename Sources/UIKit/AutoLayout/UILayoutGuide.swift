public import Foundation
package import Heap

/// A rectangle that constraints can refer to and that is not drawn.
///
/// Fidelity: documented UILayoutGuide.
open class UILayoutGuide: NSObject {
    struct State: Sendable {
        var owner: ObjectID?
        var kind = Kind.custom
        var identifier = ""
        /// Where the last layout of the owner put a guide that code has made.
        var frame = CGRect.zero
        /// A keyboard's guide that has no height without a keyboard.
        var ignoresSafeArea = false
    }

    /// What determines a guide's place.
    enum Kind: Sendable {
        /// Constraints.
        case custom
        case safeArea, margins, readable
        /// A scroll view's content; its size is the content size.
        case scrollContent
        /// The part of a scroll view that is seen.
        case scrollFrame
        /// The keyboard's area, or else the safe area at the bottom.
        case keyboard
        /// The areas under the bars of a controller's view, at its top and at its bottom; their width is 0.
        case topBars, bottomBars
    }

    var state: State {
        _read { yield world.state.guides[id] }
        _modify { yield &world.state.guides[id] }
    }

    /// A guide that belongs to no view yet.
    public override init() {
        super.init()
    }

    init(_ kind: Kind, of owner: UIView) {
        super.init()
        state.kind = kind
        state.owner = owner.id
        state.identifier =
            switch kind {
            case .custom: ""
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .margins: "UIViewLayoutMarginsGuide"
            case .readable: "UIViewReadableContentGuide"
            case .scrollContent: "UIScrollView-contentLayoutGuide"
            case .scrollFrame: "UIScrollView-frameLayoutGuide"
            case .keyboard: "UIViewKeyboardLayoutGuide"
            case .topBars, .bottomBars: ""
            }
    }

    package override var edges: [Edge] {
        state.owner.map { [Edge("owningView", .unowned, to: $0)] } ?? []
    }

    /// The view that owns the guide. The guide is in its coordinates.
    public var owningView: UIView? { world.living(state.owner) }

    /// A name that UIKit's messages show.
    public var identifier: String {
        get { state.identifier }
        set { state.identifier = newValue }
    }

    /// The rectangle in the owning view's coordinates, in points. Final once the owning view has been laid out.
    public var layoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        switch state.kind {
        case .custom: return state.frame
        case .scrollContent: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        case .scrollFrame: return owner.state.bounds
        case .keyboard:
            let (bounds, height) = (owner.state.bounds, owner.state.keyboardOverlap ?? 0)
            return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        case .topBars: return CGRect(origin: owner.state.bounds.origin, size: CGSize(width: 0, height: owner.state.safeArea.top))
        case .bottomBars:
            let (bounds, height) = (owner.state.bounds, owner.state.safeArea.bottom)
            return CGRect(x: bounds.minX, y: bounds.maxY - height, width: 0, height: height)
        case .safeArea, .margins, .readable:
            return owner.state.bounds.inset(by: owner.insets(of: state.kind, width: owner.state.bounds.width))
        }
    }
}

// The guides of a view.
extension UIView {
    /// The part of the view that bars, notch and home indicator leave free.
    public var safeAreaLayoutGuide: UILayoutGuide { standardGuide(\.safeArea) { UILayoutGuide(.safeArea, of: $0) } }

    /// The part of the view within its margins.
    public var layoutMarginsGuide: UILayoutGuide { standardGuide(\.margins) { UILayoutGuide(.margins, of: $0) } }

    /// The part of the view within its margins, not wider than is good for reading.
    ///
    /// Fidelity: reported (672 points at the default size of text); that it grows as running text does is simplified.
    public var readableContentGuide: UILayoutGuide { standardGuide(\.readable) { UILayoutGuide(.readable, of: $0) } }

    /// A guide that every view has, made at the first use.
    func standardGuide<Guide: UILayoutGuide>(_ place: WritableKeyPath<StandardGuides, ObjectID?>, _ make: (UIView) -> Guide) -> Guide {
        if let guide: Guide = world.object(state.layoutGuides[keyPath: place]) { return guide }
        let guide = world.bind { make(self) }
        world.space.retain(guide.id)
        state.layoutGuides[keyPath: place] = guide.id
        return guide
    }

    /// The distances of a standard guide from the view's edges when the view has a width, in points.
    func insets(of kind: UILayoutGuide.Kind, width: CGFloat) -> UIEdgeInsets {
        switch kind {
        case .safeArea: return state.safeArea
        case .margins: return state.effectiveMargins
        case .readable:
            var insets = state.effectiveMargins
            let widest = 672 * UIFontMetrics.factor(of: .body, for: traitCollection.preferredContentSizeCategory)
            let surplus = max(0, width - insets.left - insets.right - widest)
            insets.left += surplus / 2
            insets.right += surplus / 2
            return insets
        case .custom, .scrollContent, .scrollFrame, .keyboard, .topBars, .bottomBars: return .zero
        }
    }

    /// The guides that code has added, oldest first.
    public var layoutGuides: [UILayoutGuide] { state.guides.compactMap { world.object($0) } }

    /// Adds a guide to this view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        world.space.retain(layoutGuide.id)
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        state.guides.append(layoutGuide.id)
        layoutGuide.state.owner = id
    }

    /// Removes a guide from this view, with the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let index = state.guides.firstIndex(of: layoutGuide.id) else { return }
        var view: UIView? = self
        while let current = view {
            for constraint in current.constraints where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
                current.drop(constraint)
            }
            view = current.superview
        }
        state.guides.remove(at: index)
        layoutGuide.state.owner = nil
        world.space.release(layoutGuide.id)
    }
}
