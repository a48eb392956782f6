import Foundation
import Heap

/// Properties of a progress view that have no effect here.
struct InertProgressProperties: Sendable {
    var trackTintColor: UIColor? = nil
    var progressImage: UIImage? = nil
    var trackImage: UIImage? = nil
    var progressViewStyle: UIProgressView.Style = UIProgressView.Style.default
}

extension UIProgressView {
    private var inert: InertProgressProperties {
        _read { yield world.state.inertProgressViews[id] }
        _modify { yield &world.state.inertProgressViews[id] }
    }

    /// The colour of the remaining part. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var trackTintColor: UIColor? {
        get { inert.trackTintColor }
        set { inert.trackTintColor = newValue }
    }

    /// The picture of the finished part. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var progressImage: UIImage? {
        get { inert.progressImage }
        set { inert.progressImage = newValue }
    }

    /// The picture of the remaining part. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var trackImage: UIImage? {
        get { inert.trackImage }
        set { inert.trackImage = newValue }
    }

    /// How the bar looks. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var progressViewStyle: UIProgressView.Style {
        get { inert.progressViewStyle }
        set { inert.progressViewStyle = newValue }
    }
}
