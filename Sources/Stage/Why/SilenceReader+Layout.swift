import UIKit

// Callbacks of layout, and of what a view has from around it, that did not come.
extension SilenceReader {
    private static let layouts = ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews"]
    private static let constraints = ["updateViewConstraints", "updateConstraints"]
    private static let surroundings = [
        "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "layoutMarginsDidChange",
        "traitCollectionDidChange", "viewWillTransition", "willTransition",
    ]

    /// Whether a callback is one of layout, or of what a view has from around it.
    static func isOfLayout(_ base: String) -> Bool {
        layouts.contains(base) || constraints.contains(base) || surroundings.contains(base)
    }

    /// A view's silence; nil for callbacks that no mechanism here explains.
    var view: Silence? {
        let base = callback.base
        if Self.isOfLayout(base) { return layout }
        switch base {
        case "draw" where !implements("draw(_:)"):
            return silence("The class of \(who) does not override draw(_:), so there is no code of its own to call.")
        case "draw": return layout
        case "didMoveToWindow", "willMove", "didMoveToSuperview", "didMove": return moves
        default: return nil
        }
    }

    /// The view that is laid out: the object's own, or itself.
    private func root(_ object: NSObject) -> UIView? { (object as? UIViewController)?.viewIfLoaded ?? object as? UIView }

    private var what: String { run.isController(id) ? "The view of \(who)" : who }

    var layout: Silence {
        let (base, last) = (callback.base, last([callback.base]))
        guard let isInWindow = asked(NSObject.self, { object in root(object).map { $0.window != nil } }) ?? nil else {
            return silence(
                "Nothing has asked for the view of \(who), so there is no view in a window that UIKit could update.",
                by: KnownRule("loadViewIfNeeded()", of: "UIViewController"))
        }
        guard isInWindow else {
            return silence(
                "\(what) is in no window after event \(event): the run loop only updates views in windows.", since: lastMove?.index)
        }
        if base == "draw", asked(UIView.self, { $0.bounds.isEmpty }) == true {
            return silence("\(what) has no size, so there is nothing to draw.")
        }
        let before = last.map { "The last one came at event \($0.index). " } ?? ""
        return silence("\(before)\(unchanged)", since: last?.index)
    }

    /// What would have brought it and was not done.
    private var unchanged: String {
        switch callback.base {
        case let base where Self.constraints.contains(base):
            "After event \(event) no code calls setNeedsUpdateConstraints() on \(part), and nothing else asks for it."
        case "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange":
            "The safe area of \(part) is the same after event \(event): no bar, rotation or additionalSafeAreaInsets has changed it."
        case "viewLayoutMarginsDidChange", "layoutMarginsDidChange": "The margins of \(part) are the same after event \(event)."
        case "traitCollectionDidChange", "willTransition":
            "The traits of \(who) are the same after event \(event): no rotation, style or text size has changed them."
        case "viewWillTransition": "The size of the window is the same after event \(event): no rotation or resizing has begun."
        case "draw": "After event \(event) nothing calls setNeedsDisplay() on \(who)."
        default:
            "Nothing asked for layout of \(part) after event \(event): its size, its subviews and its safe area stay, and no code "
                + "calls setNeedsLayout()."
        }
    }

    private var part: String { run.isController(id) ? "the view of \(who)" : who }

    /// The last event that told the view or its controller of a move.
    private var lastMove: Event? {
        last(["didMoveToWindow", "willMove", "viewDidDisappear", "didMoveToSuperview"])
    }

    private var moves: Silence {
        let last = last(["willMove", "didMoveToWindow", "didMoveToSuperview"])
        let holder = asked(UIView.self) { $0.superview.map(name) } ?? nil
        guard let holder else {
            return silence("\(who) is in no other view\(since(last)), and nothing has added it to one.", since: last?.index)
        }
        return silence("\(who) stays in \(holder)\(since(last)): nothing has moved it.", since: last?.index)
    }
}
