internal import Foundation
public import Projects

/// The files that a change can matter to: those that have changed, and those that mention what such a file declares, and so on.
///
/// Types and functions at a file's top level count, and the members of its extensions.
public struct Reach: Sendable {
    private let paths: Set<String>
    private let isEverything: Bool

    /// The reach of the changed files among these. A storyboard, a xib or a resource matters to all.
    public init(of changed: Set<String>, in sources: [Source]) {
        isEverything = sources.contains { changed.contains($0.path) && !$0.path.hasSuffix(".swift") }
        guard !isEverything, !changed.isEmpty else {
            paths = []
            return
        }
        let files = sources.filter { $0.path.hasSuffix(".swift") }
        var waiting = files.filter { changed.contains($0.path) }
        var reached = Set(waiting.map(\.path))
        let words = Dictionary(files.map { ($0.path, Self.words(in: $0.text)) }, uniquingKeysWith: { first, _ in first })
        while !waiting.isEmpty {
            let names = waiting.reduce(into: Set<Substring>()) { $0.formUnion(Self.declared(in: $1.text)) }
            waiting = files.filter { !reached.contains($0.path) && words[$0.path]?.isDisjoint(with: names) == false }
            reached.formUnion(waiting.map(\.path))
        }
        paths = reached
    }

    /// Whether a change matters to a file.
    public func contains(_ path: String) -> Bool { isEverything || paths.contains(path) }

    private static func words(in text: String) -> Set<Substring> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }

    private static func declared(in text: String) -> Set<Substring> {
        var names: Set<Substring> = []
        var isExtension = false
        for line in text.split(separator: "\n") {
            let isInside = line.first?.isWhitespace == true
            if !isInside { isExtension = line.contains("extension ") }
            guard !isInside || isExtension,
                let found = line.firstMatch(of: /\b(?:class|struct|enum|protocol|actor|typealias|func|let|var)\s+(?!func|var|let)(\w+)/),
                !isInside || line.prefix(while: \.isWhitespace).count <= 4, !line.contains("override ")
            else { continue }
            names.insert(found.1)
        }
        return names
    }
}
