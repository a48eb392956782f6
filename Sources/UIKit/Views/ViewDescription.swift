public import Foundation
public import Heap

/// One view as others see it: for the hierarchy's drawing and for measuring.
public struct ViewDescription: Sendable {
    /// The view.
    public let id: ObjectID
    /// The controller whose root view it is.
    public let owner: ObjectID?
    /// From 0 for a window, or for the topmost view that is described of those in no window.
    public let depth: Int
    /// Whether it is in a window.
    public let isInWindow: Bool
    /// Whether it has a superview.
    public let hasSuperview: Bool
    /// In the model, in points of the superview.
    public let frame: CGRect
    /// On the display, in points of the superview.
    public let shownFrame: CGRect
    /// On the display, in points of the topmost view; what turns or scales a view around it is left out.
    public let screenFrame: CGRect
    /// Made by UIKit for itself.
    public let isPrivate: Bool
    /// Hidden itself.
    public let isHidden: Bool
    /// From 0 to 1.
    public let alpha: Double
    /// The background's name or parts.
    public let background: String?
    /// Waits for layout.
    public let needsLayout: Bool
}

extension World {
    /// Describes every view on the screen: windows back to front, each view before its subviews. Then come the views in no window of the
    /// given controllers, each with what is in it.
    public func describeViews<Result>(alsoOf controllers: [ObjectID] = [], _ make: (ViewDescription) -> Result) -> [Result] {
        var results: [Result] = []
        for window in windowsBackToFront { describe(window, depth: 0, isInWindow: true, at: .zero, make, into: &results) }
        let loose = controllers.compactMap { object($0, as: UIViewController.self)?.viewIfLoaded }.filter { $0.window == nil }
        let known = Set(loose.map(\.id))
        for view in loose where !ancestors(of: view).contains(where: known.contains) {
            describe(view, depth: 0, isInWindow: false, at: .zero, make, into: &results)
        }
        return results
    }

    private func ancestors(of view: UIView) -> [ObjectID] { Array(sequence(first: view, next: \.superview).dropFirst().map(\.id)) }

    private func describe<Result>(
        _ view: UIView, depth: Int, isInWindow: Bool, at origin: CGPoint, _ make: (ViewDescription) -> Result, into results: inout [Result]
    ) {
        let shown = presentedFrame(of: view, at: time)
        let screen = shown.offsetBy(dx: origin.x, dy: origin.y)
        results.append(
            make(
                ViewDescription(
                    id: view.id, owner: view.state.controller, depth: depth, isInWindow: isInWindow,
                    hasSuperview: view.superview != nil, frame: view.frame,
                    shownFrame: shown, screenFrame: screen, isPrivate: view.isPrivate, isHidden: view.isHidden,
                    alpha: Double(view.alpha), background: view.backgroundColor.map(\.description), needsLayout: view.state.needsLayout)))
        let inner = CGPoint(x: screen.minX - view.bounds.minX, y: screen.minY - view.bounds.minY)
        for child in view.subviews { describe(child, depth: depth + 1, isInWindow: isInWindow, at: inner, make, into: &results) }
    }
}
