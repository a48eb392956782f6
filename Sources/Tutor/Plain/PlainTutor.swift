import Canvas
import Curriculum
import Stage

/// The tutor for screen readers, dumb terminals and pipes: lines out, lines in. No cursor movement, nothing is redrawn.
///
/// The same state, actions and keys as on the screen. An empty line is Enter.
@MainActor
public final class PlainTutor {
    let session: Session
    private let read: () -> String?
    private let write: (String) -> Void
    private var beginning: [Effect]
    private var told = PlainScreen.Told()

    init(state: TutorState, beginning: [Effect], services: Services, read: @escaping () -> String?, write: @escaping (String) -> Void) {
        session = Session(state, services: services)
        (self.read, self.beginning) = (read, beginning)
        // Texts of lessons and programs may contain terminal commands.
        self.write = { write($0.escapingControls) }
    }

    /// A tutor that reads and writes lines without their ends; `read` returns nil at the end of input. `run` runs a program that has the terminal
    /// meanwhile, an editor: its exit status, nil when it could not be started.
    public convenience init(
        start: TutorStart, setup: TutorSetup, read: @escaping () -> String?, write: @escaping (String) -> Void,
        run: @escaping @MainActor ([String]) -> Int32?
    ) {
        var state = setup.state
        let beginning = state.begin(start)
        self.init(state: state, beginning: beginning, services: setup.services, read: read, write: write)
        session.program = run
    }

    /// Runs until the learner leaves or there is no more input.
    public func run() {
        session.perform([.readProgress] + beginning)
        beginning = []
        var listsChoices = true
        while !session.hasQuit {
            // Lines come one after the other: what the compiler says stands before the next question.
            session.awaitCompiler()
            var screen = PlainScreen(state: session.state)
            for line in screen.news(since: &told) { write(line) }
            // What is only read is read out at once.
            switch session.state.overlay {
            case .notice(let notice)? where notice.choices.isEmpty: session.send(.backPressed)
            case .tour?: session.send(.backPressed)
            default: break
            }
            // Panes are read by their names; an empty line is for the text, not for a line of the code.
            if let stage = session.state.stage, stage.focus == .code {
                session.send(.stage(.paneChosen(stage.hasProse ? .prose : .timeline)))
                screen = PlainScreen(state: session.state)
            }
            listsChoices = listsChoices || told.isNewScreen
            let choices = screen.choices
            if listsChoices { for line in screen.items(choices) { write(line) } }
            write(screen.question(choices))
            guard let line = read() else { return }
            listsChoices = take(line.trimmed, choices, screen)
        }
    }

    /// Handles a line. True when the choices are to be listed again.
    private func take(_ line: String, _ choices: [PlainScreen.Choice], _ screen: PlainScreen) -> Bool {
        if case .prompt(let prompt)? = session.state.overlay {
            answer(prompt, line)
            return false
        }
        if line == "?" || line.lowercased() == "help" {
            for line in screen.list(choices) { write(line) }
            return false
        }
        if line == ":" { return take(PlainScreen.Choice(name: "", action: .paletteAsked)) }
        let isTyped = line.hasPrefix(":")
        let line = isTyped ? String(line.dropFirst()).trimmed : line
        let words = line.lowercased()
        if let item = choices.first(where: { $0.label == words }) { return take(item) }
        if let pane = StagePane.allCases.first(where: { $0.rawValue == words || $0.name == words || String($0.digit) == words }),
            let text = screen.text(of: pane)
        {
            for line in text { write(line) }
            return false
        }
        let key = line.isEmpty ? Key.enter.description : line
        if let choice = choices.first(where: { $0.keys.contains(key) || $0.name.lowercased() == words })
            ?? choices.first(where: { choice in choice.keys.contains { $0.count > 1 && $0.lowercased() == words } })
        {
            return take(choice)
        }
        // A number without more is a choice's.
        let isSought = session.state.overlay == nil && !line.isEmpty && (isTyped || Int(line) == nil)
        let palette = session.state.palette
        if isSought, let meant = palette.meaning(of: line), let action = meant.action {
            return take(PlainScreen.Choice(name: meant.text, action: action, disabledReason: meant.disabledReason))
        }
        if words.count > 1, let choice = choices.first(where: { $0.name.lowercased().hasPrefix(words) }) { return take(choice) }
        let several = isSought ? palette.suggestions(for: line).prefix(6).map(\.text) : []
        if !several.isEmpty {
            write("“\(line)” may be: \(several.joined(separator: "; ")).")
            return false
        }
        let numbers = choices.compactMap(\.label).compactMap { Int($0) }
        if let number = Int(line), let last = numbers.last {
            write("There is no \(number); choose \(numbers[0]) to \(last).")
        } else {
            write(
                line.isEmpty
                    ? "Enter does nothing here; ? lists what can be done." : "“\(line)” is nothing that can be done here; ? lists what can."
            )
        }
        return false
    }

    private func take(_ choice: PlainScreen.Choice) -> Bool {
        if let reason = choice.disabledReason {
            write("Not now: \(reason).")
            return false
        }
        session.send(choice.action)
        return false
    }

    // An empty line closes the prompt; a number takes a suggestion.
    private func answer(_ prompt: Prompt, _ line: String) {
        guard !line.isEmpty else { return session.send(.backPressed) }
        if prompt.purpose != .go, let number = Int(line), prompt.suggestions.indices.contains(number - 1) {
            return session.send(.overlay(.chosen(number - 1)))
        }
        session.send(.overlay(.pasted(line)))
        session.send(.overlay(.accepted))
    }
}
