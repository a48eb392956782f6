public import Foundation
package import Heap

/// Controls a view in the keyboard's place, or above it.
///
/// Fidelity: documented UIInputViewController; in the app that shows it: keyboards of other apps, the change to another keyboard, lexicons and what
/// UITextInputDelegate is told are not simulated.
open class UIInputViewController: UIViewController {
    struct Record: Sendable {
        /// Retained.
        var proxy: ObjectID?
        var primaryLanguage: String?
        var hasDictationKey = false
    }

    private var inputRecord: Record {
        _read { yield world.state.inputControllers[id] }
        _modify { yield &world.state.inputControllers[id] }
    }

    /// A controller whose view comes from the nib of this name. Without a nib, the view is a plain one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller with a plain view.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override var edges: [Edge] {
        super.edges + (inputRecord.proxy.map { [Edge("textDocumentProxy", to: $0)] } ?? [])
    }

    /// Override point: makes the view, as wide as the screen and as high as the keyboard.
    ///
    /// Fidelity: reported (view is inputView); its size is simplified.
    open override func loadView() {
        if loadArchivedView() { return }
        let screen = world.screenBounds.size
        let size = CGSize(width: screen.width, height: world.device.keyboardHeight(onScreen: screen))
        let view = UIInputView(frame: CGRect(origin: .zero, size: size), inputViewStyle: .keyboard)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The view; reading it loads it.
    ///
    /// Fidelity: documented UIInputViewController.inputView; reported (it is the controller's view).
    open override var inputView: UIView? {
        get { view }
        set { view = newValue }
    }

    /// The edited text, for reading and changing it.
    ///
    /// Fidelity: documented UIInputViewController.textDocumentProxy.
    open var textDocumentProxy: any UITextDocumentProxy {
        if let proxy: InputDocument = world.object(inputRecord.proxy) { return proxy }
        let proxy = world.bind { InputDocument() }
        world.space.assign(&inputRecord.proxy, proxy.id)
        return proxy
    }

    /// The language that the keyboard is for. Kept.
    ///
    /// Fidelity: documented UIInputViewController.primaryLanguage; simplified, without effect.
    open var primaryLanguage: String? {
        get { inputRecord.primaryLanguage }
        set { inputRecord.primaryLanguage = newValue }
    }

    /// Whether the keyboard has a key for dictation of its own. Kept.
    ///
    /// Fidelity: documented UIInputViewController.hasDictationKey; simplified, without effect.
    open var hasDictationKey: Bool {
        get { inputRecord.hasDictationKey }
        set { inputRecord.hasDictationKey = newValue }
    }

    /// Whether people allow the keyboard all that an app may do.
    ///
    /// Fidelity: documented UIInputViewController.hasFullAccess; simplified, nobody has allowed it.
    open var hasFullAccess: Bool { false }

    /// Whether a key for the next keyboard is needed: where the system shows none.
    ///
    /// Fidelity: documented UIInputViewController.needsInputModeSwitchKey; reported (phones without a home button show one).
    open var needsInputModeSwitchKey: Bool { world.device.safeArea.bottom == 0 }

    /// Hides the keyboard: the first responder resigns.
    ///
    /// Fidelity: documented UIInputViewController.dismissKeyboard().
    open func dismissKeyboard() {
        guard let responder = world.firstResponder else { return }
        _ = world.ask("resignFirstResponder()", of: responder) { responder.resignFirstResponder() }
    }
}

/// A view that looks as the keyboard does.
///
/// Fidelity: documented UIInputView; drawn as a plain view (simplified).
open class UIInputView: UIView {
    /// How the view looks.
    ///
    /// Fidelity: documented UIInputView.Style.
    public enum Style: Int, Sendable {
        /// A view as any other.
        case `default` = 0
        /// As the keyboard.
        case keyboard
    }

    struct Record: Sendable {
        var style = Style.default
        var sizesItself = false
    }

    private var inputRecord: Record {
        _read { yield world.state.inputViews[id] }
        _modify { yield &world.state.inputViews[id] }
    }

    /// A view of a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        super.init(frame: frame)
        inputRecord.style = inputViewStyle
    }

    /// A view that looks as any other.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// A view that looks as any other, without a size.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// A view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How the view looks.
    public var inputViewStyle: Style { inputRecord.style }

    /// Whether constraints determine the view's height.
    ///
    /// Fidelity: documented UIInputView.allowsSelfSizing.
    public var allowsSelfSizing: Bool {
        get { inputRecord.sizesItself }
        set { inputRecord.sizesItself = newValue }
    }
}

/// The edited text, as a controller in the keyboard's place reads and changes it.
///
/// Fidelity: documented UITextDocumentProxy, UIKeyInput; the keyboard's traits and marked text are left out (simplified).
public protocol UITextDocumentProxy: AnyObject {
    /// The text before the cursor; nil if there is none.
    var documentContextBeforeInput: String? { get }
    /// The text after the cursor; nil if there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil if there is none.
    var selectedText: String? { get }
    /// Whether there is text.
    var hasText: Bool { get }
    /// Moves the cursor by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Types text where the cursor is.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}

/// The text of the first responder, for a controller in the keyboard's place.
///
/// Fidelity: documented UITextDocumentProxy; the whole text is known, and all is done at once (simplified).
public final class InputDocument: NSObject, UITextDocumentProxy {
    private var editor: (any TextEditing)? { world.firstResponder as? any TextEditing }

    private func part(_ range: (TextInput) -> Range<Int>) -> String? {
        guard let input = editor?.textInput, case let range = range(input), !range.isEmpty else { return nil }
        return (input.text as NSString).substring(with: NSRange(location: range.lowerBound, length: range.count))
    }

    /// The text before the cursor; nil if there is none.
    public var documentContextBeforeInput: String? { part { 0..<$0.selection.location } }

    /// The text after the cursor; nil if there is none.
    public var documentContextAfterInput: String? {
        part { input in
            let start = input.selection.location + input.selection.length
            return start..<max(start, input.text.utf16.count)
        }
    }

    /// The selected text; nil if there is none.
    public var selectedText: String? { part { $0.selection.location..<($0.selection.location + $0.selection.length) } }

    /// Whether there is text.
    public var hasText: Bool { editor.map { !$0.textInput.text.isEmpty } ?? false }

    /// Moves the cursor by a number of characters.
    ///
    /// Fidelity: documented UITextDocumentProxy.adjustTextPosition(byCharacterOffset:); at once, in UTF-16 units (simplified).
    public func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let editor else { return }
        let length = editor.textInput.text.utf16.count
        let place = min(max(0, editor.textInput.selection.location + min(max(offset, -length), length)), length)
        editor.moveSelection(to: NSRange(location: place, length: 0))
    }

    /// Types text where the cursor is.
    public func insertText(_ text: String) { editor?.insertText(text) }

    /// Deletes the character before the cursor.
    public func deleteBackward() { editor?.deleteBackward() }
}
