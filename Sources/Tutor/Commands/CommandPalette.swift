import Canvas
import Curriculum
import Stage
import UIKit

/// Everything that can be done on a screen, found by what is typed: its commands, and what has a name of its own there, as an event, a device,
/// a step, a page or a lesson has.
struct CommandPalette {
    let commands: [Command]
    let screen: TutorState.Screen
    let course: Course?

    /// What matches a text. What it names exactly comes first, then commands, then what has the words elsewhere in it; what cannot be done now
    /// comes last.
    func suggestions(for text: String) -> [Prompt.Suggestion] {
        let text = text.trimmed.lowercased()
        let words = text.split(separator: " ")
        let matching = entries.filter { entry in words.allSatisfy { entry.text.contains($0) } }
        func rank(_ name: String) -> Int {
            let name = name.lowercased()
            if text.isEmpty || name == text { return 0 }
            return name.hasPrefix(text) ? 1 : words.allSatisfy { name.contains($0) } ? 2 : 3
        }
        let ranked = (0...3).map { place in matching.filter { rank($0.suggestion.text) == place }.map(\.suggestion) }
        let found = text.isEmpty ? ranked[0] : ranked[0] + forms(of: text) + ranked[1] + ranked[2] + others(words) + ranked[3]
        var seen: Set<String> = []
        let once = found.filter { seen.insert($0.text).inserted }
        return once.filter { $0.disabledReason == nil } + once.filter { $0.disabledReason != nil }
    }

    /// What a text means without doubt: what it names exactly, or the only thing that can be done and has its words. Nil for none.
    func meaning(of text: String) -> Prompt.Suggestion? {
        let typed = text.trimmed.lowercased()
        if let exact = entries.first(where: { $0.suggestion.text.lowercased() == typed })?.suggestion ?? forms(of: typed).first {
            return exact
        }
        let found = suggestions(for: text)
        return found.count == 1 ? found[0] : nil
    }

    /// Says that nothing is meant by a text, and what is nearest.
    func refusal(of text: String) -> String {
        let names = entries.map(\.suggestion.text)
        let near = nearest(to: text.trimmed, in: names).map { "did you mean “\($0)”?" } ?? "try \(examples)."
        return "“\(text.trimmed)” is nothing that can be done here; \(near)"
    }

    /// Three texts that are understood on this screen.
    var examples: String {
        switch screen {
        case .home: "\(course?.lessons.last.map { "lesson \($0.id)" } ?? "help"), table, search"
        case .lesson: "page 2, frame 3, back"
        case .stage: "frame 12, iOS 15, tap Open"
        case .table: "device, container, show"
        case .controllers: "device, container, find"
        }
    }

    // MARK: Commands

    private struct Entry {
        var suggestion: Prompt.Suggestion
        /// Where the words are looked for.
        var text: String
    }

    private var entries: [Entry] {
        commands.reachable.flatMap { command in
            command.bindings.compactMap { binding -> Entry? in
                switch binding.action {
                // Lines of home and lessons have their own names.
                case .home(.chosen), .paletteAsked: return nil
                default: break
                }
                let name = binding.name ?? command.title
                let suggestion = Prompt.Suggestion(
                    name, detail: command.bindings.count > 2 || name == command.detail ? "" : command.detail, key: binding.keys.first,
                    disabledReason: binding.disabledReason, action: binding.action)
                return Entry(suggestion: suggestion, text: "\(name) \(command.detail) \(command.section)".lowercased())
            }
        }
    }

    private func reason(_ title: String) -> String? { commands.first { $0.title == title }?.disabledReason }

    // MARK: Names

    private var lesson: LessonState? { if case .lesson(let lesson) = screen { lesson } else { nil } }

    private var stage: StageState? {
        switch screen {
        case .lesson(let lesson): lesson.isLast ? nil : lesson.stage
        case .stage(let stage): stage
        case .home, .table, .controllers: nil
        }
    }

    /// What a text names without being a command's name.
    private func forms(of text: String) -> [Prompt.Suggestion] {
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first else { return [] }
        var found: [Prompt.Suggestion] = []
        if words.count == 2, let number = Int(words[1]) {
            if first == "page", let lesson { found.append(page(number, of: lesson)) }
            if first == "lesson", hasLessons { found.append(lesson(number)) }
            if stage != nil, first == "ios" || first == "os" { found.append(system(number)) }
        }
        guard let stage else { return found }
        if let place = TypedPlace(text), let title = place.title {
            found.append(
                Prompt.Suggestion(title, detail: "go to it", disabledReason: reason("go to"), action: .stage(.goTyped(text))))
        }
        found += devices.filter { $0.name == text || $0.title.lowercased() == text }.map(suggestion)
        found += StagePane.allCases.filter { $0.rawValue == text && ($0 != .prose || stage.hasProse) }.map {
            Prompt.Suggestion("pane \($0.name)", detail: "go to it", action: .stage(.paneChosen($0)))
        }
        if Step.words.contains(first) { found += steps(text, words, stage) }
        return found
    }

    // Steps that are possible come first; one that is written out is tried as it stands.
    private func steps(_ text: String, _ words: [String], _ stage: StageState) -> [Prompt.Suggestion] {
        let locked = reason("act")
        let possible = locked != nil ? [] : (stage.model?.possibilities ?? [])
        var found = possible.filter { possibility in words.allSatisfy { possibility.step.lowercased().contains($0) } }.map {
            Prompt.Suggestion(
                $0.step, detail: "do it to the app", disabledReason: $0.obstacle, action: .stage(.acted($0.step)))
        }
        if !found.contains(where: { $0.text.lowercased() == text }), (try? Step(text)) != nil {
            found.append(Prompt.Suggestion(text, detail: "do it to the app", disabledReason: locked, action: .stage(.acted(text))))
        }
        return found
    }

    private func system(_ version: Int) -> Prompt.Suggestion {
        let known = OSProfile.all.map(\.version)
        let missing = known.contains(version) ? nil : "there is iOS \(known.map(String.init).joined(separator: ", "))"
        return Prompt.Suggestion(
            "iOS \(version)", detail: "run on it", disabledReason: missing ?? reason("iOS version"), action: .stage(.osChosen(version)))
    }

    private func page(_ number: Int, of lesson: LessonState) -> Prompt.Suggestion {
        Prompt.Suggestion(
            "page \(number)", detail: "go to it", disabledReason: lesson.reasonNot(toGoTo: number - 1),
            action: .lesson(.pageChosen(number - 1)))
    }

    private var hasLessons: Bool {
        switch screen {
        case .home, .lesson: course != nil
        case .stage, .table, .controllers: false
        }
    }

    private func lesson(_ number: Int) -> Prompt.Suggestion {
        let id = number < 10 ? "0\(number)" : String(number)
        if let outline = course?.outline(of: id) { return suggestion(outline) }
        let reason =
            course?.coming.first { $0.id == id }?.absence
            ?? "there is \((course?.lessons.map(\.id) ?? []).joined(separator: ", "))"
        return Prompt.Suggestion("lesson \(id)", disabledReason: reason, action: .home(.lessonChosen(id)))
    }

    private func suggestion(_ outline: LessonOutline) -> Prompt.Suggestion {
        Prompt.Suggestion("lesson \(outline.id)", detail: outline.title, action: .home(.lessonChosen(outline.id)))
    }

    private var devices: [DeviceProfile] { DeviceProfile.all }

    private func suggestion(_ device: DeviceProfile) -> Prompt.Suggestion {
        Prompt.Suggestion(
            device.title, detail: "run on it", disabledReason: reason("device"), action: .stage(.deviceChosen(device.name)))
    }

    /// What has every word in its name or beside it: lessons, devices, callbacks of the recording.
    private func others(_ words: [Substring]) -> [Prompt.Suggestion] {
        func have(_ text: String) -> Bool { words.allSatisfy { text.lowercased().contains($0) } }
        var found: [Prompt.Suggestion] = []
        if hasLessons { found += (course?.lessons ?? []).filter { have("lesson \($0.id) \($0.title)") }.map(suggestion) }
        guard let stage else { return found }
        found += devices.filter { have("device \($0.name) \($0.title)") }.map(suggestion)
        found += stage.labels.filter(have).map {
            Prompt.Suggestion($0, detail: "go to it", disabledReason: reason("go to"), action: .stage(.goTyped($0)))
        }
        return found
    }
}
