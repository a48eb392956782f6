import Heap
import Interpreter
import Stage

/// A loadView that lets UIKit build a view and throws it away.
struct LoadViewSuperRule: Rule {
    let name = "load-view-super"
    let summary = "loadView calls super, and replaces the view that super has made"
    let page = RulePage(
        what: "`loadView()` calls `super`, which makes a view, and then sets another view in its place.",
        why: [
            "`super.loadView()` loads the view from a nib, or makes the default view. [claim G13]",
            "When that view is replaced, it was made for nothing. [claim G13]",
            "Apple's page says that a `loadView()` of your own does not call `super`. [claim G13]",
        ],
        wrong: """
            import UIKit

            final class SignUpViewController: UIViewController {
                private let formView = UIScrollView()

                override func loadView() {
                    super.loadView()
                    view = formView
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Sign up"
                    formView.backgroundColor = .systemBackground
                    formView.alwaysBounceVertical = true
                }
            }
            """,
        right: """
            import UIKit

            final class SignUpViewController: UIViewController {
                private let formView = UIScrollView()

                override func loadView() {
                    view = formView
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Sign up"
                    formView.backgroundColor = .systemBackground
                    formView.alwaysBounceVertical = true
                }
            }
            """,
        mend: "leave out the call of super.loadView()",
        lesson: "01")

    func findings(in context: RuleContext) -> [Finding] {
        let recording = context.recording
        return context.callbacks.compactMap { callback in
            guard callback.name == "loadView()", callback.location != nil, !callback.lacksSuper, let controller = callback.object,
                let end = callback.end, context.isOwn(controller)
            else { return nil }
            var views: [ObjectID] = []
            for event in recording.events[callback.index...min(end + 1, recording.events.count - 1)] {
                if let view = context.run.rootView(of: controller, at: .event(event.index)), views.last != view { views.append(view) }
            }
            guard views.count > 1 else { return nil }
            let line = line(thatMade: views[0], in: callback, context)
            var found = finding(
                "\(recording.name(of: callback)) calls super, which makes a \(recording.typeName(of: views[0])), and then replaces it: "
                    + "the first one was made for nothing",
                "do not call super.loadView()", at: line ?? callback.location,
                event: callback.index, point: 10)
            found.edits = line.flatMap { context.removal(ofLine: $0, saying: /super\.loadView\(\)/) }.map { [$0] } ?? []
            return found
        }
    }

    private func line(thatMade view: ObjectID, in callback: Event, _ context: RuleContext) -> SourceLocation? {
        let inside = context.recording.events[callback.index...(callback.end ?? callback.index)]
        guard let made = inside.firstIndex(where: { $0.kind == .memory && $0.object == view }) else { return nil }
        return inside[..<made].last { $0.kind == .line }?.location
    }
}
