public import Foundation

/// A learner's whole progress, as it is exported: JSON that another version and another machine can read.
public struct ProgressArchive: Sendable, Hashable, Codable {
    /// Where a lesson was left.
    public struct Position: Sendable, Hashable, Codable {
        /// The lesson's id.
        public let lesson: String
        /// The page, from 0.
        public let page: Int
        /// The page's id; nil if it is not known.
        public var step: String?
        /// The state of the page's stage; nil when it was as the lesson sets it.
        public var stage: StageMark?
        /// When, in seconds since 1970.
        public let time: Double
    }

    /// A lesson whose end was reached.
    public struct Finish: Sendable, Hashable, Codable {
        /// The lesson's id.
        public let lesson: String
        /// When first, in seconds since 1970.
        public let time: Double
    }

    /// What the learner wrote at the end of a lesson.
    public struct Sentence: Sendable, Hashable, Codable {
        /// The lesson's id.
        public let lesson: String
        /// The sentence.
        public let text: String
        /// When, in seconds since 1970.
        public let time: Double
    }

    /// A finding in the learner's own code that is asked about.
    public struct Finding: Sendable, Hashable, Codable {
        /// The finding, with its run.
        public let finding: KeptFinding
        /// Since when, in seconds since 1970.
        public let time: Double
    }

    /// The version that this program writes, and the newest that it reads.
    public static let currentVersion = 1

    /// The kind of file.
    public let format: String
    /// The version of the form.
    public let version: Int
    /// Every answer in order of time, including those taken back.
    public let answers: [AnswerRecord]
    /// Where each lesson was left, the one opened last at the end.
    public let positions: [Position]
    /// The finished lessons, in order of time.
    public let finished: [Finish]
    /// What was written at the ends of lessons, in order of time; nil for nothing.
    public let sentences: [Sentence]?
    /// The findings that are asked about, in order of time; nil for none.
    public let findings: [Finding]?

    private static let formatName = "appear-progress"

    init(answers: [AnswerRecord], positions: [Position], finished: [Finish], sentences: [Sentence] = [], findings: [Finding] = []) {
        (format, version) = (Self.formatName, Self.currentVersion)
        self.findings = findings.isEmpty ? nil : findings
        self.sentences = sentences.isEmpty ? nil : sentences
        (self.answers, self.positions, self.finished) = (answers, positions, finished)
    }

    /// Reads an export; `path` is for the error. Throws when it is not an export, or one of a newer version.
    public init(json: Data, path: String) throws(ProgressError) {
        do {
            let head = try JSONDecoder().decode(Head.self, from: json)
            guard head.format == Self.formatName else { throw ProgressError(.notAnExport("its format is '\(head.format)'"), path: path) }
            guard head.version <= Self.currentVersion else { throw ProgressError(.newer, path: path) }
            self = try JSONDecoder().decode(ProgressArchive.self, from: json)
            if let fault = archiveFault { throw ProgressError(.notAnExport(fault), path: path) }
        } catch let error as ProgressError {
            throw error
        } catch {
            throw ProgressError(.notAnExport(Self.reason(error)), path: path)
        }
    }

    /// The JSON, keys in order, one line break at the end. The same progress has the same bytes.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(self) + Data("\n".utf8)
        } catch {
            preconditionFailure("texts and finite numbers have a JSON form: \(error)")
        }
    }

    private struct Head: Decodable {
        let format: String
        let version: Int
    }

    // Numbers that can be decoded but are impossible: the file was edited.
    private var archiveFault: String? {
        if version < 1 { return "there is no version \(version)" }
        if let record = answers.first(where: { $0.hints < 0 }) { return "an answer to \(record.question) has \(record.hints) hints" }
        if let position = positions.first(where: { $0.page < 0 }) { return "lesson \(position.lesson) was left at page \(position.page)" }
        if let kept = findings?.first(where: { $0.finding.line < 1 || $0.finding.event < 0 })?.finding {
            return "finding \(kept.id) is at line \(kept.line), event \(kept.event)"
        }
        return nil
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it cannot be read" }
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
            return path.isEmpty ? "the top" : String(path.drop { $0 == "." })
        }
        switch error {
        case .keyNotFound(let key, let context): return "'\(key.stringValue)' is missing at \(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): return "\(place(context)) has the wrong form"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: return "it is not JSON"
        case .dataCorrupted(let context): return "\(place(context)) has the wrong form"
        @unknown default: return "it cannot be read"
        }
    }

    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func answer(from text: String) throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    }
}
