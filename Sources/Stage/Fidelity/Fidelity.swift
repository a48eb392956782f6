import Foundation
import Interpreter

/// What is simulated, how well it is known, and from where: read from the simulator's own comments.
public enum Fidelity {
    /// How a behaviour is known, best first.
    public enum Grade: String, Sendable, CaseIterable {
        /// Seen in a recording from a device.
        case recorded
        /// Apple's pages say so.
        case documented
        /// People have told so.
        case reported
        /// Not UIKit's way in every detail, or inferred.
        case simplified
    }

    /// One behaviour.
    public struct Note: Sendable, Hashable {
        /// The type that it belongs to.
        public internal(set) var owner = ""
        /// The declaration: `viewDidLoad()`; empty for the type itself.
        public internal(set) var name = ""
        /// The file, below Sources/UIKit.
        public internal(set) var file = ""
        /// What it does, in one sentence.
        public internal(set) var summary = ""
        /// How it is known and from where; empty where nothing is said.
        public internal(set) var source = ""
        /// The callbacks that it sends.
        public internal(set) var callbacks: [String] = []
        /// Whether code can name it.
        public internal(set) var isPublic = false

        /// The owner and the name: `UIViewController.viewDidLoad()`.
        public var title: String { name.isEmpty ? owner : owner.isEmpty ? name : "\(owner).\(name)" }

        /// The grades that the source names, in its order; each counts for a part of the behaviour.
        public var grades: [Grade] {
            Grade.allCases.compactMap { grade in source.range(of: grade.rawValue).map { (grade, $0.lowerBound) } }
                .sorted { $0.1 < $1.1 }.map(\.0)
        }
    }

    /// Every behaviour, in order of files.
    public static let notes: [Note] = {
        var notes: [Note] = []
        for line in text.split(separator: "\n") {
            let rest = String(line.dropFirst())
            if line.hasPrefix("@") {
                let words = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                notes.append(Note(owner: words.first ?? "", name: words.count > 1 ? words[1] : ""))
                continue
            }
            guard !notes.isEmpty else { continue }
            let last = notes.count - 1
            switch line.first {
            case "/": notes[last].file = rest
            case "=": notes[last].summary = rest
            case "!": notes[last].source = rest
            case "<": notes[last].callbacks = rest.split(separator: " ").map(String.init)
            case "+": notes[last].isPublic = true
            default: break
            }
        }
        return notes
    }()

    /// What is known under a name.
    public struct Entry: Sendable {
        /// The class or the callback as it is called in full.
        public let name: String
        /// Where it is declared: the class itself, or the override point; nil when no comment stands there.
        public let declaration: Note?
        /// The behaviours that concern it, those that send it first.
        public let notes: [Note]
        /// For a class: the names of the members that code can use.
        public let members: [String]
    }

    /// Explains a class (`UINavigationController`), a member or callback (`viewWillAppear`, `viewWillAppear(_:)`,
    /// `UIViewController.viewWillAppear`); several when classes share the name. Empty when nothing of that name is simulated.
    public static func entries(for name: String) -> [Entry] {
        if let type = Bindings.type(named: name) {
            let own = notes.filter { $0.owner == name || $0.owner.hasPrefix("\(name).") }
            return [
                Entry(
                    name: name, declaration: own.first { $0.name.isEmpty }, notes: own.filter { !$0.name.isEmpty && !$0.source.isEmpty },
                    members: type.members.filter { !$0.name.hasPrefix("init") }.map(\.name))
            ]
        }
        let (owner, member) = split(name)
        let isMeant: (String) -> Bool = { $0 == member || base($0) == member }
        let senders = notes.filter { note in note.callbacks.contains(where: isMeant) && !note.source.isEmpty }
        let declared = notes.filter { isMeant($0.name) && (owner.isEmpty || $0.owner == owner) }
        var names: [String] = []
        for full in declared.map(\.name) + senders.flatMap(\.callbacks).filter(isMeant) where !names.contains(full) { names.append(full) }
        if names.isEmpty { names = members(named: member, of: owner) }
        return names.map { full in
            let declaration = declared.first { $0.name == full }
            let others = declared.filter { $0.name == full && !$0.source.isEmpty }
            return Entry(
                name: declaration.map(\.title) ?? full, declaration: declaration,
                notes: senders.filter { $0.callbacks.contains(full) && !others.contains($0) } + others, members: [])
        }
    }

    private static func split(_ name: String) -> (owner: String, member: String) {
        let head = name.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return ("", name) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// Members that are simulated and of which no comment speaks.
    private static func members(named member: String, of owner: String) -> [String] {
        let types = owner.isEmpty ? owners : [owner]
        return types.flatMap { type in
            (Bindings.type(named: type)?.members ?? []).filter { $0.name == member || $0.baseName == member }.map { "\(type).\($0.name)" }
        }
    }

    /// The types that the notes speak of, each once, in order.
    public static var owners: [String] {
        var found: [String] = []
        for note in notes where !note.owner.isEmpty && !found.contains(note.owner) { found.append(note.owner) }
        return found
    }

    /// Every name that can be asked for, for suggestions.
    public static var names: [String] {
        owners + notes.flatMap { [base($0.name)] + $0.callbacks.map(base) }
            + owners.flatMap { Bindings.type(named: $0)?.members.map(\.baseName) ?? [] }
    }
}
