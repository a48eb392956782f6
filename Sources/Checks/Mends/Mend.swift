import Foundation
public import Interpreter
public import Projects

/// Edits that take a finding away: the same run, with them, shows it no more.
public struct Mend: Sendable, Hashable {
    /// A stretch of a file, and what takes its place.
    public struct Edit: Sendable, Hashable {
        /// The first character that goes. Nothing goes where the end is the same.
        public let start: SourceLocation
        /// The character behind the last one that goes, in the same file.
        public let end: SourceLocation
        /// What comes instead.
        public let text: String
    }

    /// The edits, in order of place, none inside another.
    public let edits: [Edit]

    /// Sources with the edits made. Nil where an edit lies outside of them.
    public func applied(to sources: [Source]) -> [Source]? { Self.applying(edits, to: sources) }

    private static func applying(_ edits: [Edit], to sources: [Source]) -> [Source]? {
        var texts = Dictionary(sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        for edit in edits.reversed() {
            guard var text = texts[edit.start.file], let start = text.index(of: edit.start), let end = text.index(of: edit.end),
                start <= end
            else { return nil }
            text.replaceSubrange(start..<end, with: edit.text)
            texts[edit.start.file] = text
        }
        return sources.map { Source(path: $0.path, text: texts[$0.path] ?? $0.text, isFound: $0.isFound) }
    }

    /// The edits as lines under a finding: that they help, the lines that go and those that come.
    var text: String { "    mended, the same run does not show it:\n" + lines.map { "    \($0)\n" }.joined() }

    /// The lines that go and those that come, with their numbers before and after.
    public let lines: [String]

    /// Edits of these files; nil where one lies outside of them.
    init?(_ edits: [Edit], in sources: [Source]) {
        let edits = edits.sorted { $0.start < $1.start }
        guard let mended = Self.applying(edits, to: sources) else { return nil }
        (self.edits, lines) = (edits, Self.difference(sources, mended))
    }

    private static func difference(_ old: [Source], _ new: [Source]) -> [String] {
        zip(old, new).filter { $0.text != $1.text }.flatMap { old, new in
            let before = old.text.split(separator: "\n", omittingEmptySubsequences: false)
            let after = new.text.split(separator: "\n", omittingEmptySubsequences: false)
            return after.difference(from: before).map { change in
                switch change {
                case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1) \(line)")
                case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1) \(line)")
                }
            }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        }
    }
}

extension String {
    /// The index of a line, from 1, and a column in UTF-8 bytes, from 1; nil outside the text.
    fileprivate func index(of location: SourceLocation) -> String.Index? {
        var line = 1
        var start = utf8.startIndex
        while line < location.line {
            guard let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = utf8.index(after: end)
            line += 1
        }
        return utf8.index(start, offsetBy: location.column - 1, limitedBy: utf8.endIndex)
    }
}
