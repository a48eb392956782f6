import Curriculum
import Stage

// What a learner has made of a screen outlives it.
extension StageState {
    /// How the learner has arranged the stage.
    var arrangement: StageArrangement {
        // Top-level code begins at another level by itself.
        let isOwnLevel = model?.recording.entry != "top-level code"
        return StageArrangement(
            focus: focus.rawValue, panes: recent.map(\.rawValue),
            edges: Dictionary(uniqueKeysWithValues: edges.map { ($0.text, $1) }), level: (isOwnLevel ? level : .callbacks).rawValue,
            showsSystemViews: showsSystemViews, showsOutlines: showsOutlines)
    }

    /// Arranges the stage as the learner left one like it. A page of a lesson itself says which pane has the keyboard, and which are in front.
    mutating func take(_ arrangement: StageArrangement) {
        edges = [:]
        for (text, share) in arrangement.edges { if let name = StageEdge.Name(text) { edges[name] = min(max(-1000, share), 1000) } }
        if let level = Level(rawValue: arrangement.level) { self.level = level }
        (showsSystemViews, showsOutlines) = (arrangement.showsSystemViews, arrangement.showsOutlines)
        guard !hasProse else { return }
        for pane in arrangement.panes.compactMap(StagePane.init(rawValue:)).reversed() { setFocus(pane) }
        if let pane = StagePane(rawValue: arrangement.focus), pane != .prose { setFocus(pane) }
    }
}

extension TutorState {
    /// What the arrangement of the screen that is seen is kept by; nil where there is none.
    private var arrangementName: String? {
        switch screen {
        case .lesson: "lesson"
        case .stage: "stage"
        case .home, .table, .controllers: nil
        }
    }

    /// Arranges the screen that is seen as the learner left one like it.
    mutating func arrange() {
        guard let arrangement = arrangementName.flatMap({ arrangements[$0] }) else { return }
        changeStage { $0.take(arrangement) }
    }

    /// Writes down how the screen that is seen is arranged, if that is new.
    mutating func keepArrangement() -> [Effect] {
        guard let name = arrangementName, let stage else { return [] }
        let usual = StageState(stage.base, hasProse: stage.hasProse).arrangement
        var arrangement = stage.arrangement
        // A page of a lesson sets these.
        if stage.hasProse { (arrangement.focus, arrangement.panes) = (usual.focus, usual.panes) }
        guard arrangement != arrangements[name] ?? usual else { return [] }
        arrangements[name] = arrangement
        return [.keep(.arranged(screen: name, arrangement))]
    }
}
