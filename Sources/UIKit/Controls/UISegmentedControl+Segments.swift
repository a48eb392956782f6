import Foundation
import Heap

/// One of a control's segments.
struct Segment: Sendable {
    var title = ""
    var image: UIImage? = nil
    /// How far the title is moved, in points.
    var offset = CGSize.zero
    /// In points; nil for the width of the others.
    var width: CGFloat? = nil
    var isEnabled = true
    /// What is run when the segment is chosen. It is held.
    var action: ObjectID? = nil
    /// The subview that shows it.
    var view: ObjectID? = nil
}

extension UISegmentedControl {
    /// A segment. For an invalid index reads nil, and changes nothing.
    subscript(place: Int) -> Segment? {
        get { choice.segments.indices.contains(place) ? choice.segments[place] : nil }
        set {
            guard let newValue, choice.segments.indices.contains(place) else { return }
            choice.segments[place] = newValue
        }
    }

    /// Inserts a segment at an index, or at the nearest valid one.
    func insert(_ segment: Segment, at place: Int) {
        let place = min(max(place, 0), numberOfSegments)
        let view = world.bind { UISegment(frame: .zero) }
        choice.segments.insert(segment, at: place)
        choice.segments[place].view = view.id
        if choice.selected >= place { choice.selected += 1 }
        insertSubview(view, at: place)
        invalidateIntrinsicContentSize()
    }

    func remove(_ place: Int) {
        let segment = choice.segments.remove(at: place)
        let view: UIView? = world.object(segment.view)
        view?.removeFromSuperview()
        if let action = segment.action { world.space.release(action) }
        invalidateIntrinsicContentSize()
    }

    /// Shows segments with these titles and no others.
    func show(_ titles: [String]) {
        removeAllSegments()
        for title in titles { insert(Segment(title: title), at: numberOfSegments) }
    }

    /// Where a segment is. Segments without a width of their own share the rest.
    func frame(ofSegment place: Int) -> CGRect {
        let widths = choice.segments.map(\.width)
        let others = widths.count { $0 == nil }
        let each = others > 0 ? max(0, bounds.width - widths.reduce(0) { $0 + ($1 ?? 0) }) / CGFloat(others) : 0
        let left = widths.prefix(place).reduce(CGFloat(0)) { $0 + ($1 ?? each) }
        return CGRect(x: left, y: 0, width: widths[place] ?? each, height: bounds.height)
    }

    func placeSegments() {
        for (place, segment) in choice.segments.enumerated() {
            guard let view: UIView = world.object(segment.view) else { continue }
            let frame = frame(ofSegment: place)
            if view.frame != frame { view.frame = frame }
        }
    }

    /// The title that a segment's view shows, in brackets if the segment is selected.
    fileprivate func shownTitle(of view: UISegment) -> String? {
        guard let place = choice.segments.firstIndex(where: { $0.view == view.id }) else { return nil }
        let title = choice.segments[place].title
        return place == choice.selected ? "[\(title)]" : title
    }
}

/// Shows a segment.
final class UISegment: UIImageView {
    override var isPrivate: Bool { true }

    override func drawnContent() -> DrawnContent? {
        guard let title = (superview as? UISegmentedControl)?.shownTitle(of: self) else { return nil }
        let color = UIColor.label.components(style: traitCollection.userInterfaceStyle)
        return .text(title, size: 13, isBold: false, color: color, alignment: .center)
    }
}
