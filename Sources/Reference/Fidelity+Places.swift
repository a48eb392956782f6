internal import Interpreter
internal import UIKitBindings

extension Fidelity {
    /// The note on a declaration, by its name and its place: `finishStackTransition(_:)` in `UIKit/UINavigationController+Transition.swift`, the
    /// module and the file's name. nil where it has none.
    public static func note(of function: String, in file: String) -> Note? { byPlace["\(file) \(function)"] }

    private static let byPlace = Dictionary(
        notes.filter { !$0.name.isEmpty }.map { note in
            let parts = note.file.split(separator: "/")
            return ("\(parts.first ?? "")/\(parts.last ?? "") \(note.name)", note)
        },
        uniquingKeysWith: { first, _ in first })

    /// The note on a member of a type; nil where it has none.
    public static func note(of member: String, of owner: String) -> Note? { notes(of: owner).first { $0.name == member } }

    /// Whether a type with notes is one of UIKit's protocols.
    public static func isProtocol(_ owner: String) -> Bool { Bindings.type(named: owner)?.kind == .protocol }
}
