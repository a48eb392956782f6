import Foundation
import Heap

/// What code says of a stepper that changes nothing here.
struct KeptOfStepper: Sendable {
    /// By part, then by the bits of the state.
    var images: [String: [UInt: UIImage]] = [:]
    var autorepeat: Bool = true
    var isContinuous: Bool = true
}

extension UIStepper {
    private var kept: KeptOfStepper {
        _read { yield world.state.keptOfSteppers[id] }
        _modify { yield &world.state.keptOfSteppers[id] }
    }

    /// Whether a finger that rests goes on counting. Kept.
    ///
    /// Fidelity: simplified; kept, one tap is one step.
    public var autorepeat: Bool {
        get { kept.autorepeat }
        set { kept.autorepeat = newValue }
    }

    /// Whether the target hears of every value meanwhile. Kept.
    ///
    /// Fidelity: simplified; kept, one tap is one step.
    public var isContinuous: Bool {
        get { kept.isContinuous }
        set { kept.isContinuous = newValue }
    }

    /// Sets the plus for a state. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        kept.images["incrementImage", default: [:]][state.rawValue] = image
    }

    /// The picture of plus for a state, nil when it has none of its own.
    public func incrementImage(for state: UIControl.State) -> UIImage? { kept.images["incrementImage"]?[state.rawValue] }

    /// Sets the minus for a state. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        kept.images["decrementImage", default: [:]][state.rawValue] = image
    }

    /// The picture of minus for a state, nil when it has none of its own.
    public func decrementImage(for state: UIControl.State) -> UIImage? { kept.images["decrementImage"]?[state.rawValue] }

    /// Sets the background for a state. Kept.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        kept.images["backgroundImage", default: [:]][state.rawValue] = image
    }

    /// The picture of background for a state, nil when it has none of its own.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { kept.images["backgroundImage"]?[state.rawValue] }
}
