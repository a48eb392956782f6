import Foundation
import Heap

// The views beside a text field's text, and the frames of all parts.
extension UITextField {
    /// The view before the text; retained, and a subview while it is shown.
    ///
    /// Fidelity: documented UITextField.leftView; that it comes with the next layout is simplified.
    public var leftView: UIView? {
        get { world.object(textInput.left) }
        set {
            guard leftView !== newValue else { return }
            leftView?.removeFromSuperview()
            world.space.assign(&textInput.left, newValue?.id)
            partsChanged(always: true)
        }
    }

    /// The view after the text; retained, and a subview while it is shown. The clear button is in front of it.
    ///
    /// Fidelity: documented UITextField.rightView; that it comes with the next layout is simplified, that the same view is no change is reported.
    public var rightView: UIView? {
        get { world.object(textInput.right) }
        set {
            guard rightView !== newValue else { return }
            rightView?.removeFromSuperview()
            world.space.assign(&textInput.right, newValue?.id)
            partsChanged(always: true)
        }
    }

    /// When the view before the text is shown.
    ///
    /// Fidelity: documented UITextField.leftViewMode.
    public var leftViewMode: ViewMode {
        get { textInput.leftMode }
        set {
            textInput.leftMode = newValue
            partsChanged(always: true)
        }
    }

    /// When the view after the text is shown.
    ///
    /// Fidelity: documented UITextField.rightViewMode.
    public var rightViewMode: ViewMode {
        get { textInput.rightMode }
        set {
            textInput.rightMode = newValue
            partsChanged(always: true)
        }
    }

    // MARK: Canvas

    /// Adds the view in the text's place.
    ///
    /// Fidelity: reported; a field has it from its beginning, and code that hides what is shown from pictures of the screen takes it out.
    /// That the field itself draws its text is simplified.
    func addCanvas() {
        let canvas = world.bind { _UITextLayoutCanvasView(frame: bounds) }
        canvas.isUserInteractionEnabled = false
        canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(canvas)
    }

    // MARK: Layout

    /// Whether a class's overrides or views beside the text determine the text's place.
    private var hasParts: Bool {
        if textInput.left != nil || textInput.right != nil || textInput.clearButton != .never { return true }
        guard let script = world.script else { return false }
        return ["textRect(forBounds:)", "editingRect(forBounds:)", "placeholderRect(forBounds:)"].contains { script.implements($0, on: id) }
    }

    /// Places the text and the views beside it before the next frame, if that can have changed.
    func partsChanged(always: Bool = false) {
        if drawsByCode { setNeedsDisplay() }
        if always || hasParts { invalidateLayout(.content) }
    }

    /// Whether a view of a mode is shown now.
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        case .always: true
        }
    }

    private var shownLeft: UIView? { shows(textInput.leftMode) ? leftView : nil }

    /// Fidelity: documented UITextField.clearButtonMode (where both are wanted, the button is shown).
    private var shownRight: UIView? { shows(textInput.rightMode) && !showsClearButton ? rightView : nil }

    /// Places the views beside the text, and asks for the text's rectangle.
    func placeParts() {
        place(leftView, isShown: shownLeft != nil) { askedLeftView }
        place(rightView, isShown: shownRight != nil) { askedRightView }
        let place = textInput.text.isEmpty ? askedPlaceholderRect : isEditing ? askedEditingRect(bounds) : askedTextRect(bounds)
        if textInput.place != place { textInput.place = place }
    }

    private func place(_ view: UIView?, isShown: Bool, in rect: () -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        let frame = rect()
        if view.frame != frame { view.frame = frame }
    }

    /// The bounds without the border and the views beside the text.
    func freeRect(in bounds: CGRect) -> CGRect {
        var free = bounds
        if textInput.borderStyle != .none { free = free.inset(by: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)) }
        let left = shownLeft == nil ? free.minX : max(free.minX, askedLeftView.maxX)
        var right = shownRight == nil ? free.maxX : min(free.maxX, askedRightView.minX)
        if showsClearButton { right = min(right, askedClearButton.minX) }
        return CGRect(x: left, y: free.minY, width: max(0, right - left), height: max(0, free.height))
    }

    /// The size of a view beside the text: its own, or the one that its constraints give, but at most the field's.
    func size(of view: UIView?, in bounds: CGRect) -> CGSize {
        guard let view else { return .zero }
        let isFitted = view.translatesAutoresizingMaskIntoConstraints && view.bounds.size != .zero
        let size = isFitted ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    // MARK: Asking the class

    func askedTextRect(_ bounds: CGRect) -> CGRect {
        world.ask("textRect(forBounds:)", of: self, [.value(bounds)]) { textRect(forBounds: bounds) }
    }

    func askedEditingRect(_ bounds: CGRect) -> CGRect {
        world.ask("editingRect(forBounds:)", of: self, [.value(bounds)]) { editingRect(forBounds: bounds) }
    }

    /// Fidelity: documented UITextField.placeholderRect(forBounds:) (not asked without a placeholder).
    var askedPlaceholderRect: CGRect {
        guard textInput.placeholder?.isEmpty == false else { return isEditing ? askedEditingRect(bounds) : askedTextRect(bounds) }
        return world.ask("placeholderRect(forBounds:)", of: self, [.value(bounds)]) { placeholderRect(forBounds: bounds) }
    }

    var askedClearButton: CGRect {
        world.ask("clearButtonRect(forBounds:)", of: self, [.value(bounds)]) { clearButtonRect(forBounds: bounds) }
    }

    private var askedLeftView: CGRect {
        world.ask("leftViewRect(forBounds:)", of: self, [.value(bounds)]) { leftViewRect(forBounds: bounds) }
    }

    private var askedRightView: CGRect {
        world.ask("rightViewRect(forBounds:)", of: self, [.value(bounds)]) { rightViewRect(forBounds: bounds) }
    }
}

/// Stands where a field's text does.
// swift-format-ignore: NoLeadingUnderscores
final class _UITextLayoutCanvasView: UIView {
    override var isPrivate: Bool { true }
}
