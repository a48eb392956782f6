public import Foundation
package import Heap

/// Lines of text that can be edited and scrolled.
///
/// Fidelity: documented UITextView; simplified, lines as `TextMetrics` breaks them, text with attributes is measured by them and drawn like its first character, no
/// data detection or menu.
open class UITextView: UIScrollView {
    /// A text view with a frame in its superview's coordinates, in points, and a text container. For nil it makes its own container.
    ///
    /// Fidelity: documented UITextView.init(frame:textContainer:); of a container the padding and the number of lines count; init(frame:)
    /// does not ask for a subclass's override of this one (simplified).
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer { take(textContainer) }
    }

    /// A text view with a frame in its superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// A text view without a size.
    public convenience init() {
        self.init(frame: .zero, textContainer: nil)
    }

    /// A text view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] { super.edges + textInput.edges }

    override func contentSizeCategoryChanged() {
        if let adjusted = textInput.adjustedFont(to: traitCollection.preferredContentSizeCategory) { font = adjusted }
    }

    override var spokenTitle: String? { textInput.text.isEmpty ? nil : textInput.text }

    override var reactsToTap: Bool { textInput.isEditable || super.reactsToTap }

    // MARK: First responder

    /// Whether the text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { textInput.isEditable || textInput.isSelectable }

    /// The view in the keyboard's place. Retained by the view.
    open override var inputView: UIView? {
        get { world.object(textInput.inputView) }
        set { world.space.assign(&textInput.inputView, newValue?.id) }
    }

    /// The view above the keyboard. Retained by the view.
    open override var inputAccessoryView: UIView? {
        get { world.object(textInput.accessory) }
        set { world.space.assign(&textInput.accessory, newValue?.id) }
    }

    override var takesText: Bool { textInput.isEditable }

    /// Fidelity: reported keyboard-textview-order.
    override var beginsBeforeKeyboard: Bool { false }

    override func agreesToBegin() -> Bool {
        !textInput.isEditable || allows(tell("textViewShouldBeginEditing(_:)"))
    }

    /// Fidelity: reported keyboard-textview-order (the keyboard before the delegate); the notification's place is simplified.
    override func hasBegun() {
        guard textInput.isEditable else { return }
        tell("textViewDidBeginEditing(_:)")
        world.post(Self.textDidBeginEditingNotification, object: self)
    }

    override func agreesToEnd() -> Bool {
        !textInput.isEditable || allows(tell("textViewShouldEndEditing(_:)"))
    }

    override func hasEnded() {
        guard textInput.isEditable else { return }
        tell("textViewDidEndEditing(_:)")
        world.post(Self.textDidEndEditingNotification, object: self)
    }

    override var edits: Set<String> { Self.textEdits }

    override func canEdit(_ action: String) -> Bool { canEditText(action) }

    package override func edit(_ action: String) { editText(action) }

    override func tapped() {
        guard textInput.isEditable else { return super.tapped() }
        _ = world.ask("becomeFirstResponder()", of: self) { becomeFirstResponder() }
    }

    /// Calls the delegate with the text view as the first argument.
    @discardableResult
    func tell(
        _ name: String, _ arguments: [(name: String, value: Argument)] = [], by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(scrollState.delegate, name, [("textView", .object(id))] + arguments, by: function, in: file)
    }

    // MARK: Size and drawing

    private var room: UIEdgeInsets {
        var room = textInput.containerInset
        let padding = containerRecord.padding
        room.left += padding
        room.right += padding
        return room
    }

    private func size(fitting width: CGFloat) -> CGSize { size(upTo: nil, fitting: width) }

    /// The layout of the text, or of its part before a place, in UTF-16 units.
    private func layout(upTo end: Int?) -> TextLayout {
        if let attributed = textInput.attributed, attributed.length > 0, end != 0 {
            let shown = end.map { attributed.part(NSRange(location: 0, length: $0)) } ?? attributed
            return TextLayout(shown, font: shownFont, numberOfLines: containerRecord.lines, in: world)
        }
        let text = end.map { (textInput.text as NSString).substring(to: $0) } ?? textInput.text
        return TextLayout(text: text.isEmpty ? " " : text, font: shownFont, numberOfLines: containerRecord.lines, scale: world.device.scale)
    }

    func size(upTo end: Int?, fitting width: CGFloat) -> CGSize {
        let layout = layout(upTo: end)
        let size = layout.size(fitting: max(0, width - room.left - room.right))
        return CGSize(width: size.width + room.left + room.right, height: size.height + room.top + room.bottom)
    }

    /// The size of the text where the view does not scroll, otherwise none.
    ///
    /// Fidelity: documented UITextView (a text view that does not scroll has an intrinsic size); `TextMetrics` states the widths.
    open override var intrinsicContentSize: CGSize {
        guard !scrollState.isScrollEnabled else { return super.intrinsicContentSize }
        return size(fitting: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    }

    /// The size of the text when it may be as wide as `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    override var measuresContent: Bool { true }

    /// Override point: lays out the text, whose size is the content size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard scrollState.isScrollEnabled else { return }
        let size = CGSize(width: bounds.width, height: size(fitting: bounds.width).height)
        // An observer that lays the view out again would otherwise make an endless loop.
        if size != contentSize { contentSize = size }
    }

    var shownFont: UIFont { textInput.font ?? UIFont.systemFont(ofSize: 12) }

    override func drawnContent() -> DrawnContent? {
        guard !textInput.text.isEmpty else { return nil }
        let lines = layout(upTo: nil).lines(fitting: max(0, bounds.width - room.left - room.right))
        return .text(
            lines.joined(separator: "\n"), size: shownFont.pointSize, isBold: shownFont.isBold,
            color: (textInput.color ?? .label).components(style: traitCollection.userInterfaceStyle), alignment: textInput.alignment)
    }
}
