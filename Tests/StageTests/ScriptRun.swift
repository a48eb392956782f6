import Heap
import Interpreter
import Stage
import UIKit
import UIKitBindings

/// A program run in a World, and what was heard of it: one line for each print, refusal, trap, message and callback that code called
/// itself, initialisers apart.
final class ScriptRun: ScriptObserver, WorldObserver {
    let host: ScriptHost
    private(set) var lines: [String] = []
    /// Names of callbacks that are written down too, as `Class.name`.
    var heard: Set<String> = []

    /// A program that declares all that it names.
    convenience init(_ source: String) { self.init(source, isOpenWorld: false) }

    /// A program in which what no file declares has placeholders.
    convenience init(openWorld source: String) { self.init(source, isOpenWorld: true) }

    private init(_ source: String, isOpenWorld: Bool) {
        host = ScriptHost(program: Program.parse(files: [("Scene.swift", source)]), isOpenWorld: isOpenWorld)
        host.observer = self
        host.world.observer = self
    }

    /// Connects a scene to a new delegate, and settles. Gives what was heard since the last time.
    func connectScene(_ className: String = "SceneDelegate") -> [String] {
        act { [host] in
            guard let delegate = host.instantiate(className) else { return }
            host.world.connectScene(delegate: delegate)
        }
    }

    /// Shows a new controller as a window's root, and settles.
    func show(_ className: String) -> [String] {
        act { [host] in
            guard let id = host.instantiate(className), let controller = host.world.object(id) as? UIViewController else { return }
            host.world.launch(root: controller)
        }
    }

    /// Calls a method without arguments on the newest living object of a class, and settles.
    func call(_ name: String, on className: String) -> [String] {
        act { [host] in
            let space = host.world.space
            let living = (0..<space.heap.count).map { ObjectID(index: $0) }.last {
                space.heap.isReachableWeakly($0) && space.heap.typeName(of: $0) == className
            }
            if let living { host.call(name, on: living) }
        }
    }

    /// Runs top-level code.
    func runTopLevel() -> [String] {
        act { [host] in host.runTopLevel() }
    }

    /// Runs `body` as input of one turn, and settles.
    func act(_ body: @escaping () -> Void) -> [String] {
        lines = []
        host.inWorld {
            host.world.turn(input: body)
            host.world.settle()
        }
        return lines
    }

    func worldDid(_ happening: WorldEvent) {
        switch happening {
        case .callback(let name, let object, _, let caller):
            let text = "\(host.world.space.heap.typeName(of: object)).\(name)"
            if name.hasPrefix("init(") { break }
            if let caller {
                lines.append("line \(caller.line): \(text)")
            } else if heard.contains(text) {
                lines.append("system: \(text)")
            }
        case .console(let text, _, _): lines.append("console: \(text)")
        case .exception(let name, let reason, _, _, _): lines.append("exception: \(name): \(reason)")
        case .refusal(let text, _): lines.append("refusal: \(text)")
        default: break
        }
    }

    func didPrint(_ text: String) {
        lines.append(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    func didRefuse(_ message: String, at location: SourceLocation?) {
        lines.append("refused at \(location?.line ?? 0): \(message)")
    }

    func didTrap(_ message: String, at location: SourceLocation?) {
        lines.append("trap at \(location?.line ?? 0): \(message)")
    }

    func didReachLimit(_ message: String, at location: SourceLocation?) {
        lines.append("limit at \(location?.line ?? 0): \(message)")
    }

    func willRunStatement(at location: SourceLocation) {}

    func didChangeTask(_ change: TaskChange, of id: ObjectID) {}

    func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?) { lines.append("error: \(message)") }

    func didAsk(_ question: OpenQuestion, at location: SourceLocation?) {
        lines.append("placeholder at \(location?.line ?? 0): \(question.assumption), \(question.answer)")
    }

    func didUsePlaceholder(_ name: String, at location: SourceLocation?) {
        lines.append("placeholder at \(location?.line ?? 0): \(name)")
    }
}
