public import Foundation
package import Heap

/// Where messages come in that wake a run loop.
///
/// Fidelity: documented Port; simplified, a message is seen as having come, what it holds is handed to nobody.
public class Port: NSObject {
    /// A port that no loop listens to yet.
    public override init() {
        super.init()
    }

    /// Whether it has not been invalidated.
    public var isValid: Bool { !world.state.agenda.closedPorts.contains(id) }

    /// Makes it accept no more messages.
    public func invalidate() {
        guard isValid else { return }
        world.state.agenda.closedPorts.insert(id)
        if world.state.agenda.listen(to: id, false) { world.space.release(id) }
    }

    /// Sends a message. It ends a wait of a run loop that listens to this port. Returns whether it could be sent.
    @discardableResult
    public func send(before limitDate: Date, components: Any?, from receivePort: Port?, reserved headerSpaceReserved: Int) -> Bool {
        send(before: limitDate, components: World.identity(of: components), from: receivePort, reserved: headerSpaceReserved)
    }

    @discardableResult
    package func send(before limitDate: Date, components: ObjectID?, from receivePort: Port?, reserved headerSpaceReserved: Int) -> Bool {
        guard isValid else { return false }
        if world.state.agenda.ports.contains(id) { world.schedule(.message(id), after: 0) }
        return true
    }
}

/// A port of the system's kernel.
///
/// Fidelity: documented NSMachPort; simplified, as Port.
public final class NSMachPort: Port {}

extension RunLoop {
    /// Makes the loop listen to a port, which it retains.
    public func add(_ port: Port, forMode mode: Mode) {
        guard port.isValid, world.state.agenda.listen(to: port.id, true) else { return }
        world.space.retain(port.id)
    }

    /// Makes the loop stop listening to a port.
    public func remove(_ port: Port, forMode mode: Mode) {
        if world.state.agenda.listen(to: port.id, false) { world.space.release(port.id) }
    }
}

extension Agenda.State {
    /// Whether that is a change.
    fileprivate mutating func listen(to port: ObjectID, _ isHeard: Bool) -> Bool {
        guard ports.contains(port) != isHeard else { return false }
        if isHeard { ports.append(port) } else { ports.removeAll { $0 == port } }
        return true
    }
}
