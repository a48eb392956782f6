import Foundation
package import Heap

/// The methods that a layer calls on its delegate.
///
/// Fidelity: documented CALayerDelegate; without actions (simplified).
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's content.
    func display(_ layer: CALayer)
    /// Draws the layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
}

// A layer's layout and display. A view's layer has them with the view; other layers have them with the view that contains them.
extension CALayer {
    /// The view whose layer this is, or another delegate. Not retained.
    ///
    /// Fidelity: documented CALayer.delegate; a view's layer keeps the view (simplified).
    public var delegate: (any CALayerDelegate)? {
        get { view == nil ? world.living(state.delegate, as: NSObject.self) as? any CALayerDelegate : nil }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity.
    package var delegateID: ObjectID? {
        get { state.view ?? state.delegate }
        set {
            guard view == nil else { return world.report(.refusal("another delegate for the layer of a view")) }
            state.delegate = newValue
        }
    }

    /// Requests a layout pass before the next frame.
    ///
    /// Fidelity: documented CALayer.setNeedsLayout().
    public func setNeedsLayout() {
        if let view { view.setNeedsLayout() } else { needLayout() }
    }

    /// Does pending layout at once.
    ///
    /// Fidelity: documented CALayer.layoutIfNeeded(); a layer in no view begins with itself (simplified).
    public func layoutIfNeeded() {
        if let owner { owner.layoutIfNeeded() } else { layOutTree() }
    }

    /// Whether a layout pass waits.
    ///
    /// Fidelity: documented CALayer.needsLayout().
    public func needsLayout() -> Bool { view?.state.needsLayout ?? state.needsLayout }

    /// Requests a call of `display()` before the next frame.
    ///
    /// Fidelity: documented CALayer.setNeedsDisplay().
    public func setNeedsDisplay() {
        if let view { return view.setNeedsDisplay() }
        state.needsDisplay = true
        needVisit()
    }

    /// The view that contains the layer; nil for none.
    package var owner: UIView? {
        var layer = self
        while layer.view == nil, let parent: CALayer = world.object(layer.state.superlayer) { layer = parent }
        return layer.view
    }

    /// Notes that a layer which code has made waits for its layout.
    func needLayout() {
        guard view == nil else { return }
        state.needsLayout = true
        needVisit()
    }

    /// Notes that the layer has other sublayers: it waits for its layout, unless that has put them there.
    ///
    /// Fidelity: reported (layers that make their sublayers anew in each layout come to rest).
    func sublayersChanged() {
        if !state.isLayoutActive { needLayout() }
    }

    /// Has the next passes visit the view that contains the layer, if the learner's code implements one of the layer's passes.
    func needVisit() {
        guard let script = world.script, let owner else { return }
        let hears = ["layoutSublayers()", "display()", "draw(in:)"].contains { script.implements($0, on: id) }
        if hears || state.delegate != nil { owner.needVisit() }
    }

    /// The passes of layers that code has added, from the top.
    func layOutTree() {
        if view == nil {
            if state.needsLayout {
                state.needsLayout = false
                state.isLayoutActive = true
                world.sendQuietly("layoutSublayers()", to: self) { layoutSublayers() }
                state.isLayoutActive = false
            }
        }
        for child in state.sublayers { world.object(child, as: CALayer.self)?.layOutTree() }
    }

    /// Draws the layers that code has added and that wait for it, from the top.
    func displayTree() {
        if view == nil, state.needsDisplay, !bounds.isEmpty {
            state.needsDisplay = false
            world.sendQuietly("display()", to: self) { display() }
        }
        for child in state.sublayers { world.object(child, as: CALayer.self)?.displayTree() }
    }

    // MARK: The presentation

    /// The layer itself. For a layer returned by `presentation()`, the layer that it presents.
    ///
    /// Fidelity: documented CALayer.model().
    public func model() -> CALayer { world.living(state.model) ?? self }

    /// A copy of the layer as the display shows it in the last frame; nil while the layer is in no window.
    ///
    /// Fidelity: documented CALayer.presentation() (a copy without superlayer here, simplified), CALayer.init(layer:); a new one each time (simplified).
    public func presentation() -> CALayer? {
        guard owner?.window != nil else { return nil }
        let name = world.typeName(of: self)
        let made = world.script?.make(name, "init(layer:)", [.object(id)], declaredIn: nil).flatMap { world.object($0, as: CALayer.self) }
        let copy = made ?? world.bind { Swift.type(of: self).init(layer: self) }
        guard let view else { return copy }
        let animations = world.state.animations
        copy.state.place = world.presentedPlace(of: view, at: world.time)
        if case .number(let value) = animations.presented(.alpha, of: view.id, at: world.time) { copy.state.opacity = Float(value) }
        if case .number(let value) = animations.presented(.cornerRadius, of: view.id, at: world.time) { copy.state.cornerRadius = value }
        return copy
    }
}
