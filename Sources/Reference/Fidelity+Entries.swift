internal import Interpreter
internal import UIKitBindings

extension Fidelity {
    /// The entry for a name.
    public struct Entry: Sendable {
        /// The full name of the class or the callback.
        public let name: String
        /// The note of its declaration; nil if there is none.
        public let declaration: Note?
        /// How it is known.
        public let source: Source?
        /// The declarations that send it.
        public var senders: [Note] = []
        /// The behaviours of a type, or the other declarations of that name.
        public var notes: [Note] = []
        /// For a type: the names of the members that code can use.
        public var members: [String] = []
        /// For a type: its superclass.
        public var superclass: String?
    }

    /// Explains a class (`UINavigationController`; `CellRegistration` for the nested ones of that name). Or explains a member or callback
    /// (`viewWillAppear`, `viewWillAppear(_:)`, `UIViewController.viewWillAppear`). Returns several entries when classes share the name,
    /// and none when nothing of that name is simulated.
    public static func entries(for name: String) -> [Entry] {
        if let type = typeEntry(name) { return [type] }
        let inner = name.first?.isUppercase == true ? types.filter { $0.hasSuffix(".\(name)") }.compactMap(typeEntry) : []
        if !inner.isEmpty { return inner }
        let (owner, member) = split(name)
        let isMeant: (Note) -> Bool = { isSaid($0) && ($0.name == member || base($0.name) == member) }
        var declared = owner.isEmpty ? byBaseName[base(member)] ?? [] : declarations(of: owner, isMeant)
        if owner.isEmpty { declared = declared.filter(isMeant) }
        // A delegate's methods are looked up by the label that tells them apart: `didSelectRowAt`.
        if declared.isEmpty {
            let isMeant: (Note) -> Bool = { isSaid($0) && $0.name.contains(":\(member):") }
            declared = owner.isEmpty ? notes.filter(isMeant) : declarations(of: owner, isMeant)
        }
        // The name of a callback is explained once, however many classes have it. Any other name is explained for each class.
        var heads: [Note] = []
        let sent = declared.filter(isSent)
        for note in sent where !heads.contains(where: { $0.name == note.name }) {
            // What code can name explains it before a private class of UIKit's, whose superclass is not known here.
            let known = sent.filter { $0.name == note.name && !$0.source.isEmpty }
            let namesakes = known.contains(where: \.isPublic) ? known.filter(\.isPublic) : known
            // The class that declares it explains it, not one that overrides it.
            heads.append(namesakes.first { one in !namesakes.contains { isOverride(one, of: $0) && $0.owner != one.owner } } ?? note)
        }
        let called = heads.map(\.name)
        for note in declared
        where !called.contains(note.name) && !heads.contains(where: { $0.title == note.title || isOverride(note, of: $0) }) {
            heads.append(note)
        }
        return heads.map { entry(of: $0, among: declared) }
    }

    /// The declarations that can be looked up by a name alone. Initialisers without a note are left out: all classes inherit them.
    private static let byBaseName = Dictionary(
        grouping: notes.filter { !$0.name.isEmpty } + types.flatMap(silentMembers).filter { !$0.name.hasPrefix("init") },
        by: { base($0.name) })

    /// The matching declarations of a type, or else of its nearest supertype that has any.
    private static func declarations(of owner: String, _ isMeant: (Note) -> Bool) -> [Note] {
        for type in lineage(of: owner) {
            let found = (notes(of: type) + silentMembers(of: type)).filter(isMeant)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The declarations that send each callback, by its name.
    static let senders: [String: [Note]] = {
        var senders: [String: [Note]] = [:]
        for note in notes { for name in note.callbacks where name != note.name { senders[name, default: []].append(note) } }
        return senders
    }()

    private static func isSent(_ note: Note) -> Bool { note.isCallback || senders[note.name] != nil }

    /// Whether a note's declaration is public, or has a source.
    private static func isSaid(_ note: Note) -> Bool { note.isPublic || !note.source.isEmpty }

    private static func isOverride(_ note: Note, of other: Note) -> Bool {
        note.name == other.name && lineage(of: note.owner).contains(other.owner)
    }

    private static func entry(of head: Note, among declared: [Note]) -> Entry {
        let twins = declared.filter { $0.title == head.title }
        let best = twins.first { !$0.source.isEmpty } ?? head
        let others = declared.filter { note in
            note.name == head.name && note.title != head.title && !note.source.isEmpty && (isSent(head) || isOverride(note, of: head))
        }
        guard !head.file.isEmpty else { return Entry(name: head.title, declaration: nil, source: source(of: head)) }
        return Entry(
            name: head.title, declaration: best.summary.isEmpty ? head : best, source: source(of: best),
            senders: senders[head.name] ?? [], notes: others)
    }

    // MARK: Types

    private static func typeEntry(_ name: String) -> Entry? {
        let type = Bindings.type(named: name)
        let own = notes(of: name)
        guard type != nil || own.contains(where: { $0.isType && $0.isPublic }) else { return nil }
        let declaration = own.first { $0.isType }
        let known = notes.filter { ($0.owner == name || $0.owner.hasPrefix("\(name).")) && !$0.source.isEmpty && $0 != declaration }
        let members = type?.members.map(\.name) ?? listed[name] ?? []
        var seen: Set<String> = [""]
        return Entry(
            name: name, declaration: declaration, source: source(ofType: name), notes: known,
            members: members.filter { !$0.hasPrefix("init") && seen.insert($0).inserted }, superclass: type?.superclass)
    }

    /// A type, its superclasses and its protocols, nearest first.
    static func lineage(of type: String) -> [String] {
        var found: [String] = []
        var open = [type]
        while !open.isEmpty {
            let next = open.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            guard let type = Bindings.type(named: next) else { continue }
            open = [type.superclass].compactMap(\.self) + open + type.conformances
        }
        return found
    }

    static func split(_ name: String) -> (owner: String, member: String) {
        let head = name.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return ("", name) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// Every name that can be looked up, for suggestions.
    public static var names: [String] {
        types + notes.filter { isSaid($0) || !$0.callbacks.isEmpty }.flatMap { [base($0.name)] + $0.callbacks.map(base) }
            + types.flatMap(silentMembers).map { base($0.name) }
    }
}
