import Heap
import Stage

/// A controller without a deinit in which a leak would show.
struct DeinitRule: Rule {
    let name = "no-deinit"
    let summary = "a controller has no deinit in which a leak would show"
    let page = RulePage(
        what: "A controller has no `deinit`. When it leaks, the leak goes unseen.",
        why: [
            "`deinit` comes last and once, after `viewDidDisappear`, when nothing holds the controller any more. [claim G04]",
            "When `deinit` does not run after the screen was left, something still owns the controller. [claim G38]",
            "A line printed in `deinit` is one way to see whether a controller was freed. [claim G46]",
        ],
        wrong: """
            import UIKit

            final class ArticleViewController: UIViewController {
                private let textView = UITextView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    textView.frame = view.bounds
                    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(textView)
                }
            }
            """,
        right: """
            import UIKit

            final class ArticleViewController: UIViewController {
                private let textView = UITextView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    textView.frame = view.bounds
                    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(textView)
                }

                deinit {
                    print("ArticleViewController deinit")
                }
            }
            """,
        mend: "print a line in deinit while you develop",
        lesson: "18")

    func findings(in context: RuleContext) -> [Finding] {
        let classes = context.classes
        return classes.compactMap { declared in
            let lineage = [declared] + classes.filter { declared.superclasses.contains($0.name) }
            guard declared.isController, declared.members.contains(where: { $0.hasPrefix("view") || $0 == "loadView()" }),
                !lineage.contains(where: { $0.members.contains("deinit") }),
                let first = context.recording.events.first(where: { event in
                    event.object.map { context.recording.typeName(of: $0) == declared.name } ?? false
                })
            else { return nil }
            return finding(
                "\(declared.name) has no deinit: a leak of it would go unseen", "print a line in deinit while you develop",
                at: declared.location, event: first.index, point: 8, level: .note)
        }
    }
}
