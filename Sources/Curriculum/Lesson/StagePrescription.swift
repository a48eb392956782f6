public import Projects
public import Stage

/// Everything that one run depends on. Equal prescriptions give equal recordings, so it can be the key of a store of runs.
public struct RunPrescription: Sendable, Hashable {
    /// The files, ready to run.
    public var sources: [Source]
    /// The device, the system, the steps.
    public var setting: Setting

    /// Describes a run.
    public init(sources: [Source], setting: Setting) {
        self.sources = sources
        self.setting = setting
    }
}

/// The stage beside a step's prose.
public struct StagePrescription: Sendable, Hashable {
    /// Its run.
    public let run: RunPrescription
    /// The moment that is shown first.
    public let show: Moment
    /// Swift expressions whose values are shown at each event; names start with a controller's class.
    public let watch: [Watch]
    /// The parts of the screen that the prose speaks of.
    public let highlight: [Highlight]
    /// Two pictures to be shown side by side; nil for none.
    public let compare: Comparison?

    /// A part of the screen.
    public enum Highlight: String, Sendable, CaseIterable {
        case code, screen, hierarchy, geometry, facts, timeline, transaction, narration, console, memory
    }

    /// Two pictures, side by side.
    public enum Comparison: Sendable, Hashable {
        /// Two moments of this recording.
        case moments(Moment, Moment)
        /// The frames on either side of the moment that is shown.
        case framesAround
        /// The same moment on other devices or systems.
        case settings([Setting])
    }
}
