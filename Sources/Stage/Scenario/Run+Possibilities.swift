public import Foundation
import Heap
import Interpreter
public import UIKit
internal import UIKitBindings

/// A step that could follow the last one of a run.
public struct Possibility: Sendable, Hashable {
    /// The step, as a scenario writes it.
    public let step: String
    /// Why it cannot be done, in half a sentence; nil when it can.
    public let obstacle: String?
}

extension Run {
    /// What the user and the device could do at the end: taps, calls, then every other step, tried in a fork.
    ///
    /// Costs a fork for each step, and the work of UIKit and the learner's code in it.
    public var possibilities: [Possibility] {
        var steps = visit(nil) { StepRunner(run: self).tappable.map { "tap \(Step.quoted($0))" } }
        steps += calls
        let able = steps.map { Possibility(step: $0, obstacle: hasEnded ? Self.ended : nil) }
        return able + Self.tried.map { Possibility(step: $0, obstacle: obstacle(of: $0)) } + tabs
    }

    /// The step that a tap at a point of the display would be at the end; nil where nothing reacts to it. Costs a fork.
    public func step(forTapAt point: CGPoint) -> String? {
        hasEnded ? nil : visit(nil) { StepRunner(run: self).step(forTapAt: point) }
    }

    /// What follows a finger that comes down on a point of the display at the end, and moves down or up. Costs a fork.
    public func grip(at point: CGPoint, movingDown: Bool) -> FingerGrip {
        if hasEnded { return .nothing(Self.ended) }
        return visit(nil) { StepRunner(run: self).grip(at: point, movingDown: movingDown) }
    }

    /// Whether the app had ended before its last step had settled.
    public var hasEnded: Bool { recorder.isOver }

    private static let ended = "the app has ended"

    /// One of each kind of step that needs no name.
    private static let tried = [
        "back", "swipe-back 60 finish", "swipe-back 40 cancel", "swipe-down 60 finish", "swipe-down 30 cancel", "swipe-page left 60 finish",
        "swipe-page right 60 finish", "rotate landscapeLeft", "rotate portrait", "resize 320x1194", "style dark", "style light", "return",
        "background", "foreground", "memory-warning",
    ]

    /// The methods without arguments on living instances, the newest first, each once.
    private var calls: [String] {
        visit(nil) {
            var found: [String] = []
            for id in recording.objects.reversed() where world.space.heap.isReachableWeakly(id) {
                guard let type = script.interpreter.className(of: id) else { continue }
                for method in script.interpreter.callableMethods(of: id) where !found.contains("call \(type).\(method)") {
                    found.append("call \(type).\(method)")
                }
            }
            return found
        }
    }

    /// Every tab of the bar. Without any, the first one with the reason.
    private var tabs: [Possibility] {
        var found: [Possibility] = []
        for index in 0..<20 {
            let obstacle = obstacle(of: "tab \(index)")
            if obstacle == nil || index == 0 { found.append(Possibility(step: "tab \(index)", obstacle: obstacle)) }
            if obstacle != nil { break }
        }
        return found
    }

    /// Why a step cannot be done at the end of the run; nil when it can. The step is tried in a fork.
    public func obstacle(of text: String) -> String? {
        if hasEnded { return Self.ended }
        let step: Step
        do { step = try Step(text) } catch { return error.description }
        let attempt = Attempt()
        let observer = world.observer
        world.observer = attempt
        defer { world.observer = observer }
        visit(nil) { StepRunner(run: self).take(step) }
        return attempt.refusal
    }
}

/// Listens to a step that is only tried. Refusals in its callbacks are no obstacle.
private final class Attempt: WorldObserver {
    private(set) var refusal: String?
    private var depth = 0

    func worldDid(_ event: WorldEvent) {
        switch event {
        case .callback: depth += 1
        case .callbackEnded: depth -= 1
        case .refusal(let message, _): if depth == 0 { refusal = refusal ?? message }
        default: break
        }
    }
}

extension Step {
    /// A name as it is written in a step.
    static func quoted(_ name: String) -> String { name.contains(" ") || name.isEmpty ? "\"\(name)\"" : name }
}
