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
        case go, find, step, evaluate, breakpoint, follow, search, files, answer, whyNot, save
    }

    struct Suggestion {
        var text: String
        /// Further information on it.
        var detail: String
        /// The suggestion's action; nil when it only completes the text.
        var action: Action?

        init(_ text: String, detail: String = "", action: Action? = nil) { (self.text, self.detail, self.action) = (text, detail, action) }

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

    /// The suggestions with every typed word; in a search, the places with most of them.
    var matching: [Suggestion] {
        if let search, !field.text.trimmed.isEmpty { return search.results(for: field.text).map { Suggestion($0) } }
        let words = field.text.lowercased().split(separator: " ")
        return suggestions.filter { suggestion in
            let text = "\(suggestion.text) \(suggestion.detail)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
    }

    /// The suggestion that enter would take: the selected one, or in a search without a selection the first.
    var chosen: Suggestion? {
        let matching = matching
        if let selection { return matching.indices.contains(selection) ? matching[selection] : nil }
        return search != nil && !field.text.trimmed.isEmpty ? matching.first : nil
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
    /// The first row shown.
    var top = 0

    init(_ title: String, _ lines: [String], hanging: Int = 0, action: Action? = nil) {
        (self.title, self.lines, self.hanging, self.action) = (title, lines, hanging, action)
    }
}
