internal import Projects
internal import Stage
internal import UIKit

/// Runs scenes, and keeps the last runs: the questions of a lesson share most of them.
final class RunStore {
    private var known: [RunPrescription: Result<Run, SceneError>] = [:]
    private var order: [RunPrescription] = []
    private let capacity: Int
    private let limits: RunLimits
    private let misconceptions: Set<Misconception>
    /// The misconceptions that some run has been asked for since this was emptied: others would not change it.
    var consulted: Set<Misconception> = []

    init(limits: RunLimits, misconceptions: Set<Misconception>, capacity: Int = 8) {
        (self.limits, self.misconceptions, self.capacity) = (limits, misconceptions, capacity)
    }

    func run(_ prescription: RunPrescription) -> Result<Run, SceneError> {
        if let result = known[prescription] {
            if case .success(let run) = result { consulted.formUnion(run.consultedMisconceptions) }
            return result
        }
        let result: Result<Run, SceneError>
        do throws(SceneError) {
            var setting = prescription.setting
            setting.misconceptions.formUnion(misconceptions)
            let run = try Run(sources: prescription.sources, setting: setting, limits: limits)
            consulted.formUnion(run.consultedMisconceptions)
            if run.isInterrupted { return .success(run) }
            result = .success(run)
        } catch {
            result = .failure(error)
        }
        if order.count >= capacity { known[order.removeFirst()] = nil }
        known[prescription] = result
        order.append(prescription)
        return result
    }
}
