import Reference

/// A callback as somebody names it: `viewWillAppear`, `viewWillAppear(_:)`, or by the label that tells it apart, `didShow`.
struct CallbackName {
    /// The name as it was given.
    let text: String

    /// Whether an event or a method has this name.
    func isMeant(by name: String) -> Bool {
        text.contains("(") ? name == text : name.prefix { $0 != "(" } == text || name.contains(":\(text):")
    }

    /// Whether UIKit has a callback of that name.
    var isKnown: Bool { base == "deinit" || !Fidelity.entries(for: text).isEmpty }

    /// The name without arguments.
    var base: String { String(text.prefix { $0 != "(" }) }

    /// What protocols require by this name: the methods of delegates and data sources.
    var requirements: [Fidelity.Note] {
        Fidelity.notes.filter { $0.isCallback && isMeant(by: $0.name) && Fidelity.isProtocol($0.owner) }
    }
}

extension Event {
    /// The name without arguments.
    var baseName: String { String(name.prefix { $0 != "(" }) }
}
