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

    /// One step of each kind, as it is written. A name is an identifier, a title or text, or the property that holds the view.
    public static let examples = [
        #"tap "Open profile""#, "press card 1", "drag card 0 -200", "back", "swipe-back 40 cancel", "swipe-back content 60 finish",
        "swipe-down 60 finish", "swipe-page left 60 finish", "tab 1", "focus name", #"type name "Ada Byron""#, "return", "key cmd+n",
        "rotate landscapeLeft", "resize 320x1194", "style dark", "text-size accessibilityLarge", "background", "foreground", "kill",
        "memory-warning", "call Profile.refresh", "wait 1.5", "at 0.2 back",
    ]

    /// The words that begin a step.
    public static let words = examples.reduce(into: [String]()) { words, example in
        let word = String(example.prefix { $0 != " " })
        if !words.contains(word) { words.append(word) }
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

    private static func action(_ words: [String]) throws(StepError) -> Action {
        let arguments = Array(words.dropFirst())
        func only(_ action: Action) throws(StepError) -> Action {
            guard arguments.isEmpty else { throw StepError("'\(words[0])' takes nothing after it, found '\(arguments[0])'") }
            return action
        }
        func one(_ what: String) throws(StepError) -> String {
            guard arguments.count == 1 else { throw StepError("'\(words[0])' takes \(what)") }
            return arguments[0]
        }
        switch words[0] {
        case "tap": return .tap(try one("the name of what to touch, quoted when it has spaces"))
        case "press":
            guard arguments.count == 2, let seconds = try seconds(arguments[1]) else {
                throw StepError("'press' takes the name of what to touch and a number of seconds: press card 1")
            }
            return .press(arguments[0], seconds: seconds)
        case "drag": return try drag(arguments)
        case "back": return try only(.back)
        case "swipe-back", "swipe-down":
            let fromContent = words[0] == "swipe-back" && arguments.first == "content"
            let (percent, finishes) = try swipe(words[0], fromContent ? Array(arguments.dropFirst()) : arguments)
            return words[0] == "swipe-back"
                ? .swipeBack(percent: percent, finishes: finishes, fromContent: fromContent)
                : .swipeDown(percent: percent, finishes: finishes)
        case "swipe-page":
            guard let side = arguments.first, side == "left" || side == "right" else {
                throw StepError("'swipe-page' takes left or right, a percentage, and finish or cancel")
            }
            let (percent, finishes) = try swipe(words[0], Array(arguments.dropFirst()))
            return .swipePage(isLeft: side == "left", percent: percent, finishes: finishes)
        case "tab":
            guard let index = Int(try one("the number of a tab, from 0")), index >= 0 else {
                throw StepError("'tab' takes a number from 0")
            }
            return .tab(index)
        case "focus": return .focus(try one("the name of a text field"))
        case "type":
            guard arguments.count == 2 else {
                throw StepError("'type' takes the name of a text field and the text, each quoted when it has spaces")
            }
            return .type(arguments[0], text: arguments[1])
        case "return": return try only(.return)
        case "key": return try key(try one("a key, with those that are held before it: key cmd+shift+n, key escape"))
        case "rotate":
            guard let orientation = Orientation(rawValue: try one("portrait, landscapeLeft or landscapeRight")) else {
                throw StepError("'rotate' takes portrait, landscapeLeft or landscapeRight, not '\(arguments[0])'")
            }
            return .rotate(orientation)
        case "resize": return .resize(try size(try one("a size in points: 320x1194")))
        case "style":
            let style = try one("dark or light")
            guard style == "dark" || style == "light" else { throw StepError("'style' takes dark or light, not '\(style)'") }
            return .style(isDark: style == "dark")
        case "text-size": return .textSize(try textSize(try one("the name of a text size: accessibilityLarge")))
        case "background": return try only(.background)
        case "foreground": return try only(.foreground)
        case "kill": return try only(.kill)
        case "memory-warning": return try only(.memoryWarning)
        case "call":
            let target = try one("a class and a method: call A.push")
            guard let dot = target.lastIndex(of: "."), dot != target.startIndex, target.index(after: dot) != target.endIndex else {
                throw StepError("'call' takes a class and a method: call A.push")
            }
            return .call(
                type: String(target[..<dot]), method: String(target[target.index(after: dot)...]).replacingOccurrences(of: "()", with: ""))
        case "wait":
            guard let seconds = try seconds(one("a number of seconds")) else {
                throw StepError("'wait' takes a number of seconds")
            }
            return .wait(seconds)
        default:
            throw StepError(
                "there is no step '\(words[0])'\(nearest(to: words[0], in: Self.words).map { "; did you mean '\($0)'?" } ?? "")")
        }
    }

    /// Keys without a letter, and modifier keys, by their usual names.
    private static let keys = [
        "escape": UIKeyCommand.inputEscape, "up": UIKeyCommand.inputUpArrow, "down": UIKeyCommand.inputDownArrow,
        "left": UIKeyCommand.inputLeftArrow, "right": UIKeyCommand.inputRightArrow, "delete": UIKeyCommand.inputDelete, "return": "\r",
        "tab": "\t", "space": " ",
    ]
    private static let heldKeys: [String: UIKeyModifierFlags] = [
        "cmd": .command, "shift": .shift, "ctrl": .control, "alt": .alternate,
    ]

    private static func key(_ text: String) throws(StepError) -> Action {
        let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        var flags: UIKeyModifierFlags = []
        for name in parts.dropLast() {
            guard let flag = heldKeys[name] else {
                throw StepError("'key' knows cmd, shift, ctrl and alt as keys that are held, not '\(name)'")
            }
            flags.insert(flag)
        }
        guard let last = parts.last, let input = keys[last] ?? (last.count == 1 ? last : nil) else {
            throw StepError("'key' takes one letter, or escape, up, down, left, right, delete, return, tab or space: key cmd+n")
        }
        return .key(input, flags)
    }

    private static func textSize(_ name: String) throws(StepError) -> String {
        let names = UIContentSizeCategory.named.map(\.name)
        guard names.contains(name) else {
            throw StepError("there is no text size '\(name)'\(nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? "")")
        }
        return name
    }

    private static func swipe(_ word: String, _ arguments: [String]) throws(StepError) -> (Double, Bool) {
        guard arguments.count == 2, let percent = Double(arguments[0].trimmingCharacters(in: ["%"])), (0...100).contains(percent),
            arguments[1] == "finish" || arguments[1] == "cancel"
        else { throw StepError("'\(word)' takes a percentage from 0 to 100, and finish or cancel: \(word) 40 cancel") }
        return (percent, arguments[1] == "finish")
    }

    private static func drag(_ arguments: [String]) throws(StepError) -> Action {
        let holds = arguments.last == "hold"
        let arguments = holds ? Array(arguments.dropLast()) : arguments
        let side = arguments.count == 5 && arguments[3] == "from" ? Side(rawValue: arguments[4]) : arguments.count == 3 ? .middle : nil
        guard let side, let x = points(arguments[1]), let y = points(arguments[2]) else {
            throw StepError(
                "'drag' takes the name of what to touch, the points to the right and down, perhaps an edge to begin at, and 'hold' when the "
                    + "finger rests before it is lifted: drag card 0 -200, drag page 200 0 from left, drag list 0 -200 hold")
        }
        return .drag(arguments[0], from: side, by: CGSize(width: x, height: y), holds: holds)
    }

    private static func size(_ text: String) throws(StepError) -> CGSize {
        let parts = text.split(separator: "x").map { points(String($0)) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0 else {
            throw StepError("'resize' takes a size in points: 320x1194")
        }
        return CGSize(width: width, height: height)
    }

    private static func split(_ text: String) throws(StepError) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character.isWhitespace, !isQuoted {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard !isQuoted else { throw StepError("a quotation mark is not closed in '\(text)'") }
        if let finished = word { words.append(finished) }
        return words
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
