// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names are those of the C functions.

public import Foundation
package import Heap

/// The target of code's drawing. The drawing is not shown.
///
/// Fidelity: documented CGContext; simplified, it takes what is drawn and shows none of it but views and pictures; it knows its path.
public final class CGContext: NSObject {
    private let area: CGRect
    /// Pixels per point; 0 for the screen's.
    private let scale: CGFloat

    /// A context for an area in points, with `scale` pixels a point; 0 means the screen's scale.
    init(_ area: CGRect, scale: CGFloat = 0) {
        self.area = area
        self.scale = scale
        super.init()
    }

    /// The width of the bitmap, in pixels.
    public var width: Int { area.width.pixels(at: pixelsPerPoint) }
    /// The height of the bitmap, in pixels.
    public var height: Int { area.height.pixels(at: pixelsPerPoint) }
    /// The bytes of a row of the bitmap, padded to a multiple of 32.
    ///
    /// Fidelity: documented CGContext.bytesPerRow; that UIKit's contexts fill rows up to 32 bytes is known from apps that assert it.
    public var bytesPerRow: Int { (width * bitsPerPixel / 8 + 31) & ~31 }
    /// The bits of a pixel.
    ///
    /// Fidelity: documented CGContext.bitsPerPixel; always the standard range's (simplified).
    public var bitsPerPixel: Int { 32 }
    /// The bits of a pixel's component.
    ///
    /// Fidelity: documented CGContext.bitsPerComponent; always the standard range's (simplified).
    public var bitsPerComponent: Int { 8 }

    private var pixelsPerPoint: CGFloat { scale == 0 ? world.device.scale : scale }

    /// The rectangle in which drawing would be seen, in points.
    public var boundingBoxOfClipPath: CGRect { area }

    /// Keeps how things are drawn.
    public func saveGState() {}
    /// Restores the saved drawing settings.
    public func restoreGState() {}
    /// The fill colour of later drawing.
    public func setFillColor(_ color: CGColor) {}
    /// The colour of lines from now on.
    public func setStrokeColor(_ color: CGColor) {}
    /// The fill colour of later drawing.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// The grey with which later drawing is filled.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    /// The colour of lines from now on.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// The grey of lines from now on.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    /// The width of lines from now on, in points.
    public func setLineWidth(_ width: CGFloat) {}
    /// How lines end from now on.
    public func setLineCap(_ cap: CGLineCap) {}
    /// How lines meet from now on.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// How far lines that meet may reach over their point from now on.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// How long the parts of dashed lines are from now on, in points, and where they begin.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// How exactly curves are drawn from now on.
    public func setFlatness(_ flatness: CGFloat) {}
    /// How opaque things are from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {}
    /// The blend mode of later drawing.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Whether edges are smooth from now on.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Whether edges may be smooth from now on.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Draws everywhere again.
    public func resetClip() {}
    /// The shadow of later drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// The shadow of later drawing, in a colour.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {}
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {}
    /// Draws lines from each point at an even place to the next one.
    public func strokeLineSegments(between points: [CGPoint]) {}
    /// Draws a rectangle's edge.
    public func stroke(_ rect: CGRect) {}
    /// Strokes a rectangle, with a line width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    /// Draws a picture, once or again and again.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { image.image.draw(in: rect) }
    /// Clears a rectangle.
    public func clear(_ rect: CGRect) {}
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {}
    /// Draws an ellipse's edge.
    public func strokeEllipse(in rect: CGRect) {}
    /// Moves later drawing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Scales later drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Rotates later drawing, by an angle in radians.
    public func rotate(by angle: CGFloat) {}
    /// Transforms later drawing.
    public func concatenate(_ transform: CGAffineTransform) {}
}

extension CGFloat {
    /// This length in points as whole pixels, at most `limit`; 0 if it is negative or not a number.
    func pixels(at scale: CGFloat, atMost limit: CGFloat = 1_000_000) -> Int {
        Int(Swift.min(Swift.max(0, (self * scale).rounded(.up)), limit))
    }
}

extension World {
    /// Runs `body`, which draws in a context of its own.
    @discardableResult
    func drawing(in area: CGRect, scale: CGFloat = 0, _ body: (CGContext) -> Void) -> [Picture.Item] {
        let context = bind { CGContext(area, scale: scale) }
        space.retain(context.id)
        state.graphics.append(GraphicsEntry(context: context.id, size: area.size, isImage: false))
        body(context)
        let items = state.graphics.removeLast().items
        space.release(context.id)
        return items
    }
}

/// A context in which code draws.
struct GraphicsEntry: Sendable {
    /// Retained.
    let context: ObjectID
    let size: CGSize
    let isImage: Bool
    /// The views and pictures that were drawn, back to front.
    var items: [Picture.Item] = []
}

/// The context in which code draws now: in `draw(_:)`, and while a picture is made; otherwise nil.
///
/// Fidelity: documented UIGraphicsGetCurrentContext().
public func UIGraphicsGetCurrentContext() -> CGContext? {
    let world = World.present("the current context was asked for")
    return world.state.graphics.last.flatMap { world.object($0.context) }
}

/// Begins a picture of a size in points.
///
/// Fidelity: documented UIGraphicsBeginImageContext(_:).
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 is the screen's.
///
/// Fidelity: documented UIGraphicsBeginImageContextWithOptions(_:_:_:).
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let world = World.present("a picture was begun")
    let context = CGContext(CGRect(origin: .zero, size: size), scale: scale)
    world.space.retain(context.id)
    world.state.graphics.append(GraphicsEntry(context: context.id, size: size, isImage: true))
}

/// The picture that was begun last; nil when none was.
///
/// Fidelity: documented UIGraphicsGetImageFromCurrentImageContext().
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = World.present("a picture was made").state.graphics.last, entry.isImage, entry.size.width > 0, entry.size.height > 0
    else { return nil }
    return UIImage(drawn: entry.size, entry.items)
}

/// Ends the picture that was begun last.
///
/// Fidelity: documented UIGraphicsEndImageContext().
public func UIGraphicsEndImageContext() {
    let world = World.present("a picture was ended")
    guard let entry = world.state.graphics.last, entry.isImage else { return }
    world.state.graphics.removeLast()
    world.space.release(entry.context)
}

/// Fills a rectangle with the colour that was set.
///
/// Fidelity: documented UIRectFill(_:); nothing is drawn (simplified).
public func UIRectFill(_ rect: CGRect) {}

/// Draws a rectangle's edge with the colour that was set.
///
/// Fidelity: documented UIRectFrame(_:); nothing is drawn (simplified).
public func UIRectFrame(_ rect: CGRect) {}

/// Draws only inside a rectangle from now on.
///
/// Fidelity: documented UIRectClip(_:); nothing is drawn (simplified).
public func UIRectClip(_ rect: CGRect) {}

/// How pictures are made.
///
/// Fidelity: documented UIGraphicsImageRendererFormat; kept, nothing is drawn (simplified).
public final class UIGraphicsImageRendererFormat: NSObject {
    struct Record: Sendable {
        var scale: CGFloat?
        var opaque = false
    }

    private var record: Record {
        _read { yield world.state.rendererFormats[id] }
        _modify { yield &world.state.rendererFormats[id] }
    }

    /// As the screen is.
    public override init() { super.init() }

    /// As the screen is.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// As suits the screen best.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Pixels a point.
    public var scale: CGFloat {
        get { record.scale ?? world.device.scale }
        set { record.scale = newValue }
    }

    /// Whether nothing shows through.
    public var opaque: Bool {
        get { record.opaque }
        set { record.opaque = newValue }
    }
}

/// Makes pictures by drawing them.
///
/// Fidelity: documented UIGraphicsImageRenderer (the closure runs at once; the picture has the renderer's size); views and pictures are shown in it, lines,
/// colours and texts are not (simplified).
public final class UIGraphicsImageRenderer: NSObject {
    struct Record: Sendable {
        var bounds = CGRect.zero
        /// Retained.
        var format: ObjectID?
    }

    private var record: Record {
        _read { yield world.state.renderers[id] }
        _modify { yield &world.state.renderers[id] }
    }

    package override var edges: [Edge] { record.format.map { [Edge("format", to: $0)] } ?? [] }

    /// Makes pictures of a size in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Makes pictures of a size in points, in a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes pictures of a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Makes pictures of a rectangle, in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init()
        record.bounds = bounds
        world.space.assign(&record.format, format.id)
    }

    /// The format.
    public var format: UIGraphicsImageRendererFormat { world.object(record.format) ?? UIGraphicsImageRendererFormat() }

    /// A picture of the drawing of `actions`.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = record.bounds
        let items = world.drawing(in: bounds, scale: format.scale) { actions(UIGraphicsImageRendererContext($0, bounds.size, format)) }
        return UIImage(drawn: bounds.size, items)
    }

    package func image(actions: Block) -> UIImage {
        image { [world] context in world.call(actions, [.object(context.id)]) }
    }

    /// A PNG file of the drawing of `actions`.
    ///
    /// Fidelity: documented UIGraphicsImageRenderer.pngData(actions:); a file's head that says the size in pixels, without a picture (simplified).
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData(pixelsPerPoint: format.scale) ?? Data()
    }

    package func pngData(actions: Block) -> Data {
        image(actions: actions).pngData(pixelsPerPoint: format.scale) ?? Data()
    }

    /// A JPEG file of the drawing of `actions`, with a quality from 0 to 1.
    ///
    /// Fidelity: documented UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:); a file's head that says the size in pixels, without a
    /// picture (simplified).
    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(pixelsPerPoint: format.scale) ?? Data()
    }

    package func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: Block) -> Data {
        image(actions: actions).jpegData(pixelsPerPoint: format.scale) ?? Data()
    }
}

/// The context passed to a renderer's closure.
///
/// Fidelity: documented UIGraphicsImageRendererContext; what is drawn is not shown (simplified).
public final class UIGraphicsImageRendererContext: NSObject {
    struct Record: Sendable {
        /// Retained.
        var context: ObjectID?
        /// Retained.
        var format: ObjectID?
        var size = CGSize.zero
    }

    private var record: Record {
        _read { yield world.state.rendererContexts[id] }
        _modify { yield &world.state.rendererContexts[id] }
    }

    init(_ context: CGContext, _ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
        super.init()
        world.space.assign(&record.context, context.id)
        world.space.assign(&record.format, format.id)
        record.size = size
    }

    package override var edges: [Edge] {
        (record.context.map { [Edge("cgContext", to: $0)] } ?? []) + (record.format.map { [Edge("format", to: $0)] } ?? [])
    }

    /// Where to draw.
    public var cgContext: CGContext { world.object(record.context) ?? CGContext(CGRect(origin: .zero, size: record.size)) }

    /// The format.
    public var format: UIGraphicsImageRendererFormat { world.object(record.format) ?? UIGraphicsImageRendererFormat() }

    /// The present picture.
    public var currentImage: UIImage { UIImage(drawn: record.size, world.state.graphics.last?.items ?? []) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {}
    /// Draws a rectangle's edge.
    public func stroke(_ rect: CGRect) {}
    /// Draws only inside a rectangle from now on.
    public func clip(to rect: CGRect) {}
}

extension UIImage {
    /// A picture that was drawn, of a size in points.
    convenience init(drawn size: CGSize, _ items: [Picture.Item]) {
        self.init(name: "drawn", size: size, drawing: items.isEmpty ? nil : DisplayList(size: size, items: items))
    }
}

extension UIColor {
    /// Makes this the fill colour of later drawing.
    ///
    /// Fidelity: documented UIColor.setFill(); nothing is drawn (simplified).
    public func setFill() {}

    /// Makes this the colour of lines from now on.
    ///
    /// Fidelity: documented UIColor.setStroke(); nothing is drawn (simplified).
    public func setStroke() {}

    /// Makes this the colour of later drawing.
    ///
    /// Fidelity: documented UIColor.set(); nothing is drawn (simplified).
    public func set() {}
}
