import Heap
import Stage

/// A callback that code calls itself, also where UIKit prints a message of its own.
struct DirectCallRule: Rule {
    let name = "direct-call"
    let summary = "code calls a callback that is UIKit's to call"
    let page = RulePage(
        what: "Code calls a callback that UIKit calls itself, such as `viewDidLoad`, `viewWillAppear`, `layoutSubviews` or `draw`.",
        why: [
            "`viewWillAppear` says that the view is about to be added to a view hierarchy. [Apple UIViewController.viewWillAppear(_:)]",
            "A direct call of `viewWillDisappear` makes UIKit print that this is not supported, and that callbacks may come out of order. [trace modal-direct-call-misuse]",
            "`layoutSubviews()` is not called directly either: `setNeedsLayout()` asks for a layout. [Apple UIView.layoutSubviews()]",
        ],
        wrong: """
            import UIKit

            final class DepartureViewController: UIViewController {
                private var minutes = 12

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Refresh", style: .plain, target: self, action: #selector(refresh))
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    title = "In \\(minutes) minutes"
                }

                @objc private func refresh() {
                    minutes -= 1
                    viewWillAppear(true)
                }
            }
            """,
        right: """
            import UIKit

            final class DepartureViewController: UIViewController {
                private var minutes = 12

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Refresh", style: .plain, target: self, action: #selector(refresh))
                }

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    showMinutes()
                }

                @objc private func refresh() {
                    minutes -= 1
                    showMinutes()
                }

                private func showMinutes() {
                    title = "In \\(minutes) minutes"
                }
            }
            """,
        mend: "leave the call to UIKit, and ask for what brings it",
        lesson: "16")

    private static let advice: [String: String] = [
        "loadView()": "call loadViewIfNeeded(), which loads the view once",
        "viewDidLoad()": "call loadViewIfNeeded(), or move what both need into a method of its own",
        "viewWillLayoutSubviews()": "call setNeedsLayout() on the view", "viewDidLayoutSubviews()": "call setNeedsLayout() on the view",
        "updateProperties()": "call setNeedsUpdateProperties()", "updateViewConstraints()": "call setNeedsUpdateConstraints() on the view",
        "layoutSubviews()": "call setNeedsLayout(), and layoutIfNeeded() if it must be now", "draw(_:)": "call setNeedsDisplay()",
        "updateConstraints()": "call setNeedsUpdateConstraints()",
        "willRemoveSubview(_:)": "leave it out: it only tells a view of what UIKit does, and removes nothing",
        "didAddSubview(_:)": "leave it out: it only tells a view of what UIKit does, and adds nothing",
    ]

    /// The callbacks of an appearance, for which nothing can be called instead.
    private static let appearance: Set<String> = [
        "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ]
    private static let ownMethod = "move what both need into a method of its own"

    func findings(in context: RuleContext) -> [Finding] {
        context.callbacks.compactMap { callback in
            guard let caller = callback.caller,
                let advice = Self.advice[callback.name] ?? (Self.appearance.contains(callback.name) ? Self.ownMethod : nil)
            else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) is called by code; UIKit calls it when its time has come", advice, at: caller,
                event: callback.index)
        }
    }
}
