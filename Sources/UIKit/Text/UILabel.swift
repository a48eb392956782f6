public import Foundation
package import Heap

/// Shows one or more lines of text.
///
/// Fidelity: documented UILabel; simplified, widths and line breaks as `TextMetrics` states them, text with attributes is measured by them and drawn like its
/// first character.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    struct State: Sendable {
        var text: String?
        /// The text's attributes, whose objects it retains; nil for plain text.
        var attributed: AttributedText?
        var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        var color = UIColor.label
        var alignment = NSTextAlignment.natural
        var numberOfLines = 1
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        var preferredMaxWidth: CGFloat = 0
        var adjustsSize = false
        var followsTextSize = false
        var isEnabled = true
        /// Where the text was drawn last, in a label whose class draws; nil: it was not.
        var drawn: CGRect?
    }

    var labelState: State {
        _read { yield world.state.labels[id] }
        _modify { yield &world.state.labels[id] }
    }

    /// A label with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        state.takesInput = false
    }

    /// A label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] { super.edges + (labelState.attributed?.edges("attributedText") ?? []) }

    override var spokenTitle: String? { labelState.text }

    /// Fidelity: documented UILabel.minimumFontSize (0 where nothing is set; Swift does not see it); kept, text keeps its size.
    override var hiddenKeys: [String: Argument] { ["minimumFontSize": .value(CGFloat(0))] }

    override func drawnContent() -> DrawnContent? {
        guard let text = labelState.text, !text.isEmpty, !drawsByCode || labelState.drawn != nil else { return nil }
        let shown = layout(of: text).drawnLines(fitting: contentPlace.width).joined(separator: "\n")
        return .text(
            shown, size: labelState.font.pointSize, isBold: labelState.font.isBold,
            color: labelState.color.components(style: traitCollection.userInterfaceStyle), alignment: labelState.alignment)
    }

    // MARK: Size

    private func layout(of text: String) -> TextLayout {
        if let attributed = labelState.attributed {
            return TextLayout(attributed, font: labelState.font, numberOfLines: labelState.numberOfLines, in: world)
        }
        return TextLayout(text: text, font: labelState.font, numberOfLines: labelState.numberOfLines, scale: world.device.scale)
    }

    /// Fidelity: reported (developers' labels with room around the text: the rectangle for the text is asked for at the width that layout gives, where
    /// `intrinsicContentSize` breaks lines at the whole width, so that such text is cut off); that the room is the same at each width is simplified.
    override func flowingText(of size: CGSize) -> FlowingText? {
        guard labelState.numberOfLines != 1, labelState.preferredMaxWidth <= 0, let text = labelState.text, !text.isEmpty else {
            return nil
        }
        var flowing = FlowingText(layout: layout(of: text))
        let natural = flowing.layout.naturalSize
        guard let script = world.script else { return flowing }
        let asked = script.implements(Self.textRect, on: id) ? intrinsicContentSize : natural
        flowing.insets = CGSize(width: asked.width - natural.width, height: asked.height - natural.height)
        guard script.implements("intrinsicContentSize", on: id) else { return flowing }
        flowing.margin = CGSize(width: size.width - asked.width, height: size.height - asked.height)
        return flowing.margin.width >= 0 && flowing.margin.height >= 0 ? flowing : nil
    }

    override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
        (pixelCeiling(labelState.font.ascender), pixelCeiling(-labelState.font.descender))
    }

    /// The size of the text: on one line, or broken at `preferredMaxLayoutWidth`.
    ///
    /// Fidelity: simplified; `TextMetrics` states the widths.
    open override var intrinsicContentSize: CGSize {
        size(within: CGSize(width: labelState.numberOfLines == 1 ? 0 : labelState.preferredMaxWidth, height: 0))
    }

    /// The size of the text when it may be as wide as `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(within: CGSize(width: labelState.numberOfLines == 1 ? 0 : size.width, height: size.height))
    }

    private static let textRect = "textRect(forBounds:limitedToNumberOfLines:)"

    /// The size of the text within `room`, as the class's override of `textRect` says. A width or height of 0 is unlimited.
    private func size(within room: CGSize) -> CGSize {
        let lines = labelState.numberOfLines
        guard let script = world.script, script.implements(Self.textRect, on: id) else {
            return textSize(fitting: room.width > 0 ? room.width : .greatestFiniteMagnitude, lines: lines)
        }
        let all = CGFloat.greatestFiniteMagnitude
        let bounds = CGRect(x: 0, y: 0, width: room.width > 0 ? room.width : all, height: room.height > 0 ? room.height : all)
        return world.ask(Self.textRect, of: self, [.value(bounds), .value(lines)]) {
            textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        }.size
    }

    private func textSize(fitting width: CGFloat, lines: Int) -> CGSize {
        guard let text = labelState.text else { return .zero }
        var layout = layout(of: text)
        layout.numberOfLines = lines
        return layout.size(fitting: width)
    }

    /// Override point: the text's rectangle in the label's bounds, in points: as high as its lines, at the top left.
    ///
    /// Fidelity: documented UILabel.textRect(forBounds:limitedToNumberOfLines:); reported that the label's sizes are asked of it; that it is at the top left is
    /// simplified.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(fitting: bounds.width, lines: numberOfLines)
        return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
    }

    // MARK: Drawing

    /// Whether the learner's code draws the text, or places it.
    override var drawsByCode: Bool { super.drawsByCode || world.script?.implements("drawText(in:)", on: id) == true }

    override var contentPlace: CGRect { drawsByCode ? labelState.drawn ?? bounds : bounds }

    override var redrawsOnResize: Bool { super.redrawsOnResize || drawsByCode }

    override func willDraw() {
        if labelState.drawn != nil { labelState.drawn = nil }
    }

    /// Override point: draws the text in the bounds.
    open override func draw(_ rect: CGRect) {
        guard drawsByCode else { return }
        world.sendQuietly("drawText(in:)", to: self, [("rect", .value(bounds))]) { drawText(in: bounds) }
    }

    /// Override point: draws the text in a rectangle of the label, between its upper and its lower edge. An override that leaves it out draws no text.
    ///
    /// Fidelity: documented UILabel.drawText(in:); what an override draws itself is not shown (simplified).
    open func drawText(in rect: CGRect) { labelState.drawn = rect }

    func changed(_ property: String, affectsSize: Bool) {
        world.report(.write(property: property, object: id))
        setNeedsDisplay()
        guard affectsSize else { return }
        invalidateIntrinsicContentSize()
        (superview as? UIButton)?.titleChanged()
    }

    // MARK: Properties

    /// The text, nil for none. Setting it removes the attributes of its parts.
    ///
    /// Fidelity: documented UILabel.text.
    open var text: String? {
        get { labelState.text }
        set {
            guard newValue != labelState.text || labelState.attributed != nil else { return }
            world.assign(&labelState.attributed, nil)
            labelState.text = newValue
            changed("text", affectsSize: true)
        }
    }

    /// The typeface. Setting it sets that of the whole text. Setting the same one again does not invalidate the size: a label's owner may set it in
    /// its own layout.
    ///
    /// Fidelity: documented UILabel.font; reported (buttons that set their title's in layoutSubviews come to rest).
    open var font: UIFont! {
        get { labelState.font }
        set {
            let (old, oldText) = (labelState.font, labelState.attributed)
            labelState.font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            changeShownAttributes { $0.values[.font] = .value(labelState.font) }
            changed("font", affectsSize: labelState.font != old || labelState.attributed != oldText)
        }
    }

    /// The text's colour. Setting it sets that of the whole text.
    ///
    /// Fidelity: documented UILabel.textColor.
    public var textColor: UIColor! {
        get { labelState.color }
        set {
            labelState.color = newValue ?? .label
            changeShownAttributes { $0.values[.foregroundColor] = .value(labelState.color) }
            changed("textColor", affectsSize: false)
        }
    }

    /// The alignment of lines.
    public var textAlignment: NSTextAlignment {
        get { labelState.alignment }
        set {
            labelState.alignment = newValue
            align(newValue)
            changed("textAlignment", affectsSize: false)
        }
    }

    /// The most lines; 0 for any number.
    public var numberOfLines: Int {
        get { labelState.numberOfLines }
        set {
            let isOther = newValue != labelState.numberOfLines
            labelState.numberOfLines = newValue
            changed("numberOfLines", affectsSize: isOther)
        }
    }

    /// How text that is too long is cut. With every value, lines break at words, and text that does not fit is cut at the end.
    ///
    /// Fidelity: simplified; kept, not followed.
    public var lineBreakMode: NSLineBreakMode {
        get { labelState.lineBreakMode }
        set { labelState.lineBreakMode = newValue }
    }

    /// The width at which the intrinsic size breaks lines, in points. With 0, the width in the layout.
    public var preferredMaxLayoutWidth: CGFloat {
        get { labelState.preferredMaxWidth }
        set {
            guard newValue != labelState.preferredMaxWidth else { return }
            labelState.preferredMaxWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the font may become smaller to fit. Kept, not followed.
    ///
    /// Fidelity: simplified; the font stays as it is.
    public var adjustsFontSizeToFitWidth: Bool {
        get { labelState.adjustsSize }
        set { labelState.adjustsSize = newValue }
    }

    /// Whether a font that follows the user's text size is updated when that changes.
    ///
    /// Fidelity: documented UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory.
    public var adjustsFontForContentSizeCategory: Bool {
        get { labelState.followsTextSize }
        set {
            labelState.followsTextSize = newValue
            if newValue { contentSizeCategoryChanged() }
        }
    }

    override func contentSizeCategoryChanged() {
        guard labelState.followsTextSize else { return }
        let adjusted = labelState.font.adjusted(to: traitCollection.preferredContentSizeCategory)
        if adjusted != labelState.font { font = adjusted }
    }

    /// Whether the text looks alive. Kept, not drawn.
    ///
    /// Fidelity: simplified; drawn alike.
    public var isEnabled: Bool {
        get { labelState.isEnabled }
        set { labelState.isEnabled = newValue }
    }
}
