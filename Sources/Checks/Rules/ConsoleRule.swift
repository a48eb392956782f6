import Stage

/// What UIKit itself complains about in the console.
struct ConsoleRule: Rule {
    let name = "console"
    let summary = "UIKit complains in the console"

    /// What to do about a message, by words of it.
    private static let advice: [(words: String, advice: String)] = [
        ("whose view is not in the window hierarchy", "present in viewDidAppear(_:), when the view is in the window"),
        ("which is already presenting", "wait for the dismissal's completion, or present on the controller in front"),
        ("while a presentation is in progress", "wait for the completion of the presentation that is under way"),
        ("Unbalanced calls", "let one transition end before the next begins, and call begin and end in pairs"),
        (
            "directly on a view controller",
            "call beginAppearanceTransition and endAppearanceTransition, or move what both need into a method"
        ),
        ("Unable to simultaneously satisfy", "remove one of the constraints, or give one a lower priority"),
        ("must be used from main thread only", "go back to the main queue first: DispatchQueue.main.async"),
        ("not settled", "end what repeats without end"),
    ]

    func findings(in examination: RuleContext) -> [Finding] {
        // A loop of layout ends the app too: the exception's finding is its own.
        examination.recording.events.filter { $0.kind == .console && $0.text?.hasPrefix("[LayoutLoop]") == false }.map { event in
            let text = event.text ?? ""
            let advice = Self.advice.first { text.contains($0.words) }?.advice ?? ""
            return finding(text, advice, at: event.location, event: event.index)
        }
    }
}
