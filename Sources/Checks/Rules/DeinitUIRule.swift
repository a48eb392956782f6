import Heap
import Interpreter
import Stage

/// Views that are changed in a deinit that no actor is bound to.
struct DeinitUIRule: Rule {
    let name = "deinit-ui"
    let summary = "views are changed in a deinit that is not isolated to the main actor"
    let page = RulePage(
        what: "A deinit that is not isolated changes a view. Nothing guarantees that it runs on the main actor.",
        why: [
            "The deinit of a main-actor class is nonisolated, and what it may touch is limited. [claim N18]",
            "UIKit's classes belong on the main thread, unless their pages say otherwise. [Apple UIKit]",
            "From iOS 18.4 an isolated deinit runs on the actor of its class. [claim N18]",
        ],
        wrong: """
            import UIKit

            final class UploadViewController: UIViewController {
                private var toast: Toast?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    toast = Toast(text: "Uploading", in: view)
                }
            }

            @MainActor
            final class Toast {
                private let label = UILabel()

                init(text: String, in view: UIView) {
                    label.text = text
                    label.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
                    view.addSubview(label)
                }

                deinit {
                    label.removeFromSuperview()
                }
            }
            """,
        right: """
            import UIKit

            final class UploadViewController: UIViewController {
                private var toast: Toast?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    toast = Toast(text: "Uploading", in: view)
                }
            }

            @MainActor
            final class Toast {
                private let label = UILabel()

                init(text: String, in view: UIView) {
                    label.text = text
                    label.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
                    view.addSubview(label)
                }

                isolated deinit {
                    label.removeFromSuperview()
                }
            }
            """,
        mend: "do it before deinit, or declare isolated deinit",
        lesson: "18")

    /// What old code sets to nil there; no view shows it.
    private static let harmless: Set<String> = ["delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"]
    private static let changing: Set<String> = ["UIView.removeFromSuperview()", "UIView.addSubview(_:)", "UIView.setNeedsLayout()"]

    func findings(in context: RuleContext) -> [Finding] {
        let assigned = context.assignments.filter { !Self.harmless.contains($0.property) }.map {
            ($0.location, $0.callback, "\($0.property) of \(context.recording.name(of: $0.receiver))", $0.eventCount)
        }
        let used = context.uses.filter { Self.changing.contains($0.member) }.map {
            ($0.location, $0.callback, $0.member, $0.eventCount)
        }
        return (assigned + used).compactMap { place, callback, what, count in
            guard let place, let callback = context.callbacks(from: callback).first, callback.name == "deinit",
                callback.object.map(context.isOwn) == true, let start = callback.location,
                !context.lines.text(at: start).contains("isolated deinit"), !context.isInside(/Thread\.isMainThread/, place)
            else { return nil }
            let type = callback.object.map(context.recording.typeName) ?? ""
            return finding(
                "\(what) is used in \(type)'s deinit (event \(max(0, count - 1))): a deinit is bound to no actor "
                    + "unless it is declared isolated",
                "do it before, when the view disappears, or declare isolated deinit", at: place, event: max(0, count - 1))
        }
    }
}
