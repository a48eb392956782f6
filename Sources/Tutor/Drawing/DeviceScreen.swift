import Canvas
import Foundation
import UIKit

/// The picture on a simulated display, scaled into a grid of pixels.
struct DeviceScreen {
    let picture: Picture
    /// Pixels across and down.
    let size: Size

    /// The largest screen of the picture's proportions in a part of columns and rows.
    init(_ picture: Picture, fitting cells: Size) {
        self.picture = picture
        size = Self.pixels(of: picture.size, fitting: cells)
    }

    /// The pixels of a screen in points that fits columns and rows; at least one.
    static func pixels(of points: CGSize, fitting cells: Size) -> Size {
        guard points.width > 0, points.height > 0 else { return Size(width: 1, height: 1) }
        let scale = min(Double(cells.width) / Double(points.width), Double(2 * cells.height) / Double(points.height))
        return Size(
            width: max(1, Int((Double(points.width) * scale).rounded())), height: max(1, Int((Double(points.height) * scale).rounded())))
    }

    private var scaleX: Double { Double(size.width) / Double(picture.size.width) }
    private var scaleY: Double { Double(size.height) / Double(picture.size.height) }

    /// The drawing so far. A row of letters is two pixels high and stands on whole rows. The line's own place on the display decides what
    /// covers it.
    private struct Drawing {
        var grid: PixelGrid
        /// Back to front, each with the middle of its line in pixels from the top.
        var labels: [(label: PixelGrid.Label, middle: Double)] = []
    }

    /// Draws everything, back to front.
    func grid() -> PixelGrid {
        var drawing = Drawing(grid: PixelGrid(size: size, color: RGB(0)))
        for item in picture.items { draw(item, in: &drawing) }
        drawing.grid.labels = drawing.labels.map(\.label)
        return drawing.grid
    }

    private func draw(_ item: Picture.Item, in drawing: inout Drawing) {
        var clip = pixelRect(item.visible)
        guard !clip.isEmpty else { return }
        var (x, y) = (Double(item.frame.minX) * scaleX, Double(item.frame.minY) * scaleY)
        var (width, height) = (Double(item.frame.width) * scaleX, Double(item.frame.height) * scaleY)
        if item.cornerRadius == 0 {
            (x, width) = Self.snapped(x, width)
            (y, height) = Self.snapped(y, height)
        }
        // The box of a text is as wide as the text.
        if case .text(let text, _, _, _, let alignment)? = item.content, clip.width > 1, !text.contains("\n") {
            let (shown, left) = placed(text, in: clip, align: alignment)
            if shown.columns > clip.width {
                (x, width) = (Double(left), Double(shown.columns))
                clip = Rect(x: left, y: clip.y, width: shown.columns, height: clip.height)
            }
        }
        if let fill = item.fill, fill.alpha > 0 {
            if fill.alpha > 0.95 { hideLabels(in: clip, of: &drawing) }
            drawing.grid.fill(
                x: x, y: y, width: width, height: height, color: color(fill), alpha: fill.alpha,
                cornerRadius: Double(item.cornerRadius) * min(scaleX, scaleY), clip: clip)
        }
        if let border = item.border, clip.width > 2, clip.height > 2 {
            drawing.grid.stroke(clip, color: color(border.color), alpha: border.color.alpha * item.opacity)
        }
        let place = pixelRect(item.visible.common(with: item.contentFrame))
        if let content = item.content, !place.isEmpty { draw(content, item, place, in: &drawing) }
    }

    // A view of few pixels has whole ones: the mean with its surroundings would be a colour that is in neither.
    private static func snapped(_ start: Double, _ length: Double) -> (Double, Double) {
        length > 0 && length < 4 ? (start.rounded(), max(1, length.rounded())) : (start, length)
    }

    private func draw(_ content: DrawnContent, _ item: Picture.Item, _ clip: Rect, in drawing: inout Drawing) {
        guard item.opacity > 0.3 else { return }
        switch content {
        case .text(let text, _, let isBold, let ink, let alignment):
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let first = max(Double(clip.y), Double(clip.y) + Double(clip.height) / 2 - Double(lines.count)) + 1
            for (index, line) in lines.enumerated() {
                label(line, in: clip, middle: first + Double(2 * index), color(ink), isBold ? .bold : [], align: alignment, &drawing)
            }
        case .image(let name, let ink):
            drawing.grid.stroke(clip, color: color(ink), alpha: 0.5)
            label(name, in: clip, middle: Double(clip.y) + Double(clip.height) / 2, color(ink), [], align: .center, &drawing)
        case .bar(let title, let back, let left, let right, let ink):
            let middle = Double(max(clip.y, clip.maxY - 2))
            label(title, in: clip, middle: middle, color(ink), .bold, align: .center, &drawing)
            if let back, back.columns + 3 <= (clip.width - title.columns) / 2 {
                label("‹ \(back)", in: clip, middle: middle, RGB(0x007AFF), [], align: .left, &drawing)
            } else if back != nil {
                label("‹", in: clip, middle: middle, RGB(0x007AFF), [], align: .left, &drawing)
            } else if !left.isEmpty {
                label(left.joined(separator: " "), in: clip, middle: middle, RGB(0x007AFF), [], align: .left, &drawing)
            }
            if !right.isEmpty { label(right.joined(separator: " "), in: clip, middle: middle, RGB(0x007AFF), [], align: .right, &drawing) }
        case .control(_, let value, let ink):
            drawing.grid.fill(
                x: Double(clip.x), y: Double(clip.y), width: Double(clip.width) * value, height: Double(clip.height), color: color(ink),
                alpha: 0.6 * item.opacity, clip: clip)
        }
    }

    private func label(
        _ text: String, in clip: Rect, middle: Double, _ ink: RGB, _ attributes: Style.Attributes, align: NSTextAlignment,
        _ drawing: inout Drawing
    ) {
        guard clip.width > 1, !text.isEmpty else { return }
        let (shown, x) = placed(text, in: clip, align: align)
        drawing.labels.append((PixelGrid.Label(shown, at: Point(x: x, y: Int(middle / 2)), color: ink, attributes), middle))
    }

    // A letter takes a whole column, more than it would at this scale. So a short text may be wider than its view, up to the display's edge.
    private func placed(_ text: String, in clip: Rect, align: NSTextAlignment) -> (shown: String, x: Int) {
        let room = max(clip.width, min(text.columns, clip.width + 8, size.width))
        let shown = StyledText(text).truncated(to: room, ellipsis: "…").string
        let free = clip.width - shown.columns
        let wanted = clip.x + (align == .center ? free / 2 : align == .right ? free : 0)
        return (shown, min(max(0, wanted), max(0, size.width - shown.columns)))
    }

    // Views and texts behind an opaque view are not visible.
    private func hideLabels(in clip: Rect, of drawing: inout Drawing) {
        drawing.labels = drawing.labels.compactMap { label, middle in
            guard middle >= Double(clip.y), middle < Double(clip.maxY) else { return (label, middle) }
            let end = label.position.x + label.text.columns
            if label.position.x >= clip.x && end <= clip.maxX { return nil }
            if label.position.x < clip.x && end > clip.x {
                var cut = label
                cut.text = String(label.text.prefix(clip.x - label.position.x))
                return (cut, middle)
            }
            return (label, middle)
        }
    }

    // Code can set any number, even an infinite one. A rectangle clipped away wholly lies at infinity.
    private func pixelRect(_ rect: CGRect) -> Rect {
        func pixel(_ value: CGFloat, _ scale: Double, _ most: Int) -> Int {
            let scaled = Double(value) * scale
            return scaled.isNaN ? 0 : Int(min(max(0, scaled.rounded()), Double(most)))
        }
        guard !rect.isNull else { return Rect(size: .zero) }
        let left = pixel(rect.minX, scaleX, size.width)
        let top = pixel(rect.minY, scaleY, size.height)
        return Rect(
            x: left, y: top, width: pixel(rect.maxX, scaleX, size.width) - left, height: pixel(rect.maxY, scaleY, size.height) - top)
    }

    private func color(_ components: UIColor.Components) -> RGB {
        func channel(_ value: Double) -> UInt8 { UInt8(min(255, max(0, (value * 255).rounded()))) }
        return RGB(red: channel(components.red), green: channel(components.green), blue: channel(components.blue))
    }
}
