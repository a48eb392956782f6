import Foundation
import Heap

/// Properties of a stepper that have no effect here.
struct InertStepperProperties: Sendable {
    /// By part, then by the bits of the state.
    var images: [String: [UInt: UIImage]] = [:]
    var autorepeat: Bool = true
    var isContinuous: Bool = true
}

extension UIStepper {
    private var inert: InertStepperProperties {
        _read { yield world.state.inertSteppers[id] }
        _modify { yield &world.state.inertSteppers[id] }
    }

    /// Whether a resting finger repeats the step. Changes nothing.
    ///
    /// Fidelity: simplified; kept, one tap is one step.
    public var autorepeat: Bool {
        get { inert.autorepeat }
        set { inert.autorepeat = newValue }
    }

    /// Whether every value meanwhile sends an event. Changes nothing.
    ///
    /// Fidelity: simplified; kept, one tap is one step.
    public var isContinuous: Bool {
        get { inert.isContinuous }
        set { inert.isContinuous = newValue }
    }

    /// Sets the plus for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        inert.images["incrementImage", default: [:]][state.rawValue] = image
    }

    /// The plus image set for a state; nil when the state has none of its own.
    public func incrementImage(for state: UIControl.State) -> UIImage? { inert.images["incrementImage"]?[state.rawValue] }

    /// Sets the minus for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        inert.images["decrementImage", default: [:]][state.rawValue] = image
    }

    /// The minus image set for a state; nil when the state has none of its own.
    public func decrementImage(for state: UIControl.State) -> UIImage? { inert.images["decrementImage"]?[state.rawValue] }

    /// Sets the background for a state. Changes nothing.
    ///
    /// Fidelity: simplified; kept, it is drawn in one look.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        inert.images["backgroundImage", default: [:]][state.rawValue] = image
    }

    /// The background image set for a state; nil when the state has none of its own.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { inert.images["backgroundImage"]?[state.rawValue] }
}
