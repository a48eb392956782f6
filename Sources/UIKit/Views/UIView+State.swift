import Foundation
import Heap

/// Gives views their part of the World's state. A class can redeclare a member of a protocol's extension: controls have Apple's `state`.
protocol ViewStateHolder: UIResponder {}

extension ViewStateHolder {
    var state: UIView.State {
        _read { yield world.state.views[id] }
        _modify { yield &world.state.views[id] }
    }
}

extension UIView {
    /// A view's state.
    struct State: Sendable {
        // Geometry, in points.
        /// Where the anchor is.
        var center = CGPoint.zero
        /// The point of the bounds that lies there, in fractions of the size.
        var anchor = CGPoint.middle
        var bounds = CGRect.zero
        var transform = CGAffineTransform.identity
        var autoresizing = AutoresizingMask()
        var translatesMask = true

        // Hierarchy; `subviews` are retained strongly, back to front.
        var subviews: [ObjectID] = []
        var superview: ObjectID?
        /// The controller whose root view this is.
        var controller: ObjectID?
        /// Not retained: the presentation whose container lies over this view, and moves with it.
        var covering: ObjectID?
        var layer: ObjectID?
        /// Retained.
        var mask: ObjectID?
        var gestures: [ObjectID] = []
        var guides: [ObjectID] = []
        /// Retained.
        var interactions: [ObjectID] = []
        var constraints = ChunkedArray<ObjectID>()
        var layoutGuides = StandardGuides()
        /// The intrinsic size that code has returned, until it is invalidated.
        var ownContentSize: CGSize?
        /// The superview is unknown: the view is a stand-in, or was passed to code that is not simulated.
        var hasUnknownSuperview = false

        // The view's look.
        var alpha: CGFloat = 1
        var isHidden = false
        var background: UIColor?
        var clips = false
        var tint: UIColor?
        var contentMode = ContentMode.scaleToFill

        // Pending work.
        var needsLayout = true
        var layoutCauses = LayoutCauses()
        /// `isLayingOut`: layout has begun, and `layoutSubviews()` has not returned. `willPlaceSubviews`: constraints have not placed the
        /// subviews yet.
        var isLayingOut = false, willPlaceSubviews = false
        /// Its layout is under way, `viewDidLayoutSubviews()` included.
        var isLayoutActive = false
        var needsConstraints = true
        var needsProperties = true
        var needsDisplay = true
        /// This view or one below it waits to be drawn.
        var subtreeNeedsDisplay = true
        /// This view or one below it waits for a pass.
        var needsVisit = true
        /// The event that made it wait for a pass, and the one that made it wait to be drawn.
        var visitCause: Int?
        var displayCause: Int?
        var subtreeNeedsConstraints = true
        var areTraitsStale = true
        var areInsetsStale = true
        /// The frame that the last pass found, of a controller's root view in a window.
        var seenFrame: CGRect?

        // Environment.
        var traits: UITraitCollection?
        var overrideStyle = UIUserInterfaceStyle.unspecified
        var safeArea = UIEdgeInsets.zero
        /// Insets from a container, instead of from the overlap with the superview: a wrapper's do not change while it moves.
        var placedSafeArea: UIEdgeInsets?
        var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        var effectiveMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        /// Code has set the margins.
        var hasOwnMargins = false
        var keepsSuperviewMargins = false
        var addsSafeAreaToMargins = true
        /// How much of the view's height the keyboard covers, or else the safe area, for the keyboard's layout guide. nil: not measured
        /// yet.
        var keyboardOverlap: CGFloat?

        // Sizing.
        /// Where constraints put the view last, in the superview's coordinates.
        var placement: CGRect?
        var hugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
        var compression = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

        var identifier: String?
        var tag = 0
        var takesInput = true
    }

    /// Two priorities, one for each axis.
    struct ContentPriorities: Sendable {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// The guides that every view has once they have been used.
    struct StandardGuides: Sendable {
        var safeArea: ObjectID?
        var margins: ObjectID?
        var readable: ObjectID?
        var keyboard: ObjectID?
        var topBars: ObjectID?
        var bottomBars: ObjectID?
    }
}
