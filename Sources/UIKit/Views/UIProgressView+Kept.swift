import Foundation
import Heap

/// What code says of a progress view that changes nothing here.
struct KeptOfProgress: Sendable {
    var trackTintColor: UIColor? = nil
    var progressImage: UIImage? = nil
    var trackImage: UIImage? = nil
    var progressViewStyle: UIProgressView.Style = UIProgressView.Style.default
}

extension UIProgressView {
    private var kept: KeptOfProgress {
        _read { yield world.state.keptOfProgressViews[id] }
        _modify { yield &world.state.keptOfProgressViews[id] }
    }

    /// The colour of what is not done. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var trackTintColor: UIColor? {
        get { kept.trackTintColor }
        set { kept.trackTintColor = newValue }
    }

    /// The picture of what is done. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var progressImage: UIImage? {
        get { kept.progressImage }
        set { kept.progressImage = newValue }
    }

    /// The picture of what is not done. Kept.
    ///
    /// Fidelity: simplified; kept, it is not drawn.
    public var trackImage: UIImage? {
        get { kept.trackImage }
        set { kept.trackImage = newValue }
    }

    /// How the bar looks. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public var progressViewStyle: UIProgressView.Style {
        get { kept.progressViewStyle }
        set { kept.progressViewStyle = newValue }
    }
}
