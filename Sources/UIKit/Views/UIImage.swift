public import Foundation

/// A picture: a system symbol, or the place of one of the app's own. Immutable.
///
/// Fidelity: simplified; pictures are drawn as a box with their name, and a symbol at the default size is 20 points square.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
    /// Whether a picture is drawn in its own colours.
    public enum RenderingMode: Int, Sendable {
        /// The mode of its place.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal
        /// As a mask, in the tint colour.
        case alwaysTemplate
    }

    /// The name of the symbol or picture.
    package let name: String
    /// The size in points.
    public let size: CGSize
    /// Whether it is drawn in its own colours.
    public let renderingMode: RenderingMode
    /// Whether it is a symbol.
    ///
    /// Fidelity: documented UIImage.isSymbolImage.
    public let isSymbolImage: Bool
    /// The colour that it was given.
    let color: UIColor?

    /// The drawing that code has made in it.
    let drawing: DisplayList?

    init(
        name: String, size: CGSize, isSymbol: Bool = false, mode: RenderingMode = .automatic, color: UIColor? = nil,
        drawing: DisplayList? = nil
    ) {
        (self.name, self.size, isSymbolImage, renderingMode, self.color, self.drawing) = (name, size, isSymbol, mode, color, drawing)
    }

    /// A picture without a size, of nothing.
    public convenience init() { self.init(name: "", size: .zero) }

    /// A system symbol; nil for an empty name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A system symbol with a configuration; nil for an empty name.
    ///
    /// Fidelity: simplified; the size grows with the point size, weights and scales do not count.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        let length = (configuration?.pointSize).map { ($0 * 20 / 17).rounded() } ?? 20
        self.init(name: name, size: CGSize(width: length, height: length), isSymbol: true)
    }

    /// The symbol for a list of actions.
    ///
    /// Fidelity: documented UIImage.actions.
    public class var actions: UIImage { UIImage(systemName: "list.bullet.circle") ?? UIImage() }
    /// The symbol for adding: a plus in a circle.
    ///
    /// Fidelity: documented UIImage.add.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The symbol for removing: a minus in a circle.
    ///
    /// Fidelity: documented UIImage.remove.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The symbol of a tick.
    ///
    /// Fidelity: documented UIImage.checkmark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// The symbol of a tick in outlines.
    ///
    /// Fidelity: documented UIImage.strokedCheckmark.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

    /// A system symbol for an environment; nil for an empty name. Symbols are the same for all traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// One of the app's own pictures; nil for an empty name.
    ///
    /// Fidelity: simplified; there are no files: every name is taken to be there, and its picture to be 40 points square.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name: name, size: CGSize(width: 40, height: 40))
    }

    /// One of the app's own pictures; nil for an empty name. There is one bundle, and pictures are the same for all traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }

    /// The same picture with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, size: size, isSymbol: isSymbolImage, mode: renderingMode, color: color, drawing: drawing)
    }

    /// The same picture in a colour.
    ///
    /// Fidelity: documented UIImage.withTintColor(_:) (drawn as a template still takes the view's tint colour).
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(name: name, size: size, isSymbol: isSymbolImage, mode: renderingMode, color: color, drawing: drawing)
    }

    /// The same picture in a colour, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(name: name, size: size, isSymbol: isSymbolImage, mode: renderingMode, color: color, drawing: drawing)
    }

    /// The same symbol with a configuration.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard let length = configuration.pointSize.map({ ($0 * 20 / 17).rounded() }) else { return self }
        return UIImage(name: name, size: CGSize(width: length, height: length), isSymbol: isSymbolImage, mode: renderingMode, color: color)
    }

    /// The same symbol with a configuration.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }

    /// The same picture, whose middle would be stretched. Pictures are boxes: nothing is.
    ///
    /// Fidelity: simplified.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    /// The same picture, whose middle would be stretched or repeated.
    ///
    /// Fidelity: simplified.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

    /// The same picture, whose middle would be stretched.
    ///
    /// Fidelity: simplified.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }

    /// The same picture, turned about where text is read from the right.
    ///
    /// Fidelity: simplified; text is read from the left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// The same picture, turned about.
    ///
    /// Fidelity: simplified; pictures are drawn as they are.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }

    /// How the middle of a picture that is too small fills its place.
    ///
    /// Fidelity: documented UIImage.ResizingMode.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch
    }

    /// The orientation of a picture's pixels: upright.
    ///
    /// Fidelity: simplified; there are no pixels.
    public var imageOrientation: Orientation { .up }

    /// The orientation of a picture's pixels.
    ///
    /// Fidelity: documented UIImage.Orientation.
    public enum Orientation: Int, Sendable {
        /// As it is seen.
        case up = 0
        /// Upside down.
        case down
        /// A quarter to the left.
        case left
        /// A quarter to the right.
        case right
        /// Mirrored.
        case upMirrored
        /// Upside down and mirrored.
        case downMirrored
        /// A quarter to the left and mirrored.
        case leftMirrored
        /// A quarter to the right and mirrored.
        case rightMirrored
    }

    /// Pixels to a point.
    public var scale: CGFloat { World.current?.device.scale ?? 1 }

    /// The format of a picture into which this one is to be drawn.
    ///
    /// Fidelity: documented UIImage.imageRendererFormat, of a picture with as many pixels to a point as the screen.
    public var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The pictures of one that moves: none.
    ///
    /// Fidelity: simplified; pictures do not move.
    public var images: [UIImage]? { nil }

    /// The first picture of an animation; nil when there are none.
    ///
    /// Fidelity: simplified; pictures do not move.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    /// The colour in which it is drawn where the tint colour is this.
    func drawnColor(_ tint: UIColor) -> UIColor { renderingMode == .alwaysTemplate ? tint : color ?? tint }

    /// Whether two pictures are the same.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.name == right.name && left.size == right.size && left.renderingMode == right.renderingMode && left.color == right.color
            && left.drawing == right.drawing
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// The name.
    public var description: String { "UIImage(\(name))" }
}

extension UIImage {
    /// How large and heavy a symbol is. Immutable.
    ///
    /// Fidelity: simplified; the point size decides, weight and scale do not count.
    public final class SymbolConfiguration: Hashable, Sendable {
        /// In points, nil for the default.
        let pointSize: CGFloat?

        private init(size: CGFloat?) { pointSize = size }

        /// Symbols beside text of a size, in points.
        public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }

        /// Symbols beside text of a size, in points, and of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(size: pointSize) }

        /// Symbols beside text of a size, in points, and of a weight, at a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init(size: pointSize) }

        /// Symbols of a weight.
        public convenience init(weight: SymbolWeight) { self.init(size: nil) }

        /// Symbols at a scale.
        public convenience init(scale: SymbolScale) { self.init(size: nil) }

        /// Symbols beside text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
        }

        /// Symbols beside text of a font.
        public convenience init(font: UIFont) { self.init(size: font.pointSize) }

        /// Whether two are the same.
        public static func == (left: SymbolConfiguration, right: SymbolConfiguration) -> Bool { left.pointSize == right.pointSize }

        /// Hashes the size.
        public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }
    }

    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// Unspecified.
        case unspecified = 0
        /// The thinnest.
        case ultraLight
        /// Thinner than light.
        case thin
        /// Thinner than regular.
        case light
        /// The usual.
        case regular
        /// A little heavier.
        case medium
        /// Heavier than medium.
        case semibold
        /// As bold text.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
        case black
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        /// The usual.
        case `default` = -1
        /// Unspecified.
        case unspecified = 0
        /// Smaller than capitals.
        case small
        /// As capitals.
        case medium
        /// Larger than capitals.
        case large
    }
}
