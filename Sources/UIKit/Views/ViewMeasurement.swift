public import Foundation
public import Heap

/// The values of a controller's view that the facts are about.
public struct ViewMeasurement: Sendable, Hashable {
    /// The class of the window, nil when the view is in none.
    public let window: String?
    /// The class of the superview, nil when there is none.
    public let superview: String?
    /// The environment.
    public let traits: UITraitCollection
    /// The safe area in points.
    public let safeArea: UIEdgeInsets
    /// The frame in points.
    public let frame: CGRect
    /// The margins in points.
    public let margins: UIEdgeInsets
    /// The frames of the direct subviews, by view.
    public let subviews: [ObjectID: CGRect]
    /// The frames of all views below those, by view.
    public let descendants: [ObjectID: CGRect]
}

extension World {
    /// Measures a controller's view without loading it; nil when there is none.
    public func measure(_ controller: ObjectID) -> ViewMeasurement? {
        guard let view = object(controller, as: UIViewController.self)?.viewIfLoaded else { return nil }
        var subviews: [ObjectID: CGRect] = [:]
        var descendants: [ObjectID: CGRect] = [:]
        func descend(_ view: UIView) {
            for child in view.subviews {
                descendants[child.id] = child.frame
                descend(child)
            }
        }
        for child in view.subviews {
            subviews[child.id] = child.frame
            descend(child)
        }
        return ViewMeasurement(
            window: view.window.map(typeName(of:)), superview: view.superview.map(typeName(of:)), traits: view.traitCollection,
            safeArea: view.safeAreaInsets, frame: view.frame, margins: view.layoutMargins, subviews: subviews, descendants: descendants)
    }

    /// Does all pending work on traits, safe area and layout in every window, including what a running pass has left to do. For forks of
    /// the run.
    public func layOutEverything() {
        for window in windowsBackToFront { window.markPending() }
        state.visits = []
        for window in windowsBackToFront { window.layoutPass() }
    }
}
