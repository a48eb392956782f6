import Heap
import Testing

@testable import UIKit

/// Watches layout callbacks, and notes those for which nothing was recorded that could be their cause.
///
/// A view's cause is what was told of the view, of its controller, of a child of that or of a direct subview since it was laid out last. Where constraints place
/// subviews, it is anything that was told, as everything in a hierarchy can move everything else.
final class LayoutWatch {
    private let world: World
    private var isNew: Set<ObjectID> = []
    private var known: Set<ObjectID> = []
    private var events = 0
    private var eventsAtLayout: [ObjectID: Int] = [:]
    private var layoutsUnderWay: [ObjectID] = []
    private(set) var mistakes: [String] = []
    /// How many layout callbacks there were.
    private(set) var layouts = 0

    init(_ world: World) { self.world = world }

    /// Something that is not told may be the cause of whatever follows.
    func noteCause() {
        events += 1
        isNew = known
    }

    func worldDid(_ happening: WorldEvent) {
        switch happening {
        case .callback(let name, let id, _, _):
            if Self.layoutCallbacks.contains(name) { return check(name, id) }
            noteCause(id)
        case .write(_, let id): noteCause(id)
        case .system(let step, let id?)
        where [.traitsUpdated, .geometryUpdated, .safeAreaUpdated, .enteredWindow, .transitionEnded].contains(step):
            noteCause(id)
        default: return
        }
    }

    private static let layoutCallbacks: Set = ["viewWillLayoutSubviews()", "layoutSubviews()", "viewDidLayoutSubviews()"]

    private func noteCause(_ id: ObjectID) {
        events += 1
        guard let object = world.object(id) else { return }
        let view = (object as? UIViewController)?.viewIfLoaded ?? object as? UIView
        let parent = (object as? UIViewController)?.parent?.viewIfLoaded
        for cause in [view?.id, view?.superview?.id, parent?.id].compactMap({ $0 }) where known.contains(cause) { isNew.insert(cause) }
    }

    private func check(_ name: String, _ id: ObjectID) {
        layouts += 1
        guard let view = (world.object(id) as? UIViewController)?.viewIfLoaded ?? world.object(id) as? UIView else { return }
        let isController = world.object(id) is UIViewController
        if name == "viewDidLayoutSubviews()" {
            if layoutsUnderWay.last != view.id { mistakes.append("\(type(of: view)) \(view.id.index): \(name) without its will") }
            layoutsUnderWay.removeLast()
            return
        }
        if world.layoutCauses(of: view.id).isEmpty { mistakes.append("\(type(of: view)) \(view.id.index): \(name) with no cause kept") }
        if isController { layoutsUnderWay.append(view.id) }
        // The view's own callback has the cause of its controller's, directly before.
        if !isController, view.controller != nil {
            if layoutsUnderWay.last != view.id { mistakes.append("\(type(of: view)) \(view.id.index): \(name) without its controller's") }
            return
        }
        defer {
            known.insert(view.id)
            isNew.remove(view.id)
            eventsAtLayout[view.id] = events
        }
        guard known.contains(view.id), !isNew.contains(view.id) else { return }
        let isByConstraints = view is UIScrollView || !view.layoutGuides.isEmpty || view.subviews.contains { !$0.state.translatesMask }
        if isByConstraints, eventsAtLayout[view.id] != events { return }
        mistakes.append("\(type(of: view)) \(view.id.index): \(name) without a cause")
    }
}
