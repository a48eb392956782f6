import Foundation
import Heap

/// Identifies one state of everything that layout depends on. Two states with the same stamp have the same layout, whatever was done or
/// undone between them.
final class LayoutStamp: Sendable {}

/// The constraint solvers of a World. They are no state: what they know can be computed again from the World's state at any time.
///
/// A hierarchy is read anew whenever the state's stamp differs, be it older or newer. Parts of the problem that have not changed are not
/// solved again. Reading is linear in the hierarchy; worlds without constraints are not read at all.
final class LayoutEngines {
    private struct Hierarchy {
        let root: ObjectID
        var solution: LayoutSolution
        /// The state that the solution holds for.
        var stamp: LayoutStamp
        /// The state in which layout was requested for every view that would move.
        var checked: LayoutStamp?
    }

    /// The most hierarchies remembered: windows, and views that are in none.
    private static let capacity = 8
    /// Last used last.
    private var hierarchies: [Hierarchy] = []
    /// The roots whose hierarchies are being read. Code that is called for a size meanwhile may lay out, with the previous solution.
    private var rootsInReading: Set<ObjectID> = []

    // MARK: Questions of the layout pass

    /// Requests layout of the views whose subviews would move if they were laid out now.
    func update(in view: UIView) {
        let world = view.world
        guard world.state.usesConstraints else { return }
        let root = view.topmost
        guard !rootsInReading.contains(root.id), let place = solve(root) else { return }
        guard hierarchies[place].checked !== world.state.layoutStamp else { return }
        let causes = root.takeConstraintCauses()
        if markMoved(by: hierarchies[place].solution, because: causes, in: world) { world.state.layoutRevision += 1 }
        hierarchies[place].stamp = world.state.layoutStamp
        hierarchies[place].checked = world.state.layoutStamp
    }

    /// Sets the frames of the direct subviews that constraints place.
    func layOutSubviews(of view: UIView) {
        let world = view.world
        view.state.willPlaceSubviews = false
        guard world.state.usesConstraints else { return }
        let children = view.subviews.filter { !$0.state.translatesMask }
        let guides = view.layoutGuides
        guard !children.isEmpty || !guides.isEmpty || view is UIScrollView else { return }
        guard let place = solve(view.topmost) else { return }
        let before = world.state.layoutStamp
        let solution = hierarchies[place].solution
        let scale = world.device.scale
        var movesConstants = false
        for child in children {
            let frame = solution.frame(of: child.id, scale: scale)
            if frame.size != child.state.bounds.size, child.hasSubviewsThatFollow { movesConstants = true }
            child.settle(at: frame)
        }
        for guide in guides { guide.state.frame = solution.frame(of: guide.id, scale: scale) }
        (view as? UIScrollView)?.takeContentSize(from: solution)
        // The frames just set are those that were solved for, so the solution holds for the new state too. Frames that changed by
        // autoresizing masks are not.
        guard !movesConstants else { return }
        if hierarchies[place].checked === before { hierarchies[place].checked = world.state.layoutStamp }
        hierarchies[place].stamp = world.state.layoutStamp
    }

    /// The constraints connected with a view along an axis, in order of their making.
    func constraints(affecting view: UIView, _ axis: NSLayoutConstraint.Axis) -> [ObjectID] {
        solve(view.topmost).map { hierarchies[$0].solution.constraints(affecting: view.id, axis) } ?? []
    }

    /// Whether the constraints leave more than one frame open to a view.
    func isAmbiguous(_ view: UIView) -> Bool {
        if view.world.state.exercises.isEmpty, let place = solve(view.topmost) { return hierarchies[place].solution.isAmbiguous(view.id) }
        var system = LayoutSystem(root: view.topmost, ignoresExercises: true)
        system.collect()
        return LayoutSolution(of: system, reusing: nil) { view.world.didWork($0) }.isAmbiguous(view.id)
    }

    // MARK: Solving

    /// Brings the solution for a root's hierarchy up to date and returns its index. While the hierarchy is being read, returns the index of
    /// the previous solution, if any.
    private func solve(_ root: UIView) -> Int? {
        let world = root.world
        let known = hierarchies.firstIndex { $0.root == root.id }
        if let known, hierarchies[known].stamp === world.state.layoutStamp { return known }
        guard rootsInReading.insert(root.id).inserted else { return known }
        let before = world.state.layoutStamp
        var system = LayoutSystem(root: root)
        system.collect()
        if world.state.layoutStamp !== before {
            system = LayoutSystem(root: root)
            system.collect()
        }
        rootsInReading.remove(root.id)
        let old = hierarchies.firstIndex { $0.root == root.id }.map { hierarchies.remove(at: $0) }
        world.didWork(system.rules.count * 4)
        let solution = LayoutSolution(of: system, reusing: old?.solution) { world.didWork($0) }
        world.tell(contradictions: solution.contradictions, in: root)
        if hierarchies.count >= Self.capacity { hierarchies.removeFirst() }
        hierarchies.append(Hierarchy(root: root.id, solution: solution, stamp: world.state.layoutStamp, checked: nil))
        return hierarchies.count - 1
    }

    private func markMoved(by solution: LayoutSolution, because causes: [LayoutCause], in world: World) -> Bool {
        let scale = world.device.scale
        var isAnyMarked = false
        // A view whose layout has begun is about to place its subviews: it need not be laid out again for them.
        func mark(_ view: UIView?) {
            guard let view, !view.state.willPlaceSubviews else { return }
            isAnyMarked = true
            guard !view.state.needsLayout else { return }
            for cause in causes { view.invalidateLayout(cause) }
            if causes.isEmpty { view.invalidateLayout(.reference) }
        }
        for id in solution.placed {
            guard let view: UIView = world.object(id), view.state.placement != solution.frame(of: id, scale: scale) else { continue }
            mark(view.superview)
        }
        for id in solution.guides {
            guard let guide: UILayoutGuide = world.object(id), guide.state.frame != solution.frame(of: id, scale: scale) else { continue }
            mark(guide.owningView)
        }
        for scroll in solution.scrolls {
            guard let view: UIScrollView = world.object(scroll), view.wouldTakeContentSize(from: solution) else { continue }
            mark(view)
        }
        return isAnyMarked
    }
}

extension UIView {
    /// The root of the hierarchy that this view is in. Linear in the depth.
    var topmost: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// Whether subviews change with this view's size by their autoresizing masks.
    fileprivate var hasSubviewsThatFollow: Bool {
        subviews.contains { $0.state.translatesMask && !$0.state.autoresizing.isEmpty }
    }

    /// Sets the frame that constraints give, through the setters that animate.
    fileprivate func settle(at frame: CGRect) {
        if state.placement != frame {
            state.placement = frame
            world.state.layoutRevision += 1
        }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        guard frame.size != state.bounds.size || center != state.center else { return }
        if frame.size != state.bounds.size { bounds = CGRect(origin: state.bounds.origin, size: frame.size) }
        if center != state.center { self.center = center }
        state.seenFrame = self.frame
        world.report(.system(.geometryUpdated, object: id))
    }
}
