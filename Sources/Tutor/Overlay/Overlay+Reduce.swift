import Canvas

extension Overlay {
    /// The result of a key or a click in the window in front.
    enum Outcome {
        /// It stays open.
        case open
        /// It closes, and the learner's choice is performed.
        case close(Action?)
        /// It cannot be done; why.
        case refused(String)
    }

    /// A key's action here; nil when it has none.
    func action(for key: Key) -> OverlayAction? {
        switch self {
        case .help:
            switch key {
            case .up: return .moved(-1)
            case .down: return .moved(1)
            case .pageUp: return .moved(-10)
            case .pageDown: return .moved(10)
            case .enter: return .accepted
            default: return .typed(key)
            }
        case .prompt:
            switch key {
            case .up, .backtab: return .moved(-1)
            case .down, .tab: return .moved(1)
            case .enter: return .accepted
            default: return .typed(key)
            }
        case .menu(let menu):
            switch key {
            case .up, "k": return .moved(-1)
            case .down, "j": return .moved(1)
            case .enter, .space: return .accepted
            default: return key.digit.flatMap { (1...menu.items.count).contains($0) ? .chosen($0 - 1) : nil }
            }
        case .notice(let notice):
            switch key {
            case .up: return .moved(-1)
            case .down: return .moved(1)
            case .pageUp: return .moved(-10)
            case .pageDown: return .moved(10)
            case .enter, .space: return .accepted
            default: return notice.choices.firstIndex { $0.key == key }.map { .chosen($0) }
            }
        case .tour:
            switch key {
            case .enter, .space, .right: return .accepted
            case .left, .backspace: return .moved(-1)
            default: return nil
            }
        }
    }

    mutating func reduce(_ action: OverlayAction) -> Outcome {
        switch self {
        case .help(var help):
            let outcome = help.reduce(action)
            self = .help(help)
            return outcome
        case .prompt(var prompt):
            let outcome = prompt.reduce(action)
            self = .prompt(prompt)
            return outcome
        case .menu(var menu):
            let outcome = menu.reduce(action)
            self = .menu(menu)
            return outcome
        case .tour(var tour):
            let outcome = tour.reduce(action)
            self = .tour(tour)
            return outcome
        case .notice(var notice):
            if case .accepted = action { return .close(notice.action) }
            if case .chosen(let index) = action, notice.choices.indices.contains(index) {
                return .close(notice.choices[index].action)
            }
            if case .moved(let rows) = action { notice.top = max(0, notice.top + rows) }
            self = .notice(notice)
            return .open
        }
    }
}

extension HelpState {
    fileprivate mutating func reduce(_ action: OverlayAction) -> Overlay.Outcome {
        switch action {
        case .typed(let key): if field.handle(key) { top = 0 }
        case .pasted(let text): field.insert(text)
        case .moved(let rows): top = max(0, top + rows)
        case .accepted: return .close(nil)
        case .chosen: break
        }
        return .open
    }
}

extension Prompt {
    fileprivate mutating func reduce(_ action: OverlayAction) -> Overlay.Outcome {
        switch action {
        case .typed(let key):
            if field.handle(key), key != .left, key != .right { selection = nil }
        case .pasted(let text):
            field.insert(text)
            selection = nil
        case .moved(let by):
            let count = matching.count
            guard count > 0 else { return .open }
            guard let selection = chosenIndex else {
                self.selection = by > 0 ? 0 : count - 1
                return .open
            }
            self.selection = (0..<count).contains(selection + by) ? selection + by : nil
        case .chosen(let index):
            guard matching.indices.contains(index) else { return .open }
            selection = index
            return take()
        case .accepted: return take()
        }
        return .open
    }

    private func take() -> Overlay.Outcome { chosen?.disabledReason.map { .refused($0) } ?? .close(action) }

    /// The action for the line.
    private var action: Action? {
        if let action = chosen?.action { return action }
        let text = (chosen?.text ?? field.text).trimmed
        guard !text.isEmpty else { return nil }
        switch purpose {
        case .command: return palette.map { .told($0.refusal(of: text)) }
        case .go: return .stage(.goTyped(text))
        case .find: return .stage(.findTyped(text))
        case .step: return .stage(.acted(text))
        case .evaluate: return .stage(.evaluated(text))
        case .save: return .stage(.saveTyped(text))
        case .whyNot: return .stage(.whyNotTyped(text))
        case .breakpoint: return .stage(.breakpointTyped(text))
        case .follow: return .stage(.followTyped(text))
        case .search: return .home(.searchTyped(text))
        case .files: return .home(.filesTyped(text))
        case .answer: return .question(.textGiven(text))
        case .sentence: return .lesson(.told(text))
        case .controller: return .controllers(.searchTyped(text))
        }
    }
}

extension Menu {
    fileprivate mutating func reduce(_ action: OverlayAction) -> Overlay.Outcome {
        switch action {
        case .moved(let by): if !items.isEmpty { selection = (selection + by + items.count) % items.count }
        case .chosen(let index):
            selection = index
            return take(index)
        case .accepted: return take(selection)
        case .typed, .pasted: break
        }
        return .open
    }

    private func take(_ index: Int) -> Overlay.Outcome {
        guard items.indices.contains(index) else { return .open }
        if let reason = items[index].disabledReason { return .refused(reason) }
        return .close(items[index].action)
    }
}
