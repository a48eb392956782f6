import Reference

/// A callback as somebody names it: `viewWillAppear`, `viewWillAppear(_:)`, or by the label that tells it apart, `didShow`.
package struct CallbackName {
    /// The name as it was given.
    package let text: String

    /// A name as it is given.
    package init(text: String) { self.text = text }

    /// The callbacks of a class or a protocol, without arguments, in order of declaration. A delegate's have the label that tells them apart,
    /// where their first word is only who calls: `didFinishLaunchingWithOptions`.
    package static func names(of owner: String) -> [String] {
        Fidelity.notes.filter { $0.isCallback && $0.owner == owner }.map { note in
            let parts = note.name.split(separator: ":")
            guard Fidelity.isProtocol(owner), note.name.contains("(_:"), parts.count > 2 else {
                return CallbackName(text: note.name).base
            }
            return String(parts[1])
        }
    }

    /// Whether it tells a controller that it comes or goes.
    package var isOfAppearance: Bool { SilenceReader.appearances.contains(base) }

    /// Whether it is one of layout, or of what a view has from around it.
    package var isOfLayout: Bool { SilenceReader.isOfLayout(base) }

    /// Whether an event or a method has this name.
    package func isMeant(by name: String) -> Bool {
        text.contains("(") ? name == text : name.prefix { $0 != "(" } == text || name.contains(":\(text):")
    }

    /// Whether UIKit has a callback of that name.
    package var isKnown: Bool { base == "deinit" || !Fidelity.entries(for: text).isEmpty }

    /// The name without arguments.
    package var base: String { String(text.prefix { $0 != "(" }) }

    /// What protocols require by this name: the methods of delegates and data sources.
    var requirements: [Fidelity.Note] {
        Fidelity.notes.filter { $0.isCallback && isMeant(by: $0.name) && Fidelity.isProtocol($0.owner) }
    }
}

extension Event {
    /// The name without arguments.
    var baseName: String { String(name.prefix { $0 != "(" }) }
}
