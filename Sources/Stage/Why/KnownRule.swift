import Reference
import UIKit

/// A rule of UIKit's, and how well it is known.
public struct KnownRule: Sendable, Hashable {
    /// The declaration that has it, as `appear explain` takes it: `UINavigationController.finishStackTransition(_:)`.
    public let name: String
    /// The rule in one sentence; empty where none is written.
    public let says: String
    /// How it is known and from where.
    public let source: String

    /// The name and the sentence, or one of them.
    public var title: String { says.isEmpty ? "\(name)." : "\(name): \(says)" }

    /// The rule of a difference between systems.
    init?(_ rule: SystemRule) {
        guard let note = Fidelity.note(of: "\(rule)", of: "SystemRule") else { return nil }
        (name, says, source) = (note.title, "\(Comparison.sentence(rule)).", note.source)
    }

    /// The rule of a declaration with a source of its own.
    init?(_ decision: Decision) {
        guard let note = Fidelity.note(of: decision.function, in: decision.file), !note.source.isEmpty else { return nil }
        self.init(note)
    }

    /// The rule of a member: `shouldRemovePresentersView` of `UIPresentationController`.
    init?(_ member: String, of owner: String) {
        guard let note = Fidelity.note(of: member, of: owner) else { return nil }
        self.init(note)
    }

    /// The rule of a callback: when UIKit calls it on objects of a class, or of the first that is known. Without a class: what is first known of it.
    init?(callback: String, on classes: [String] = []) {
        let places = classes.map { "\($0).\(callback)" } + [callback]
        guard let entry = places.lazy.compactMap({ Fidelity.entries(for: $0).first }).first, let source = entry.source else { return nil }
        (name, says, self.source) = (entry.name, entry.declaration?.summary ?? "", source.text)
    }

    private init?(_ note: Fidelity.Note) {
        guard let source = Fidelity.source(of: note) else { return nil }
        (name, says, self.source) = (note.title, note.summary, source.text)
    }
}
