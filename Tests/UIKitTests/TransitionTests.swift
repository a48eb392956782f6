import Heap
import Testing
import UIKit

/// Collects a World's callbacks of controllers as `Class.name` lines.
final class Log: WorldObserver {
    let world = World()
    var lines: [String] = []
    var isQuiet = false

    init() { world.observer = self }

    func worldDid(_ happening: Happening) {
        guard !isQuiet else { return }
        switch happening {
        case .callback(let name, let id, _, _):
            guard world.object(id) is UIViewController else { return }
            lines.append("\(world.space.heap.typeName(of: id)).\(name)")
        case .console(let text, _): lines.append("console: \(text)")
        case .exception(let name, let reason, _): lines.append("exception: \(name) \(reason)")
        default: break
        }
    }

    /// Settles and gives the lines since the last time.
    func run(_ body: @escaping () -> Void) -> [String] {
        lines = []
        world.bind {
            world.turn(input: body)
            world.settle()
        }
        return lines
    }
}

final class A: UIViewController {}
final class B: UIViewController {}

@Suite struct `A navigation controller` {
    @Test func `smoke`() {
        let log = Log()
        var navigation: UINavigationController?
        let launch = log.run {
            navigation = UINavigationController(rootViewController: A())
            if let navigation { log.world.launch(root: navigation) }
        }
        print(launch.joined(separator: "\n"))
        print("--push", log.world.frame)
        print(log.run { navigation?.pushViewController(B(), animated: true) }.joined(separator: "\n"))
        print("--pop", log.world.frame)
        print(log.run { navigation?.popViewController(animated: true) }.joined(separator: "\n"))
        print("--push na")
        print(log.run { navigation?.pushViewController(B(), animated: false) }.joined(separator: "\n"))
        print("--present sheet")
        print(log.run { let a = A(); navigation?.present(a, animated: true) { log.lines.append("completion") } }.joined(separator: "\n"))
        print("--dismiss sheet")
        print(log.run { navigation?.dismiss(animated: true) { log.lines.append("completion") } }.joined(separator: "\n"))
        print("--present full")
        print(log.run { let a = A(); a.modalPresentationStyle = .fullScreen; navigation?.present(a, animated: true) { log.lines.append("completion") } }.joined(separator: "\n"))
        print("--dismiss full")
        print(log.run { navigation?.dismiss(animated: true) { log.lines.append("completion") } }.joined(separator: "\n"))
    }
}
