internal import CReference
internal import Interpreter
internal import UIKitBindings

/// What is simulated, how well it is known, and from which sources: read from the simulator's own comments.
public enum Fidelity {
    /// How a behaviour is known, best first.
    public enum Grade: String, Sendable, CaseIterable {
        /// Seen in a recording from a device.
        case recorded
        /// Apple's pages say so.
        case documented
        /// Developers have reported so.
        case reported
        /// Not UIKit's way in every detail, or inferred.
        case simplified
    }

    /// One declaration: what it does, and how well that is known.
    public struct Note: Sendable, Hashable {
        /// The type that it belongs to, or that it is.
        public internal(set) var owner = ""
        /// The declaration: `viewDidLoad()`; empty for the type itself and for an extension of it.
        public internal(set) var name = ""
        /// The file, below Sources.
        public internal(set) var file = ""
        /// Its summary, in one sentence.
        public internal(set) var summary = ""
        /// How it is known and from where; empty where it has no line of its own.
        public internal(set) var source = ""
        /// The callbacks that it sends.
        public internal(set) var callbacks: [String] = []
        /// Whether code can name it.
        public internal(set) var isPublic = false
        /// Whether UIKit calls it.
        public internal(set) var isCallback = false
        /// Whether it is an extension, whose line holds for its members.
        public internal(set) var isExtension = false
        /// Whether it stands in such an extension.
        var isInExtension = false
        /// Its place among all notes.
        var index = 0

        /// The owner and the name: `UIViewController.viewDidLoad()`.
        public var title: String { name.isEmpty ? owner : owner.isEmpty ? name : "\(owner).\(name)" }

        /// The grades that the source names, in its order; each counts for a part of the behaviour.
        public var grades: [Grade] { Fidelity.grades(of: source) }

        /// Whether it is a type's own.
        var isType: Bool { name.isEmpty && !isExtension }
    }

    /// How something is known.
    public struct Source: Sendable, Hashable {
        /// The line's text.
        public let text: String
        /// The type whose line it is, where it has none of its own.
        public var owner: String?
        /// Where it stands.
        public let file: String

        /// The grades that it names, in its order.
        public var grades: [Grade] { Fidelity.grades(of: text) }
    }

    /// Every declaration with a source, every callback that UIKit calls, and every member that calls one, in order of files.
    public static let notes = data.notes

    /// The names of the members of the libraries' types, which have no bindings, in order of declaration.
    static let listed = data.listed

    private static let data: (notes: [Note], listed: [String: [String]]) = {
        var notes: [Note] = []
        var listed: [String: [String]] = [:]
        var file = ""
        let text = UnsafeBufferPointer(start: reference_text(), count: Int(reference_text_size()))
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let rest = String(line.dropFirst())
            if line.hasPrefix(">") {
                let words = rest.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                listed[words[0], default: []] += words.dropFirst()
                continue
            }
            if line.hasPrefix("@") {
                let words = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                notes.append(Note(owner: words.first ?? "", name: words.count > 1 ? words[1] : "", file: file, index: notes.count))
                continue
            }
            guard !notes.isEmpty else { continue }
            let last = notes.count - 1
            switch line.first {
            case "/":
                file = rest
                notes[last].file = rest
            case "=": notes[last].summary = rest
            case "!": notes[last].source = rest
            case "<": notes[last].callbacks = rest.split(separator: " ").map(String.init)
            case ":":
                notes[last].isPublic = rest.contains("p")
                notes[last].isCallback = rest.contains("c")
                notes[last].isExtension = rest.contains("x")
                notes[last].isInExtension = rest.contains("i")
            default: break
            }
        }
        return (notes, listed)
    }()

    /// The notes with a line of their own.
    static let known = notes.filter { !$0.source.isEmpty }

    /// The places of a type's notes, its own before its members'.
    private static let placesByOwner = Dictionary(grouping: notes.indices, by: { notes[$0].owner })

    /// The types that the notes speak of, each once, in order.
    public static let owners: [String] = {
        var found: [String] = []
        var seen: Set<String> = []
        for note in notes where !note.owner.isEmpty && seen.insert(note.owner).inserted { found.append(note.owner) }
        return found
    }()

    /// The types that can be looked up, with and without notes.
    static let types: [String] = {
        var seen = Set(owners)
        return owners + (Bindings.generatedNames + listed.keys.sorted()).filter { seen.insert($0).inserted }
    }()

    /// The notes on a type and its members, the type's own first.
    static func notes(of owner: String) -> [Note] {
        let own = (placesByOwner[owner] ?? []).map { notes[$0] }
        return own.filter(\.isType) + own.filter { !$0.isType }
    }

    /// A type's public members without notes, each as a note without a file.
    static func silentMembers(of owner: String) -> [Note] {
        var seen = Set(notes(of: owner).map(\.name))
        let names = (Bindings.type(named: owner)?.members.map(\.name) ?? []) + (listed[owner] ?? [])
        return names.filter { seen.insert($0).inserted }.map { Note(owner: owner, name: $0, isPublic: true) }
    }

    // MARK: How something is known

    /// The source of what is known about a declaration: its own line, or that of a declaration of the same name beside it. Otherwise the
    /// line of its extension, of its type, or of an enclosing type.
    public static func source(of note: Note) -> Source? {
        if !note.source.isEmpty { return Source(text: note.source, file: note.file) }
        let twin = note.name.isEmpty ? nil : notes(of: note.owner).first { $0.name == note.name && !$0.source.isEmpty }
        if let twin { return Source(text: twin.source, file: twin.file) }
        if note.isInExtension, let found = notes[..<note.index].last(where: { $0.isExtension && note.file == $0.file }) {
            return Source(text: found.source, owner: found.owner, file: found.file)
        }
        return source(ofType: note.owner)
    }

    /// The source of what is known about a type: its own line, or that of an enclosing type.
    public static func source(ofType path: String) -> Source? {
        var outer = Substring(path)
        while true {
            if let type = notes(of: String(outer)).first(where: { $0.isType && !$0.source.isEmpty }) {
                return Source(text: type.source, owner: type.owner, file: type.file)
            }
            guard let dot = outer.lastIndex(of: ".") else { return nil }
            outer = outer[..<dot]
        }
    }

    /// The words that name grades, except those after "not".
    private static func grades(of source: String) -> [Grade] {
        let words = source.split { !$0.isLetter }
        var found: [Grade] = []
        for (place, word) in words.enumerated() {
            guard let grade = Grade(rawValue: String(word)), !found.contains(grade), place == 0 || words[place - 1] != "not" else {
                continue
            }
            found.append(grade)
        }
        return found
    }
}
