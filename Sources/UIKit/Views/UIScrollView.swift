public import Foundation
package import Heap

/// Shows a part of content that is larger than the view. The origin of its bounds is the scroll position.
///
/// Fidelity: documented UIScrollView; one finger scrolls, zooming by fingers is left out, and the bars beside the content are not drawn (simplified).
open class UIScrollView: UIView, ScrollDelegating {
    struct State: Sendable {
        var contentSize = CGSize.zero
        var contentInset = UIEdgeInsets.zero
        var adjustment = ContentInsetAdjustmentBehavior.automatic
        var delegate: ObjectID?
        var contentGuide: ObjectID?
        var frameGuide: ObjectID?
        var isScrollEnabled = true
        /// A subview.
        var refresh: ObjectID?
        /// Among the view's recognisers, which hold it.
        var pan: ObjectID?
        var isDragging = false
        /// The scroll position without the resistance at the content's ends.
        var draggedFrom = CGPoint.zero
        /// How the content moves on by itself.
        var motion: ScrollMotion?
        var bounces = true
        var decelerationRate = DecelerationRate.normal
        /// Room that a refresh control keeps at the top.
        var refreshInset: CGFloat = 0
        var isPagingEnabled = false
        var dismissMode = KeyboardDismissMode.none
        var indicators = IndicatorStyle.default
        var alwaysBouncesUpright = false
        var alwaysBouncesSideways = false
        /// The adjusted insets announced last.
        var lastInset = UIEdgeInsets.zero
        /// The insets for which the offset was last adjusted. They stay behind the present ones while the view has no size.
        var restingInset = UIEdgeInsets.zero
    }

    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Where the content scrolls, and upright in a controller's page.
        case automatic = 0
        /// Where the content scrolls.
        case scrollableAxes
        /// Never.
        case never
        /// Always.
        case always
    }

    /// How a finger that scrolls sends the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// As it begins to scroll.
        case onDrag
        /// A drag moves the keyboard down.
        case interactive
        /// As a drag begins, together with the accessory view above the keyboard.
        case onDragWithAccessory
        /// A drag moves the keyboard down, together with the accessory view above it.
        case interactiveWithAccessory
    }

    /// How a finger that scrolls sends the keyboard away.
    ///
    /// Fidelity: documented UIScrollView.keyboardDismissMode; the two interactive modes are refused: the keyboard does not follow the finger.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { scrollState.dismissMode }
        set {
            scrollState.dismissMode = newValue
            guard newValue == .interactive || newValue == .interactiveWithAccessory else { return }
            world.report(.refusal("UIScrollView.keyboardDismissMode: the keyboard does not follow the finger, and stays"))
        }
    }

    /// How the bars beside the content look.
    public enum IndicatorStyle: Int, Sendable {
        /// Black with a white border.
        case `default` = 0
        /// Black.
        case black
        /// White.
        case white
    }

    var scrollState: State {
        _read { yield world.state.scrolls[id] }
        _modify { yield &world.state.scrolls[id] }
    }

    /// A scroll view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        state.clips = true
    }

    /// A scroll view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        var edges = super.edges
        if let guide = scrollState.contentGuide { edges.append(Edge("contentLayoutGuide", to: guide)) }
        if let guide = scrollState.frameGuide { edges.append(Edge("frameLayoutGuide", to: guide)) }
        if let delegate = scrollState.delegate { edges.append(Edge("delegate", .weak, to: delegate)) }
        return edges
    }

    /// The offset at which content stops that would stop at `target` by itself. The velocity is in points a millisecond.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    override func prepareRecognizers() {
        guard scrollState.pan == nil else { return }
        let pan = world.bind { UIScrollViewPanGestureRecognizer(target: ObjectID?.none, action: nil) }
        scrollState.pan = pan.id
        addGestureRecognizer(pan)
    }

    /// How the bars beside the content look. Kept: they are not drawn.
    ///
    /// Fidelity: simplified; kept, not drawn.
    public var indicatorStyle: IndicatorStyle {
        get { scrollState.indicators }
        set { scrollState.indicators = newValue }
    }

    // MARK: Content

    /// The size of the content, in points, set by code or by constraints to the content's edges.
    open var contentSize: CGSize {
        get { scrollState.contentSize }
        set {
            world.assign("contentSize", newValue, to: self, from: contentSize) { size in
                guard size != scrollState.contentSize else { return }
                scrollState.contentSize = size
                world.report(.write(property: "contentSize", object: id))
                renewAdjustedInset()
            }
        }
    }

    /// The scroll position: the content's point at the view's top left corner.
    ///
    /// Fidelity: documented UIScrollView.contentOffset (the origin of the bounds); setting it halts what moves by itself.
    open var contentOffset: CGPoint {
        get { state.bounds.origin }
        set {
            scrollState.motion = nil
            scroll(to: newValue)
        }
    }

    /// Scrolls, without ending a deceleration.
    func scroll(to offset: CGPoint) {
        // Negated insets of zero are no place to be.
        let offset = CGPoint(x: offset.x + 0, y: offset.y + 0)
        let motion = scrollState.motion
        world.assign("contentOffset", offset, to: self, from: contentOffset) { offset in
            guard offset != state.bounds.origin else { return }
            setBounds(CGRect(origin: offset, size: state.bounds.size))
            constraintsChanged(.scrolling)
            if motion == nil { world.report(.write(property: "contentOffset", object: id)) }
            tellDelegate("scrollViewDidScroll(_:)")
        }
        // An override calls the setter, which UIKit takes for a call by code.
        if motion != nil, world.script?.implements("contentOffset=", on: id) == true { scrollState.motion = motion }
    }

    /// Scrolls to a point of the content.
    ///
    /// Fidelity: simplified; the animation takes 0.3 s.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        guard contentOffset != self.contentOffset else { return }
        let end = world.block(keeping: [self]) { [self] (arguments: [Argument]) in
            if case .value(true as Bool)? = arguments.first { tellDelegate("scrollViewDidEndScrollingAnimation(_:)") }
            return .nothing
        }
        world.animate(duration: 0.3, completion: .block(end)) { self.contentOffset = contentOffset }
    }

    /// Scrolls as little as is needed to show a part of the content.
    ///
    /// Fidelity: documented UIScrollView.scrollRectToVisible(_:animated:).
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let seen = state.bounds.inset(by: insets)
        var offset = contentOffset
        if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
        if rect.minX < seen.minX { offset.x += rect.minX - seen.minX }
        if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
        if rect.minY < seen.minY { offset.y += rect.minY - seen.minY }
        setContentOffset(offset, animated: animated)
    }

    /// Room around the content, in points.
    ///
    /// Fidelity: simplified; the offset follows as soon as the view has a size, and what rests at the edge stays there.
    open var contentInset: UIEdgeInsets {
        get { scrollState.contentInset }
        set {
            let old = adjustedContentInset
            scrollState.contentInset = newValue
            insetChanged(from: old)
        }
    }

    /// Whether the safe area is added to the insets.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scrollState.adjustment }
        set {
            let old = adjustedContentInset
            scrollState.adjustment = newValue
            insetChanged(from: old)
        }
    }

    /// The content inset plus the safe area's part, in points.
    ///
    /// Fidelity: documented UIScrollView.ContentInsetAdjustmentBehavior (where the content is larger than the view or gives way all the same; `automatic`
    /// at the top and bottom always in a page of a navigation or tab bar controller, reported which view is meant: the controller's own or its first).
    public var adjustedContentInset: UIEdgeInsets {
        let safe = state.safeArea
        let own = scrollState.contentInset + UIEdgeInsets(top: scrollState.refreshInset, left: 0, bottom: 0, right: 0)
        switch scrollState.adjustment {
        case .never: return own
        case .always: return own + safe
        case .automatic, .scrollableAxes:
            let isWide = scrollState.contentSize.width > state.bounds.width || scrollState.alwaysBouncesSideways
            let isHigh =
                scrollState.contentSize.height > state.bounds.height || scrollState.alwaysBouncesUpright
                || scrollState.adjustment == .automatic && isContentOfPage
            return own
                + UIEdgeInsets(
                    top: isHigh ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isHigh ? safe.bottom : 0,
                    right: isWide ? safe.right : 0)
        }
    }

    /// Whether this is the scroll view of a page in a navigation or tab bar controller.
    private var isContentOfPage: Bool {
        let owner = controller ?? superview.flatMap { $0.subviews.first === self ? $0.controller : nil }
        guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
        return owner.navigationController != nil || owner.tabBarController != nil
    }

    /// Override point: the insets have changed. Does nothing.
    ///
    /// Fidelity: documented UIScrollView.adjustedContentInsetDidChange(); the delegate's scrollViewDidChangeAdjustedContentInset(_:) is not
    /// simulated.
    open func adjustedContentInsetDidChange() {}

    /// Override point: whether a view of the content gets a finger that has come down on it. Yes.
    ///
    /// Fidelity: documented UIScrollView.touchesShouldBegin(_:with:in:).
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Override point: whether scrolling cancels the touches of a view in the content. Not those of controls.
    ///
    /// Fidelity: documented UIScrollView.touchesShouldCancel(in:).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Override point: the safe area has changed. Content that is scrolled to its top stays at its top.
    ///
    /// Fidelity: reported (content that rests at its top stays at its top when the insets change).
    open override func safeAreaInsetsDidChange() { renewAdjustedInset() }

    override func insetsDidStay() { renewAdjustedInset() }

    /// Looks whether something that the safe area's part in the insets depends on has changed them.
    func renewAdjustedInset() { insetChanged(from: scrollState.lastInset) }

    func insetChanged(from old: UIEdgeInsets) {
        let new = adjustedContentInset
        scrollState.lastInset = new
        rest(at: new)
        guard new != old else { return }
        world.send("adjustedContentInsetDidChange()", to: self) { adjustedContentInsetDidChange() }
    }

    /// Keeps content that is scrolled to an edge at that edge. Does nothing before the view has a size, so that the delegate is not called
    /// then.
    private func rest(at new: UIEdgeInsets) {
        let old = scrollState.restingInset
        guard new != old, !bounds.isEmpty else { return }
        scrollState.restingInset = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        scroll(to: offset)
    }

    // MARK: Constraints

    /// The content's rectangle for constraints: its size is the content size.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent, \.contentGuide) }

    /// The rectangle that is seen, for constraints: its size is the view's.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame, \.frameGuide) }

    private func guide(_ kind: UILayoutGuide.Kind, _ place: WritableKeyPath<State, ObjectID?>) -> UILayoutGuide {
        if let guide: UILayoutGuide = world.object(scrollState[keyPath: place]) { return guide }
        let guide = UILayoutGuide(kind, of: self)
        world.space.retain(guide.id)
        scrollState[keyPath: place] = guide.id
        return guide
    }

    /// Whether the class measures its content itself, so that constraints to its edges do not determine the content's size.
    var measuresContent: Bool { false }

    private func size(in solution: LayoutSolution) -> CGSize? {
        guard !measuresContent, solution.knows(id, .contentWidth) else { return nil }
        return CGSize(
            width: pixelCeiling(solution.value(of: id, .contentWidth)), height: pixelCeiling(solution.value(of: id, .contentHeight)))
    }

    /// Whether layout would change the content size.
    func wouldTakeContentSize(from solution: LayoutSolution) -> Bool {
        size(in: solution).map { $0 != scrollState.contentSize } ?? false
    }

    func takeContentSize(from solution: LayoutSolution) {
        if let size = size(in: solution) { contentSize = size }
    }
}
