import Heap
import Interpreter
import Stage

/// A controller whose view is loaded while it is being initialised.
struct ViewInInitRule: Rule {
    let name = "view-in-init"
    let summary = "view is read in an initializer, which loads it before the controller is configured"
    let page = RulePage(
        what: "An initializer reads `view`. The view is loaded before whoever makes the controller can set its properties.",
        why: [
            "Reading `view` while it is nil calls `loadView()`. [Apple UIViewController.view]",
            "When `init` reads `view`, `loadView` and `viewDidLoad` run before `init` has returned. [trace view-access-in-init-catalyst26]",
            "`viewDidLoad` is for the set-up that is done once and needs no geometry. [claim G17]",
        ],
        wrong: """
            import UIKit

            final class RecipeViewController: UIViewController {
                var recipeName = "Untitled"

                init() {
                    super.init(nibName: nil, bundle: nil)
                    view.backgroundColor = .systemBackground
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = recipeName
                }
            }
            """,
        right: """
            import UIKit

            final class RecipeViewController: UIViewController {
                var recipeName = "Untitled"

                init() {
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    title = recipeName
                }
            }
            """,
        mend: "move what needs the view into viewDidLoad()",
        lesson: "01")

    func findings(in context: RuleContext) -> [Finding] {
        context.callbacks.compactMap { event in
            guard event.name == "loadView()", let controller = event.object, context.isOwnController(controller),
                let maker = context.callbacks(from: event.index).first(where: { $0.object == controller && $0.name.hasPrefix("init") }),
                loadsTooEarly(controller, event, context),
                let place = event.cause.flatMap({ context.recording.events[$0].location }) ?? event.caller ?? maker.location
            else { return nil }
            let name = context.recording.name(of: controller)
            return finding(
                "\(name)'s view is read in \(maker.name): loadView() and viewDidLoad() run (event \(event.index)) before the initializer has "
                    + "returned, and before whoever makes \(name) can set its properties",
                "move what needs the view into viewDidLoad()", at: place, event: event.index)
        }
    }

    /// Whether what runs as the view loads needs more than there is: what the initialiser, or whoever has made the controller, sets later, or
    /// the containers around it.
    private func loadsTooEarly(_ controller: ObjectID, _ load: Event, _ context: RuleContext) -> Bool {
        let makers = context.callbacks(from: load.index).filter { $0.object == controller && $0.name.hasPrefix("init") }
        let loaded = context.allCallbacks.last { $0.object == controller && $0.name == "viewDidLoad()" && $0.depth == load.depth }
        guard let maker = makers.last, let end = maker.end, let over = (loaded ?? load).end, over <= end else { return true }
        let type = context.recording.typeName(of: controller)
        let text = context.text(of: ["viewDidLoad()", "loadView()"], in: type)
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        if !words.isDisjoint(with: Self.around) { return true }
        // The last line of each has run at the event behind it.
        let last = context.recording.events.count - 1
        let later = context.run.changes(of: context.fields(at: min(end + 1, last)), since: context.fields(at: min(over + 1, last)))
        if later.contains(where: { $0.place.owner == controller && words.contains($0.place.name) }) { return true }
        if !context.settableProperties(of: type).isDisjoint(with: words) { return true }
        let lines = context.recording.events[over...end].filter { $0.kind == .line }
        return lines.contains { line in
            line.location.flatMap { context.lines.target(at: $0) }.map { text.contains("\($0) = ") } == true
        }
    }

    /// What is around a controller only when it is shown.
    private static let around: Set<String> = [
        "navigationController", "tabBarController", "splitViewController", "presentingViewController", "parent",
    ]
}
