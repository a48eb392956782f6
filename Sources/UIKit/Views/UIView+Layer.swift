import Heap

// The layer that a view draws through.
extension UIView {
    /// The layer that the view draws through.
    ///
    /// Fidelity: documented UIView.layer (the view is its delegate); simplified, one of the standard class is made when it is first asked for.
    public var layer: CALayer {
        if let layer: CALayer = world.object(state.layer) { return layer }
        let layer = makeLayer()
        world.space.retain(layer.id)
        state.layer = layer.id
        layer.state.view = id
        return layer
    }

    /// The view whose opaque parts this one shows through, in this one's coordinates. Retained, and in no superview. Touches ignore it.
    ///
    /// Fidelity: documented UIView.mask; what shows is the rectangle around the opaque parts, by the most opaque of them (simplified).
    public var mask: UIView? {
        get { world.object(state.mask) }
        set {
            if let newValue, isDescendant(of: newValue) { return world.report(.refusal("a view as the mask of one that is in it")) }
            world.space.assign(&state.mask, newValue?.id)
            world.report(.write(property: "mask", object: id))
        }
    }

    /// Makes the layer of a view whose class overrides `layerClass`, while the view is made.
    ///
    /// Fidelity: documented UIView.layerClass (asked once, early in the creation of the view).
    func makeOwnLayer() {
        if world.script?.implements("static layerClass", on: id) == true { _ = layer }
    }

    private func makeLayer() -> CALayer {
        guard let script = world.script, script.implements("static layerClass", on: id) else {
            return world.bind { (Swift.type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer() }
        }
        var name = "no class"
        if case .value(let value) = script.invoke("static layerClass", on: id, []), let given = value as? ClassReference {
            name = given.name
            if let id = script.make(name, "init()", [], declaredIn: given.file) {
                if let layer: CALayer = world.object(id) { return layer }
            } else if let type = CALayer.classes.first(where: { "\($0)" == name }) {
                return world.bind { type.init() }
            }
        }
        if !world.hasEnded { world.report(.refusal("\(name) as layerClass; the view gets a CALayer")) }
        return world.bind { CALayer() }
    }
}

extension CALayer {
    /// The classes of layers that a view can have.
    fileprivate static let classes: [CALayer.Type] = [CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATiledLayer.self]
}
