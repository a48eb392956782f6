import Heap

@testable import UIKit

/// What must hold of an app in which nothing is under way any more.
struct AppAtRest {
    let world: World
    let watch: AppearanceWatch
    /// Objects that a test holds itself.
    var outside: [ObjectID] = []

    private var heap: Heap { world.space.heap }
    private var living: [ObjectID] { (0..<heap.count).map { ObjectID(index: $0) }.filter { heap[$0].isAlive } }

    /// The controllers that live.
    var controllers: [UIViewController] { living.compactMap { world.object($0) as? UIViewController } }

    /// Everything that is wrong.
    var mistakes: [String] {
        watch.mistakesAtRest(among: controllers) + leftovers + unreachable + ReferenceCounts.mistakes(in: world, outside: outside)
            + negativeInsets
    }

    /// What a transition, a timer or the run loop has left over.
    private var leftovers: [String] {
        var found = living.filter { world.object($0) is TransitionCoordinator }.map { "a coordinator is left: \($0.index)" }
        if !world.isSettled { found.append("not settled") }
        let agenda = world.state.agenda
        for entry in agenda.pending {
            if case .timer = entry.job, !entry.isAwaited { continue }
            found.append("a job is left: \(entry.job)")
        }
        if !agenda.afterCommit.isEmpty { found.append("a block after the commit is left") }
        if !agenda.openTransitions.isEmpty { found.append("an open transition is left") }
        if world.state.animations.hasFinite { found.append("an animation is left") }
        if !world.state.animations.contexts.isEmpty { found.append("an animation's context is left") }
        for controller in controllers where controller.state.coordinator != nil || controller.isInTransition {
            found.append("\(watch.title(controller)): \(controller.state.appearance), coordinator: \(controller.state.coordinator != nil)")
        }
        return found
    }

    /// The objects that live without being held, over however many others, by the app or the run loop.
    private var unreachable: [String] {
        var reached = Set(outside)
        var waiting = world.rootEdges.filter { $0.kind == .strong }.map(\.target) + outside
        while let id = waiting.popLast() {
            reached.insert(id)
            for edge in world.edges(from: id) where edge.kind == .strong && !reached.contains(edge.target) { waiting.append(edge.target) }
        }
        return living.filter { !reached.contains($0) }.map { "nobody holds \(heap.typeName(of: $0)) \($0.index)" }
    }

    private var negativeInsets: [String] {
        views.filter { min($0.safeAreaInsets.top, $0.safeAreaInsets.left, $0.safeAreaInsets.bottom, $0.safeAreaInsets.right) < 0 }
            .map { "\(type(of: $0)) \($0.id.index): safe area \($0.safeAreaInsets)" }
    }

    /// Every view in a window, from the back.
    var views: [UIView] {
        func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return world.windowsBackToFront.flatMap(all)
    }

    /// Lays out what waits, then everything once more, and gives what has moved; nothing may be laid out that nobody has asked for.
    func movedBySecondPass() -> [String] {
        var found: [String] = []
        let before = views
        let frames = before.map(\.frame)
        func compare(_ what: String) {
            let after = views
            if after.map(\.id) != before.map(\.id) { found.append("other views after \(what)") }
            for (view, frame) in zip(before, frames) where view.frame != frame {
                found.append("\(type(of: view)) \(view.id.index): \(frame) became \(view.frame) after \(what)")
            }
        }
        world.bind {
            for window in world.windowsBackToFront { window.layoutIfNeeded() }
            world.turn()
            compare("a second pass")
            watch.noteCause()
            world.turn { for view in before { view.setNeedsLayout() } }
            world.settle()
            compare("layout of everything")
        }
        return found
    }
}
