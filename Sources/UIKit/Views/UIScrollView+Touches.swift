import Foundation
import Heap

extension UIScrollView {
    /// The recogniser that scrolls.
    ///
    /// Fidelity: documented UIScrollView.panGestureRecognizer.
    public var panGestureRecognizer: UIPanGestureRecognizer {
        prepareRecognizers()
        guard let pan = world.object(scrollState.pan, as: UIPanGestureRecognizer.self) else {
            preconditionFailure("a scroll view has no recogniser after it was made")
        }
        return pan
    }

    /// Whether a finger is on the content.
    public var isTracking: Bool { world.object(scrollState.pan, as: UIGestureRecognizer.self)?.record.isTouched ?? false }

    /// Whether a finger has begun to scroll.
    public var isDragging: Bool { scrollState.isDragging }

    /// Whether the content moves on by itself after a finger was lifted.
    public var isDecelerating: Bool { scrollState.motion != nil }

    /// Whether content can move upright, or sideways.
    func gives(upright: Bool) -> Bool {
        let insets = adjustedContentInset
        if upright {
            return scrollState.alwaysBouncesUpright
                || scrollState.contentSize.height + insets.top + insets.bottom > bounds.height
        }
        return scrollState.alwaysBouncesSideways || scrollState.contentSize.width + insets.left + insets.right > bounds.width
    }

    func tellDelegate(_ method: String, by function: String = #function, in file: String = #fileID) {
        world.tell(scrollState.delegate, method, [("scrollView", .object(id))], by: function, in: file)
    }

    // MARK: The finger

    /// How long a finger rests before the content gets its touch, in seconds.
    private static let contentDelay = 0.15

    /// Whether the finger on the screen may scroll: content that follows it already may keep it.
    ///
    /// Fidelity: documented UIScrollView.touchesShouldCancel(in:), canCancelContentTouches.
    fileprivate var takesTouchesFromContent: Bool {
        guard let finger = world.state.agenda.touches.finger, finger.hasBegun, finger.view != id,
            let view: UIView = world.living(finger.view)
        else { return true }
        if delaysContentTouches, world.time - finger.began < Self.contentDelay { return true }
        guard canCancelContentTouches else { return false }
        return world.ask("touchesShouldCancel(in:)", of: self, [.object(view.id)]) { touchesShouldCancel(in: view) }
    }

    /// Moves the content with the finger.
    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.record.state {
        case .began:
            scrollState.isDragging = true
            scrollState.motion = nil
            scrollState.draggedFrom = CGPoint(
                x: RubberBand.pulled(contentOffset.x, beyond: reach.x, length: bounds.width),
                y: RubberBand.pulled(contentOffset.y, beyond: reach.y, length: bounds.height))
            if [.onDrag, .onDragWithAccessory].contains(scrollState.dismissMode), world.keyboardFrame != nil {
                _ = world.firstResponder.map { responder in
                    world.ask("resignFirstResponder()", of: responder) { responder.resignFirstResponder() }
                }
            }
            tellDelegate("scrollViewWillBeginDragging(_:)")
            move(by: pan.translation(in: nil))
        case .changed: move(by: pan.translation(in: nil))
        case .ended, .cancelled:
            let velocity = pan.record.state == .ended ? pan.velocity(in: nil) : .zero
            letGo(at: CGPoint(x: gives(upright: false) ? -velocity.x : 0, y: gives(upright: true) ? -velocity.y : 0))
        default: break
        }
    }

    private func move(by way: CGPoint) {
        let (x, y) = (scrollState.draggedFrom.x - way.x, scrollState.draggedFrom.y - way.y)
        func place(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, upright: Bool) -> CGFloat {
            guard scrollState.bounces, gives(upright: upright) else { return offset.clamped(to: range) }
            return onPixel(RubberBand.stretched(offset, beyond: range, length: length))
        }
        scroll(
            to: CGPoint(
                x: place(x, reach.x, bounds.width, upright: false), y: place(y, reach.y, bounds.height, upright: true)))
        refreshControl?.pulled(by: reach.y.lowerBound - contentOffset.y)
    }

    /// The scroll positions within the content.
    fileprivate var reach: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        let right = max(-insets.left, scrollState.contentSize.width + insets.right - bounds.width)
        let bottom = max(-insets.top, scrollState.contentSize.height + insets.bottom - bounds.height)
        return (-insets.left...right, -insets.top...bottom)
    }

    private func onPixel(_ length: CGFloat) -> CGFloat {
        world.device.pixelAligned(length)
    }

    // MARK: Moving on

    /// How the content's speed falls, a second.
    private var decay: CGFloat { 1000 * log(scrollState.decelerationRate.rawValue) }

    /// Half a pixel.
    private var tolerance: CGFloat { 0.5 / CGFloat(world.device.scale) }

    /// The finger was lifted: the content moves on, from `velocity` points a second.
    ///
    /// Fidelity: documented UIScrollViewDelegate (who is asked and told, that the target can be changed, in points and milliseconds); simplified, the target
    /// is within the content's ends.
    private func letGo(at velocity: CGPoint) {
        scrollState.isDragging = false
        refreshControl?.keepRoom()
        let offset = contentOffset
        var motion = ScrollMotion(
            x: .init(from: offset.x, velocity: velocity.x, within: reach.x, decay: decay),
            y: .init(from: offset.y, velocity: velocity.y, within: reach.y, decay: decay), time: world.time)
        if isPagingEnabled {
            motion.x.pull(to: page(at: offset.x, velocity.x, bounds.width, reach.x))
            motion.y.pull(to: page(at: offset.y, velocity.y, bounds.height, reach.y))
        }
        motion.x.end = onPixel(motion.x.end)
        motion.y.end = onPixel(motion.y.end)
        let target = CGPoint(x: motion.x.end, y: motion.y.end)
        let wanted = askedTarget(target, velocity)
        if wanted.x != target.x { motion.x.pull(to: wanted.x.clamped(to: reach.x)) }
        if wanted.y != target.y { motion.y.pull(to: wanted.y.clamped(to: reach.y)) }
        let moves = !isAtRest(motion)
        if moves {
            scrollState.motion = motion
            if !world.state.agenda.scrolling.contains(id) {
                world.state.agenda.scrolling.append(id)
                world.state.agenda.scrollCauses[id] = world.cause
            }
        }
        world.tell(
            scrollState.delegate, "scrollViewDidEndDragging(_:willDecelerate:)",
            [("scrollView", .object(id)), ("decelerate", .value(moves))])
        if scrollState.motion != nil { tellDelegate("scrollViewWillBeginDecelerating(_:)") }
    }

    private func isAtRest(_ motion: ScrollMotion) -> Bool {
        motion.x.isAtRest(within: tolerance, decay: decay) && motion.y.isAtRest(within: tolerance, decay: decay)
    }

    private func page(at offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        guard length > 0 else { return offset }
        let rule: FloatingPointRoundingRule = velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero
        return ((offset / length).rounded(rule) * length).clamped(to: range)
    }

    private func askedTarget(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint {
        let method = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
        let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        let target = proposedTarget(target, velocity: speed)
        guard let delegate = scrollState.delegate, world.script?.implements(method, on: delegate) == true else { return target }
        let pointer = world.bind { TargetContentOffset(target) }
        world.space.retain(pointer.id)
        defer { world.space.release(pointer.id) }
        world.tell(
            delegate, method,
            [("scrollView", .object(id)), ("velocity", .value(speed)), ("targetContentOffset", .object(pointer.id))])
        return pointer.pointee
    }

    /// Moves the content to its place at the present time.
    fileprivate func moveOn() {
        guard var motion = scrollState.motion else { return }
        let passed = world.time - motion.time
        guard passed > 0 else { return }
        motion.time = world.time
        motion.x.advance(by: passed, within: reach.x, decay: decay, bounces: scrollState.bounces && gives(upright: false))
        motion.y.advance(by: passed, within: reach.y, decay: decay, bounces: scrollState.bounces && gives(upright: true))
        let isOver = isAtRest(motion)
        scrollState.motion = motion
        scroll(
            to: isOver
                ? CGPoint(x: motion.x.end, y: motion.y.end) : CGPoint(x: onPixel(motion.x.offset), y: onPixel(motion.y.offset)))
        if isOver { halt() }
    }

    /// Stops the content where it is.
    fileprivate func halt() {
        guard scrollState.motion != nil else { return }
        scrollState.motion = nil
        tellDelegate("scrollViewDidEndDecelerating(_:)")
    }

    /// A finger has come down on the content.
    ///
    /// Fidelity: simplified; it halts what moves between its ends, and the delegate hears of that as of any other halt.
    fileprivate func haltInside() {
        if reach.x.contains(contentOffset.x), reach.y.contains(contentOffset.y) { halt() }
    }
}

extension UIScrollView {
    /// Whether the content follows a finger that moves so.
    func follows(_ way: CGPoint) -> Bool {
        isScrollEnabled && gives(upright: abs(way.y) >= abs(way.x)) && !leavesToSheet(way)
    }

    /// Whether content at its upper end leaves a drag to the sheet around it. It leaves a drag down, unless that refreshes. It leaves a
    /// drag up if the sheet can stand higher.
    ///
    /// Fidelity: documented UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge.
    fileprivate func leavesToSheet(_ way: CGPoint) -> Bool {
        guard abs(way.y) >= abs(way.x), contentOffset.y <= reach.y.lowerBound, let sheet = sheetAround, sheet.follows(way) else {
            return false
        }
        return way.y > 0 ? refreshControl == nil : sheet.sheetSettings?.prefersScrollingExpandsWhenScrolledToEdge == true
    }
}

extension World {
    /// Moves the content that decelerates.
    func moveScrolling() {
        for id in state.agenda.scrolling {
            guard let scroll: UIScrollView = living(id), scroll.window != nil else {
                state.scrolls[id].motion = nil
                continue
            }
            scroll.moveOn()
        }
        let scrolls = state.scrolls
        state.agenda.scrolling.removeAll { scrolls[$0].motion == nil }
    }
}

/// The offset at which content will stop, which the delegate can change.
package final class TargetContentOffset: NSObject {
    init(_ offset: CGPoint) {
        super.init()
        pointee = offset
    }

    /// In points.
    package var pointee: CGPoint {
        get { world.state.targets[id] }
        set { world.state.targets[id] = newValue }
    }
}

/// A scroll view's own recogniser.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        (view as? UIScrollView)?.haltInside()
    }

    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true, let scroll = view as? UIScrollView else { return nil }
        return scroll.follows(way) && scroll.takesTouchesFromContent
    }

    override func hasChanged() {
        (view as? UIScrollView)?.follow(self)
    }
}
