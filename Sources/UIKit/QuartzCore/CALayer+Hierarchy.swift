import Foundation
import Heap

// A layer's sublayers: those that code has added and those of subviews, in one order.
extension CALayer {
    /// The sublayers, those of subviews among them, back to front; nil when there are none.
    ///
    /// Fidelity: documented CALayer.sublayers; taking out the layer of a view takes the view out (simplified).
    public var sublayers: [CALayer]? {
        get {
            let layers = arrangement.compactMap { $0.layer(in: world) }
            return layers.isEmpty ? nil : layers
        }
        set {
            for layer in sublayers ?? [] where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
        }
    }

    /// The layer that holds this one.
    ///
    /// Fidelity: documented CALayer.superlayer.
    public var superlayer: CALayer? { view?.superview?.layer ?? world.object(state.superlayer) }

    /// Adds a sublayer in front of all others, subviews' layers included.
    ///
    /// Fidelity: documented CALayer.addSublayer(_:).
    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: arrangement.count)
    }

    /// Inserts a sublayer at an index, counted from the back; subviews' layers count too.
    ///
    /// Fidelity: documented CALayer.insertSublayer(_:at:).
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    /// Inserts a sublayer directly behind another one.
    ///
    /// Fidelity: documented CALayer.insertSublayer(_:below:).
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: place(of: sibling) ?? 0)
    }

    /// Inserts a sublayer directly in front of another one.
    ///
    /// Fidelity: documented CALayer.insertSublayer(_:above:).
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: place(of: sibling).map { $0 + 1 } ?? arrangement.count)
    }

    /// Replaces a layer by another one.
    ///
    /// Fidelity: documented CALayer.replaceSublayer(_:with:).
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = place(of: oldLayer) else { return }
        insert(newLayer, at: place)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes this layer from its superlayer.
    ///
    /// Fidelity: documented CALayer.removeFromSuperlayer(); a view's layer takes the view with it (simplified).
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        guard let parent: CALayer = world.object(state.superlayer) else { return }
        parent.state.sublayers.removeAll { $0 == id }
        parent.state.beneath[id] = nil
        state.superlayer = nil
        parent.sublayersChanged()
        parent.changed("sublayers")
        world.space.release(id)
    }

    private func insert(_ layer: CALayer, at index: Int) {
        guard layer.view == nil else {
            return world.report(.refusal("the layer of a view as a sublayer that code adds"))
        }
        guard hasRoom(for: layer) else { return }
        world.space.retain(layer.id)
        layer.removeFromSuperlayer()
        let all = arrangement
        let place = min(max(index, 0), all.count)
        let before = all[..<place].count { if case .layer = $0 { true } else { false } }
        state.sublayers.insert(layer.id, at: before)
        state.beneath[layer.id] = all[place...].lazy.compactMap { if case .view(let id) = $0 { id } else { nil } }.first
        layer.state.superlayer = id
        sublayersChanged()
        if layer.state.needsLayout || layer.state.needsDisplay { layer.needVisit() }
        changed("sublayers")
    }

    /// Whether a layer with all that it holds does not come to lie too deeply.
    private func hasRoom(for layer: CALayer) -> Bool {
        var depth = 0
        var outer: CALayer? = self
        while let current = outer {
            depth += 1
            outer = current.superlayer
        }
        return world.hasRoom(for: [layer.id], at: depth, "layers", in: self) { world.state.layers[$0].sublayers }
    }

    private func place(of sibling: CALayer?) -> Int? {
        guard let sibling else { return nil }
        return arrangement.firstIndex {
            switch $0 {
            case .layer(let id): id == sibling.id
            case .view(let id): id == sibling.state.view
            }
        }
    }

    /// An element of a layer's content: a layer or a subview.
    enum Piece {
        /// A layer that code has added.
        case layer(ObjectID)
        /// A subview of the view whose layer this is.
        case view(ObjectID)

        func layer(in world: World) -> CALayer? {
            switch self {
            case .layer(let id): world.object(id)
            case .view(let id): world.object(id, as: UIView.self)?.layer
            }
        }
    }

    /// The layer's sublayers and subviews, back to front.
    var arrangement: [Piece] { view?.arrangement(of: state) ?? state.sublayers.map { .layer($0) } }
}

extension UIView {
    /// The view's sublayers and subviews, back to front. `layer` is its layer's state.
    func arrangement(of layer: CALayer.State) -> [CALayer.Piece] {
        guard !layer.sublayers.isEmpty else { return state.subviews.map { .view($0) } }
        var pieces: [CALayer.Piece] = []
        for child in state.subviews {
            pieces += layer.sublayers.filter { layer.beneath[$0] == child }.map { .layer($0) }
            pieces.append(.view(child))
        }
        return pieces + layer.sublayers.filter { layer.beneath[$0] == nil }.map { .layer($0) }
    }

    /// A subview was added. Layers directly behind the next subview in front now lie behind the new one.
    ///
    /// Fidelity: simplified; that a view which is inserted lies directly behind the one that follows, in front of layers between them, is from memory.
    func layersCovered(by child: ObjectID) {
        guard let layer = state.layer, !world.state.layers[layer].sublayers.isEmpty,
            let place = state.subviews.firstIndex(of: child)
        else { return }
        let next = place + 1 < state.subviews.count ? state.subviews[place + 1] : nil
        for sublayer in world.state.layers[layer].sublayers where world.state.layers[layer].beneath[sublayer] == next {
            world.state.layers[layer].beneath[sublayer] = child
        }
    }

    /// A subview is about to be removed. Layers directly behind it now lie behind the next one.
    func layersUncovered(by child: ObjectID) {
        guard let layer = state.layer, !world.state.layers[layer].sublayers.isEmpty,
            let place = state.subviews.firstIndex(of: child)
        else { return }
        let next = place + 1 < state.subviews.count ? state.subviews[place + 1] : nil
        for sublayer in world.state.layers[layer].sublayers where world.state.layers[layer].beneath[sublayer] == child {
            world.state.layers[layer].beneath[sublayer] = next
        }
    }

    /// Two subviews change places, the layers behind them do not.
    func layersKept(whileExchanging first: ObjectID, _ second: ObjectID) {
        guard let layer = state.layer else { return }
        for (sublayer, view) in world.state.layers[layer].beneath where view == first || view == second {
            world.state.layers[layer].beneath[sublayer] = view == first ? second : first
        }
    }
}
