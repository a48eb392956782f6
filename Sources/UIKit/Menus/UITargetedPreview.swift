public import Foundation
package import Heap

/// The picture of a view that is lifted.
///
/// Fidelity: documented UITargetedPreview; simplified, kept: no view is lifted.
public final class UITargetedPreview: NSObject {
    /// A view's picture.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// A view's picture, with its looks.
    public init(view: UIView, parameters: UIPreviewParameters) {
        super.init()
        hold(view, parameters, nil)
    }

    /// A view's picture, with its parameters and its target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init()
        hold(view, parameters, target)
    }

    private func hold(_ view: UIView, _ parameters: UIPreviewParameters, _ target: UIPreviewTarget?) {
        world.space.assign(&parts.view, view.id)
        world.space.assign(&parts.parameters, parameters.id)
        world.space.assign(&parts.target, target?.id)
    }

    package override var edges: [Edge] { parts.edges }

    /// The view.
    public var view: UIView { world.object(parts.view) ?? UIView() }

    /// The parameters of the look.
    public var parameters: UIPreviewParameters { world.object(parts.parameters) ?? UIPreviewParameters() }

    /// The picture's size, in points.
    public var size: CGSize { view.bounds.size }
}

/// How a picture of a view looks.
///
/// Fidelity: documented UIPreviewParameters; simplified, kept: no view is lifted.
open class UIPreviewParameters: NSObject {
    /// The colour behind the view.
    public var backgroundColor: UIColor? {
        get { parts.color }
        set { parts.color = newValue }
    }
}

/// The target of a picture of a view.
///
/// Fidelity: documented UIPreviewTarget; simplified, kept: no view is lifted.
open class UIPreviewTarget: NSObject {
    /// A place in a view, in points.
    public init(container: UIView, center: CGPoint) {
        super.init()
        world.space.assign(&parts.view, container.id)
        parts.center = center
    }

    package override var edges: [Edge] { parts.edges }

    /// The view.
    public var container: UIView { world.object(parts.view) ?? UIView() }

    /// The place in it, in points.
    public var center: CGPoint { parts.center }
}

/// The data of pictures of views; the objects are retained.
struct PreviewParts: Sendable {
    var view: ObjectID?
    var parameters: ObjectID?
    var target: ObjectID?
    var color: UIColor?
    var center = CGPoint.zero

    var edges: [Edge] {
        [("view", view), ("parameters", parameters), ("target", target)].compactMap { label, id in id.map { Edge(label, to: $0) } }
    }
}

extension NSObject {
    fileprivate var parts: PreviewParts {
        _read { yield world.state.previews[id] }
        _modify { yield &world.state.previews[id] }
    }
}
