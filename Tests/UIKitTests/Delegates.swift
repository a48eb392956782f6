import Foundation
import Heap
import UIKit

/// Code of the learner's, written in Swift: objects whose methods are closures by their full names. Every call is logged.
final class Delegates: Script {
    private unowned let log: Log
    private var methods: [ObjectID: [String: ([Argument]) -> Argument]] = [:]

    init(_ log: Log) {
        self.log = log
        log.world.script = self
    }

    /// Gives an object methods; their calls are logged under `name`.
    func give(_ id: ObjectID, _ name: String, _ own: [String: ([Argument]) -> Argument]) {
        for (method, body) in own {
            methods[id, default: [:]][method] = { [unowned log] arguments in
                log.add("\(name).\(method)")
                return body(arguments)
            }
        }
    }

    /// A new object with methods. It is retained for good.
    func make(_ name: String, _ own: [String: ([Argument]) -> Argument]) -> ObjectID {
        let id = log.world.space.allocate(typeName: name)
        log.world.space.retain(id)
        give(id, name, own)
        return id
    }

    func implements(_ name: String, on id: ObjectID) -> Bool { methods[id]?[name] != nil }

    func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument { methods[id]?[name]?(arguments) ?? .nothing }

    func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument { .nothing }

    func location(of name: String, on id: ObjectID) -> CodeLocation? { nil }

    var currentLocation: CodeLocation? { nil }

    func isKind(_ id: ObjectID, of typeName: String) -> Bool { false }
}

extension Argument {
    var object: ObjectID? { if case .object(let id) = self { id } else { nil } }
}

extension Log {
    /// An A as the window's root, launched.
    func launchA() -> UIViewController? {
        var root: UIViewController?
        _ = run { [world] in
            let controller = A()
            world.launch(root: controller)
            root = controller
        }
        return root
    }

    /// Only what is said of appearing, in the order it came, with what was added.
    func appearances(_ body: @escaping () -> Void) -> [String] {
        appearance(body).filter { !$0.contains("LayoutSubviews") && !$0.contains("oad") }
    }
}

/// An animator made of closures.
struct CustomTransition {
    let log: Log
    let duration = 0.5
    /// What the context said when the animation began.
    var moves: (TransitionContext) -> Void = { _ in }

    func make() -> ObjectID {
        log.delegates.make(
            "Animator",
            [
                "transitionDuration(using:)": { _ in .value(duration) },
                "animateTransition(using:)": { arguments in
                    guard let context = context(arguments) else { return .nothing }
                    if let view = context.view(forKey: .to) {
                        if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
                        context.containerView.addSubview(view)
                        view.alpha = 0
                    }
                    moves(context)
                    UIView.animate(
                        withDuration: duration,
                        animations: {
                            context.view(forKey: .to)?.alpha = 1
                            context.view(forKey: .from)?.alpha = context.view(forKey: .to) == nil ? 0 : 1
                        },
                        completion: { _ in
                            log.add("animated")
                            context.completeTransition(!context.transitionWasCancelled)
                        })
                    return .nothing
                },
                "animationEnded(_:)": { _ in .nothing },
            ])
    }

    private func context(_ arguments: [Argument]) -> TransitionContext? {
        arguments.first?.object.flatMap { log.world.object($0) as? TransitionContext }
    }
}
