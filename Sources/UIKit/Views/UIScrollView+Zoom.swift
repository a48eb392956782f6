public import Foundation
import Heap

/// How large a scroll view shows its content.
struct Zoom: Sendable {
    var scale: CGFloat = 1
    var least: CGFloat = 1
    var most: CGFloat = 1
    var isZooming = false
}

/// Zooming by code. Fingers that pinch content are not simulated.
extension UIScrollView {
    private var zoom: Zoom {
        _read { yield world.state.zooms[id] }
        _modify { yield &world.state.zooms[id] }
    }

    /// The least size of the content, as a factor. Setting it leaves the present one.
    ///
    /// Fidelity: documented UIScrollView.minimumZoomScale.
    public var minimumZoomScale: CGFloat {
        get { zoom.least }
        set { zoom.least = newValue }
    }

    /// The greatest size of the content, as a factor.
    ///
    /// Fidelity: documented UIScrollView.maximumZoomScale.
    public var maximumZoomScale: CGFloat {
        get { zoom.most }
        set { zoom.most = newValue }
    }

    /// How large the content is shown, as a factor; kept between the least and the greatest.
    ///
    /// Fidelity: documented UIScrollView.zoomScale.
    public var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether the content is being zoomed.
    public var isZooming: Bool { zoom.isZooming }

    /// Whether the content springs back to a size that is allowed: never here.
    ///
    /// Fidelity: simplified; code stays within the bounds.
    public var isZoomBouncing: Bool { false }

    /// Shows the content in another size: transforms the view that the delegate names, whose frame is the content's size from then on. Without such a
    /// view nothing happens.
    ///
    /// Fidelity: documented UIScrollView.setZoomScale(_:animated:), UIScrollViewDelegate.viewForZooming(in:), scrollViewDidZoom(_:); the middle of what is
    /// seen stays there; an animation takes 0.3 s and tells of zooming once (simplified).
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let scale = min(max(scale, zoom.least), max(zoom.least, zoom.most))
        guard scale != zoom.scale, let view = zoomed else { return }
        let seen = CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
        let factor = scale / zoom.scale
        apply(scale, to: view, middle: CGPoint(x: seen.x * factor, y: seen.y * factor), animated: animated)
    }

    /// Shows a rectangle of the content, in the zoomed view's coordinates in points, as large as fits.
    ///
    /// Fidelity: documented UIScrollView.zoom(to:animated:).
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, let view = zoomed else { return }
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(wanted, zoom.least), max(zoom.least, zoom.most))
        apply(scale, to: view, middle: CGPoint(x: rect.midX * scale, y: rect.midY * scale), animated: animated)
    }

    private var zoomed: UIView? {
        guard let view = tellZooming("viewForZooming(in:)") else { return nil }
        if case .object(let id) = view { return world.object(id) as? UIView }
        return nil
    }

    @discardableResult
    private func tellZooming(
        _ name: String, _ more: [(name: String, value: Argument)] = [], by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(scrollState.delegate, name, [("scrollView", .object(id))] + more, by: function, in: file)
    }

    private func apply(_ scale: CGFloat, to view: UIView, middle: CGPoint, animated: Bool) {
        guard animated else { return place(scale, view, middle) }
        let zoomedView = Argument.object(view.id)
        zoom.isZooming = true
        tellZooming("scrollViewWillBeginZooming(_:with:)", [("view", zoomedView)])
        let end = world.block(keeping: [self]) { [self] (_: [Argument]) in
            zoom.isZooming = false
            tellZooming("scrollViewDidEndZooming(_:with:atScale:)", [("view", zoomedView), ("scale", .value(scale))])
            return .nothing
        }
        world.animate(duration: 0.3, completion: .block(end)) { place(scale, view, middle) }
    }

    private func place(_ scale: CGFloat, _ view: UIView, _ middle: CGPoint) {
        let origin = view.frame.origin
        zoom.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = origin
        contentSize = view.frame.size
        let most = CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
        scroll(
            to: CGPoint(
                x: min(max(0, middle.x - bounds.width / 2), most.x), y: min(max(0, middle.y - bounds.height / 2), most.y)))
        tellZooming("scrollViewDidZoom(_:)")
    }
}
