internal import Foundation
public import Heap
internal import UIKit

/// The sizes of a layer that code made and of the view that shows it, in points: `393x852`.
public struct LayerFit: Sendable, Hashable {
    /// The layer's.
    public let layer: String
    /// The view's.
    public let view: String
}

extension Run {
    /// How a layer that code made fits a view that shows it, in its own layer or as its mask, at an event. Nil where the view does not show it, or
    /// is in no window. Costs a fork.
    public func fit(ofLayer id: ObjectID, to view: ObjectID, at event: Int) -> LayerFit? {
        fork(at: event) {
            guard let layer = world.object(id) as? CALayer, layer.view == nil, !layer.isHidden, layer.opacity > 0,
                let view = world.object(view) as? UIView, view.window != nil, layer.owner === view || view.layer.mask === layer
            else { return nil }
            return LayerFit(layer: text(layer.bounds.size), view: text(view.bounds.size))
        }
    }

    /// The view that a use reads, which may be given by its controller or its layer.
    public func view(readBy use: Use) -> ObjectID? { visit(.use(use)) { viewRead(by: use)?.id } }
}
