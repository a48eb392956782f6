import Foundation
import Stage
import UIKit

// The mouse as a finger on the device's display: sideways it swipes back, up and down it moves what the run says follows there.
extension StageState {
    /// Moves the finger that the mouse is. Its first movement decides what it moves.
    mutating func moveFinger(from start: CGPoint, by way: CGSize) -> [Effect] {
        guard let model, let held = drag else { return [] }
        if held.hold == nil {
            if abs(way.width) >= abs(way.height) {
                drag?.hold = .page
            } else {
                let grip = model.grip(at: start, movingDown: way.height > 0)
                if case .nothing(let reason) = grip {
                    drag = nil
                    return [.say(reason.capitalizedFirst + "."), .bell]
                }
                drag?.hold = .upright(grip, points: 0)
            }
        }
        guard case .upright(let grip, _)? = drag?.hold else {
            return moveDrag(to: Int(way.width * 100 / displaySize.width))
        }
        drag?.hold = .upright(grip, points: way.height)
        guard let step = Step.moving(grip, by: way.height) else { return [] }
        var request = request
        request.setting.steps.append(step)
        return [.run(request, .drag(percent: 0))]
    }

    /// Lifts it: what it has moved is a step of the learner's.
    mutating func liftFinger() -> [Effect] {
        switch drag?.hold {
        case .upright(let grip, let points)?:
            drag = nil
            guard let step = Step.moving(grip, by: points), abs(points) >= 1 else { return [.run(request, .undo)] }
            if case .sheet = grip { return act(step.description) }
            return act(step.description, .scroll)
        case .page?:
            guard let percent = drag?.percent, percent > 0 else {
                drag = nil
                return [.run(request, .undo)]
            }
            return endDrag(finishes: percent >= 50)
        case nil:
            drag = nil
            return []
        }
    }

    /// The points that a turn of the wheel scrolls.
    private static let wheelPoints: CGFloat = 60

    /// Scrolls what is under the mouse, or else steps. Turns that follow one another are one step.
    mutating func turnWheel(at point: CGPoint, _ direction: Int) -> [Effect] {
        guard let model, case .view(let name) = model.grip(at: point, movingDown: direction < 0) else {
            return reduce(.stepped(direction))
        }
        var points = -Self.wheelPoints * CGFloat(direction)
        if case .drag(name, _, let way, holds: true)? = ownSteps.last?.action, way.width == 0 {
            ownSteps.removeLast()
            points += way.height
            if points == 0 { return [.run(request, .scroll)] }
        }
        return Step.moving(.view(name), by: points).map { act($0.description, .scroll) } ?? []
    }
}
