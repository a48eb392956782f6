import Interpreter
import Stage
import UIKit

/// UIKit's own complaints in the console.
struct ConsoleRule: Rule {
    let name = "console"
    let summary = "UIKit complains in the console"
    let page = RulePage(
        what: "UIKit prints a complaint in the console while the code runs, for example about constraints that contradict each other.",
        why: [
            "An autoresizing mask that is turned into constraints fixes the size and the position of its view. [Apple UIView.translatesAutoresizingMaskIntoConstraints]",
            "A further constraint for that size or position conflicts with it. [Apple UIView.translatesAutoresizingMaskIntoConstraints]",
            "Auto Layout breaks one of the conflicting constraints, and logs the conflict in the console. [Apple Auto Layout Guide, Unsatisfiable Layouts]",
        ],
        wrong: """
            import UIKit

            final class InboxViewController: UIViewController {
                private let badge = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    badge.backgroundColor = .systemRed
                    view.addSubview(badge)
                    badge.widthAnchor.constraint(equalToConstant: 12).isActive = true
                }
            }
            """,
        right: """
            import UIKit

            final class InboxViewController: UIViewController {
                private let badge = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    badge.backgroundColor = .systemRed
                    badge.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(badge)
                    badge.widthAnchor.constraint(equalToConstant: 12).isActive = true
                }
            }
            """,
        lesson: nil)

    /// The advice for a message; empty where there is none.
    private static func advice(on message: ConsoleMessage?) -> String {
        switch message {
        case .alreadyPresenting: "wait for the dismissal's completion, or present on the controller in front"
        case .presentationInProgress: "wait for the completion of the presentation that is under way"
        case .unbalancedAppearance: "let one transition end before the next begins, and call begin and end in pairs"
        case .unsatisfiableConstraints: "remove one of the constraints, or give one a lower priority"
        case .offMainThread: "go back to the main queue first: DispatchQueue.main.async"
        case .tableOutsideHierarchy: "leave the layout to UIKit, or ask for it once the table is in a window, in viewIsAppearing(_:)"
        case .notSettled: "end what repeats without end"
        case .layoutLoop, .presenterNotInWindow, .calledDirectly, .dismissalInProgress, .noSceneLifeCycle, .recordingLimit, nil: ""
        }
    }

    /// The messages that rules of their own are about, a loop of layout, which ends the app too, and what only a recording's length is about.
    private static let others: Set<ConsoleMessage> = [
        .layoutLoop, .presenterNotInWindow, .calledDirectly, .dismissalInProgress, .noSceneLifeCycle, .recordingLimit,
    ]

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.events.filter { $0.kind == .console && !($0.message.map(Self.others.contains) ?? false) }.map { event in
            finding(
                event.text ?? "", Self.advice(on: event.message), at: event.location ?? place(of: event, context), event: event.index)
        }
    }

    /// Where constraints that contradict each other became active last.
    private func place(of event: Event, _ context: RuleContext) -> SourceLocation? {
        guard event.message == .unsatisfiableConstraints else { return nil }
        return context.recording.uses.last { use in
            use.eventCount <= event.index
                && (use.member == "NSLayoutConstraint.activate(_:)" || use.member == "NSLayoutConstraint.isActive")
        }?.location
    }
}
