import Canvas
import Curriculum

/// A window in front of a screen; while it is open it has the keyboard.
enum Overlay {
    /// All keys.
    case help(HelpState)
    /// A line to type.
    case prompt(Prompt)
    /// A few things to choose from.
    case menu(Menu)
    /// Something to read.
    case notice(Notice)
    /// The parts of a lesson's screen, one by one.
    case tour(Tour)
}

/// The keys of the screen below, searchable.
struct HelpState {
    var field = TextField(placeholder: "type to search")
    var top = 0
}

/// A line to type, with suggestions.
struct Prompt {
    /// The purpose of the line.
    enum Purpose {
        case go, find, step, evaluate, breakpoint, follow, search, files, answer, sentence, whyNot, save, command, controller
    }

    struct Suggestion {
        var text: String
        /// Further information on it.
        var detail: String
        /// The key that does the same; nil for none.
        var key: Key?
        /// Why it cannot be taken now; nil when it can.
        var disabledReason: String?
        /// The suggestion's action; nil when it only completes the text.
        var action: Action?

        init(_ text: String, detail: String = "", key: Key? = nil, disabledReason: String? = nil, action: Action? = nil) {
            (self.text, self.detail, self.action) = (text, detail, action)
            (self.key, self.disabledReason) = (key, disabledReason)
        }

        /// Something found in the course.
        init(_ result: SearchResult) {
            self.init(
                result.title, detail: "lesson \(result.lesson)\(result.excerpt.map { ": \($0)" } ?? "")",
                action: .home(.resultChosen(lesson: result.lesson, step: result.step)))
        }
    }

    var purpose: Purpose
    var title: String
    var hint: String
    var field: TextField
    var suggestions: [Suggestion]
    /// The search of the course.
    var search: CourseSearch?
    /// The commands that are looked among.
    var palette: CommandPalette?
    /// The selected one of `matching`; nil: the typed text.
    var selection: Int?

    init(_ purpose: Purpose, title: String, hint: String, text: String = "", suggestions: [Suggestion]) {
        (self.purpose, self.title, self.hint, self.suggestions) = (purpose, title, hint, suggestions)
        field = TextField(text)
    }

    /// A search of the course. Before anything is typed it shows the learners' questions.
    init(_ search: CourseSearch, asked: [FrequentQuestion]) {
        let suggestions = asked.map { question in
            Suggestion(
                question.title, detail: "lesson \(question.lesson)",
                action: .home(.resultChosen(lesson: question.lesson, step: question.step)))
        }
        self.init(.search, title: "Search", hint: "a word, or what you would ask a colleague", suggestions: suggestions)
        self.search = search
    }

    /// Everything that can be done on a screen.
    init(_ palette: CommandPalette) {
        self.init(.command, title: "Do", hint: "a command, or: \(palette.examples)", suggestions: [])
        self.palette = palette
    }

    /// The suggestions with every typed word; in a search, the places with most of them.
    var matching: [Suggestion] {
        if let search, !field.text.trimmed.isEmpty { return search.results(for: field.text).map { Suggestion($0) } }
        if let palette { return palette.suggestions(for: field.text) }
        let words = field.text.lowercased().split(separator: " ")
        return suggestions.filter { suggestion in
            let text = "\(suggestion.text) \(suggestion.detail)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
    }

    /// The place of the suggestion that enter would take: the selected one, or in a search and among commands without a selection the first.
    var chosenIndex: Int? { selection ?? ((search != nil || palette != nil) && !field.text.trimmed.isEmpty ? 0 : nil) }

    /// The suggestion that enter would take.
    var chosen: Suggestion? {
        let matching = matching
        return chosenIndex.flatMap { matching.indices.contains($0) ? matching[$0] : nil }
    }
}

/// A few things to choose from.
struct Menu {
    /// One of them.
    struct Item {
        var title: String
        var action: Action
        var disabledReason: String?

        init(_ title: String, _ action: Action, disabledReason: String? = nil) {
            (self.title, self.action, self.disabledReason) = (title, action, disabledReason)
        }
    }

    var title: String
    var items: [Item]
    var selection: Int
    var footer: String

    init(_ title: String, _ items: [Item], selection: Int = 0, footer: String = "") {
        (self.title, self.items, self.selection, self.footer) = (title, items, selection, footer)
    }
}

/// Something to read before going on.
struct Notice {
    var title: String
    var lines: [String]
    /// Columns before the rest of a line that is longer than the window.
    var hanging: Int
    /// The action of enter besides closing the window.
    var action: Action?
    /// What else can be done.
    var choices: [NoticeChoice] = []
    /// Whether it tells of something outside that has failed.
    var isOfFailure = false
    /// The first row shown.
    var top = 0

    init(_ title: String, _ lines: [String], hanging: Int = 0, action: Action? = nil) {
        (self.title, self.lines, self.hanging, self.action) = (title, lines, hanging, action)
    }
}

/// Something that can be done with what a window says.
struct NoticeChoice {
    let key: Key
    /// What the key does, in a word or two.
    let title: String
    let action: Action
}
