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
        for window in windowsBackToFront { describe(window, depth: 0, make, into: &results) }
        let loose = controllers.compactMap { object($0, as: UIViewController.self)?.viewIfLoaded }.filter { $0.window == nil }
        let known = Set(loose.map(\.id))
        for view in loose where !ancestors(of: view).contains(where: known.contains) { describe(view, depth: 0, make, into: &results) }
        return results
    }

    private func ancestors(of view: UIView) -> [ObjectID] { Array(sequence(first: view, next: \.superview).dropFirst().map(\.id)) }

    private func describe<Result>(_ view: UIView, depth: Int, _ make: (ViewDescription) -> Result, into results: inout [Result]) {
        results.append(
            make(
                ViewDescription(
                    id: view.id, owner: view.state.controller, depth: depth, isInWindow: view.window != nil,
                    hasSuperview: view.superview != nil, frame: view.frame,
                    shownFrame: presentedFrame(of: view, at: time), isPrivate: view.isPrivate, isHidden: view.isHidden,
                    alpha: Double(view.alpha), background: view.backgroundColor.map(\.description), needsLayout: view.state.needsLayout)))
        for child in view.subviews { describe(child, depth: depth + 1, make, into: &results) }
    }
}
