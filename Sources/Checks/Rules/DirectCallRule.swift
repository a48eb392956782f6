import Heap
import Stage

/// A callback that code calls itself, also where UIKit prints a message of its own.
struct DirectCallRule: Rule {
    let name = "direct-call"
    let summary = "code calls a callback that is UIKit's to call"

    private static let advice: [String: String] = [
        "loadView()": "call loadViewIfNeeded(), which loads the view once",
        "viewDidLoad()": "call loadViewIfNeeded(), or move what both need into a method of its own",
        "viewWillAppear(_:)": "move what both need into a method of its own",
        "viewDidAppear(_:)": "move what both need into a method of its own",
        "viewWillDisappear(_:)": "move what both need into a method of its own",
        "viewDidDisappear(_:)": "move what both need into a method of its own",
        "viewIsAppearing(_:)": "move what both need into a method of its own",
        "viewWillLayoutSubviews()": "call setNeedsLayout() on the view", "viewDidLayoutSubviews()": "call setNeedsLayout() on the view",
        "updateProperties()": "call setNeedsUpdateProperties()", "updateViewConstraints()": "call setNeedsUpdateConstraints() on the view",
        "layoutSubviews()": "call setNeedsLayout(), and layoutIfNeeded() if it must be now", "draw(_:)": "call setNeedsDisplay()",
        "updateConstraints()": "call setNeedsUpdateConstraints()",
        "willRemoveSubview(_:)": "leave it out: it only tells a view of what UIKit does, and removes nothing",
        "didAddSubview(_:)": "leave it out: it only tells a view of what UIKit does, and adds nothing",
    ]

    func findings(in context: RuleContext) -> [Finding] {
        context.recording.callbacks.compactMap { callback in
            guard let caller = callback.caller, let advice = Self.advice[callback.name] else { return nil }
            return finding(
                "\(context.recording.name(of: callback)) is called by code; UIKit calls it when its time has come", advice, at: caller,
                event: callback.index)
        }
    }
}
