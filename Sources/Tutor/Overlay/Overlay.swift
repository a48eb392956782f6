import Canvas

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
}

/// The keys of the screen below, searchable.
struct HelpState {
    var field = TextField(placeholder: "type to search")
    var top = 0
}

/// A line to type, with what could be meant.
struct Prompt {
    /// What the line is for.
    enum Purpose {
        case go, find, tap, step, evaluate, search, files, answer
    }

    /// Something that could be meant.
    struct Suggestion: Hashable {
        var text: String
        /// What more is known about it.
        var detail: String

        init(_ text: String, detail: String = "") { (self.text, self.detail) = (text, detail) }
    }

    var purpose: Purpose
    var title: String
    var hint: String
    var field: TextField
    var suggestions: [Suggestion]
    /// The chosen one of `matching`; nil: what was typed.
    var selection: Int?

    init(_ purpose: Purpose, title: String, hint: String, text: String = "", suggestions: [Suggestion]) {
        (self.purpose, self.title, self.hint, self.suggestions) = (purpose, title, hint, suggestions)
        field = TextField(text)
    }

    /// The suggestions that hold every word typed; when none does and a question was asked in the learner's own words, those that hold most of them.
    var matching: [Suggestion] {
        let words = field.text.lowercased().split(separator: " ")
        let scored = suggestions.map { suggestion in
            let text = "\(suggestion.text) \(suggestion.detail)".lowercased()
            return (suggestion: suggestion, score: words.count { text.contains($0) })
        }
        let all = scored.filter { $0.score == words.count }
        guard all.isEmpty, purpose == .search else { return all.map(\.suggestion) }
        let best = scored.map(\.score).max() ?? 0
        return best * 2 >= words.count ? scored.filter { $0.score == best && best > 0 }.map(\.suggestion) : []
    }

    /// What enter would take.
    var result: String {
        let matching = matching
        if let selection, matching.indices.contains(selection) { return matching[selection].text }
        return purpose == .search ? matching.first?.text ?? field.text : field.text
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
    /// What enter does besides closing it.
    var action: Action?

    init(_ title: String, _ lines: [String], action: Action? = nil) {
        (self.title, self.lines, self.action) = (title, lines, action)
    }
}
