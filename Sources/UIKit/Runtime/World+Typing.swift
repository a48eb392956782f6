import Foundation
import Heap

// The user's typing.
extension World {
    /// Seconds between two keys.
    private static let keyInterval = 0.1

    /// Whether keys can go somewhere: a text field or text view is first responder.
    public var isTyping: Bool { firstResponder is any TextEditing }

    /// The result of a touch on a text field.
    public enum Focus: Sendable {
        /// It is first responder.
        case taken
        /// It is not: the field is disabled, or its delegate refuses.
        case declined
        /// Another view got the touch, which has been reported.
        case covered
    }

    /// Touches a target that takes text, unless it is first responder already.
    public func focus(_ target: TapTarget) -> Focus {
        guard let view = target.view, view.takesText else { return .declined }
        if view.isFirstResponder { return .taken }
        guard touch(view, at: view.touchPoint(for: nil)) else { return .covered }
        return view.isFirstResponder ? .taken : .declined
    }

    /// Presses keys one after the other, the first after `delay` seconds. Each goes to the first responder of that moment.
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

    /// Presses the return key, if the keyboard has one that can be pressed now.
    public func pressReturn() {
        guard let editing = firstResponder as? any TextEditing else { return }
        guard editing.textInput.hasReturnKey else {
            return report(.refusal("the keyboard of \(typeName(of: editing)) has no return key that can be pressed now"))
        }
        editing.pressReturn()
    }
}

extension TapTarget {
    /// Whether keys can go there.
    public var takesText: Bool { view?.takesText ?? false }
}
