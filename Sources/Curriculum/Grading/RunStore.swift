internal import Projects
internal import Stage

/// Runs scenes, and keeps the last runs: the questions of a lesson share most of them.
final class RunStore {
    private var known: [RunPrescription: Result<Run, SceneError>] = [:]
    private var order: [RunPrescription] = []
    private let capacity: Int
    private let limits: RunLimits

    init(limits: RunLimits, capacity: Int = 8) {
        (self.limits, self.capacity) = (limits, capacity)
    }

    func run(_ prescription: RunPrescription) -> Result<Run, SceneError> {
        if let result = known[prescription] { return result }
        let result: Result<Run, SceneError>
        do throws(SceneError) {
            let run = try Run(sources: prescription.sources, setting: prescription.setting, limits: limits)
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
