public import Foundation
import Heap

/// A layer that is drawn part by part, on another thread than the main one.
///
/// Fidelity: documented CATiledLayer; each part that can be seen is drawn once a display, one after the other, marked as not on the main thread; levels of
/// detail change nothing, and what is scrolled to later is not drawn (simplified).
open class CATiledLayer: CALayer {
    struct Tiling: Sendable {
        var size = CGSize(width: 256, height: 256)
        var levels = 1
        var bias = 0
    }

    private var tiling: Tiling {
        _read { yield world.state.tilings[id] }
        _modify { yield &world.state.tilings[id] }
    }

    override func copy(_ original: CALayer) {
        super.copy(original)
        if let original = original as? CATiledLayer { tiling = original.tiling }
    }

    /// How long a part takes to appear, in seconds. Nothing fades here.
    ///
    /// Fidelity: documented CATiledLayer.fadeDuration(); simplified, without effect.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The largest part that is drawn at once, in pixels.
    public var tileSize: CGSize {
        get { tiling.size }
        set { tiling.size = newValue }
    }

    /// How many smaller copies are kept. Kept.
    ///
    /// Fidelity: documented CATiledLayer.levelsOfDetail; simplified, without effect.
    public var levelsOfDetail: Int {
        get { tiling.levels }
        set { tiling.levels = newValue }
    }

    /// How many larger copies are kept. Kept.
    ///
    /// Fidelity: documented CATiledLayer.levelsOfDetailBias; simplified, without effect.
    public var levelsOfDetailBias: Int {
        get { tiling.bias }
        set { tiling.bias = newValue }
    }

    /// Lets the view draw the visible parts, later and on another thread.
    ///
    /// Fidelity: documented CATiledLayer (one or more background threads draw).
    open override func display() {
        guard let view, view.drawsByCode else { return super.display() }
        for tile in tiles(of: view) {
            let block = world.block(keeping: [view]) { if view.window != nil { view.drawContent(tile) } }
            world.schedule(.background(block, queue: nil), after: 0)
        }
    }

    /// The most parts that are drawn at once: a tile of a point would fill the run.
    private static let mostTiles = 1000.0

    private func tiles(of view: UIView) -> [CGRect] {
        guard let window = view.window else { return [] }
        let seen = view.bounds.intersection(view.convert(window.bounds, from: nil))
        let (width, height) = (tiling.size.width / contentsScale, tiling.size.height / contentsScale)
        guard !seen.isEmpty, !seen.isInfinite, width > 0, height > 0 else { return [] }
        let (left, right) = ((seen.minX / width).rounded(.down), (seen.maxX / width).rounded(.up))
        let (top, bottom) = ((seen.minY / height).rounded(.down), (seen.maxY / height).rounded(.up))
        guard (right - left) * (bottom - top) <= Self.mostTiles, width.isFinite, height.isFinite else { return [seen] }
        return stride(from: top, to: bottom, by: 1).flatMap { row in
            stride(from: left, to: right, by: 1).map { column in
                CGRect(x: column * width, y: row * height, width: width, height: height).intersection(view.bounds)
            }
        }
    }
}
