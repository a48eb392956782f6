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

    /// An image view as large as its picture, with another for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// An image view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The picture, nil for none.
    public var image: UIImage? {
        get { imageState.image }
        set {
            // Code may ask whether the view has the very picture that it gave, and another looks the same.
            let isOther = newValue != imageState.image
            imageState.image = newValue
            guard isOther else { return }
            world.report(.write(property: "image", object: id))
            invalidateIntrinsicContentSize()
        }
    }

    override var replica: DisplayList? { imageState.image?.drawing }

    override var contentPlace: CGRect {
        guard let size = imageState.image?.drawing?.size, size.width > 0, size.height > 0 else { return bounds }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let scale: (CGFloat, CGFloat)
        switch contentMode {
        case .scaleToFill, .redraw: scale = (x, y)
        case .scaleAspectFit: scale = (min(x, y), min(x, y))
        case .scaleAspectFill: scale = (max(x, y), max(x, y))
        default: scale = (1, 1)
        }
        let (width, height) = (size.width * scale.0, size.height * scale.1)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    override func drawnContent() -> DrawnContent? {
        if replica != nil { return nil }
        return imageState.image.map {
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
