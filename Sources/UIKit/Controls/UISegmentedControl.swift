public import Foundation
package import Heap

/// A control with segments, one of which is chosen.
///
/// Fidelity: documented UISegmentedControl (a tap on another segment tells of valueChanged, code does not); drawn as a line of titles (simplified).
open class UISegmentedControl: UIControl {
    /// The number that says that no segment is chosen.
    public static let noSegment = -1

    /// A control with segments of these titles.
    ///
    /// Fidelity: simplified; titles only, no images.
    public init(items: [String]?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        choice.titles = items ?? []
    }

    /// A control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] { super.edges + titleEdges }

    /// How many segments there are.
    public var numberOfSegments: Int { choice.titles.count }

    /// The chosen segment, from 0; -1 for none. Setting it tells nobody.
    public var selectedSegmentIndex: Int {
        get { choice.selected }
        set {
            choice.selected = choice.titles.indices.contains(newValue) ? newValue : Self.noSegment
            world.report(.write(property: "selectedSegmentIndex", object: id))
        }
    }

    /// A segment's title.
    public func titleForSegment(at segment: Int) -> String? {
        choice.titles.indices.contains(segment) ? choice.titles[segment] : nil
    }

    /// Gives a segment another title.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard choice.titles.indices.contains(segment) else { return }
        choice.titles[segment] = title ?? ""
    }

    /// Puts a segment in.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        choice.titles.insert(title ?? "", at: min(max(segment, 0), choice.titles.count))
        invalidateIntrinsicContentSize()
    }

    /// Takes all segments out.
    public func removeAllSegments() {
        choice.titles = []
        choice.selected = Self.noSegment
        invalidateIntrinsicContentSize()
    }

    override var spokenTitles: [String] { choice.titles.filter { !$0.isEmpty } }

    override func touchPoint(for name: String?) -> CGPoint {
        guard let name, let place = choice.titles.firstIndex(of: name) else { return super.touchPoint(for: name) }
        return CGPoint(x: bounds.width * (CGFloat(place) + 0.5) / CGFloat(choice.titles.count), y: bounds.midY)
    }

    /// Chooses the segment at a point, and tells those who want to know.
    ///
    /// Fidelity: documented UISegmentedControl; simplified, all segments are equally wide.
    override func takeTap(at point: CGPoint) {
        guard bounds.width > 0, !choice.titles.isEmpty else { return }
        let place = min(max(Int(point.x / bounds.width * CGFloat(choice.titles.count)), 0), choice.titles.count - 1)
        guard place != choice.selected else { return }
        selectedSegmentIndex = place
        sendActions(for: .valueChanged)
    }

    override func drawnContent() -> DrawnContent? {
        let shown = choice.titles.enumerated().map { $0.offset == choice.selected ? "[\($0.element)]" : $0.element }
        let color = UIColor.label.components(style: traitCollection.userInterfaceStyle)
        return .text(shown.joined(separator: " "), size: 13, isBold: false, color: color, alignment: .center)
    }

    /// As wide as the titles, 32 points high.
    ///
    /// Fidelity: simplified; `TextMetrics` states the widths.
    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13)
        let widest = choice.titles.map { TextMetrics.width(of: $0, font) }.max() ?? 0
        return CGSize(width: pixelCeiling((widest + 20) * CGFloat(choice.titles.count)), height: 32)
    }
}

/// What segmented controls, steppers and page controls know.
struct Choice: Sendable {
    var titles: [String] = []
    var selected = -1
    var value = 0.0
    var least = 0.0
    var most = 100.0
    var step = 1.0
    var wraps = false
}

extension UIControl {
    var choice: Choice {
        _read { yield world.state.choices[id] }
        _modify { yield &world.state.choices[id] }
    }
}
