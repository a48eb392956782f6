public import Foundation
import Heap

/// The times of the UI update that runs, in seconds of the display's clock.
///
/// Fidelity: documented UIUpdateInfo; the times are simplified: an update begins with a frame and is due with the next, which shows it a frame later.
@available(iOS 18, *)
public final class UIUpdateInfo: Hashable, Sendable {
    /// The time to which models and animations are moved.
    public let modelTime: TimeInterval
    /// When the update's changes must be ready.
    public let completionDeadlineTime: TimeInterval
    /// When the display is expected to show them.
    public let estimatedPresentationTime: TimeInterval

    init(time: TimeInterval, frame: TimeInterval) {
        modelTime = time
        completionDeadlineTime = time + frame
        estimatedPresentationTime = time + 2 * frame
    }

    /// Whether the display shows the update as soon as it is complete. It does not.
    ///
    /// Fidelity: documented UIUpdateInfo.isImmediatePresentationExpected; simplified, always false.
    public var isImmediatePresentationExpected: Bool { false }
    /// Whether the phases for input of low latency run in this update. They do not.
    ///
    /// Fidelity: documented UIUpdateInfo.isLowLatencyEventDispatchConfirmed; simplified, always false.
    public var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Whether one of the phases for input of low latency runs now. It does not.
    ///
    /// Fidelity: documented UIUpdateInfo.isPerformingLowLatencyPhases; simplified, always false.
    public var isPerformingLowLatencyPhases: Bool { false }

    /// The update that runs for a view; nil outside an update and for a view in no window of the screen.
    ///
    /// Fidelity: documented UIUpdateInfo.current(for:); when it is nil is from memory.
    public static func current(for view: UIView) -> UIUpdateInfo? {
        view.world.isUpdated(view) ? view.world.state.agenda.update : nil
    }

    /// The update that runs for a scene; nil outside an update and for a scene that is not on the screen.
    ///
    /// Fidelity: documented UIUpdateInfo.current(for:); when it is nil is from memory.
    public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
        windowScene.world.isUpdated(windowScene) ? windowScene.world.state.agenda.update : nil
    }

    /// Whether both have the same times.
    public static func == (lhs: UIUpdateInfo, rhs: UIUpdateInfo) -> Bool {
        lhs.modelTime == rhs.modelTime && lhs.completionDeadlineTime == rhs.completionDeadlineTime
    }

    /// Hashes the times.
    public func hash(into hasher: inout Hasher) { hasher.combine(modelTime) }
}
