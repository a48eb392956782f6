internal import Interpreter
internal import Projects
internal import Stage

/// Checks that everything a lesson's steps show exists.
struct StepCheck {
    let lesson: Lesson
    /// The path of `Lesson.md`.
    let file: String
    let grader: Grader
    let problems: ProblemList

    func check() {
        var previous: StagePrescription?
        for step in lesson.steps {
            defer { previous = step.stage }
            guard let stage = step.stage, stage != previous else { continue }
            check(stage, line: step.line, isNewRun: stage.run != previous?.run)
        }
    }

    private func check(_ stage: StagePrescription, line: Int, isNewRun: Bool) {
        let location = SourceLocation(file: file, line: line, column: 1)
        switch grader.store.run(stage.run) {
        case .failure(let error):
            for problem in error.problems { problems.report(location, "the step's scene does not run: \(problem)") }
        case .success(let run):
            if isNewRun { refusals(in: run, location) }
            check(stage.show, "'show'", in: run, location)
            if case .moments(let first, let second)? = stage.compare {
                check(first, "'compare'", in: run, location)
                check(second, "'compare'", in: run, location)
            }
            for watch in stage.watch { check(watch, at: stage.show, in: run, location) }
            if case .settings(let settings)? = stage.compare { check(settings, of: stage, location) }
        }
    }

    private func check(_ moment: Moment, _ key: String, in run: Run, _ location: SourceLocation) {
        if moment.place(in: run) == nil { problems.report(location, "the recording has no '\(moment)', which the step's \(key) names") }
    }

    /// A lesson's scenes use only simulated behaviour, and their steps can be taken.
    private func refusals(in run: Run, _ location: SourceLocation) {
        for event in run.recording.events where event.kind == .refusal || event.isCompilersError {
            let place = event.location.map { " at \($0)" } ?? ""
            problems.report(location, "the step's scene asks for what there is not\(place): \(event.text ?? event.name)")
        }
    }

    private func check(_ watch: Watch, at moment: Moment, in run: Run, _ location: SourceLocation) {
        // An object may not exist yet, or may be gone by the end; that is no mistake.
        let events = [moment.place(in: run)?.event, run.recording.events.indices.last].compactMap { $0 }
        var reason = ""
        for event in events {
            switch watch.value(in: run, at: event) {
            case .value: return
            case .failure(let message): reason = message
            }
        }
        problems.report(location, "the step watches '\(watch)', which has no value: \(reason)")
    }

    private func check(_ settings: [Setting], of stage: StagePrescription, _ location: SourceLocation) {
        for setting in settings {
            let other = RunPrescription(sources: stage.run.sources, setting: setting)
            guard let run = try? grader.store.run(other).get() else { continue }
            if stage.show.place(in: run) == nil {
                problems.report(
                    location, "on \(setting.deviceAndWindow) the recording has no '\(stage.show)', which the step's 'compare' needs")
            }
        }
    }
}
