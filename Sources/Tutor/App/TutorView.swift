import Canvas

/// The whole window.
struct TutorView {
    let state: TutorState

    /// Draws it; returns the cursor's place.
    func draw(in canvas: inout Canvas) -> Point? {
        guard !state.isTooSmall else {
            drawTooSmall(in: &canvas)
            return nil
        }
        let commands = state.commands
        let message = state.overlay == nil ? state.message : nil
        switch state.screen {
        case .home(let home):
            HomeView(
                home: home, course: state.course, progress: state.progress, items: state.homeItems, commands: commands, message: message
            )
            .draw(in: &canvas)
        case .lesson(let lesson): LessonView(lesson: lesson, commands: commands, message: message).draw(in: &canvas)
        case .stage(let stage): StageView(stage: stage, commands: commands, message: message).draw(in: &canvas)
        case .controllers(let list): ControllersView(list: list, commands: commands, message: message).draw(in: &canvas)
        case .table(let table): TableView(state: table, commands: commands, message: message).draw(in: &canvas)
        }
        if case .tour(let tour)? = state.overlay, case .lesson(let lesson) = state.screen {
            TourView(tour: tour, layout: LessonView.layout(lesson, size: state.size)).draw(in: &canvas)
        }
        let signs = state.stage == nil ? [] : [CodePane.signs(canvas.glyphs)]
        let typed = state.overlay.flatMap {
            OverlayView(overlay: $0, commands: commands, signs: signs, message: state.message).draw(in: &canvas)
        }
        return typed ?? canvas.focus
    }

    private func drawTooSmall(in canvas: inout Canvas) {
        let minimum = StageLayout.minimum
        let text =
            "This window is \(canvas.width)×\(canvas.height). The tutor needs \(minimum.width)×\(minimum.height). Make it larger, or use appear --plain."
        canvas.put(paragraph: StyledText(text, canvas.theme.text), x: 0, y: 0, width: canvas.width)
    }
}

extension Canvas {
    /// Draws the row of keys, or the sentence that stands in their place, on an edge.
    mutating func drawKeys(_ commands: [Command], message: String?, y: Int) {
        let room = width - 4
        guard room > 0 else { return }
        let text = message.map { StyledText($0, theme.warning) } ?? KeyHints(commands.hints(in: glyphs)).text(fitting: room, theme: theme)
        put(" ", x: 1, y: y)
        let used = put(text, x: 2, y: y, width: room)
        put(" ", x: 2 + used, y: y)
    }
}
