import Canvas

// Panes get other sizes by keys and by the mouse; the window's layout says how far an edge can go.
extension TutorState {
    /// The places of the stage's parts in the window; nil where there is no stage.
    private var stageLayout: StageLayout? {
        guard !isTooSmall else { return nil }
        switch screen {
        case .lesson(let lesson): return lesson.isLast ? nil : LessonView.layout(lesson, size: size)
        case .stage(let stage): return StageView.layout(stage, size: size)
        case .home, .table, .controllers: return nil
        }
    }

    /// Makes the pane that has the keyboard larger by rows or columns, or smaller when negative.
    mutating func resizePane(_ cells: Int, isAcross: Bool) -> [Effect] {
        guard let pane = stage?.focus, let layout = stageLayout, let found = layout.edge(of: pane, isAcross: isAcross) else {
            return [.say("No edge of this pane can be moved in this window."), .bell]
        }
        if move(found.edge, to: found.edge.place + cells * found.direction) { return [] }
        return [.say("No further: every pane keeps three rows, the facts keep theirs, a question stays whole."), .bell]
    }

    /// Moves the edge that the mouse holds to a cell, as far as it goes.
    mutating func dragEdge(to point: Point) {
        guard let name = stage?.heldEdge, let edge = stageLayout?.edges.first(where: { $0.name == name }) else { return }
        _ = move(edge, to: name.isAcross ? point.y : point.x)
    }

    private mutating func move(_ edge: StageEdge, to place: Int) -> Bool {
        let place = min(max(edge.range.lowerBound, place), edge.range.upperBound)
        guard place != edge.place else { return false }
        var moved = self
        let share = edge.share(of: place, in: size)
        moved.changeStage { $0.edges[edge.name] = share == 0 ? nil : share }
        // Where a question would not be whole, the layout keeps its own places.
        guard moved.stageLayout?.edges.first(where: { $0.name == edge.name })?.place == place else { return false }
        self = moved
        return true
    }
}
