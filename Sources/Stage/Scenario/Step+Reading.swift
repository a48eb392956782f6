import Foundation
import UIKit

extension Step {
    /// Reads the action of a step from its words, without `at`.
    static func action(_ words: [String]) throws(StepError) -> Action {
        // Only what help lists is a step.
        guard Self.words.contains(words[0]) else { throw noStep(words[0]) }
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
        case "cover":
            guard let cover = Cover(rawValue: try one("push, sheet or fullScreen")) else {
                throw StepError("'cover' takes push, sheet or fullScreen, not '\(arguments[0])'")
            }
            return .cover(cover)
        case "uncover": return try only(.uncover)
        case "replace-root": return try only(.replaceRoot)
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
        default: throw noStep(words[0])
        }
    }

    private static func noStep(_ word: String) -> StepError {
        StepError("there is no step '\(word)'\(nearest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? "")")
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

    static func split(_ text: String) throws(StepError) -> [String] {
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
