public import Foundation
package import Heap

/// A control with segments, one of which can be selected.
///
/// Fidelity: documented UISegmentedControl (a tap on another segment tells of valueChanged, code does not); reported, each segment is a
/// subview, in their order, which code names and hides; a segment is drawn as its title (simplified).
open class UISegmentedControl: UIControl {
    /// The value for no selected segment.
    public static let noSegment: Int = -1

    /// A control with a segment for each title or picture; other items are left out.
    ///
    /// Fidelity: documented UISegmentedControl.init(items:) (strings and images); a picture is kept, its segment is drawn without (simplified).
    public init(items: [Any]?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        for item in items ?? [] {
            if let image = item as? UIImage { insert(Segment(image: image), at: numberOfSegments) }
            if let title = item as? String { insert(Segment(title: title), at: numberOfSegments) }
        }
    }

    /// A control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        super.edges + titleEdges + choice.segments.compactMap { $0.action.map { Edge("action", to: $0) } }
    }

    /// How many segments there are.
    public var numberOfSegments: Int { choice.segments.count }

    /// The selected segment, from 0; -1 for none. Setting it sends no event.
    public var selectedSegmentIndex: Int {
        get { choice.selected }
        set {
            choice.selected = choice.segments.indices.contains(newValue) ? newValue : Self.noSegment
            world.report(.write(property: "selectedSegmentIndex", object: id))
        }
    }

    /// A segment's title.
    public func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

    /// Sets a segment's title.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) { self[segment]?.title = title ?? "" }

    /// Inserts a segment.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title ?? ""), at: segment)
    }

    /// Inserts a segment with a picture.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), at: segment) }

    /// Removes a segment. If it was selected, none is selected afterwards.
    ///
    /// Fidelity: documented UISegmentedControl.removeSegment(at:animated:).
    public func removeSegment(at segment: Int, animated: Bool) {
        guard choice.segments.indices.contains(segment) else { return }
        remove(segment)
        if choice.selected == segment { choice.selected = Self.noSegment } else if choice.selected > segment { choice.selected -= 1 }
    }

    /// Removes all segments.
    public func removeAllSegments() {
        choice.selected = Self.noSegment
        while numberOfSegments > 0 { remove(numberOfSegments - 1) }
    }

    /// Whether a segment can be selected.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self[segment]?.isEnabled = enabled }

    /// Whether a segment can be selected.
    public func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? true }

    /// Sets a segment's width in points; 0 for the width of the others.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self[segment]?.width = width > 0 ? width : nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The width that a segment was given, in points; 0 for none.
    public func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

    /// Whether a segment is selected only while the finger is on it.
    ///
    /// Fidelity: documented UISegmentedControl.isMomentary (targets find the segment, afterwards there is none).
    public var isMomentary: Bool {
        get { choice.isMomentary }
        set { choice.isMomentary = newValue }
    }

    override var spokenTitles: [String] { choice.segments.map(\.title).filter { !$0.isEmpty } }

    override var spokenPlaces: [[String]] { spokenTitles.isEmpty ? [[]] : spokenTitles.map { [$0] } }

    override func touchPoint(for name: String?) -> CGPoint {
        guard let name, let place = choice.segments.firstIndex(where: { $0.title == name }) else { return super.touchPoint(for: name) }
        return CGPoint(x: frame(ofSegment: place).midX, y: bounds.midY)
    }

    /// Selects the segment at a point, and sends `valueChanged`.
    ///
    /// Fidelity: documented UISegmentedControl.
    override func takeTap(at point: CGPoint) {
        guard bounds.width > 0, numberOfSegments > 0 else { return }
        let place = choice.segments.indices.last { frame(ofSegment: $0).minX <= point.x } ?? 0
        guard place != choice.selected, isEnabledForSegment(at: place) else { return }
        selectedSegmentIndex = place
        actionForSegment(at: place)?.perform(by: self)
        sendActions(for: .valueChanged)
        if choice.isMomentary { choice.selected = Self.noSegment }
    }

    /// Override point: places the segments beside each other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }

    /// As wide as the titles, 32 points high.
    ///
    /// Fidelity: simplified; `TextMetrics` states the widths.
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13)
        let widest = choice.segments.map { TextMetrics.width(of: $0.title, font) }.max() ?? 0
        let width = choice.segments.reduce(CGFloat(0)) { $0 + ($1.width ?? widest + 20) }
        return CGSize(width: pixelCeiling(width), height: 32)
    }
}

/// The state of segmented controls, steppers and page controls.
struct Choice: Sendable {
    /// A segmented control's.
    var segments: [Segment] = []
    /// The number of a page control's.
    var pages = 0
    var selected = -1
    var value = 0.0
    var least = 0.0
    var most = 100.0
    var step = 1.0
    var wraps = false
    /// A page control's.
    var hidesOne = false
    var isMomentary = false
}

extension UIControl {
    var choice: Choice {
        _read { yield world.state.choices[id] }
        _modify { yield &world.state.choices[id] }
    }
}
