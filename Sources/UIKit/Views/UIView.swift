public import Foundation
package import Heap

/// A rectangle on the screen that contains others.
///
/// Fidelity: documented UIView; shown as a rectangle of cells with its colour, border and text, turned and skewed ones as the upright rectangle
/// around them (simplified).
open class UIView: UIResponder, ViewStateHolder {
    /// A view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        super.init()
        if isNumber("position", frame.midX, frame.midY), isNumber("bounds", 0, 0, frame.width, frame.height) {
            state.center = CGPoint(x: frame.midX, y: frame.midY)
            state.bounds = CGRect(origin: .zero, size: frame.size)
        }
        noteCreation(at: world.script?.currentLocation)
        makeOwnLayer()
    }

    /// A view of no size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// A view from a storyboard or nib, with the views that the file has in it.
    public required init?(coder: NSCoder) {
        super.init()
        noteCreation(at: nil)
        makeOwnLayer()
        world.unarchive(self, from: coder)
    }

    private func noteCreation(at location: CodeLocation?) {
        let event = world.cause
        state.layoutCauses.append(LayoutCause(reason: .made, location: location, event: event))
        state.visitCause = event
    }

    // MARK: What apps override, which an extension could not give

    /// The view's rectangle in its superview's coordinates, in points: its bounds, transformed, about its anchor.
    ///
    /// Fidelity: documented UIView.frame; under a transform that turns, where Apple calls it undefined, setting it keeps the transform (simplified).
    open var frame: CGRect {
        get { state.frame }
        set { world.assign("frame", newValue, to: self, from: frame) { changeFrame($0) } }
    }

    /// The view's rectangle in its own coordinates, in points.
    ///
    /// Fidelity: documented UIView.bounds.
    open var bounds: CGRect {
        get { state.bounds }
        set { world.assign("bounds", newValue, to: self, from: state.bounds) { changeBounds($0) } }
    }

    /// Where the view's anchor is in its superview's coordinates, in points: the middle, unless `anchorPoint` says otherwise.
    ///
    /// Fidelity: documented UIView.center, UIView.anchorPoint.
    open var center: CGPoint {
        get { state.center }
        set { world.assign("center", newValue, to: self, from: state.center) { changeCenter($0) } }
    }

    /// The colour behind the view's content, nil for none.
    ///
    /// Fidelity: documented UIView.backgroundColor (animatable).
    open var backgroundColor: UIColor? {
        get { state.background }
        set {
            let style = traitCollection.userInterfaceStyle
            let old = (state.background ?? .clear).components(style: style)
            let new = (newValue ?? .clear).components(style: style)
            world.changing(.backgroundColor, of: self, from: .color(old), to: .color(new))
            state.background = newValue
        }
    }

    /// How opaque the view and those in it are, from 0 to 1.
    ///
    /// Fidelity: documented UIView.alpha (animatable; from 0.01 down a view takes no touches).
    open var alpha: CGFloat {
        get { state.alpha }
        set {
            world.changing(.alpha, of: self, from: .number(state.alpha), to: .number(newValue))
            state.alpha = newValue
        }
    }

    /// Whether the view and those in it are left out.
    ///
    /// Fidelity: documented UIView.isHidden (not animated; a hidden view stays in the hierarchy and in layout, a stack's excepted).
    open var isHidden: Bool {
        get { state.isHidden }
        set {
            guard newValue != state.isHidden else { return }
            state.isHidden = newValue
            world.report(.write(property: "isHidden", object: id))
            visibilityChanged()
        }
    }

    /// Whether views of this class need constraints to be laid out at all.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether UIKit made this view for itself. It is shown in the hierarchy, but its callbacks are not reported.
    var isPrivate: Bool { false }

    /// The view's name for scenarios: its title or text; nil when it has none.
    var spokenTitle: String? { nil }

    /// All that people may call the view.
    var spokenTitles: [String] { [spokenTitle].compactMap { $0 } }

    /// The names of the places that can be touched apart, best first in each.
    var spokenPlaces: [[String]] { [spokenTitles] }

    /// Whether a tap does something here of the view's own.
    var reactsToTap: Bool { false }

    /// Called when the view has been hidden or shown.
    func visibilityChanged() {
        (superview as? UIStackView)?.arrangementChanged()
    }

    /// Whether no touch reaches the views behind.
    var takesAllTouches: Bool { false }

    override var responderWindow: UIWindow? { window }

    /// The view's own reaction to a tap.
    func tapped() {}

    /// The view's own reaction to a tap, at a point in its coordinates.
    func tapped(at point: CGPoint) { tapped() }

    /// Where the scenario touches the view for one of its names, in its own coordinates.
    func touchPoint(for name: String?) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Makes the recognisers that the view itself has.
    func prepareRecognizers() {}

    /// A finger has rested on this view, which may show a menu.
    func pressForMenu(at point: CGPoint) {}

    /// Whether a recogniser of this view's touches may begin.
    ///
    /// Fidelity: documented UIView.gestureRecognizerShouldBegin(_:).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The drawing in the view's bounds over its background; nil for none.
    func drawnContent() -> DrawnContent? { nil }

    /// Whether code of the program's draws in the view: in a context.
    var drawsByCode: Bool { world.script?.implements("draw(_:)", on: id) == true || drawsLayer }

    /// The safe area set by a container. Without one, the safe area follows from the superview's and from the frame.
    var placedInsets: UIEdgeInsets? { state.placedSafeArea }

    /// The text whose height follows from its width in the layout, if it breaks into lines. `size` is the intrinsic size that the class, or
    /// the learner's, gave.
    func flowingText(of size: CGSize) -> FlowingText? { nil }

    /// Where the content is drawn, in the view's own coordinates.
    var contentPlace: CGRect { bounds }

    /// The snapshot that the view shows; nil for none.
    var replica: DisplayList? { nil }

    /// The view's content is about to be drawn.
    func willDraw() {}

    /// Whether the content is drawn anew for another size.
    var redrawsOnResize: Bool { state.contentMode == .redraw }

    /// Override point: the insets of the alignment rectangle from the frame, in points. Zero.
    ///
    /// Fidelity: documented UIView.alignmentRectInsets; texts of several lines in views that override it are fitted to the frame (simplified).
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Override point: the view in this one, or this one, whose first baseline is this view's.
    ///
    /// Fidelity: documented UIView.forFirstBaselineLayout; that it is the one of the last baseline is UIView.h's comment, from memory.
    open var forFirstBaselineLayout: UIView { askedLastBaselineView }

    /// Override point: the view in this one, or this one, whose last baseline is this view's.
    ///
    /// Fidelity: documented UIView.forLastBaselineLayout; that the deprecated method is asked is from memory.
    open var forLastBaselineLayout: UIView {
        world.askObject("forBaselineLayout()", of: self) { forBaselineLayout() } ?? self
    }

    /// Override point: the view in this one, or this one, whose baselines are this view's.
    ///
    /// Fidelity: documented UIView.forBaselineLayout() (deprecated in favour of the two properties).
    open func forBaselineLayout() -> UIView { self }

    /// How far the baselines of the first and last lines are from top and bottom, in points; nil for views without text.
    var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { nil }

    /// The user's preferred text size has changed.
    func contentSizeCategoryChanged() {}

    /// The traits that come from above, without this view's own overrides.
    var inheritedTraits: UITraitCollection {
        superview?.traitCollection ?? world.predictedTraits
    }

    /// The controller of this root view, else the superview.
    open override var next: UIResponder? {
        world.living(state.controller, as: UIViewController.self) ?? superview
    }

    package override var edges: [Edge] {
        var edges = state.subviews.enumerated().map { Edge("subviews[\($0.offset)]", to: $0.element) }
        edges += state.constraints.enumerated().map { Edge("constraints[\($0.offset)]", to: $0.element) }
        edges += state.gestures.enumerated().map { Edge("gestureRecognizers[\($0.offset)]", to: $0.element) }
        edges += state.guides.enumerated().map { Edge("layoutGuides[\($0.offset)]", to: $0.element) }
        edges += state.interactions.map { Edge("interactions", to: $0) }
        if let layer = state.layer { edges.append(Edge("layer", to: layer)) }
        if let mask = state.mask { edges.append(Edge("mask", to: mask)) }
        let standard = state.layoutGuides
        if let guide = standard.safeArea { edges.append(Edge("safeAreaLayoutGuide", to: guide)) }
        if let guide = standard.margins { edges.append(Edge("layoutMarginsGuide", to: guide)) }
        if let guide = standard.readable { edges.append(Edge("readableContentGuide", to: guide)) }
        if let guide = standard.keyboard { edges.append(Edge("keyboardLayoutGuide", to: guide)) }
        if let guide = standard.topBars { edges.append(Edge("topLayoutGuide", to: guide)) }
        if let guide = standard.bottomBars { edges.append(Edge("bottomLayoutGuide", to: guide)) }
        if let superview = state.superview { edges.append(Edge("superview", .unowned, to: superview)) }
        if let controller = state.controller { edges.append(Edge("viewDelegate", .weak, to: controller)) }
        return edges + traitEdges + accessibilityEdges + uninstalledEdges
    }

    package override func releaseEdges() {
        for child in state.subviews { world.state.views[child].superview = nil }
        super.releaseEdges()
    }

    // MARK: Override points

    /// Override point: the class of layer that views of this class draw through.
    ///
    /// Fidelity: documented UIView.layerClass (asked once, early in the creation of the view); CALayer, CAShapeLayer, CAGradientLayer,
    /// CATiledLayer and the app's subclasses of them, others are refused.
    open class var layerClass: AnyClass { CALayer.self }

    /// Override point: this view's layer needs its sublayers placed. Lays the view out.
    ///
    /// Fidelity: documented UIView.layoutSublayers(of:), UIView.layoutSubviews().
    open func layoutSublayers(of layer: CALayer) {
        if layer.id == state.layer { layOutSubviews() }
    }

    /// Override point: called before the view's superview changes. Does nothing.
    ///
    /// Fidelity: documented UIView.willMove(toSuperview:); recorded view-remove-2019; reported view-full-list.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Override point: called after the view's superview has changed. Does nothing.
    ///
    /// Fidelity: documented UIView.didMoveToSuperview(); recorded view-remove-2019; reported view-full-list.
    open func didMoveToSuperview() {}

    /// Override point: called before the view's window changes. Does nothing.
    ///
    /// Fidelity: documented UIView.willMove(toWindow:); recorded view-remove-2019; reported view-full-list.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Override point: called after the view's window has changed. Does nothing.
    ///
    /// Fidelity: documented UIView.didMoveToWindow(); recorded view-remove-2019; reported view-full-list.
    open func didMoveToWindow() {}

    /// Override point: called after a view was put into this one. Does nothing.
    ///
    /// Fidelity: documented UIView.didAddSubview(_:).
    open func didAddSubview(_ subview: UIView) {}

    /// Override point: called before a view is taken out of this one. Does nothing, also when it is called by hand.
    ///
    /// Fidelity: documented UIView.willRemoveSubview(_:).
    open func willRemoveSubview(_ subview: UIView) {}

    /// Override point: sets the frames of the direct subviews that constraints place.
    ///
    /// Fidelity: documented UIView.layoutSubviews().
    open func layoutSubviews() {
        world.solvers.layOutSubviews(of: self)
    }

    /// Override point: called in the constraint pass, after the views below. Clears the requests made until then. An override that requests
    /// an update after `super` gets another pass.
    ///
    /// Fidelity: documented UIView.updateConstraints() (asking in it schedules another pass); that it is `super` that answers is from memory.
    open func updateConstraints() {
        state.needsConstraints = false
    }

    /// Override point: gives the view's content and look their values, before layout. Does nothing.
    ///
    /// Fidelity: documented UIView.updateProperties(); documented WWDC25 243, 12:40.
    @available(iOS 26, *)
    open func updateProperties() {}

    /// Override point: draws the view's content in its own coordinates. Does nothing.
    ///
    /// Fidelity: documented UIView.draw(_:); recorded view-layout-draw-min (after layout). What it draws is not shown (simplified).
    open func draw(_ rect: CGRect) {}

    /// Override point: draws the content of the view's layer, by calling `draw(_:)`.
    ///
    /// Fidelity: documented UIView.draw(_:in:); what it draws is not shown (simplified).
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawPart(bounds) }

    /// Override point: the smallest text size of the view and the views in it. It overrides the surroundings; nil for none.
    ///
    /// Fidelity: documented UIView.minimumContentSizeCategory; kept in the traits as they are renewed.
    @available(iOS 15, *)
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { world.state.contentSizeLimits[id].smallest }
        set {
            world.state.contentSizeLimits[id].smallest = newValue
            traitsBecameStale()
        }
    }

    /// Override point: the largest text size of the view and the views in it; nil for none.
    ///
    /// Fidelity: documented UIView.maximumContentSizeCategory; kept in the traits as they are renewed.
    @available(iOS 15, *)
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { world.state.contentSizeLimits[id].largest }
        set {
            world.state.contentSizeLimits[id].largest = newValue
            traitsBecameStale()
        }
    }

    /// Override point: which of the two limits apply to the view, as a text for debugging.
    ///
    /// Fidelity: documented UIView.appliedContentSizeCategoryLimitsDescription; the words are this stage's (simplified).
    @available(iOS 15, *)
    open var appliedContentSizeCategoryLimitsDescription: String {
        var view: UIView? = self
        var lines: [String] = []
        while let current = view {
            let limits = world.state.contentSizeLimits[current.id]
            if limits.smallest != nil || limits.largest != nil {
                lines.append("\(current): \(limits.smallest?.rawValue ?? "none") to \(limits.largest?.rawValue ?? "none")")
            }
            view = current.superview
        }
        return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
    }

    /// Override point: called when the traits have changed. Does nothing.
    ///
    /// Fidelity: documented UITraitEnvironment.traitCollectionDidChange(_:), UIContentContainer.willTransition(to:with:) (which a controller gets before).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Override point: called when the safe area has changed. Does nothing.
    ///
    /// Fidelity: documented UIView.safeAreaInsetsDidChange().
    open func safeAreaInsetsDidChange() {}

    /// The view's place has changed, and neither its safe area nor its margins have.
    func insetsDidStay() {}

    /// Override point: called when the margins have changed. Does nothing.
    ///
    /// Fidelity: documented UIView.layoutMarginsDidChange().
    open func layoutMarginsDidChange() {}

    /// Override point: called when the tint colour has changed. Does nothing.
    ///
    /// Fidelity: documented UIView.tintColorDidChange().
    open func tintColorDidChange() {}

    /// The content's preferred size, in points. `noIntrinsicMetric` in a direction without one.
    ///
    /// Fidelity: documented UIView.intrinsicContentSize.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that fits best in `size` points; this class answers with its present size.
    ///
    /// Fidelity: documented UIView.sizeThatFits(_:).
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Requests a layout pass before the next frame.
    ///
    /// Fidelity: documented UIView.setNeedsLayout().
    open func setNeedsLayout() {
        invalidateLayout(.request)
    }

    /// The front-most view at a point of this view, nil when nothing there takes touches.
    ///
    /// Fidelity: documented UIView.hitTest(_:with:).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
        let isInside = world.ask("point(inside:with:)", of: self, [.value(point), .reference(event)]) {
            self.point(inside: point, with: event)
        }
        guard isInside else { return nil }
        for child in subviews.reversed() {
            if let hit = child.askedHit(child.convert(point, from: self), event) { return hit }
        }
        return self
    }

    /// Whether a point is in this view's bounds.
    ///
    /// Fidelity: documented UIView.point(inside:with:).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The intrinsic size in a direction without one.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The name by which tests and scenarios find the view.
    public var accessibilityIdentifier: String? {
        get { state.identifier }
        set { state.identifier = newValue }
    }

    /// Whether touches reach the view and those in it.
    ///
    /// Fidelity: documented UIView.isUserInteractionEnabled (also of the views in it); a view that is being animated takes touches all the same
    /// (simplified).
    public var isUserInteractionEnabled: Bool {
        get { state.takesInput }
        set { state.takesInput = newValue }
    }
}
