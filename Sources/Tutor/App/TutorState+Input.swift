import Canvas

extension TutorState {
    /// The action for an event of the terminal now; nil for none.
    func action(for input: InputEvent) -> Action? {
        switch input {
        case .key(let key): action(for: key)
        case .mouse(let mouse): isTooSmall ? nil : action(for: mouse)
        case .paste(let text): overlay == nil ? nil : .overlay(.pasted(text))
        case .resize(let size): .resized(size)
        case .interrupt, .endOfInput: .interrupted
        case .focus, .resumed, .background: nil
        }
    }

    private func action(for key: Key) -> Action? {
        if key == .control("c") { return .interrupted }
        if isTooSmall { return key == "q" || key == .escape ? .backPressed : nil }
        if let overlay {
            if key == .escape { return .backPressed }
            return overlay.action(for: key).map { .overlay($0) }
        }
        guard let binding = commands.binding(for: key) else { return nil }
        if let reason = binding.disabledReason { return .told("Not now: \(reason).") }
        return binding.action
    }

    private func action(for mouse: Mouse) -> Action? {
        if let overlay {
            if case .press(.left) = mouse.action {
                return OverlayView.choice(at: mouse.position, overlay: overlay, size: size).map { .overlay(.chosen($0)) }
            }
            if mouse.action == .wheelUp { return .overlay(.moved(-1)) }
            if mouse.action == .wheelDown { return .overlay(.moved(1)) }
            return nil
        }
        if case .press(.left) = mouse.action, mouse.position.y == size.height - 1, let action = hintAction(at: mouse.position) {
            return action
        }
        switch screen {
        case .home(let home):
            if mouse.action == .wheelUp { return .home(.moved(-1)) }
            if mouse.action == .wheelDown { return .home(.moved(1)) }
            guard case .press(.left) = mouse.action else { return nil }
            let items = homeItems
            let view = HomeView(home: home, course: course, progress: progress, items: items, commands: [])
            return view.item(at: mouse.position, size: size).flatMap { if case .heading = items[$0] { nil } else { .home(.chosen($0)) } }
        case .lesson(let lesson):
            if case .press(.left) = mouse.action, lesson.question?.isOpen == true, lesson.stage.drag == nil,
                let choice = LessonView(lesson: lesson, commands: []).choice(at: mouse.position, size: size)
            {
                return .question(.chosen(choice))
            }
            return lesson.stage.action(for: mouse, in: LessonView.layout(lesson, size: size)).map { .stage($0) }
        case .stage(let stage): return stage.action(for: mouse, in: StageView.layout(stage, size: size)).map { .stage($0) }
        case .controllers(let list):
            if mouse.action == .wheelUp { return .controllers(.moved(-1)) }
            if mouse.action == .wheelDown { return .controllers(.moved(1)) }
            guard case .press(.left) = mouse.action,
                let index = ControllersView(list: list, commands: []).item(at: mouse.position, size: size)
            else { return nil }
            return .controllers(index == list.selection ? .opened() : .selected(index))
        case .table(let table):
            guard case .press(.left) = mouse.action, let cell = TableView(state: table, commands: []).cell(at: mouse.position, size: size)
            else { return nil }
            if cell == (table.row, table.column), table.isFilling { return .table(.toggled) }
            return .table(.moved(rows: cell.row - table.row, columns: cell.column - table.column))
        }
    }

    // A click on a hint acts like its last key. For a pair of keys that is the one that goes forwards.
    private func hintAction(at point: Point) -> Action? {
        let commands = commands
        let glyphs = Glyphs.unicode
        guard let hint = KeyHints(commands.hints(in: glyphs)).hint(atColumn: point.x - 2, width: size.width - 4),
            let command = commands.first(where: { $0.priority > 0 && $0.title == hint.action && $0.keyNames(in: glyphs) == hint.keys }),
            let binding = command.bindings.last
        else { return nil }
        return binding.disabledReason.map { .told("Not now: \($0).") } ?? binding.action
    }
}
