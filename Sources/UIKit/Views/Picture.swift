public import Foundation
public import Heap

/// The display's content at one instant: everything visible, back to front, in the screen's coordinates (points).
public struct Picture: Sendable, Hashable {
    /// One visible item.
    public struct Item: Sendable, Hashable {
        /// The view, or the layer that code added.
        public let object: ObjectID
        /// Its frame.
        public let frame: CGRect
        /// Its part that clipping leaves.
        public let visible: CGRect
        /// The colour behind its content, with all opacities above it applied; nil for none.
        public let fill: UIColor.Components?
        /// The corners' radius in points.
        public let cornerRadius: CGFloat
        /// The line inside the edge.
        public let border: Border?
        /// How opaque the content is, from 0 to 1.
        public let opacity: Double
        /// The drawing over the fill.
        public let content: DrawnContent?
        /// Where that is drawn.
        public let contentFrame: CGRect
    }

    /// A line inside an edge.
    public struct Border: Sendable, Hashable {
        /// Points.
        public let width: CGFloat
        /// The line's colour.
        public let color: UIColor.Components
    }

    /// The screen in points.
    public let size: CGSize
    /// Back to front.
    public let items: [Item]
}

extension Picture.Item {
    /// The item as a transform about a point shows it, or nil if nothing of it is left.
    ///
    /// Fidelity: simplified; what is turned is drawn as the rectangle around it.
    fileprivate func transformed(by transform: CGAffineTransform, about anchor: CGPoint, clip: CGRect) -> Self? {
        func shown(_ rect: CGRect) -> CGRect {
            transform.apply(to: rect.offsetBy(dx: -anchor.x, dy: -anchor.y)).offsetBy(dx: anchor.x, dy: anchor.y)
        }
        let seen = shown(visible).common(with: clip)
        guard !seen.isEmpty else { return nil }
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        return Self(
            object: object, frame: shown(frame), visible: seen, fill: fill, cornerRadius: cornerRadius * scale,
            border: border.map { Picture.Border(width: $0.width * scale, color: $0.color) }, opacity: opacity, content: content,
            contentFrame: shown(contentFrame))
    }
}

extension World {
    /// The display's picture of a state at a time, with running animations. Linear in the views.
    public func picture(of shown: WorldState, at time: Double) -> Picture {
        visiting(shown) {
            var items: [Picture.Item] = []
            // Whoever resizes a phone's window sees the window alone.
            let screen = isPhoneResized ? windowBounds : screenBounds
            for window in windowsBackToFront {
                draw(window, origin: .zero, clip: screen, opacity: 1, at: time, into: &items)
            }
            return Picture(size: screen.size, items: items)
        }
    }

    /// A view's frame on the display at a time, in its superview's coordinates.
    func presentedFrame(of view: UIView, at time: Double) -> CGRect { presentedPlace(of: view, at: time).frame }

    /// A view's place on the display at a time.
    func presentedPlace(of view: UIView, at time: Double) -> UIView.Place {
        var place = view.state.place
        if case .point(let point) = state.animations.presented(.center, of: view.id, at: time) { place.center = point }
        if case .rect(let rect) = state.animations.presented(.bounds, of: view.id, at: time) { place.bounds = rect }
        if case .transform(let map) = state.animations.presented(.transform, of: view.id, at: time) { place.transform = map }
        if case .point(let point) = state.animations.presented(.anchorPoint, of: view.id, at: time) { place.anchor = point }
        return place
    }

    private func draw(_ view: UIView, origin: CGPoint, clip: CGRect, opacity: Double, at time: Double, into items: inout [Picture.Item]) {
        guard !view.state.isHidden else { return }
        var place = presentedPlace(of: view, at: time)
        let transform = place.transform
        place.transform = .identity
        let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard !transform.isIdentity else {
            return draw(view, in: frame, clip: clip, opacity: opacity, at: time, into: &items)
        }
        // All that lies in the view is drawn without the transform, and goes through it then.
        let anchor = CGPoint(x: place.center.x + origin.x, y: place.center.y + origin.y)
        var flat: [Picture.Item] = []
        draw(view, in: frame, clip: .infinite, opacity: opacity, at: time, into: &flat)
        items += flat.compactMap { $0.transformed(by: transform, about: anchor, clip: clip) }
    }

    /// Draws a view that is not hidden, in a frame on the screen.
    private func draw(_ view: UIView, in frame: CGRect, clip: CGRect, opacity: Double, at time: Double, into items: inout [Picture.Item]) {
        var alpha = view.state.alpha
        if case .number(let value) = state.animations.presented(.alpha, of: view.id, at: time) { alpha = value }
        var (clip, opacity) = (clip, opacity * Double(alpha))
        guard opacity > 0.001 else { return }
        let style = view.traitCollection.userInterfaceStyle
        let layer = view.state.layer.map { state.layers[$0] }
        let inside = CGPoint(x: frame.minX - view.state.bounds.minX, y: frame.minY - view.state.bounds.minY)
        if let mask: UIView = object(view.state.mask) {
            limit(&clip, &opacity, by: mask.id) { draw(mask, origin: inside, clip: .infinite, opacity: 1, at: time, into: &$0) }
        } else if let mask = layer?.mask {
            limit(&clip, &opacity, by: mask) { draw(layer: mask, origin: inside, clip: .infinite, opacity: 1, style: style, into: &$0) }
        }
        guard opacity > 0.001 else { return }
        let visible = frame.common(with: clip)
        var fill = (layer.flatMap { Self.mean($0.gradient) } ?? view.state.background)?.components(style: style)
        if case .color(let color) = state.animations.presented(.backgroundColor, of: view.id, at: time) { fill = color }
        fill?.alpha *= opacity
        var radius = layer?.cornerRadius ?? 0
        if case .number(let value) = state.animations.presented(.cornerRadius, of: view.id, at: time) { radius = value }
        let content = view.drawnContent() ?? layer?.contents.map { Self.drawn($0, style) }
        let border = layer.flatMap { Self.border($0, style) }
        if !visible.isEmpty, (fill?.alpha ?? 0) > 0 || content != nil || border != nil {
            items.append(
                Picture.Item(
                    object: view.id, frame: frame, visible: visible, fill: fill, cornerRadius: radius, border: border, opacity: opacity,
                    content: content,
                    contentFrame: content == nil ? frame : Self.frame(of: view.contentPlace, in: view.state.bounds, shownIn: frame)))
        }
        if let replica = view.replica {
            let place = Self.frame(of: view.contentPlace, in: view.state.bounds, shownIn: frame)
            items += replica.items(in: place, clip: view.state.clips ? visible : clip, opacity: opacity, of: view.id)
        }
        let inner = view.state.clips || view is UIWindow ? visible : clip
        if let layer, let shape = layer.content {
            draw(shape, of: view.id, at: inside, clip: clip, opacity: opacity, style: style, into: &items)
        }
        for piece in backToFront(view.arrangement(of: layer ?? CALayer.State())) {
            switch piece {
            case .layer(let id): draw(layer: id, origin: inside, clip: inner, opacity: opacity, style: style, into: &items)
            case .view(let id):
                guard let child: UIView = object(id) else { continue }
                draw(child, origin: inside, clip: inner, opacity: opacity, at: time, into: &items)
            }
        }
    }

    /// The visible items of a view, in a parent at `origin`, back to front.
    func items(of view: UIView, origin: CGPoint, clip: CGRect) -> [Picture.Item] {
        var items: [Picture.Item] = []
        draw(view, origin: origin, clip: clip, opacity: 1, at: time, into: &items)
        return items
    }

    /// The present look of a layer, from its own upper left corner.
    func replica(of layer: CALayer) -> DisplayList {
        var items: [Picture.Item] = []
        let (frame, size) = (layer.state.frame, layer.state.bounds.size)
        let style = currentTraits?.userInterfaceStyle ?? .light
        draw(
            layer: layer.id, origin: CGPoint(x: -frame.minX, y: -frame.minY), clip: CGRect(origin: .zero, size: size), opacity: 1,
            style: style, into: &items)
        return DisplayList(size: size, items: items)
    }

    /// Limits a clip to the visible part of a mask, and reduces the opacity of its content as the mask does. One within itself, or within too many others, lets all through.
    private func limit(_ clip: inout CGRect, _ opacity: inout Double, by mask: ObjectID, _ draw: (inout [Picture.Item]) -> Void) {
        guard masksInDrawing.count < 64, masksInDrawing.insert(mask).inserted else { return }
        defer { masksInDrawing.remove(mask) }
        var items: [Picture.Item] = []
        draw(&items)
        let opaque = items.map { item in
            let line = (item.border?.color.alpha ?? 0) * item.opacity
            return (item.visible, max(item.fill?.alpha ?? 0, item.content == nil ? 0 : item.opacity, line))
        }.filter { $0.1 > 0.001 }
        clip = clip.common(with: opaque.reduce(CGRect.null) { $0.union($1.0) })
        opacity *= opaque.map(\.1).max() ?? 0
    }

    private func draw(
        layer id: ObjectID, origin: CGPoint, clip: CGRect, opacity: Double, style: UIUserInterfaceStyle, into items: inout [Picture.Item]
    ) {
        let layer = state.layers[id]
        guard !layer.isHidden else { return }
        var (clip, opacity) = (clip, opacity * Double(layer.opacity))
        let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
        var fill = (Self.mean(layer.gradient) ?? layer.background)?.components(style: style)
        fill?.alpha *= opacity
        let inside = CGPoint(x: frame.minX - layer.bounds.minX, y: frame.minY - layer.bounds.minY)
        if let mask = layer.mask {
            limit(&clip, &opacity, by: mask) { draw(layer: mask, origin: inside, clip: .infinite, opacity: 1, style: style, into: &$0) }
        }
        guard opacity > 0.001 else { return }
        let visible = frame.common(with: clip)
        if let content = layer.content {
            draw(
                content, of: id, at: inside, clip: clip, opacity: opacity, style: style, into: &items)
        }
        let contents = layer.contents.map { Self.drawn($0, style) }
        if !visible.isEmpty, fill != nil || contents != nil {
            items.append(
                Picture.Item(
                    object: id, frame: frame, visible: visible, fill: fill, cornerRadius: layer.cornerRadius,
                    border: Self.border(layer, style), opacity: opacity, content: contents, contentFrame: frame))
        }
        for case .layer(let child) in backToFront(layer.sublayers.map { .layer($0) }) {
            draw(layer: child, origin: inside, clip: clip, opacity: opacity, style: style, into: &items)
        }
    }

    /// The pieces of one layer, ordered by their `zPosition`.
    ///
    /// Fidelity: documented CALayer.zPosition; reported (Big Nerd Ranch's guide: a layer draws behind all that lies in it).
    private func backToFront(_ pieces: [CALayer.Piece]) -> [CALayer.Piece] {
        func height(_ piece: CALayer.Piece) -> CGFloat {
            switch piece {
            case .layer(let id): state.layers[id].zPosition
            case .view(let id): state.views[id].layer.map { state.layers[$0].zPosition } ?? 0
            }
        }
        let heights = pieces.map(height)
        guard heights.contains(where: { $0 != 0 }) else { return pieces }
        return pieces.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { pieces[$0] }
    }

    /// Draws a shape as the rectangle around it.
    private func draw(
        _ content: LayerContent, of id: ObjectID, at origin: CGPoint, clip: CGRect, opacity: Double, style: UIUserInterfaceStyle,
        into items: inout [Picture.Item]
    ) {
        let frame = content.box.offsetBy(dx: origin.x, dy: origin.y)
        var fill = content.fill?.components(style: style)
        fill?.alpha *= opacity
        let border = content.stroke.map { Picture.Border(width: content.width, color: $0.components(style: style)) }
        let visible = frame.common(with: clip)
        guard !visible.isEmpty, fill != nil || border != nil else { return }
        items.append(
            Picture.Item(
                object: id, frame: frame, visible: visible, fill: fill, cornerRadius: 0, border: border, opacity: opacity, content: nil,
                contentFrame: frame))
    }

    /// The mean of some colours; nil for none.
    private static func mean(_ colors: [UIColor]) -> UIColor? {
        guard let first = colors.first else { return nil }
        func mix(_ part: (UIColor) -> UIColor.Components) -> UIColor.Components {
            colors.dropFirst().enumerated().reduce(part(first)) { mixed, next in
                mixed.mixed(with: part(next.element), at: 1 / Double(next.offset + 2))
            }
        }
        return UIColor(name: nil, light: mix { $0.components(style: .light) }, dark: mix { $0.components(style: .dark) })
    }

    /// Where a part of a view's bounds is seen when the whole is seen in `frame`.
    private static func frame(of part: CGRect, in bounds: CGRect, shownIn frame: CGRect) -> CGRect {
        guard part != bounds, bounds.width > 0, bounds.height > 0 else { return frame }
        let (x, y) = (frame.width / bounds.width, frame.height / bounds.height)
        return CGRect(
            x: frame.minX + (part.minX - bounds.minX) * x, y: frame.minY + (part.minY - bounds.minY) * y, width: part.width * x,
            height: part.height * y)
    }

    private static func drawn(_ contents: CGImage, _ style: UIUserInterfaceStyle) -> DrawnContent {
        .image(contents.image.name, color: contents.image.drawnColor(.label).components(style: style))
    }

    private static func border(_ layer: CALayer.State, _ style: UIUserInterfaceStyle) -> Picture.Border? {
        guard layer.borderWidth > 0 else { return nil }
        return Picture.Border(width: layer.borderWidth, color: (layer.borderColor ?? .black).components(style: style))
    }
}
