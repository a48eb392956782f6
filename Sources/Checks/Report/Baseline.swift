public import Foundation
public import Projects

/// The findings that were there before, and are not told again: in a file of their own, or in an older revision.
///
/// A finding is known by its rule, its file and the text of its line, so that lines may move. Where a line stands in a file twice, it counts twice.
public struct Baseline: Sendable {
    private var counts: [Fingerprint: Int]

    /// The findings of files, without those that a comment ignores.
    public init(of findings: [Finding], in sources: [Source]) {
        let files = FileLines(sources)
        counts = findings.filter { $0.waiver == nil || $0.waiver == .baseline }.reduce(into: [:]) {
            $0[Fingerprint($1, in: files), default: 0] += 1
        }
    }

    /// Reads the bytes of its file. Throws where they are none.
    public init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        guard file.version == File.current else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "version \(file.version) is not known; this program writes \(File.current)"))
        }
        counts = Dictionary(
            file.findings.map { entry in
                (Fingerprint(rule: entry.rule, file: entry.file, code: entry.code), entry.count)
            }, uniquingKeysWith: +)
    }

    /// The bytes of its file, an entry for each finding, in order of files: versions of it can be compared line by line.
    public func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entries = counts.sorted { $0.key < $1.key }.map { key, count in
            File.Entry(rule: key.rule, file: key.file, code: key.code, count: count)
        }
        return try encoder.encode(File(version: File.current, findings: entries)) + Data("\n".utf8)
    }

    /// Whether a finding is one of these. Each is met once.
    mutating func takes(_ finding: Fingerprint) -> Bool {
        guard let count = counts[finding], count > 0 else { return false }
        counts[finding] = count - 1
        return true
    }

    /// How many are left that no finding has met: they have been mended.
    var left: Int { counts.values.reduce(0, +) }

    private struct File: Codable {
        static let current = 1

        struct Entry: Codable {
            let rule: String
            let file: String
            let code: String
            let count: Int
        }

        let version: Int
        let findings: [Entry]
    }
}
