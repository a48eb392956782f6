import Foundation
import Heap

/// Actions on the selection or the edited text. Every responder may implement them; UIKit calls the first in the responder chain that can.
///
/// Fidelity: documented UIResponderStandardEditActions; those of iOS 26 and updateTextAttributes(conversionHandler:) are left out (simplified).
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection, and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the pasteboard's content.
    func paste(_ sender: Any?)
    /// Pastes the text on the pasteboard, in the style of its new place.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes an address from the pasteboard, and opens it.
    func pasteAndGo(_ sender: Any?)
    /// Pastes from the pasteboard, and searches for the pasted text.
    func pasteAndSearch(_ sender: Any?)
    /// Selects the word at the cursor.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Sets the writing direction from the left.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction from the right.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or no longer bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or no longer italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or no longer.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection smaller.
    func decreaseSize(_ sender: Any?)
    /// Searches for a text.
    func find(_ sender: Any?)
    /// Searches for a text to replace it.
    func findAndReplace(_ sender: Any?)
    /// Finds the next occurrence.
    func findNext(_ sender: Any?)
    /// Finds the previous occurrence.
    func findPrevious(_ sender: Any?)
    /// Searches for the selection.
    func useSelectionForFind(_ sender: Any?)
    /// Prints.
    func printContent(_ sender: Any?)
    /// Renames the content.
    func rename(_ sender: Any?)
    /// Makes another of the same.
    func duplicate(_ sender: Any?)
    /// Moves elsewhere.
    func move(_ sender: Any?)
    /// Exports the content.
    func export(_ sender: Any?)
    /// Offers help with writing.
    func showWritingTools(_ sender: Any?)
}

// The targets of edit actions.
extension World {
    /// The standard edit actions with their titles in the edit menu.
    ///
    /// Fidelity: documented UIMenuController, UIResponderStandardEditActions.
    static let standardEdits = [
        ("Cut", "cut(_:)"), ("Copy", "copy(_:)"), ("Paste", "paste(_:)"), ("Select", "select(_:)"), ("Select All", "selectAll(_:)"),
        ("Delete", "delete(_:)"),
    ]

    /// The standard edit actions with their keys in the system's own menus.
    ///
    /// Fidelity: documented UIMenu.Identifier.standardEdit, .textStyle, .textSize, .find; their keys are reported.
    static let editKeys: [(input: String, flags: UIKeyModifierFlags, action: String)] = [
        ("x", .command, "cut(_:)"), ("c", .command, "copy(_:)"), ("v", .command, "paste(_:)"), ("a", .command, "selectAll(_:)"),
        ("v", [.command, .alternate, .shift], "pasteAndMatchStyle(_:)"), ("b", .command, "toggleBoldface(_:)"),
        ("i", .command, "toggleItalics(_:)"), ("u", .command, "toggleUnderline(_:)"), ("+", .command, "increaseSize(_:)"),
        ("-", .command, "decreaseSize(_:)"), ("f", .command, "find(_:)"), ("f", [.command, .alternate], "findAndReplace(_:)"),
        ("g", .command, "findNext(_:)"), ("g", [.command, .shift], "findPrevious(_:)"), ("e", .command, "useSelectionForFind(_:)"),
        ("s", [.command, .shift], "duplicate(_:)"),
    ]

    /// Whether an object has a method: the learner's, or one of UIKit's standard edit actions.
    func has(_ action: Selector, _ object: UIResponder) -> Bool {
        if script?.implements(action.name, on: object.id) == true || object.edits.contains(action.name) { return true }
        return !UIResponder.standardEdits.contains(action.name) && method(by: action, of: object.id) != nil
    }

    /// Calls a standard edit action as UIKit would; false when it is none, or the object has none.
    func edit(_ action: Selector, on receiver: ObjectID, sender: Argument) -> Bool {
        guard UIResponder.standardEdits.contains(action.name), let responder = object(receiver) as? UIResponder, has(action, responder)
        else {
            return false
        }
        sendQuietly(action.name, to: responder, [("sender", sender)]) { responder.edit(action.name) }
        return true
    }

    /// Fidelity: reported (what the Objective-C runtime says of a method that there is not).
    func refuseAction(_ action: String, of object: NSObject) {
        report(
            .exception(
                name: "NSInvalidArgumentException",
                reason: "-[\(space.heap.typeName(of: object.id)) \(Selector(action))]: unrecognized selector sent to instance",
                object: object.id,
                at: script?.currentLocation))
    }

    /// The commands of an edit menu: the standard ones and `own`, as far as an object in the responder chain from `first` can perform them.
    ///
    /// Fidelity: documented UIResponder.canPerformAction(_:withSender:), UIMenuController.
    func editCommands(_ own: [(String, String)] = [], for first: UIResponder, sender: NSObject?) -> [UICommand] {
        (Self.standardEdits + own).filter { first.askTarget(forAction: Selector($0.1), sender?.id) != nil }.map { title, action in
            bind { UICommand(title: title, action: Selector(action), propertyList: nil as ObjectID?) }
        }
    }

    /// Shows the edit menu, if it has any command.
    ///
    /// Fidelity: documented UIResponder.canPerformAction(_:withSender:) (for the commands of the editing menu, the sender is the application).
    func showEditMenu(for first: UIResponder, in window: UIWindow?) {
        let commands = editCommands(for: first, sender: bind { UIApplication.shared })
        if !commands.isEmpty { showMenu(bind { UIMenu(children: commands) }, for: first, in: window) }
    }
}

extension UIResponder {
    /// The full names of the standard edit actions.
    package static let standardEdits: [String] = [
        "cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "pasteAndGo(_:)", "pasteAndSearch(_:)",
        "select(_:)", "selectAll(_:)", "delete(_:)", "makeTextWritingDirectionLeftToRight(_:)",
        "makeTextWritingDirectionRightToLeft(_:)", "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
        "increaseSize(_:)", "decreaseSize(_:)", "find(_:)", "findAndReplace(_:)", "findNext(_:)", "findPrevious(_:)",
        "useSelectionForFind(_:)", "printContent(_:)", "rename(_:)", "duplicate(_:)", "move(_:)", "export(_:)",
        "showWritingTools(_:)",
    ]

    /// Asks, as UIKit does, for the target of an action.
    func askTarget(forAction action: Selector, _ sender: ObjectID?) -> UIResponder? {
        world.askObject("target(forAction:withSender:)", of: self, [.value(action), sender.map { .object($0) } ?? .nothing]) {
            target(of: action, sender: sender)
        }
    }
}

// The edit actions of text fields and text views.
extension TextEditing {
    /// The standard edit actions that text has.
    static var textEdits: Set<String> {
        ["cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "select(_:)", "selectAll(_:)", "delete(_:)"]
    }

    /// Fidelity: documented UIResponder.canPerformAction(_:withSender:); which of them text allows when is reported (secure text is not copied), that
    /// it never offers to delete is simplified.
    func canEditText(_ action: String) -> Bool {
        let (text, selection) = (textInput.text, textInput.selection)
        return switch action {
        case "cut(_:)": takesText && selection.length > 0 && !textInput.traits.isSecure
        case "copy(_:)": selection.length > 0 && !textInput.traits.isSecure
        case "paste(_:)", "pasteAndMatchStyle(_:)": takesText && world.bind { UIPasteboard.general }.hasStrings
        case "select(_:)": !text.isEmpty && selection.length == 0
        case "selectAll(_:)": !text.isEmpty && selection.length < text.utf16.count
        default: false
        }
    }

    /// Fidelity: documented UIResponderStandardEditActions; the delegate is asked as for keys (reported).
    func editText(_ action: String) {
        let board = world.bind { UIPasteboard.general }
        let selection = textInput.selection
        switch action {
        case "cut(_:)", "copy(_:)":
            guard selection.length > 0 else { return }
            board.string = (textInput.text as NSString).substring(with: selection)
            if action == "cut(_:)" { insertText("") }
        case "paste(_:)", "pasteAndMatchStyle(_:)":
            if let text = board.string { insertText(text) }
        case "select(_:)": moveSelection(to: wordAtCursor)
        case "selectAll(_:)": moveSelection(to: NSRange(location: 0, length: textInput.text.utf16.count))
        case "delete(_:)":
            if selection.length > 0 { insertText("") }
        default: world.refuseAction(action, of: self)
        }
    }

    /// The letters and digits around the cursor, in UTF-16 units. If there are none, the character before the cursor.
    ///
    /// Fidelity: simplified; UIKit's tokenizer knows the words of the language.
    private var wordAtCursor: NSRange {
        let text = textInput.text as NSString
        let isLetter = { (place: Int) in
            UnicodeScalar(text.character(at: place)).map(CharacterSet.alphanumerics.contains) ?? true
        }
        var (start, end) = (textInput.selection.location, textInput.selection.location)
        while start > 0, isLetter(start - 1) { start -= 1 }
        while end < text.length, isLetter(end) { end += 1 }
        if start == end, start > 0 { start = text.rangeOfComposedCharacterSequence(at: start - 1).location }
        return NSRange(location: start, length: end - start)
    }
}
