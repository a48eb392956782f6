public import Foundation

/// A picture of Core Graphics. Immutable.
///
/// Fidelity: simplified; it is a UIImage by another name, with as many pixels as the screen would show of it.
public struct CGImage: Hashable, Sendable {
    let image: UIImage

    /// The width in pixels.
    public var width: Int { Int(bounded: (image.size.width * image.scale).rounded()) }

    /// The height in pixels.
    public var height: Int { Int(bounded: (image.size.height * image.scale).rounded()) }

    /// The part of the picture in a rectangle, in pixels. Returns nil if the rectangle lies outside the picture.
    ///
    /// Fidelity: documented CGImage.cropping(to:); the part is as large as it would be, and shows the whole (simplified).
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.common(with: CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let size = CGSize(width: part.width / image.scale, height: part.height / image.scale)
        return CGImage(
            image: UIImage(name: image.name, size: size, mode: image.renderingMode, color: image.color, drawing: image.drawing))
    }
}

extension UIImage {
    /// The picture for layers; nil for one of nothing.
    ///
    /// Fidelity: documented UIImage.cgImage.
    public var cgImage: CGImage? { size == .zero ? nil : CGImage(image: self) }

    /// A picture from a layer's.
    ///
    /// Fidelity: simplified; the size in points stays as it was.
    public convenience init(cgImage: CGImage) {
        let image = cgImage.image
        self.init(name: image.name, size: image.size, mode: image.renderingMode, color: image.color, drawing: image.drawing)
    }

    /// A picture from one of Core Graphics, with `scale` pixels a point. The orientation changes nothing.
    ///
    /// Fidelity: documented UIImage.init(cgImage:scale:orientation:); pixels that are turned are drawn alike (simplified).
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let image = cgImage.image
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(name: image.name, size: size, mode: image.renderingMode, color: image.color, drawing: image.drawing)
    }
}

extension CALayer {
    /// The picture that the layer shows over its background, of the layer's size; nil for none. Only pictures of Core Graphics: other
    /// contents are refused.
    ///
    /// Fidelity: documented CALayer.contents; a box with its name (simplified).
    public var contents: CGImage? {
        get { state.contents }
        set {
            state.contents = newValue
            changed("contents")
        }
    }
}
