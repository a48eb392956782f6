public import Foundation
import Heap

/// The look of something at one moment.
struct DisplayList: Sendable, Hashable {
    /// Points.
    var size = CGSize.zero
    /// Back to front, from the upper left corner.
    var items: [Picture.Item] = []
}

/// Shows a snapshot of a view.
final class UIReplicantView: UIView {
    override var replica: DisplayList? { world.state.replicas[id] }
}

// Snapshots of views.
extension UIView {
    /// A view of this one's size that shows its picture: as displayed now, or with the changes that wait for the next frame.
    ///
    /// Fidelity: documented UIView.snapshotView(afterScreenUpdates:); it is never nil here (simplified).
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// The same of a rectangle of this view, whose middle is stretched as the view gets larger.
    ///
    /// Fidelity: documented UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:); all of it is stretched alike (simplified).
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let replica = replica(of: rect, afterScreenUpdates: afterUpdates)
        let view = world.bind { UIReplicantView(frame: CGRect(origin: .zero, size: rect.size)) }
        world.state.replicas[view.id] = replica
        return view
    }

    /// Draws the view as it looks, into the present context. Returns whether all of it could be drawn.
    ///
    /// Fidelity: documented UIView.drawHierarchy(in:afterScreenUpdates:) (what waits is laid out before, if that is wanted).
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        world.draw(replica(of: bounds, afterScreenUpdates: afterUpdates), in: rect)
        return window != nil
    }

    /// The look of a rectangle of the view.
    ///
    /// Fidelity: reported (what the console says of a view that was never on the display, without its address).
    private func replica(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> DisplayList {
        if afterUpdates {
            layoutIfNeeded()
            return world.replica(of: self, rect)
        }
        guard world.isOnScreen(id, in: world.rendered) else {
            let name = world.typeName(of: self)
            world.report(
                .console(
                    "Snapshotting a view (\(name)) that has not been rendered at least once requires afterScreenUpdates:YES.", object: id))
            return DisplayList(size: rect.size)
        }
        var shown = world.rendered
        shown.takeAnimations(from: world.state)
        return world.visiting(shown) { world.replica(of: self, rect) }
    }
}

extension CALayer {
    /// Draws the layer's present look into a context.
    ///
    /// Fidelity: documented CALayer.render(in:); only into a picture that is being made, whose coordinates no code has moved (simplified).
    public func render(in ctx: CGContext) {
        if let view { return world.draw(world.replica(of: view, view.bounds), in: view.bounds) }
        world.draw(world.replica(of: self), in: CGRect(origin: .zero, size: bounds.size))
    }
}

extension World {
    /// The present look of a rectangle of a view.
    func replica(of view: UIView, _ rect: CGRect) -> DisplayList {
        let frame = presentedFrame(of: view, at: time)
        let origin = CGPoint(
            x: view.state.bounds.minX - rect.minX - frame.minX, y: view.state.bounds.minY - rect.minY - frame.minY)
        return DisplayList(size: rect.size, items: items(of: view, origin: origin, clip: CGRect(origin: .zero, size: rect.size)))
    }

    /// Adds to the picture that code makes now.
    func draw(_ replica: DisplayList, in rect: CGRect) {
        guard let entry = state.graphics.indices.last else { return }
        let clip = CGRect(origin: .zero, size: state.graphics[entry].size)
        state.graphics[entry].items += replica.items(in: rect, clip: clip, opacity: 1)
    }
}

extension DisplayList {
    /// The items as they appear when the list fills a rectangle. `object` is the view that shows them.
    func items(in frame: CGRect, clip: CGRect, opacity: Double, of object: ObjectID? = nil) -> [Picture.Item] {
        guard size.width > 0, size.height > 0 else { return [] }
        let (x, y) = (frame.width / size.width, frame.height / size.height)
        func place(_ rect: CGRect) -> CGRect {
            CGRect(x: frame.minX + rect.minX * x, y: frame.minY + rect.minY * y, width: rect.width * x, height: rect.height * y)
        }
        return items.compactMap { item in
            let visible = place(item.visible).common(with: clip)
            guard !visible.isEmpty else { return nil }
            var fill = item.fill
            fill?.alpha *= opacity
            return Picture.Item(
                object: object ?? item.object, frame: place(item.frame), visible: visible, fill: fill, cornerRadius: item.cornerRadius * x,
                border: item.border, opacity: item.opacity * opacity, content: item.content, contentFrame: place(item.contentFrame))
        }
    }
}

extension UIImage {
    /// Draws the picture, in one that code makes.
    ///
    /// Fidelity: documented UIImage.draw(in:).
    public func draw(in rect: CGRect) {
        let world = World.present("a picture was drawn")
        guard let context = world.state.graphics.last?.context else { return }
        world.draw(shown(by: context), in: rect)
    }

    /// Draws the picture at a point, in one that code makes.
    ///
    /// Fidelity: documented UIImage.draw(at:).
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture into the present context, blended with its content.
    ///
    /// Fidelity: documented UIImage.draw(in:blendMode:alpha:); drawn over what is there, opaque (simplified).
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }

    /// Draws the picture at a point, mixed with what is there, in one that code makes.
    ///
    /// Fidelity: documented UIImage.draw(at:blendMode:alpha:); drawn over what is there, opaque (simplified).
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(at: point) }

    /// The picture's content: its drawing, or a box with its name.
    private func shown(by object: ObjectID) -> DisplayList {
        if let drawing { return drawing }
        let frame = CGRect(origin: .zero, size: size)
        let content = DrawnContent.image(name, color: drawnColor(.label).components(style: .light))
        return DisplayList(
            size: size,
            items: [
                Picture.Item(
                    object: object, frame: frame, visible: frame, fill: nil, cornerRadius: 0, border: nil, opacity: 1, content: content,
                    contentFrame: frame)
            ])
    }
}
