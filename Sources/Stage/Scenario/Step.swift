public import Foundation
public import UIKit

/// One action of the user, or one event of the device.
public struct Step: Sendable, Hashable, CustomStringConvertible {
    /// The action of a step.
    public enum Action: Sendable, Hashable {
        /// Touch the view with this identifier, title, text or property name.
        case tap(String)
        /// Hold a finger on the view with this name, for seconds.
        case press(String, seconds: Double)
        /// Put a finger on the view with this name and move it, by points.
        case drag(String, from: Side, by: CGSize, holds: Bool)
        /// Touch the back button.
        case back
        /// Swipe from the left edge to a percentage of the way, then lift the finger.
        case swipeBack(percent: Double, finishes: Bool, fromContent: Bool)
        /// Drag a sheet down to a percentage of the way, then lift the finger.
        case swipeDown(percent: Double, finishes: Bool)
        /// Swipe a page controller's page.
        case swipePage(isLeft: Bool, percent: Double, finishes: Bool)
        /// Choose a tab, from 0.
        case tab(Int)
        /// Put the cursor into a text field.
        case focus(String)
        /// Type into a text field.
        case type(String, text: String)
        /// Press return on the keyboard.
        case `return`
        /// Press a key of a hardware keyboard, while others are held.
        case key(String, UIKeyModifierFlags)
        /// Turn the device.
        case rotate(Orientation)
        /// Give the window another size, in points.
        case resize(CGSize)
        /// Switch between light and dark.
        case style(isDark: Bool)
        /// Choose a text size by Apple's name.
        case textSize(String)
        /// Leave the app.
        case background
        /// Come back to the app.
        case foreground
        /// End the app in the app switcher.
        case kill
        /// The system runs short of memory.
        case memoryWarning
        /// Put an empty screen over the front one.
        case cover(Cover)
        /// Take the front screen away: the one that was presented or pushed last.
        case uncover
        /// Give the window another root, which lets the screens go.
        case replaceRoot
        /// Call a method without arguments on the newest living instance of a class. Objects made only for an entry come last.
        case call(type: String, method: String)
        /// Let time pass, in seconds.
        case wait(Double)

        /// Whether it needs the app to be in front.
        var needsScreen: Bool {
            switch self {
            case .background, .foreground, .kill, .memoryWarning, .call, .wait, .style, .textSize: false
            default: true
            }
        }
    }

    /// The place at which a finger comes down: the middle, or just inside an edge.
    public enum Side: String, Sendable, CaseIterable {
        case middle, left, right, top, bottom
    }

    /// How an empty screen covers the front one.
    public enum Cover: String, Sendable, CaseIterable {
        case push, sheet, fullScreen
    }

    /// How a device is held.
    public enum Orientation: String, Sendable, CaseIterable {
        case portrait, landscapeLeft, landscapeRight
    }

    /// The step's action.
    public let action: Action
    /// Seconds after the step before began; nil: when that has settled.
    public let start: Double?
    /// The step as it was written.
    public let description: String

    /// One kind of step: how it is written, and what it does.
    public struct Kind: Sendable, Hashable {
        /// A step of this kind, as it is written.
        public let example: String
        /// What it does, in one sentence.
        public let summary: String

        init(_ example: String, _ summary: String) { (self.example, self.summary) = (example, summary) }

        /// The word that begins it.
        public var word: String { String(example.prefix { $0 != " " }) }
    }

    /// Every kind of step, in the order of help; a word that begins none of them is no step. A name is an identifier, a title or text, or
    /// the property that holds the view.
    public static let kinds = [
        Kind(#"tap "Open profile""#, "Touches the view of this identifier, title, text or property."),
        Kind("press card 1", "Holds a finger on a view, for seconds."),
        Kind("drag card 0 -200", "Puts a finger on a view and moves it by points: right, down."),
        Kind("back", "Touches the back button."),
        Kind("swipe-back 40 cancel", "Swipes back from the left edge, 40 % of the way; or 'finish'."),
        Kind("swipe-back content 60 finish", "Swipes back from the middle of the content, from iOS 26."),
        Kind("swipe-down 60 finish", "Drags a sheet down, 60 % of the way; or 'cancel'."),
        Kind("swipe-page left 60 finish", "Swipes the page of a page controller, left or right."),
        Kind("tab 1", "Chooses a tab; the first is 0."),
        Kind("focus name", "Puts the cursor into a text field."),
        Kind(#"type name "Ada Byron""#, "Types into a text field."),
        Kind("return", "Presses return on the keyboard."),
        Kind("key cmd+n", "Presses a key of a hardware keyboard, while others are held."),
        Kind("rotate landscapeLeft", "Turns the device; also landscapeRight and portrait."),
        Kind("resize 320x1194", "Gives the window another size, in points."),
        Kind("style dark", "Switches to dark or light."),
        Kind("text-size accessibilityLarge", "Chooses a text size by Apple's name."),
        Kind("background", "Leaves the app."),
        Kind("foreground", "Comes back to the app."),
        Kind("kill", "Ends the app in the app switcher."),
        Kind("memory-warning", "Tells the app that memory is short."),
        Kind("cover push", "Covers the front screen by a plain one; or sheet, fullScreen."),
        Kind("uncover", "Takes the front screen away: dismisses or pops it."),
        Kind("replace-root", "Gives the window another root, and lets the screens go."),
        Kind("call Profile.refresh", "Calls a method on the newest living instance of a class."),
        Kind("wait 1.5", "Lets time pass, in seconds."),
        Kind("at 0.2 back", "Starts a step 0.2 seconds after the one before began."),
    ]

    /// The words that begin a step.
    public static let words = kinds.reduce(into: [String]()) { words, kind in
        if !words.contains(kind.word) { words.append(kind.word) }
    }

    /// Reads a step. Throws `StepError` when the text is not one.
    public init(_ text: String) throws(StepError) {
        guard text.utf8.count <= Self.longestText else { throw StepError("a step is longer than \(Self.longestText) characters") }
        var words = try Self.split(text)
        description = text.trimmingCharacters(in: .whitespaces)
        guard let first = words.first else { throw StepError("a step is empty") }
        if first == "at" {
            guard words.count > 2, let seconds = try Self.seconds(words[1]) else {
                throw StepError("'at' takes a number of seconds and a step: at 0.2 back")
            }
            start = seconds
            words.removeFirst(2)
        } else {
            start = nil
        }
        action = try Self.action(words)
    }
}

/// Why a text is not a step, in one sentence.
public struct StepError: Error, Sendable, CustomStringConvertible {
    /// The problem, and the right form.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
