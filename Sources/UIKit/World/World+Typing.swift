import Foundation
import Heap

// What the user does with the keyboard.
extension World {
    /// Seconds between two keys.
    private static let keyInterval = 0.1

    /// Whether keys can go somewhere: a text field or text view is first responder.
    public var isTyping: Bool { firstResponder is any TextEditing }

    /// Puts the cursor into a target that takes text. False when it does not become first responder.
    public func focus(_ target: TapTarget) -> Bool {
        guard let view = target.view, view.takesText else { return false }
        if !view.isFirstResponder { view.tapped() }
        return view.isFirstResponder
    }

    /// Presses keys one after the other, the first after `delay` seconds. Each goes to whoever is first responder then.
    ///
    /// Fidelity: simplified; a key takes a tenth of a second.
    public func pressKeys(_ text: String, after delay: Double = 0) {
        guard let key = text.first else { return }
        let rest = String(text.dropFirst())
        let press = block { [unowned self] in
            (firstResponder as? any TextEditing)?.insertText(String(key))
            pressKeys(rest, after: Self.keyInterval)
        }
        schedule(press, after: delay)
    }

    /// How long the keyboard takes to come up, in seconds.
    public var keyboardDelay: Double { Keyboard.duration }

    /// Presses the return key.
    public func pressReturn() {
        (firstResponder as? any TextEditing)?.pressReturn()
    }
}

extension TapTarget {
    /// Whether keys can go there.
    public var takesText: Bool { view?.takesText ?? false }
}
