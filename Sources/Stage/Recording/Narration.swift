import Interpreter

extension Recording {
    /// One sentence that explains an event.
    public func narration(of index: Int) -> String {
        let event = events[index]
        let who = event.object.map { name(of: $0, at: index) } ?? "the app"
        switch event.kind {
        case .callback: return callbackSentence(event, who)
        case .system: return systemSentence(event, who)
        case .transaction:
            return
                "Transaction \(event.transaction) begins to commit: constraints, layout and drawing come, then the display gets the result."
        case .input: return inputSentence(event)
        case .print: return "The code prints: \(event.text ?? "")"
        case .console: return "UIKit writes to the console: \(event.text ?? "")"
        case .memory:
            return event.name == "allocated" ? "\(who) is made." : "\(who) is gone: nothing held it any more."
        case .network: return networkSentence(event)
        case .notification: return "The notification \(event.name) is posted."
        case .task: return taskSentence(event, who)
        case .line: return lineSentence(event)
        case .exception: return endSentence(event) + suggestionSentence
        case .refusal: return refusalSentence(event)
        case .diagnosis: return event.text ?? event.name
        }
    }

    private func refusalSentence(_ event: Event) -> String {
        guard event.isPlaceholder else { return "Not simulated: \(event.text ?? "")" }
        guard let question = question(at: event.index) else {
            return "\(event.text ?? "Something") is declared nowhere; a placeholder stands for it."
        }
        if question.isAssumed { return "The run assumes: \(question.assumption). No file here says so." }
        if case .value(let name) = question.assumption { return "No file here says what \(name) is; it is \(question.answer) in this run." }
        return "No file here says whether \(question.assumption); the answer is \(question.answer)."
    }

    private func networkSentence(_ event: Event) -> String {
        let text = event.text ?? ""
        return switch event.name {
        case "request": "The request \(text) is sent."
        case "response": "The answer comes: \(text)."
        case "failure": "The request \(text) fails."
        default: "The request \(text) is cancelled."
        }
    }

    private func taskSentence(_ event: Event, _ who: String) -> String {
        switch event.name {
        case "created": "\(who) is made; its code runs when the run loop comes to it."
        case "resumed": "\(who) runs, until it waits or ends."
        case "suspended": "\(who) waits. Until it ends, all that it has captured lives."
        case "cancelled": "\(who) is asked to end early; it is told so where it waits or asks."
        case "finished": "\(who) ends, and lets go of what it held."
        case "failed": "\(who) ends with an error, and lets go of what it held."
        default: "\(who): \(event.name)."
        }
    }

    private func endSentence(_ event: Event) -> String {
        let text = event.text ?? ""
        switch event.name {
        case "Fatal error": return "The app ends here, with a runtime error: \(text)"
        case "error": return "The run ends here, with the compiler's error: \(text)"
        case "Stopped": return "The run is stopped here: \(text). Is there an endless loop?"
        case "Infinite recursion": return "The app ends here, its stack used up: \(text)"
        case "EXC_BREAKPOINT": return "UIKit stops the app here: \(text)"
        default: return "UIKit raises \(event.name), nobody catches it, and the app ends here: \(text)"
        }
    }

    /// The assumptions to suggest at the app's end; empty if there are none.
    private var suggestionSentence: String {
        guard let first = suggestions.first else { return "" }
        let others = suggestions.count > 1 ? ", or \(suggestions.count - 1) other\(suggestions.count > 2 ? "s" : "")" : ""
        guard case .value(let name) = first else { return ". No file here says that \(first); assume it\(others)." }
        return ". No file here says what \(name) is; assume that it is there\(others)."
    }

    /// Xcode's console output for an event of the kind `exception`, line by line.
    public func consoleLines(ofEnd event: Event) -> [String] {
        let text = event.text ?? ""
        switch event.name {
        case "Fatal error": return ["\(event.location.map { "\(place($0)): " } ?? "")Fatal error: \(text)"]
        case "error": return ["\(event.location.map { "\(place($0)): " } ?? "")error: \(text)"]
        case "Stopped": return ["appear: \(text)"]
        // No exception: UIKit stops the process at a trap.
        case "EXC_BREAKPOINT": return [text, "Thread 1: EXC_BREAKPOINT"]
        case "Infinite recursion": return ["Thread 1: EXC_BAD_ACCESS, the stack is used up: \(text)"]
        default:
            return [
                "*** Terminating app due to uncaught exception '\(event.name)', reason: '\(text)'",
                "libc++abi: terminating due to uncaught exception of type NSException",
            ]
        }
    }

    func by(_ event: Event) -> String {
        event.caller.map { ", by \(fileName($0.file)):\($0.line)" } ?? ""
    }

    private func inputSentence(_ event: Event) -> String {
        (try? Step(event.name))?.sentence ?? "\(event.name)."
    }

    private func lineSentence(_ event: Event) -> String {
        guard let location = event.location else { return "A line runs." }
        return "Line \(location.line) of \(fileName(location.file)) runs: \(SourceLines(self).text(at: location))"
    }

    private func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func systemSentence(_ event: Event, _ who: String) -> String {
        switch event.name {
        case "viewEnteredWrapper": "\(who) is put into its wrapper: it has a superview, and no window yet."
        case "enteredWindow": "\(who) and everything in it enter the window."
        case "leftWindow": "\(who) and everything in it leave the window."
        case "traitsUpdated": "\(who) learns its traits from where it is now."
        case "geometryUpdated": "\(who) gets its frame."
        case "safeAreaUpdated": "\(who) learns its safe area."
        case "constraintPass": "\(who)'s constraints are up to date."
        case "propertiesPass": "\(who)'s contents and looks have their values\(event.text.map { " (why they were updated: \($0))" } ?? "")."
        case "layoutPass": "\(who)'s direct subviews have their frames\(event.text.map { " (why there was layout: \($0))" } ?? "")."
        case "transitionBegan": "\(who) sets its transition up; from here on it moves."
        case "transitionEnded": "\(who)'s transition is over."
        case "interactionChanged": "The finger moves the transition of \(who)."
        case "composited": "The display shows frame \(event.frame)."
        default: "\(who): \(event.name)."
        }
    }
}
