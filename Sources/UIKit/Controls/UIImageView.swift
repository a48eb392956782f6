public import Foundation
import Heap

/// Shows a picture.
///
/// Fidelity: documented UIImageView (takes no touches, asks for its image's size); simplified, drawn as a box with the image's name, which
/// contentMode does not move; no animated images.
open class UIImageView: UIView {
    struct State: Sendable {
        var image: UIImage?
    }

    private var imageState: State {
        _read { yield world.state.images[id] }
        _modify { yield &world.state.images[id] }
    }

    /// An image view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        state.takesInput = false
    }

    /// An image view as large as its picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        imageState.image = image
    }

    /// An image view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The picture, nil for none.
    public var image: UIImage? {
        get { imageState.image }
        set {
            guard newValue != imageState.image else { return }
            imageState.image = newValue
            world.report(.write(property: "image", object: id))
            invalidateIntrinsicContentSize()
        }
    }

    override func drawnContent() -> DrawnContent? {
        imageState.image.map {
            .image($0.name, color: $0.drawnColor(tintColor ?? .systemBlue).components(style: traitCollection.userInterfaceStyle))
        }
    }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize {
        imageState.image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        imageState.image?.size ?? .zero
    }
}
