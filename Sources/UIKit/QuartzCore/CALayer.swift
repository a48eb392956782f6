public import Foundation
package import Heap

/// A rectangle that the display shows: a view's own, or one added to it.
///
/// Fidelity: documented CALayer; simplified, a rectangle with colour, corners, border and picture; layers that code adds change at once.
open class CALayer: NSObject {
    struct State: Sendable {
        /// The view whose layer this is, nil for layers that code made.
        var view: ObjectID?
        var superlayer: ObjectID?
        /// Retained strongly, back to front. Layers of subviews are not among them.
        var sublayers: [ObjectID] = []
        /// For each layer that lies behind a subview: that subview, directly in front of it.
        var beneath: [ObjectID: ObjectID] = [:]
        /// Not retained.
        var delegate: ObjectID?
        var needsLayout = false
        /// True while it places its sublayers. Sublayers added meanwhile request no other pass.
        var isLayoutActive = false
        var needsDisplay = false
        /// The layer of which this is a presentation copy; not retained.
        var model: ObjectID?
        // A view's layer has the view's.
        var position = CGPoint.zero
        var bounds = CGRect.zero
        var anchor = CGPoint.middle
        var transform = CATransform3DIdentity
        var sublayerTransform = CATransform3DIdentity
        var background: UIColor?
        var cornerRadius: CGFloat = 0
        var borderWidth: CGFloat = 0
        var borderColor: UIColor?
        var opacity: Float = 1
        var isHidden = false
        var masksToBounds = false
        var name: String?
        var shadowOpacity: Float = 0
        var shadowRadius: CGFloat = 3
        var shadowOffset = CGSize(width: 0, height: -3)
        var shadowColor: UIColor?
        var shadowPath: CGPath?
        var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        var cornerCurve = CALayerCornerCurve.circular
        /// Retained.
        var mask: ObjectID?
        var zPosition: CGFloat = 0
        var contentsScale: CGFloat?
        var rasterizes = false
        var rasterScale: CGFloat = 1
        var smooths = false
        var contents: CGImage?
        /// The drawing of a shape layer.
        var content: LayerContent?
        /// The colours of a gradient.
        var gradient: [UIColor] = []
        /// The animations that code has added, in order.
        var running: [RunningLayerAnimation] = []

        /// Where the layer is seen, in the superlayer's coordinates, in points.
        var frame: CGRect { place.frame }

        var place: UIView.Place {
            get { UIView.Place(center: position, bounds: bounds, transform: transform.affine, anchor: anchor) }
            set {
                (position, bounds, anchor) = (newValue.center, newValue.bounds, newValue.anchor)
                if transform.affine != newValue.transform { transform = CATransform3D(newValue.transform) }
            }
        }

        /// Sets size and position so that the layer fills a rectangle of the superlayer.
        mutating func place(in frame: CGRect) {
            let map = transform.affine
            bounds.size = frame.size
            if !map.isIdentity, map.b == 0, map.c == 0, map.a != 0, map.d != 0 {
                bounds.size = CGSize(width: frame.width / abs(map.a), height: frame.height / abs(map.d))
            }
            let placed = UIView.frame(center: .zero, bounds: bounds, transform: map, anchor: anchor)
            position = CGPoint(x: frame.midX - placed.midX, y: frame.midY - placed.midY)
        }
    }

    var state: State {
        _read { yield world.state.layers[id] }
        _modify { yield &world.state.layers[id] }
    }

    /// A layer of no size that belongs to no view.
    public required override init() {
        super.init()
    }

    /// A copy of another layer for the display, without its references.
    ///
    /// Fidelity: documented CALayer.init(layer:) (subclasses copy what they add); called by `presentation()` only.
    public required init(layer: Any) {
        super.init()
        guard let original = layer as? CALayer else { return }
        copy(original)
    }

    /// The same for a layer that the learner's code passes.
    package convenience init(layer: Argument) {
        self.init(layer: World.present("a layer was copied").host(layer) ?? layer)
    }

    /// Copies a layer's look.
    func copy(_ original: CALayer) {
        var copied = original.state
        copied.view = nil
        copied.superlayer = nil
        copied.sublayers = []
        copied.beneath = [:]
        copied.mask = nil
        copied.running = []
        copied.delegate = nil
        copied.needsLayout = false
        copied.needsDisplay = false
        copied.model = original.id
        copied.transform = original.transform
        if let view = original.view { copied.place = view.state.place }
        copied.background = original.backgroundColor?.color
        copied.opacity = original.opacity
        copied.isHidden = original.isHidden
        copied.masksToBounds = original.masksToBounds
        state = copied
    }

    // MARK: Override points

    /// Override point: places the sublayers. A view's layer lets the view do it, others call their delegate.
    ///
    /// Fidelity: documented CALayer.layoutSublayers(), UIView.layoutSublayers(of:).
    open func layoutSublayers() {
        if let view {
            world.sendQuietly("layoutSublayers(of:)", to: view, [("layer", .object(id))]) { view.layoutSublayers(of: self) }
        } else {
            world.tell(state.delegate, "layoutSublayers(of:)", [("layer", .object(id))])
        }
    }

    /// Override point: sets the layer's content. A view's layer lets the view draw, others call their delegate.
    ///
    /// Fidelity: documented CALayer.display() (a delegate that has `display(_:)` is asked that, and nothing is drawn); what is drawn is not shown
    /// (simplified).
    open func display() {
        if world.script?.implements("draw(in:)", on: id) == true {
            world.drawing(in: bounds) { context in
                world.send("draw(in:)", to: self, [("ctx", .object(context.id))]) { draw(in: context) }
            }
        } else if let view {
            view.drawContent()
        } else if world.tell(state.delegate, "display(_:)", [("layer", .object(id))]) == nil {
            world.drawing(in: bounds) { draw(in: $0) }
        }
    }

    /// Override point: draws the layer's content. A view's layer lets the view draw, others call their delegate.
    ///
    /// Fidelity: documented CALayer.draw(in:), CALayerDelegate.draw(_:in:); what is drawn is not shown (simplified).
    open func draw(in ctx: CGContext) {
        if let view {
            view.drawContent()
        } else {
            world.tell(state.delegate, "draw(_:in:)", [("layer", .object(id)), ("ctx", .object(ctx.id))])
        }
    }

    package override var edges: [Edge] {
        state.sublayers.enumerated().map { Edge("sublayers[\($0.offset)]", to: $0.element) }
            + (state.mask.map { [Edge("mask", to: $0)] } ?? []) + state.running.map { Edge("animations.\($0.key)", to: $0.animation) }
            + (state.view.map { [Edge("delegate", .unowned, to: $0)] } ?? [])
            + (state.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? []) + keyedEdges
    }

    /// Sublayers that another object retains have no superlayer afterwards.
    package override func releaseEdges() {
        for layer in state.sublayers { world.state.layers[layer].superlayer = nil }
        super.releaseEdges()
    }

    override var keepsAnyKey: Bool { true }

    /// The view whose layer this is; nil for a layer that code made.
    package var view: UIView? { world.living(state.view) }

    func changed(_ property: String) {
        world.report(.write(property: property, object: ownerID))
    }

    /// The view that shows this layer, or else the layer itself.
    private var ownerID: ObjectID {
        var layer = self
        while let parent: CALayer = world.object(layer.state.superlayer) { layer = parent }
        return layer.state.view ?? id
    }

    /// How round the corners are: the radius in points.
    public var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set {
            if let view {
                world.changing(.cornerRadius, of: view, from: .number(state.cornerRadius), to: .number(newValue))
            } else {
                changed("cornerRadius")
            }
            state.cornerRadius = newValue
        }
    }

    /// The rectangle in the superlayer's coordinates, in points.
    ///
    /// Fidelity: documented CALayer.frame; under a transform that turns, setting it keeps the transform (simplified).
    public var frame: CGRect {
        get { view?.frame ?? state.frame }
        set {
            if let view {
                view.changeFrame(newValue)
            } else {
                let size = state.bounds.size
                state.place(in: newValue)
                if state.bounds.size != size { needLayout() }
                changed("frame")
            }
        }
    }

    /// The rectangle in its own coordinates, in points. Setting it keeps `position`.
    ///
    /// Fidelity: documented CALayer.bounds.
    public var bounds: CGRect {
        get { view?.bounds ?? state.bounds }
        set {
            if let view {
                view.changeBounds(newValue)
            } else {
                if newValue.size != state.bounds.size { needLayout() }
                state.bounds = newValue
            }
            changed("bounds")
        }
    }

    /// The colour behind the layer's content.
    public var backgroundColor: CGColor? {
        get { (view.flatMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) } ?? state.background).map(CGColor.init(color:)) }
        set {
            if let view {
                view.backgroundColor = newValue?.color
            } else {
                state.background = newValue?.color
                changed("backgroundColor")
            }
        }
    }

    /// How opaque the layer is, from 0 to 1.
    public var opacity: Float {
        get { view.map { Float($0.alpha) } ?? state.opacity }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { state.opacity = newValue }
            changed("opacity")
        }
    }

    /// The width of the line inside the edge, in points.
    public var borderWidth: CGFloat {
        get { state.borderWidth }
        set {
            state.borderWidth = newValue
            changed("borderWidth")
        }
    }

    /// The colour of the line inside the edge.
    public var borderColor: CGColor? {
        get { state.borderColor.map(CGColor.init(color:)) }
        set {
            state.borderColor = newValue?.color
            changed("borderColor")
        }
    }

    /// Whether content beyond the bounds is cut off.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? state.masksToBounds }
        set {
            if let view { view.clipsToBounds = newValue } else { state.masksToBounds = newValue }
        }
    }

    /// Whether the layer is left out.
    public var isHidden: Bool {
        get { view?.isHidden ?? state.isHidden }
        set {
            if let view { view.isHidden = newValue } else { state.isHidden = newValue }
            changed("isHidden")
        }
    }

    /// A name to find the layer by.
    public var name: String? {
        get { state.name }
        set { state.name = newValue }
    }

    /// How opaque the shadow is, from 0 to 1. Kept, not drawn.
    ///
    /// Fidelity: simplified; shadows are not drawn.
    public var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { state.shadowOpacity = newValue }
    }

    /// How soft the shadow is, in points. Kept, not drawn.
    ///
    /// Fidelity: simplified; shadows are not drawn.
    public var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { state.shadowRadius = newValue }
    }

    /// Where the shadow falls, in points. Kept, not drawn.
    ///
    /// Fidelity: simplified; shadows are not drawn.
    public var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { state.shadowOffset = newValue }
    }
}

/// A colour as Core Graphics names it.
///
/// Fidelity: documented CGColor; simplified, colour spaces are left out but for greys.
public struct CGColor: Hashable, Sendable {
    let color: UIColor

    init(color: UIColor) {
        self.color = color
    }

    /// A colour of red, green, blue and opacity, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey, from 0 (black) to 1, and its opacity.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(color: UIColor(white: gray, alpha: alpha))
    }

    /// How opaque it is, from 0 to 1.
    public var alpha: CGFloat { CGFloat(color.light.alpha) }

    /// Red, green, blue and opacity, each mostly from 0 to 1. For a grey, brightness and opacity.
    ///
    /// Fidelity: documented CGColor.components.
    public var components: [CGFloat]? {
        let parts = color.light
        return (parts.isGray ? [parts.red, parts.alpha] : [parts.red, parts.green, parts.blue, parts.alpha]).map { CGFloat($0) }
    }

    /// How many components there are, the opacity's included.
    public var numberOfComponents: Int { color.light.isGray ? 2 : 4 }
}

extension UIColor {
    /// This colour for layers, resolved for the current traits.
    ///
    /// Fidelity: documented UIColor.cgColor, UITraitCollection.current (a dynamic colour gives what it is then,
    /// and follows no change).
    public var cgColor: CGColor {
        guard light != dark, World.current != nil else { return CGColor(color: self) }
        return CGColor(color: resolvedColor(with: .current))
    }

    /// A colour from a layer's.
    public convenience init(cgColor: CGColor) {
        self.init(name: cgColor.color.name, light: cgColor.color.light, dark: cgColor.color.dark)
    }
}
