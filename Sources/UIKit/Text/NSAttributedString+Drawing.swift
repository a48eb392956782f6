public import Foundation
import Heap

// Texts that code draws, in a picture that it makes or as a view draws.
extension NSAttributedString {
    /// Draws the text in a rectangle, lines broken at its width.
    ///
    /// Fidelity: documented NSAttributedString.draw(in:); drawn like its first character, coordinates that code has moved do not count (simplified).
    public func draw(in rect: CGRect) {
        draw(layout.drawnLines(fitting: rect.width).joined(separator: "\n"), in: rect)
    }

    /// Draws the text from a point on, in as many lines as it has.
    ///
    /// Fidelity: documented NSAttributedString.draw(at:); simplified, as draw(in:).
    public func draw(at point: CGPoint) { draw(string, in: CGRect(origin: point, size: size())) }

    /// Draws the text in a rectangle: in one line, unless its lines are to be broken.
    ///
    /// Fidelity: documented NSAttributedString.draw(with:options:context:) (without `usesLineFragmentOrigin` the origin is the baseline's, in one line);
    /// simplified, as draw(in:).
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        let ascender = (storage.first.font ?? UIFont.systemFont(ofSize: 12)).ascender
        draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender))
    }

    private func draw(_ text: String, in rect: CGRect) {
        guard let entry = world.state.graphics.indices.last, !text.isEmpty else { return }
        let visible = rect.common(with: CGRect(origin: .zero, size: world.state.graphics[entry].size))
        guard !visible.isEmpty else { return }
        let font = storage.first.font ?? UIFont.systemFont(ofSize: 12)
        let style = (world.currentTraits ?? world.predictedTraits).userInterfaceStyle
        let content = DrawnContent.text(
            text, size: font.pointSize, isBold: font.isBold, color: (storage.first.color ?? .black).components(style: style),
            alignment: storage.first.paragraphStyle(in: world)?.alignment ?? .natural)
        let context = world.state.graphics[entry].context
        world.state.graphics[entry].items.append(
            Picture.Item(
                object: context, frame: rect, visible: visible, fill: nil, cornerRadius: 0, border: nil, opacity: 1, content: content,
                contentFrame: rect))
    }
}
