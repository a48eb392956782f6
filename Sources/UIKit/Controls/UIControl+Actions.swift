import Foundation
package import Heap

// A control's targets and actions.
extension UIControl {
    /// A control in a frame that runs an action where its own kind is touched for.
    ///
    /// Fidelity: documented UIControl.init(frame:primaryAction:).
    @available(iOS 14, *)
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Calls a method at some events. The target is not retained; nil: the first in the responder chain that has the method.
    ///
    /// Fidelity: documented UIControl.addTarget(_:action:for:) (the target is not held; nil: the responder chain; the same pair once).
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addTarget(World.identity(of: target), action: action, for: controlEvents)
    }

    package func addTarget(_ target: ObjectID?, action: Selector, for controlEvents: Event) {
        add(.method(action, of: target), for: controlEvents)
    }

    /// Removes a method from some events. nil means every target, or every method.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeTarget(World.identity(of: target), action: action, for: controlEvents)
    }

    package func removeTarget(_ target: ObjectID?, action: Selector?, for controlEvents: Event) {
        for index in record.listeners.indices {
            guard case .method(let selector, let receiver) = record.listeners[index].receiver else { continue }
            if (target == nil || target == receiver) && (action == nil || action == selector) {
                record.listeners[index].events.subtract(controlEvents)
            }
        }
        record.listeners.removeAll { $0.events.isEmpty }
    }

    /// Runs an action at some events. The action is retained. It takes the place of another one with the same identifier.
    ///
    /// Fidelity: documented UIControl.addAction(_:for:) (the control holds the action; actions are unique by their identifiers).
    @available(iOS 14, *)
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        let namesakes = record.listeners.compactMap { listener -> UIAction? in
            guard case .action(let id) = listener.receiver, id != action.id else { return nil }
            return world.object(id).flatMap { (other: UIAction) in other.identifier == action.identifier ? other : nil }
        }
        for namesake in namesakes { removeAction(namesake, for: controlEvents) }
        if !record.listeners.contains(where: { $0.receiver == .action(action.id) }) { world.space.retain(action.id) }
        add(.action(action.id), for: controlEvents)
    }

    /// Removes an action from some events.
    @available(iOS 14, *)
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        guard let index = record.listeners.firstIndex(where: { $0.receiver == .action(action.id) }) else { return }
        record.listeners[index].events.subtract(controlEvents)
        guard record.listeners[index].events.isEmpty else { return }
        record.listeners.remove(at: index)
        world.space.release(action.id)
    }

    private func add(_ receiver: Listener.Receiver, for events: Event) {
        if let index = record.listeners.firstIndex(where: { $0.receiver == receiver }) {
            record.listeners[index].events.formUnion(events)
        } else {
            record.listeners.append(Listener(receiver: receiver, events: events))
        }
    }

    /// The names of the methods that a target has for some events; nil when there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions(forTarget: World.identity(of: target), forControlEvent: controlEvent)
    }

    package func actions(forTarget target: ObjectID?, forControlEvent controlEvent: Event) -> [String]? {
        let names = record.listeners.compactMap { listener -> String? in
            guard case .method(let selector, let receiver) = listener.receiver, receiver == target else { return nil }
            return listener.events.isDisjoint(with: controlEvent) ? nil : selector.description
        }
        return names.isEmpty ? nil : names
    }

    /// The events that have a target or an action.
    public var allControlEvents: Event {
        record.listeners.reduce(into: []) { $0.formUnion($1.events) }
    }

    package func sendAction(_ action: Selector, to target: Argument, for event: Argument) {
        var receiver: ObjectID?
        if case .object(let id) = target { receiver = id }
        world.perform(action, on: receiver, isSearching: receiver == nil, sender: self, event)
    }
}
