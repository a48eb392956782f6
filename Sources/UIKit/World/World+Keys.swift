import Heap

// What keys of a hardware keyboard do.
extension World {
    /// Presses a key of a hardware keyboard, while others are held: the first command for it in the responder chain is called.
    ///
    /// Fidelity: documented UIKeyCommand, UIResponder.keyCommands; where nobody is first responder the chain begins at the front-most controller
    /// (reported), and what keys do to text is left out (simplified).
    public func pressKey(_ input: String, _ flags: UIKeyModifierFlags) {
        let start = firstResponder ?? frontController
        var responder = start
        while let current = responder {
            let command = commands(of: current).first { $0.input == input && $0.modifierFlags == flags }
            if let command, let action = command.action { return call(action, from: start, sender: command) }
            responder = current.next
        }
        report(.refusal("no command stands for this key: nobody in the responder chain has it among its keyCommands"))
    }

    private func commands(of responder: UIResponder) -> [UIKeyCommand] {
        let own = (responder as? UIViewController)?.addedKeyCommands ?? []
        guard let script, script.implements("keyCommands", on: responder.id) else { return (responder.keyCommands ?? []) + own }
        guard case .value(let ids as [ObjectID]) = script.invoke("keyCommands", on: responder.id, []) else { return own }
        return ids.compactMap { object($0) } + own
    }

    /// Fidelity: documented UIResponder.canPerformAction(_:withSender:) (asked along the responder chain).
    private func call(_ action: Selector, from start: UIResponder?, sender: UIKeyCommand) {
        var responder = start
        while let current = responder {
            let can = ask("canPerformAction(_:withSender:)", of: current, [.value(action), .object(sender.id)]) {
                current.canPerformAction(action, withSender: sender.id)
            }
            if can { return perform(action, on: current.id, [.object(sender.id), .nothing]) }
            responder = current.next
        }
    }

    /// The controller that is in front: the last presented, and in it the children that are seen.
    private var frontController: UIResponder? {
        var controller = keyWindow?.rootViewController
        while let current = controller {
            guard let next = current.presentedAbove ?? current.frontChildren.first(where: { $0.viewIfLoaded?.window != nil }) else { break }
            controller = next
        }
        return controller
    }
}

extension UIViewController {
    /// Adds a command that a key of a hardware keyboard stands for. The controller holds it.
    ///
    /// Fidelity: documented UIViewController.addKeyCommand(_:).
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        world.space.retain(keyCommand.id)
        state.keyCommands.append(keyCommand.id)
    }

    /// Takes such a command out.
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
    /// What a motion of the device is.
    ///
    /// Fidelity: documented UIEvent.EventSubtype; those of remote controls are left out (simplified).
    public enum EventSubtype: Int, Sendable {
        /// Nothing of the kind.
        case none = 0
        /// Shaking.
        case motionShake = 1
    }
}
