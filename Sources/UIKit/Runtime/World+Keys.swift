import Heap

// Keys of a hardware keyboard.
extension World {
    /// Presses a key of a hardware keyboard with modifiers: calls the first command for it in the responder chain.
    ///
    /// Fidelity: documented UIKeyCommand, UIResponder.keyCommands; where nobody is first responder the chain begins at the front-most controller
    /// (reported), the standard edit actions come after the chain's own commands, and what other keys do to text is left out (simplified).
    public func pressKey(_ input: String, _ flags: UIKeyModifierFlags) {
        let start = firstResponder ?? frontController
        var responder = start
        while let current = responder {
            let command = commands(of: current).first { $0.input == input && $0.modifierFlags == flags }
            if let command, let action = command.action { return call(action, from: start, sender: command) }
            responder = current.next
        }
        let standard = Self.editKeys.first { $0.input == input && $0.flags == flags }.map { Selector($0.action) }
        if let standard, let target = start?.askTarget(forAction: standard, nil) {
            perform(standard, on: target.id, [.nothing, .nothing])
            return
        }
        report(.refusal("no command stands for this key: nobody in the responder chain has it among its keyCommands"))
    }

    private func commands(of responder: UIResponder) -> [UIKeyCommand] {
        let own = (responder as? UIViewController)?.addedKeyCommands ?? []
        guard let script, script.implements("keyCommands", on: responder.id) else { return (responder.keyCommands ?? []) + own }
        guard case .value(let ids as [ObjectID]) = script.invoke("keyCommands", on: responder.id, []) else { return own }
        return ids.compactMap { object($0) } + own
    }

    private func call(_ action: Selector, from start: UIResponder?, sender: UIKeyCommand) {
        if let target = start?.askTarget(forAction: action, sender.id) { perform(action, on: target.id, [.object(sender.id), .nothing]) }
    }

    /// The front-most controller: the last one presented, and in it the visible child.
    public var frontController: UIViewController? {
        var controller = keyWindow?.rootViewController
        while let current = controller {
            guard let next = current.presentedAbove ?? current.frontChildren.first(where: { $0.viewIfLoaded?.window != nil }) else { break }
            controller = next
        }
        return controller
    }
}

extension UIViewController {
    /// Adds a command for a key of a hardware keyboard. The controller retains it.
    ///
    /// Fidelity: documented UIViewController.addKeyCommand(_:).
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        world.space.retain(keyCommand.id)
        state.keyCommands.append(keyCommand.id)
    }

    /// Removes such a command.
    ///
    /// Fidelity: documented UIViewController.removeKeyCommand(_:).
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        guard let index = state.keyCommands.firstIndex(of: keyCommand.id) else { return }
        state.keyCommands.remove(at: index)
        world.space.release(keyCommand.id)
    }

    fileprivate var addedKeyCommands: [UIKeyCommand] { state.keyCommands.compactMap { world.object($0) } }
}

extension UIEvent {
    /// The kind of a motion event.
    ///
    /// Fidelity: documented UIEvent.EventSubtype; those of remote controls are left out (simplified).
    public enum EventSubtype: Int, Sendable {
        /// Nothing of the kind.
        case none = 0
        /// Shaking.
        case motionShake = 1
    }
}
