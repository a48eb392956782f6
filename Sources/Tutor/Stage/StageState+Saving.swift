import Canvas
import Curriculum
import Interpreter
internal import Projects
import Stage

// A session in one file: saved from the stage, and opened on it.
extension StageState {
    var savePrompt: Prompt {
        let file = base.sources.first?.path.split(separator: "/").last ?? "scene"
        let name = "\(file.prefix { $0 != "." }).session.yaml"
        return Prompt(
            .save, title: "Save this session", hint: "a file's name; appear replay opens it, or prints its trace", text: name,
            suggestions: [])
    }

    func save(to path: String) -> [Effect] {
        guard let model else { return [] }
        // While two runs are compared the one that was there before is saved.
        let saved = beside?.runs.first ?? model
        var session = SavedSession(program: ProgramVersion.current, recording: saved.digest, title: base.title, run: saved.request.run)
        session.event = beside?.side == .second ? otherEvent : position
        session.level = level.word
        session.stops = breakpoints.map { $0.saved(among: saved.request.sources) }
        session.watches = watches.map(\.description)
        return [.save(session, path: path)]
    }

    /// Takes up what a session says besides its run.
    mutating func take(up session: SavedSession) {
        level = Level.allCases.first { $0.word == session.level } ?? .callbacks
        breakpoints = session.stops.map(Breakpoint.init)
        watches = session.watches.map { Watch($0) }
        saved = session
    }

    /// Says it where a session's recording is another one than was saved.
    mutating func greetSaved() -> [Effect] {
        guard let session = saved, let model else { return [] }
        saved = nil
        return session.difference(fromDigest: model.digest).map { [.say($0)] } ?? []
    }

    /// Remembers the scene before a change, for a comparison.
    mutating func remember(_ old: SceneRequest?, before new: SceneRequest, _ purpose: RunPurpose) {
        switch purpose {
        case .open(nil): earlier = nil
        case .open, .act, .scroll, .change:
            if let old, old.run != new.run { earlier = old }
        case .resume, .compare, .drag, .undo: break
        }
    }
}

extension TutorState {
    /// Puts a saved session on the stage.
    mutating func enter(_ session: SavedSession) -> [Effect] {
        let scene = SceneRequest(title: session.title, run: session.run)
        var stage = StageState(scene)
        stage.take(up: session)
        screens.append(.stage(stage))
        return [.run(scene, .open(session.event.map { .place(Place(event: $0)) }))]
    }
}

extension Level {
    /// Its name in a session.
    fileprivate var word: String { "\(self)" }
}

extension Breakpoint {
    init(_ stop: SavedSession.Stop) {
        switch stop {
        case .line(let file, let number): self = .line(file: file, number: number)
        case .callback(let name): self = .callback(name)
        case .value(let expression): self = .value(expression)
        }
    }

    func saved(among sources: [Source]) -> SavedSession.Stop {
        switch self {
        case .line(let file, let number): .line(file: SavedSession.name(of: file, among: sources), number: number)
        case .callback(let name): .callback(name)
        case .value(let expression): .value(expression)
        }
    }
}
