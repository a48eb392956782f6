public import Foundation
public import UIKit

// Steps of a finger that follows the mouse.
extension Step {
    /// The step of a finger that has moved what it grips by points, down when positive, and is lifted. A sheet is let go more than half of its
    /// way down to leave. Nil where nothing follows.
    public static func moving(_ grip: FingerGrip, by points: CGFloat) -> Step? {
        switch grip {
        case .view(let name): try? Step("drag \(quoted(name)) 0 \(Int(points.rounded())) hold")
        case .sheet(let distance):
            try? Step("swipe-down \(percent(of: points, distance)) \(percent(of: points, distance) >= 50 ? "finish" : "cancel")")
        case .nothing: nil
        }
    }

    /// How much of a sheet's way down a finger has come, 0 to 100.
    public static func percent(of points: CGFloat, _ distance: CGFloat) -> Int {
        min(max(0, Int((points * 100 / max(1, distance)).rounded())), 100)
    }

    /// Seconds after its begin at which its finger has come farthest and is still down; nil for a step without one.
    public var farthest: Double? {
        switch action {
        case .drag: StepRunner.swipeDuration
        case .swipeDown(let percent, _): StepRunner.swipeDuration * percent / 100
        default: nil
        }
    }
}
