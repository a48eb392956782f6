import Heap
import UIKit

/// Collects a World's callbacks of controllers as `Class.name` lines, with UIKit's messages between them.
final class Log: WorldObserver {
    let world: World
    /// What stands for the learner's code, if a test has any.
    private(set) lazy var delegates = Delegates(self)
    private(set) var lines: [String] = []
    private(set) var transactions: [Int] = []
    /// Whether notifications are collected too.
    var hearsNotifications = false

    init(device: DeviceProfile = .phone, os: OSProfile = .newest) {
        world = World(device: device, os: os)
        world.observer = self
    }

    func worldDid(_ happening: WorldEvent) {
        switch happening {
        case .callback(let name, let id, _, _):
            // What there is from 26 on has tests of its own.
            guard world.object(id) is UIViewController, name != "updateProperties()" else { return }
            add("\(world.space.heap.typeName(of: id)).\(name)")
        case .deallocated(let id):
            guard world.object(id) is UIViewController else { return }
            add("\(world.space.heap.typeName(of: id)).deinit")
        case .console(let text, _, _): add("console: \(text)")
        case .exception(let name, _, _, _, _): add("exception: \(name)")
        case .notification(let name, _) where hearsNotifications: add(name)
        default: break
        }
    }

    func add(_ line: String) {
        lines.append(line)
        transactions.append(world.transaction)
    }

    /// Runs `body` in a turn, settles, and gives what was collected since the last time.
    func run(_ body: @escaping () -> Void) -> [String] {
        lines = []
        transactions = []
        world.bind {
            world.turn(input: body)
            world.settle()
        }
        return lines
    }

    /// The lines of `run` that are callbacks of the classes A to Z, without layout's own noise.
    func appearance(_ body: @escaping () -> Void) -> [String] {
        run(body).filter { line in
            !line.hasPrefix("UI") && !Self.layoutNoise.contains { line.hasSuffix($0) }
        }
    }

    private static let layoutNoise = ["viewLayoutMarginsDidChange()", "viewSafeAreaInsetsDidChange()", "updateViewConstraints()"]

    /// A navigation controller with an A at the bottom, launched.
    func launchNavigation() -> UINavigationController? {
        var navigation: UINavigationController?
        _ = run { [world] in
            let controller = UINavigationController(rootViewController: A())
            world.launch(root: controller)
            navigation = controller
        }
        return navigation
    }
}

final class A: UIViewController {}
final class B: UIViewController {}
final class C: UIViewController {}
