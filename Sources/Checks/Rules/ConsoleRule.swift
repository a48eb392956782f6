import Stage
import UIKit

/// UIKit's own complaints in the console.
struct ConsoleRule: Rule {
    let name = "console"
    let summary = "UIKit complains in the console"

    /// The advice for a message; empty where there is none.
    private static func advice(on message: ConsoleMessage?) -> String {
        switch message {
        case .presenterNotInWindow: "present in viewDidAppear(_:), when the view is in the window"
        case .alreadyPresenting: "wait for the dismissal's completion, or present on the controller in front"
        case .presentationInProgress: "wait for the completion of the presentation that is under way"
        case .unbalancedAppearance: "let one transition end before the next begins, and call begin and end in pairs"
        case .calledDirectly: "call beginAppearanceTransition and endAppearanceTransition, or move what both need into a method"
        case .unsatisfiableConstraints: "remove one of the constraints, or give one a lower priority"
        case .offMainThread: "go back to the main queue first: DispatchQueue.main.async"
        case .notSettled: "end what repeats without end"
        case .layoutLoop, .recordingLimit, nil: ""
        }
    }

    func findings(in context: RuleContext) -> [Finding] {
        // A loop of layout ends the app too: the exception's finding is its own.
        context.recording.events.filter { $0.kind == .console && $0.message != .layoutLoop }.map { event in
            finding(event.text ?? "", Self.advice(on: event.message), at: event.location, event: event.index)
        }
    }
}
