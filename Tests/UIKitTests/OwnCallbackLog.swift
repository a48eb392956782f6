import Heap

@testable import UIKit

/// Writes down the callbacks of the tests' own classes, as `Class.name`, and what is added by hand.
class OwnCallbackLog: WorldObserver {
    let world: World
    private(set) var lines: [String] = []

    init(device: DeviceProfile = .phone, os: OSProfile = .newest) {
        world = World(device: device, os: os)
        world.observer = self
    }

    func worldDid(_ happening: WorldEvent) {
        guard case .callback(let name, let id, _, _) = happening, let object = world.object(id),
            !world.typeName(of: object).hasPrefix("UI"),
            // What there is from 26 on has tests of its own.
            name != "updateProperties()"
        else { return }
        add("\(world.typeName(of: object)).\(name)")
    }

    func add(_ line: String) { lines.append(line) }

    /// Runs `body` in a turn, settles, and gives what was written down since the last time.
    @discardableResult
    func run(_ body: @escaping () -> Void) -> [String] {
        lines = []
        world.bind {
            world.turn(input: body)
            world.settle()
        }
        return lines
    }

    /// Makes objects of this World outside a turn.
    func make<Made>(_ body: () -> Made) -> Made { world.bind(body) }
}
