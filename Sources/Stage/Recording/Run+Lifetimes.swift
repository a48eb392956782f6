public import Heap
public import Interpreter
internal import UIKit
internal import UIKitBindings

// What lives at the end of a run, where it came from, and whether the app still shows it.
extension Run {
    /// Whether a view or controller is part of what the app shows or can go back to, at the end of the run. Other objects are not.
    public func isOnStage(_ id: ObjectID) -> Bool {
        visit(.end) {
            switch world.object(id) {
            case let controller as UIViewController: isOnStage(controller)
            case let view as UIView: isOnStage(view)
            default: false
            }
        }
    }

    private func isOnStage(_ controller: UIViewController) -> Bool {
        if controller.viewIfLoaded?.window != nil { return true }
        if let parent = controller.parent { return isOnStage(parent) }
        if let presenter = controller.presentingViewController { return isOnStage(presenter) }
        return world.rootController === controller
    }

    private func isOnStage(_ view: UIView) -> Bool {
        if view.window != nil || view is UIWindow { return true }
        var current: UIView? = view
        while let inner = current {
            if let owner = world.controller(ofRoot: inner.id), let controller = world.object(owner) as? UIViewController {
                return isOnStage(controller)
            }
            current = inner.superview
        }
        return false
    }

    /// The last event before an object was made, as an index.
    public func birth(of id: ObjectID) -> Int? { recording.birthday(of: id).map { max(0, $0 - 1) } }

    /// Whether an object is a view.
    public func isView(_ id: ObjectID) -> Bool { world.object(id) is UIView }

    /// Whether an object takes the place of one that no file declares.
    public func isPlaceholder(_ id: ObjectID) -> Bool { script.interpreter.isPlaceholder(id) }

    /// Where the code writes a closure or the operation of a task; of other objects, the statement that made them. Nil where no code of the
    /// learner's did.
    public func origin(of id: ObjectID, at moment: RunMoment = .end) -> SourceLocation? {
        visit(moment) { script.interpreter.source(of: id) } ?? recording.statement(thatMade: id)
    }

    /// The stored property of a class of the learner's that a reference's label names; nil where the class declares none.
    public func property(labelled label: String, of typeName: String) -> PropertyDescription? {
        script.interpreter.storedProperty(Self.name(inLabel: label), of: typeName)
    }

    /// The global or static property that a root's label names; nil where the learner's code declares none.
    public func global(labelled label: String) -> PropertyDescription? {
        script.interpreter.globalProperty(label) ?? script.interpreter.globalProperty(String(label.prefix { $0 != "[" }))
    }

    /// `observers[2]` names `observers`, `state.owner` names `state`.
    private static func name(inLabel label: String) -> String { String(label.prefix { $0 != "[" && $0 != "." }) }
}
