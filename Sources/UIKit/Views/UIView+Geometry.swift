public import Foundation

extension UIView {
    /// Which of a view's distances and sizes give way when its superview changes size.
    ///
    /// Fidelity: documented UIView.AutoresizingMask.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// A mask from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance on the left is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance on the right is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance at the top is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance at the bottom is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Sets the frame, without calling an override of the setter of frame, bounds or centre.
    ///
    /// Fidelity: reported (Apple's forum, 104489: where a frame is set, an override of bounds hears nothing).
    func changeFrame(_ frame: CGRect) {
        let inverse = state.transform
        var size = frame.size
        if !inverse.isIdentity, inverse.b == 0, inverse.c == 0, inverse.a != 0, inverse.d != 0 {
            size = CGSize(width: size.width / abs(inverse.a), height: size.height / abs(inverse.d))
        }
        changeBounds(CGRect(origin: state.bounds.origin, size: size))
        let placed = Self.frame(center: .zero, bounds: state.bounds, transform: inverse, anchor: state.anchor)
        changeCenter(CGPoint(x: frame.midX - placed.midX, y: frame.midY - placed.midY))
    }

    /// The upright rectangle around bounds that are transformed about their anchor, which lies at `center`.
    ///
    /// Fidelity: documented Core Animation Programming Guide, Layers Define Their Own Geometry.
    static func frame(center: CGPoint, bounds: CGRect, transform: CGAffineTransform, anchor: CGPoint = .middle) -> CGRect {
        let around = CGRect(x: -bounds.width * anchor.x, y: -bounds.height * anchor.y, width: bounds.width, height: bounds.height)
        let frame = transform.apply(to: around).offsetBy(dx: center.x, dy: center.y)
        return CGRect(x: frame.minX.onPixels, y: frame.minY.onPixels, width: frame.width, height: frame.height)
    }

    /// The point of the bounds that lies at `center`, and about which the view is transformed. It is in fractions of the size, at first the
    /// middle. Setting it leaves the centre unchanged.
    ///
    /// Fidelity: documented UIView.anchorPoint, CALayer.anchorPoint; reported (developers' measurements: constraints put the centre where it would be
    /// without an anchor, so that the view shifts).
    public var anchorPoint: CGPoint {
        get { state.anchor }
        set {
            guard newValue != state.anchor, isNumber("anchorPoint", newValue.x, newValue.y) else { return }
            world.changing(.anchorPoint, of: self, from: .point(state.anchor), to: .point(newValue))
            state.anchor = newValue
            geometryChanged()
        }
    }

    /// Sets the bounds, without calling an override of the setter.
    func changeBounds(_ bounds: CGRect) {
        guard bounds != state.bounds else { return }
        setBounds(bounds)
        layoutOfSuperviewBecameStale()
    }

    /// Sets the bounds without requesting layout of the superview, as scrolling does.
    ///
    /// Fidelity: reported (a scroll view lays itself out whenever it scrolls); that its superview is left alone is from memory, for measurements of
    /// 2011 saw it laid out.
    func setBounds(_ bounds: CGRect) {
        guard isNumber("bounds", bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height) else { return }
        let old = state.bounds
        world.layoutLoops.willChange(self, bounds: bounds)
        world.changing(.bounds, of: self, from: .rect(old), to: .rect(bounds))
        state.bounds = bounds
        guard old.size != bounds.size else { return invalidateLayout(.scrolling) }
        resizeSubviews(from: old.size)
        geometryChanged()
        invalidateLayout(.size)
        if redrawsOnResize { setNeedsDisplay() }
    }

    /// Sets the centre. An override of the setter is not asked.
    func changeCenter(_ center: CGPoint) {
        guard center != state.center, isNumber("position", center.x, center.y) else { return }
        world.layoutLoops.willChange(self, center: center)
        world.changing(.center, of: self, from: .point(state.center), to: .point(center))
        state.center = center
        geometryChanged()
    }

    /// The view's transform about its anchor.
    ///
    /// Fidelity: documented UIView.transform (about the anchor; layout does not know of it).
    public var transform: CGAffineTransform {
        get { state.transform }
        set {
            guard newValue != state.transform else { return }
            world.changing(.transform, of: self, from: .transform(state.transform), to: .transform(newValue))
            state.transform = newValue
            layoutOfSuperviewBecameStale()
        }
    }

    /// The lengths that change with the superview's size.
    public var autoresizingMask: AutoresizingMask {
        get { state.autoresizing }
        set { state.autoresizing = newValue }
    }

    /// Whether frame and mask determine the view's place (true) or constraints do.
    ///
    /// Fidelity: documented UIView.translatesAutoresizingMaskIntoConstraints.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { state.translatesMask }
        set {
            guard newValue != state.translatesMask else { return }
            state.translatesMask = newValue
            constraintsChanged(.placement)
            superview?.invalidateLayout(.placement)
        }
    }

    /// Whether all values are numbers. NaN is an exception.
    ///
    /// Fidelity: reported (the words of Core Animation's exception, without the layer's description).
    func isNumber(_ property: String, _ values: CGFloat...) -> Bool {
        guard values.contains(where: \.isNaN) else { return true }
        let pairs = values.count == 2 ? [values] : [Array(values[..<2]), Array(values[2...])]
        let text = pairs.map { $0.map { String(format: "%g", $0) }.joined(separator: " ") }.joined(separator: "; ")
        world.report(.exception(name: "CALayerInvalidGeometry", reason: "CALayer \(property) contains NaN: [\(text)]", object: id))
        return false
    }

    private func geometryChanged() {
        constraintsChanged(.reference)
        insetsBecameStale()
    }

    /// Requests layout of the superview, unless the superview is being laid out: changes of its subviews are then its own doing.
    ///
    /// Fidelity: reported (a change of a subview's bounds or transform lays the superview out, one of its centre does not; developers' measurements
    /// and Apple's support agree); observed that a superview in its layout is left alone.
    private func layoutOfSuperviewBecameStale() {
        guard let parent = superview, !parent.state.isLayoutActive else { return }
        parent.invalidateLayout(.subviewGeometry)
    }

    /// Fidelity: documented UIView.AutoresizingMask; what gives way shares the change in proportion to its old length; that a
    /// transform has no part in it is simplified.
    private func resizeSubviews(from old: CGSize) {
        let new = state.bounds.size
        for child in subviews where child.state.translatesMask {
            let mask = child.state.autoresizing
            guard !mask.isEmpty else { continue }
            let anchor = child.state.anchor
            var frame = Self.frame(center: child.state.center, bounds: child.state.bounds, transform: .identity, anchor: anchor)
            (frame.origin.x, frame.size.width) = Self.resize(
                start: frame.minX, length: frame.width, whole: old.width, to: new.width,
                flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
            (frame.origin.y, frame.size.height) = Self.resize(
                start: frame.minY, length: frame.height, whole: old.height, to: new.height,
                flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
            let size = frame.size
            let center = CGPoint(x: frame.minX + size.width * anchor.x, y: frame.minY + size.height * anchor.y)
            guard size != child.state.bounds.size || center != child.state.center else { continue }
            let placed = Self.frame(
                center: center, bounds: CGRect(origin: child.state.bounds.origin, size: size), transform: child.state.transform,
                anchor: anchor)
            world.assign("frame", placed, to: child, from: child.frame) { _ in
                child.changeBounds(CGRect(origin: child.state.bounds.origin, size: size))
                child.changeCenter(center)
            }
        }
    }

    private static func resize(
        start: CGFloat, length: CGFloat, whole: CGFloat, to new: CGFloat, flexible: (before: Bool, inside: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
        let end = whole - start - length
        let change = new - whole
        let parts = [flexible.before ? max(start, 0) : 0, flexible.inside ? max(length, 0) : 0, flexible.after ? max(end, 0) : 0]
        let flexibleCount = [flexible.before, flexible.inside, flexible.after].filter { $0 }.count
        guard flexibleCount > 0 else { return (start, length) }
        let total = parts.reduce(0, +)
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? change * parts[index] / total : change / CGFloat(flexibleCount)
        }
        return (start + share(0, flexible.before), length + share(1, flexible.inside))
    }

    // MARK: Conversion

    /// A point of this view in another view's coordinates; nil: the window's.
    ///
    /// Fidelity: documented UIView.convert(_:to:).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = pointInRoot(point)
        return view.map { $0.pointFromRoot(inRoot) } ?? inRoot
    }

    /// The smallest rectangle that holds this view's rectangle in another view's coordinates; nil: the window's.
    ///
    /// Fidelity: documented UIView.convert(_:to:).
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.bounds(of: { convert($0, to: view) })
    }

    /// A point of another view (nil: the window) in this view's coordinates.
    ///
    /// Fidelity: documented UIView.convert(_:from:).
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
    }

    /// The smallest rectangle that holds a rectangle of another view (nil: the window) in this view's coordinates.
    ///
    /// Fidelity: documented UIView.convert(_:from:).
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.bounds(of: { convert($0, from: view) })
    }

    func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let parent = view.superview {
            point = view.state.place.outward(point)
            view = parent
        }
        return point
    }

    func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent = superview else { return point }
        return state.place.inward(parent.pointFromRoot(point))
    }

    /// Resizes the view to its best size.
    ///
    /// Fidelity: documented UIView.sizeToFit().
    public func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }
}

extension UIView {
    /// The values that determine a view's or layer's place in its superview or superlayer.
    struct Place: Sendable {
        var center: CGPoint
        var bounds: CGRect
        var transform: CGAffineTransform
        var anchor: CGPoint

        /// The frame.
        var frame: CGRect { UIView.frame(center: center, bounds: bounds, transform: transform, anchor: anchor) }

        /// The anchor in its own coordinates.
        var anchorInBounds: CGPoint { CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y) }

        /// A point in its own coordinates, in those of the superview or superlayer.
        func outward(_ point: CGPoint) -> CGPoint {
            let moved = transform.apply(to: CGPoint(x: point.x - anchorInBounds.x, y: point.y - anchorInBounds.y))
            return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
        }

        /// A point in the superview's or superlayer's coordinates, in its own. The origin if the transform cannot be inverted.
        func inward(_ point: CGPoint) -> CGPoint {
            let moved = CGPoint(x: point.x - center.x - transform.tx, y: point.y - center.y - transform.ty)
            let determinant = transform.a * transform.d - transform.b * transform.c
            guard determinant != 0 else { return .zero }
            return CGPoint(
                x: (transform.d * moved.x - transform.c * moved.y) / determinant + anchorInBounds.x,
                y: (transform.a * moved.y - transform.b * moved.x) / determinant + anchorInBounds.y)
        }
    }
}

extension UIView.State {
    var place: UIView.Place { UIView.Place(center: center, bounds: bounds, transform: transform, anchor: anchor) }

    /// The view's rectangle in its superview's coordinates.
    var frame: CGRect { place.frame }
}

extension CGPoint {
    /// The middle, in parts of a size.
    static let middle = CGPoint(x: 0.5, y: 0.5)
}

extension CGRect {
    /// The smallest rectangle around this one's corners after `place` has moved them.
    func bounds(of place: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map(place)
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).onPixels
    }

    /// This rectangle without what rounding has added to edges that lie on pixels.
    var onPixels: CGRect { CGRect(x: minX.onPixels, y: minY.onPixels, width: width.onPixels, height: height.onPixels) }
}

extension CGFloat {
    /// The nearest half or third of a point if this is no further away than rounding brings it, or else this.
    fileprivate var onPixels: CGFloat {
        let sixths = (self * 6).rounded()
        return Swift.abs(self * 6 - sixths) < 1e-7 ? sixths / 6 : self
    }
}
