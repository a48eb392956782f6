public import Foundation
package import Heap

/// A control with segments, one of which is chosen.
///
/// Fidelity: documented UISegmentedControl (a tap on another segment tells of valueChanged, code does not); drawn as a line of titles (simplified).
open class UISegmentedControl: UIControl {
    /// The number that says that no segment is chosen.
    public static let noSegment = -1

    /// A control with a segment for each title or picture; anything else is left out.
    ///
    /// Fidelity: documented UISegmentedControl.init(items:) (strings and images); a picture is kept, its segment is drawn without (simplified).
    public init(items: [Any]?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        for item in items ?? [] {
            let image = item as? UIImage
            guard let title = image == nil ? item as? String : "" else { continue }
            setImage(image, forSegmentAt: choice.titles.count)
            choice.titles.append(title)
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
        let place = min(max(segment, 0), choice.titles.count)
        choice.titles.insert(title ?? "", at: place)
        choice.disabled = Set(choice.disabled.map { $0 >= place ? $0 + 1 : $0 })
        choice.widths = Dictionary(uniqueKeysWithValues: choice.widths.map { ($0.key >= place ? $0.key + 1 : $0.key, $0.value) })
        if choice.selected >= place { choice.selected += 1 }
        invalidateIntrinsicContentSize()
    }

    /// Takes a segment out. The one that was chosen is none then.
    ///
    /// Fidelity: documented UISegmentedControl.removeSegment(at:animated:).
    public func removeSegment(at segment: Int, animated: Bool) {
        guard choice.titles.indices.contains(segment) else { return }
        choice.titles.remove(at: segment)
        choice.disabled = Set(choice.disabled.compactMap { $0 == segment ? nil : $0 > segment ? $0 - 1 : $0 })
        choice.widths = Dictionary(
            uniqueKeysWithValues: choice.widths.compactMap { $0.key == segment ? nil : ($0.key > segment ? $0.key - 1 : $0.key, $0.value) })
        if choice.selected == segment { choice.selected = Self.noSegment } else if choice.selected > segment { choice.selected -= 1 }
        invalidateIntrinsicContentSize()
    }

    /// Whether a segment can be chosen.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { choice.disabled.remove(segment) } else { choice.disabled.insert(segment) }
    }

    /// Whether a segment can be chosen.
    public func isEnabledForSegment(at segment: Int) -> Bool { !choice.disabled.contains(segment) }

    /// Gives a segment a width in points; 0 for as wide as the others.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        choice.widths[segment] = width > 0 ? width : nil
        invalidateIntrinsicContentSize()
    }

    /// The width that a segment was given, in points; 0 for none.
    public func widthForSegment(at segment: Int) -> CGFloat { choice.widths[segment] ?? 0 }

    /// Whether a segment is chosen only while the finger is on it.
    ///
    /// Fidelity: documented UISegmentedControl.isMomentary (targets find the segment, afterwards there is none).
    public var isMomentary: Bool {
        get { choice.isMomentary }
        set { choice.isMomentary = newValue }
    }

    /// Where a segment's right and left edges are, in points.
    private func span(of segment: Int) -> (CGFloat, CGFloat) {
        let given = choice.widths.values.reduce(0, +)
        let others = choice.titles.count - choice.widths.count
        let each = others > 0 ? max(0, bounds.width - given) / CGFloat(others) : 0
        let start = (0..<segment).reduce(CGFloat(0)) { $0 + (choice.widths[$1] ?? each) }
        return (start, start + (choice.widths[segment] ?? each))
    }

    /// Takes all segments out.
    public func removeAllSegments() {
        choice.titles = []
        choice.selected = Self.noSegment
        choice.disabled = []
        choice.widths = [:]
        invalidateIntrinsicContentSize()
    }

    override var spokenTitles: [String] { choice.titles.filter { !$0.isEmpty } }

    override func touchPoint(for name: String?) -> CGPoint {
        guard let name, let place = choice.titles.firstIndex(of: name) else { return super.touchPoint(for: name) }
        let (left, right) = span(of: place)
        return CGPoint(x: (left + right) / 2, y: bounds.midY)
    }

    /// Chooses the segment at a point, and tells those who want to know.
    ///
    /// Fidelity: documented UISegmentedControl; segments without a width of their own share the rest (simplified).
    override func takeTap(at point: CGPoint) {
        guard bounds.width > 0, !choice.titles.isEmpty else { return }
        let place = choice.titles.indices.last { span(of: $0).0 <= point.x } ?? 0
        guard place != choice.selected, !choice.disabled.contains(place) else { return }
        selectedSegmentIndex = place
        sendActions(for: .valueChanged)
        if choice.isMomentary { choice.selected = Self.noSegment }
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
        let width = choice.titles.indices.reduce(CGFloat(0)) { $0 + (choice.widths[$1] ?? widest + 20) }
        return CGSize(width: pixelCeiling(width), height: 32)
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
    /// A page control's.
    var hidesOne = false
    /// A segmented control's segments that cannot be chosen, and the widths that were given, in points; by place.
    var disabled: Set<Int> = []
    var widths: [Int: CGFloat] = [:]
    var isMomentary = false
}

extension UIControl {
    var choice: Choice {
        _read { yield world.state.choices[id] }
        _modify { yield &world.state.choices[id] }
    }
}
