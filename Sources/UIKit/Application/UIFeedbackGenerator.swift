public import Foundation
import Heap

/// Makes the device tick.
///
/// Fidelity: documented UIFeedbackGenerator; simplified, nothing is felt.
open class UIFeedbackGenerator: NSObject {
    /// Prepares the device for feedback that will come soon.
    public func prepare() {}
}

/// Makes the device knock.
///
/// Fidelity: documented UIImpactFeedbackGenerator; simplified, nothing is felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How it knocks.
    public enum FeedbackStyle: Int, Sendable {
        /// Lightly.
        case light = 0
        /// Middling.
        case medium
        /// Heavily.
        case heavy
        /// Softly.
        case soft
        /// Hard.
        case rigid
    }

    /// One that knocks in the middling way.
    public override init() {
        super.init()
    }

    /// One that knocks in a way.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Knocks.
    public func impactOccurred() {}

    /// Knocks, from 0 to 1.
    @available(iOS 13, *)
    public func impactOccurred(intensity: CGFloat) {}
}

/// Makes the device tick where a choice moves.
///
/// Fidelity: documented UISelectionFeedbackGenerator; simplified, nothing is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Ticks.
    public func selectionChanged() {}
}

/// Makes the device signal success, a warning or an error.
///
/// Fidelity: documented UINotificationFeedbackGenerator; simplified, nothing is felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// Not quite.
        case warning
        /// Not.
        case error
    }

    /// Gives the feedback.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
