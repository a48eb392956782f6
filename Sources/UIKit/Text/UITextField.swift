public import Foundation
package import Heap

/// A line of text that can be edited.
///
/// Fidelity: documented UITextField; simplified, widths as `TextMetrics` states them, text with attributes is measured by them and drawn like its
/// first character, typed by the scenario: no dictation or correction.
open class UITextField: UIControl {
    /// The line around a field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin one.
        case line
        /// One that looks deep.
        case bezel
        /// One with round corners.
        case roundedRect
    }

    /// When a view beside the text is shown.
    ///
    /// Fidelity: documented UITextField.ViewMode.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing
        /// While it is not.
        case unlessEditing
        /// Always.
        case always
    }

    /// Why editing has ended.
    ///
    /// Fidelity: documented UITextField.DidEndEditingReason; it is always committed, as it is on every system but tvOS.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text holds.
        case committed = 0
        /// The text does not hold.
        case cancelled = 1
    }

    /// A text field with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        state.clips = true
        addCanvas()
    }

    /// A text field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addCanvas()
    }

    package override var edges: [Edge] { super.edges + textInput.edges }

    override var spokenTitles: [String] {
        [textInput.text, textInput.placeholder ?? "", showsClearButton ? Self.clearTitle : ""].filter { !$0.isEmpty }
    }

    private static let clearTitle = "Clear text"

    override func touchPoint(for name: String?) -> CGPoint {
        guard name == Self.clearTitle, showsClearButton else { return super.touchPoint(for: name) }
        let place = askedClearButton
        return CGPoint(x: place.midX, y: place.midY)
    }

    // MARK: First responder

    /// Whether the field is in use.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// The view in the keyboard's place. Retained by the field.
    open override var inputView: UIView? {
        get { world.object(textInput.inputView) }
        set { world.space.assign(&textInput.inputView, newValue?.id) }
    }

    /// The view above the keyboard. Retained by the field.
    open override var inputAccessoryView: UIView? {
        get { world.object(textInput.accessory) }
        set { world.space.assign(&textInput.accessory, newValue?.id) }
    }

    override var takesText: Bool { true }

    override func agreesToBegin() -> Bool {
        allows(tell("textFieldShouldBeginEditing(_:)"))
    }

    /// Fidelity: reported keyboard-textfield-order (the delegate before the keyboard); the places of the control's event and of the notification are
    /// simplified.
    override func hasBegun() {
        if textInput.clearsOnBeginning, !textInput.text.isEmpty, allows(tell("textFieldShouldClear(_:)")) { take("", cursor: 0) }
        partsChanged()
        tell("textFieldDidBeginEditing(_:)")
        sendActions(for: .editingDidBegin)
        world.post(Self.textDidBeginEditingNotification, object: self)
    }

    override func agreesToEnd() -> Bool {
        allows(tell("textFieldShouldEndEditing(_:)"))
    }

    /// Fidelity: documented UITextFieldDelegate.textFieldDidEndEditing(_:reason:) (called in place of the method without a reason).
    override func hasEnded() {
        partsChanged()
        let reason: (String, Argument) = ("reason", .value(DidEndEditingReason.committed))
        if tell("textFieldDidEndEditing(_:reason:)", [reason]) == nil { tell("textFieldDidEndEditing(_:)") }
        sendActions(for: .editingDidEnd)
        world.post(Self.textDidEndEditingNotification, object: self)
    }

    /// Override point: waits for the finger to be lifted.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Override point: nothing moves with the finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Override point: begins editing. If the finger has rested, the edit menu is shown.
    ///
    /// Fidelity: reported (the menu of a text that is pressed comes when the finger is lifted).
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        if showsClearButton, askedClearButton.contains(touch.location(in: self)) { return pressClear() }
        if !isFirstResponder { tapped() }
        if isFirstResponder, touch.record.time - touch.record.began >= 0.5 { world.showEditMenu(for: self, in: window) }
    }

    override var edits: Set<String> { Self.textEdits }

    override func canEdit(_ action: String) -> Bool { canEditText(action) }

    package override func edit(_ action: String) { editText(action) }

    override func tapped() {
        guard isEnabled else { return }
        sendActions(for: .touchDown)
        _ = world.ask("becomeFirstResponder()", of: self) { becomeFirstResponder() }
    }

    /// Called when the text has been edited and all callbacks have been made.
    func edited() {}

    /// Calls the delegate with the field as the first argument.
    @discardableResult
    func tell(
        _ name: String, _ arguments: [(name: String, value: Argument)] = [], by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(textInput.delegate, name, [("textField", .object(id))] + arguments, by: function, in: file)
    }

    // MARK: Size and drawing

    /// The size of the text or of the placeholder, with the border's room, in points.
    ///
    /// Fidelity: simplified; `TextMetrics` states the widths, the border takes 7 points at the sides and 6 above and below.
    open override var intrinsicContentSize: CGSize {
        let shown = textInput.text.isEmpty ? textInput.placeholder ?? "" : shownText
        let size = layout.naturalSize
        let room: CGSize = textInput.borderStyle == .none ? CGSize(width: 0, height: 1) : CGSize(width: 14, height: 13)
        return CGSize(width: (shown.isEmpty ? 0 : size.width) + room.width, height: pixelCeiling(size.height + room.height))
    }

    /// The best size: that of the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
        let free = max(0, bounds.height - shownFont.lineHeight) / 2
        return (pixelCeiling(free + shownFont.ascender), pixelCeiling(free - shownFont.descender))
    }

    override func contentSizeCategoryChanged() {
        if let adjusted = textInput.adjustedFont(to: traitCollection.preferredContentSizeCategory) { font = adjusted }
    }

    var shownFont: UIFont { textInput.font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }

    private var shownText: String {
        textInput.traits.isSecure ? String(repeating: "•", count: textInput.text.count) : textInput.text
    }

    private var layout: TextLayout {
        let isPlaceholder = textInput.text.isEmpty
        let attributed = isPlaceholder ? textInput.attributedPlaceholder : textInput.traits.isSecure ? nil : textInput.attributed
        if let attributed, attributed.length > 0 { return TextLayout(attributed, font: shownFont, numberOfLines: 1, in: world) }
        let shown = isPlaceholder ? textInput.placeholder ?? "" : shownText
        return TextLayout(text: shown.isEmpty ? " " : shown, font: shownFont, numberOfLines: 1, scale: world.device.scale)
    }

    // MARK: Rectangles

    /// Override point: where the border is drawn: in the bounds.
    ///
    /// Fidelity: documented UITextField.borderRect(forBounds:); the border is drawn around the bounds (simplified).
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Override point: the text's rectangle while the field is not edited: the bounds without the border and the views beside the text.
    ///
    /// Fidelity: documented UITextField.textRect(forBounds:); how wide the border is, is simplified.
    open func textRect(forBounds bounds: CGRect) -> CGRect { freeRect(in: bounds) }

    /// Override point: the text's rectangle while the field is edited: the bounds without the border and the views beside the text.
    ///
    /// Fidelity: documented UITextField.editingRect(forBounds:); how wide the border is, is simplified.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { freeRect(in: bounds) }

    /// Override point: where the placeholder stands: where the text would.
    ///
    /// Fidelity: documented UITextField.placeholderRect(forBounds:); reported that it goes by an override of the text's rectangle.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? askedEditingRect(bounds) : askedTextRect(bounds) }

    /// Fidelity: reported, `value(forKey: "clearButton")` as apps colour the button; refused, as the button is no view here.
    override var privateKeys: Set<String> { Self.placeholderLabelKeys.union(["clearButton", "_clearButton"]) }
    override func privateObject(forKey key: String) -> NSObject? {
        guard !Self.placeholderLabelKeys.contains(key) else {
            if let name = key.split(separator: ".").first, refusesInstanceVariable(String(name), of: "UITextField") { return nil }
            refusePlaceholderLabel(key)
            return nil
        }
        world.report(.refusal("the button that clears a text field's text as a view"))
        return nil
    }

    override func takesPrivately(_ value: Argument, at key: String) -> Bool {
        setOfPlaceholderLabel(value, at: key) || super.takesPrivately(value, at: key)
    }

    /// Override point: where the button that clears the text is.
    ///
    /// Fidelity: documented UITextField.clearButtonRect(forBounds:); simplified, a square at the right edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = min(19, bounds.height)
        return CGRect(x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Override point: the rectangle of the view before the text: at the left edge, of the view's size.
    ///
    /// Fidelity: documented UITextField.leftViewRect(forBounds:); reported that it fits the view to its constraints; the place is simplified.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = size(of: leftView, in: bounds)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Override point: the rectangle of the view after the text: at the right edge, of the view's size.
    ///
    /// Fidelity: documented UITextField.rightViewRect(forBounds:); as for the one before.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = size(of: rightView, in: bounds)
        return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Override point: places the text and the views beside it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    override var contentPlace: CGRect { (drawsByCode ? textInput.drawn : nil) ?? textInput.place ?? bounds }

    /// Whether the learner's code draws the text, or places it.
    override var drawsByCode: Bool {
        super.drawsByCode || ["drawText(in:)", "drawPlaceholder(in:)"].contains { world.script?.implements($0, on: id) == true }
    }

    override var redrawsOnResize: Bool { super.redrawsOnResize || drawsByCode }

    override func willDraw() {
        if textInput.drawn != nil { textInput.drawn = nil }
    }

    /// Override point: draws the text, or the placeholder while there is none.
    ///
    /// Fidelity: documented UITextField.drawText(in:), drawPlaceholder(in:); reported that a text that is edited is drawn by the field's editor.
    open override func draw(_ rect: CGRect) {
        guard drawsByCode else { return }
        if textInput.text.isEmpty {
            guard textInput.placeholder?.isEmpty == false else { return }
            let place = askedPlaceholderRect
            world.sendQuietly("drawPlaceholder(in:)", to: self, [("rect", .value(place))]) { drawPlaceholder(in: place) }
        } else if !isEditing {
            let place = askedTextRect(bounds)
            world.sendQuietly("drawText(in:)", to: self, [("rect", .value(place))]) { drawText(in: place) }
        }
    }

    /// Override point: draws the text in a rectangle of the field, while it is not edited. An override that leaves it out draws no text.
    ///
    /// Fidelity: documented UITextField.drawText(in:); what an override draws itself is not shown (simplified).
    open func drawText(in rect: CGRect) { textInput.drawn = rect }

    /// Override point: draws the placeholder in a rectangle of the field. An override that leaves it out draws none.
    ///
    /// Fidelity: documented UITextField.drawPlaceholder(in:); what an override draws itself is not shown (simplified).
    open func drawPlaceholder(in rect: CGRect) { textInput.drawn = rect }

    override func drawnContent() -> DrawnContent? {
        let isPlaceholder = textInput.text.isEmpty
        guard !drawsByCode || textInput.drawn != nil || isEditing && !isPlaceholder else { return nil }
        let shown = isPlaceholder ? textInput.placeholder ?? "" : shownText
        guard !shown.isEmpty else { return nil }
        let attributes = isPlaceholder ? textInput.attributedPlaceholder?.first : nil
        let color = isPlaceholder ? attributes?.color ?? .placeholderText : textInput.color ?? .label
        let font = attributes?.font ?? shownFont
        return .text(
            layout.drawnLines(fitting: contentPlace.width).joined(separator: "\n"), size: font.pointSize, isBold: font.isBold,
            color: color.components(style: traitCollection.userInterfaceStyle), alignment: textInput.alignment)
    }
}
