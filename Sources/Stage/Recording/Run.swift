public import Heap
import Interpreter
public import UIKit

/// One run of a scene, recorded, and kept so that it can be asked at any event.
///
/// Confined: a run can be handed to another thread whole, never used by two. The recording is a value and can go anywhere.
public final class Run {
    /// What happened.
    public var recording: Recording { recorder.recording }

    var world: World { script.world }
    let script: ScriptHost
    let recorder: Recorder
    var settledFacts: [Int: Facts] = [:]
    var flashesFound: [Flash]?

    /// Parses the sources, launches, takes the steps, and lets everything settle. Throws when the sources are no Swift or hold no entry.
    public init(sources: [Source], setting: Setting) throws(SceneError) {
        let program = Program.parse(files: sources.map { ($0.path, $0.text) })
        guard program.problems.isEmpty else {
            throw SceneError(problems: program.problems.map { .init(location: $0.location, message: $0.message) })
        }
        script = ScriptHost(program: program, device: setting.device, os: setting.os)
        recorder = Recorder(recording: Recording(sources: sources, setting: setting), listeningTo: script)
        script.world.setWindowSize(setting.windowSize)
        let entry = try Entry.choose(for: setting, in: script.interpreter)
        recorder.recording.entry = entry.name
        world.bind {
            perform(entry)
        }
    }

    private func perform(_ entry: Entry) {
        world.turn { [self] in entry.launch(self) }
        world.settle()
        if case .controller(let name) = entry, let container = Container.presenting(recording.setting.container) {
            world.turn { [self] in container(self, name) }
            world.settle()
        }
        for (index, step) in recording.setting.steps.enumerated() {
            take(step, next: recording.setting.steps.dropFirst(index + 1).first)
        }
        world.settle()
    }

    /// Starts a step, and waits until the one after it may start.
    private func take(_ step: Step, next: Step?) {
        world.turn { [self] in
            world.report(.input(step.description))
            StepTaker(run: self).take(step)
        }
        if case .wait(let seconds) = step.action {
            let end = world.time + seconds
            while world.time < end { world.turn() }
        }
        guard let offset = next?.start else { return world.settle() }
        let end = world.time + offset
        while world.time < end { world.turn() }
    }

    // MARK: Asking

    /// Goes to the time of an event, runs `body`, and comes back; nothing of it remains.
    func fork<Result>(at event: Int, _ body: () throws -> Result) rethrows -> Result {
        let present = (script: script.interpreter.state, heap: world.space.heap)
        let past = recording.states[recording.stateIndices[event]]
        (script.interpreter.state, world.space.heap) = (past.script, past.heap)
        recorder.isMuted = true
        defer {
            (script.interpreter.state, world.space.heap) = present
            recorder.isMuted = false
        }
        return try world.visiting(past.world, body)
    }

    /// What the display showed in a frame, an index into `recording.frames`.
    public func picture(atFrame index: Int) -> Picture {
        let frame = recording.frames[index]
        return world.picture(of: frame.shown, at: frame.time)
    }

    /// The memory graph's references from an object at an event.
    public func edges(from id: ObjectID, at event: Int) -> [Edge] {
        fork(at: event) { world.edges(from: id) + script.interpreter.edges(from: id) }
    }
}
