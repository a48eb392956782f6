public import Foundation
package import Heap

/// Shows one or more lines of text.
///
/// Fidelity: documented UILabel; simplified, widths and line breaks as `TextMetrics` states them, text with attributes is measured by them and drawn like its
/// first character.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    struct State: Sendable {
        var text: String?
        /// What it holds of the text's attributes; nil for plain text.
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

    override func drawnContent() -> DrawnContent? {
        guard let text = labelState.text, !text.isEmpty else { return nil }
        let shown = layout(of: text).drawnLines(fitting: bounds.width).joined(separator: "\n")
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

    override var flowingText: TextLayout? {
        guard labelState.numberOfLines != 1, labelState.preferredMaxWidth <= 0, let text = labelState.text, !text.isEmpty else {
            return nil
        }
        return layout(of: text)
    }

    override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
        (pixelCeiling(labelState.font.ascender), pixelCeiling(-labelState.font.descender))
    }

    /// The size of the text: on one line, or broken at `preferredMaxLayoutWidth`.
    ///
    /// Fidelity: simplified; `TextMetrics` states the widths.
    open override var intrinsicContentSize: CGSize {
        guard let text = labelState.text else { return .zero }
        let layout = layout(of: text)
        guard labelState.numberOfLines != 1, labelState.preferredMaxWidth > 0 else { return layout.naturalSize }
        return layout.size(fitting: labelState.preferredMaxWidth)
    }

    /// The size of the text when it may be as wide as `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text = labelState.text else { return .zero }
        guard labelState.numberOfLines != 1, size.width > 0 else { return layout(of: text).naturalSize }
        return layout(of: text).size(fitting: size.width)
    }

    func changed(_ property: String, affectsSize: Bool) {
        world.report(.write(property: property, object: id))
        setNeedsDisplay()
        guard affectsSize else { return }
        invalidateIntrinsicContentSize()
        (superview as? UIButton)?.titleChanged()
    }

    // MARK: What code may say

    /// The text, nil for none. Setting it takes what attributes its parts have away.
    ///
    /// Fidelity: documented UILabel.text.
    public var text: String? {
        get { labelState.text }
        set {
            guard newValue != labelState.text || labelState.attributed != nil else { return }
            world.assign(&labelState.attributed, nil)
            labelState.text = newValue
            changed("text", affectsSize: true)
        }
    }

    /// The typeface. Setting it sets that of the whole text.
    ///
    /// Fidelity: documented UILabel.font.
    public var font: UIFont! {
        get { labelState.font }
        set {
            labelState.font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            changeShownAttributes { $0.values[.font] = .value(labelState.font) }
            changed("font", affectsSize: true)
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

    /// Where lines stand.
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
            labelState.numberOfLines = newValue
            changed("numberOfLines", affectsSize: true)
        }
    }

    /// What happens to text that is too long. Whatever it says, lines are broken at words, and what does not fit is left out at the end.
    ///
    /// Fidelity: simplified; kept, not followed.
    public var lineBreakMode: NSLineBreakMode {
        get { labelState.lineBreakMode }
        set { labelState.lineBreakMode = newValue }
    }

    /// The width at which the intrinsic size breaks lines, in points; 0: the width that layout gives.
    public var preferredMaxLayoutWidth: CGFloat {
        get { labelState.preferredMaxWidth }
        set {
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

    /// Whether a font that follows the size of text that the user has chosen is renewed when that changes.
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
