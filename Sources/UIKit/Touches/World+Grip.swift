public import Foundation
public import Heap

/// What follows a finger that comes down on the display and moves up or down.
public enum FingerGrip: Sendable, Hashable {
    /// Content that scrolls, or a sheet that stands higher: whatever a drag of the view with this name moves.
    case view(String)
    /// The sheet in front, and how far it can be moved down, in points.
    case sheet(distance: CGFloat)
    /// Nothing does; why, in half a sentence.
    case nothing(String)
}

extension World {
    /// What follows a finger that comes down on a point of the window and moves down or up. `named` has the names of the learner's properties
    /// that contain views.
    public func grip(at point: CGPoint, movingDown: Bool, named properties: [ObjectID: String]) -> FingerGrip {
        guard let window = keyWindow, let hit = window.askedHit(point, nil) else { return .nothing("no view takes a touch there") }
        let way = CGPoint(x: 0, y: movingDown ? 1 : -1)
        if let scroll = hit.scrolling(way) { return grip(of: scroll, at: point, way, in: window, properties) }
        guard let sheet = hit.sheetAround, sheet === frontPresentation else {
            return .nothing("nothing there scrolls up or down, and it is no sheet")
        }
        guard sheet.follows(way) else { return .nothing("the sheet does not go \(movingDown ? "down" : "higher") from here") }
        if movingDown, let wrapper = sheet.wrapper, let container = sheet.containerView {
            return .sheet(distance: container.bounds.height - wrapper.frame.minY)
        }
        let touched = touchableTargets(named: properties).first { target in target.view.map(hit.isDescendant) ?? false }
        return touched?.names.first.map { .view($0) } ?? .nothing("no view there has a name by which a step could drag it")
    }

    // A step names a view, and the finger comes down in its middle: one at which this content, and no other, would follow it. The content's own
    // name is best, then that of a view under the finger.
    private func grip(
        of scroll: UIScrollView, at point: CGPoint, _ way: CGPoint, in window: UIWindow, _ properties: [ObjectID: String]
    ) -> FingerGrip {
        let targets = touchableTargets(named: properties)
        let fitting = targets.filter { target in
            guard let view = target.view, let name = target.names.first, view.isDescendant(of: scroll) else { return false }
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            guard let touched = window.askedHit(middle, nil), touched.isDescendant(of: view) else { return false }
            return touched.scrolling(way) === scroll && targets.first { $0.names.contains(name) }?.view === view
        }
        func isUnder(_ target: TapTarget) -> Bool { target.view.map { $0.convert($0.bounds, to: nil).contains(point) } ?? false }
        let best = fitting.first { $0.view === scroll } ?? fitting.first(where: isUnder) ?? fitting.first
        return best?.names.first.map { .view($0) }
            ?? .nothing("what scrolls there has no name by which a step could drag it; a property of yours gives it one")
    }
}

extension UIView {
    /// The innermost content around this view that follows a finger which moves so.
    fileprivate func scrolling(_ way: CGPoint) -> UIScrollView? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first { $0.follows(way) }
    }
}
