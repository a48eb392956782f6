internal import Foundation
internal import Stage

/// A finding in the learner's own code that is asked about again. It has everything that its run depends on, as the files will change.
public struct KeptFinding: Sendable, Hashable, Codable, Identifiable {
    /// The id of the lesson that its questions and answers belong to.
    public static let lesson = "own"

    /// The rule and the text of the line: the same mistake has the same id after its line has moved.
    public let id: String
    /// The name of the rule that found it: `early-geometry`.
    public let rule: String
    /// The problem and its reason, in one sentence without a full stop.
    public let message: String
    /// The advice, in the imperative, without a full stop; empty where the message contains it.
    public let advice: String
    /// The file's name inside the session, and the line from 1.
    public let file: String, line: Int
    /// The event of its statement, an index into the run's recording.
    public let event: Int
    /// The file with the edits of which a run is known to show it no more; nil where none are known.
    public let mended: String?
    /// The run, as the text of a saved session.
    public let session: String

    /// Keeps a finding of a session's run. `code` is the text of its line.
    public init(
        rule: String, message: String, advice: String, file: String, line: Int, code: String, event: Int, mended: String?,
        session: SavedSession
    ) {
        id = Self.id(rule: rule, file: file, code: code)
        (self.rule, self.message, self.advice) = (rule, message, advice)
        (self.file, self.line, self.event, self.mended) = (file, line, event, mended)
        self.session = session.text
    }

    /// The id of a finding: its rule and a hash of the file's name and the line without the spaces around it.
    public static func id(rule: String, file: String, code: String) -> String {
        "\(rule)-\(String("\(name(of: file)) \(code.trimmingSpaces)".stableHash(), radix: 16))"
    }

    /// A file's name without its folders.
    static func name(of file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }

    /// The run; nil where another version of the program has written what this one cannot read.
    public var run: RunPrescription? { (try? SavedSession(Data(session.utf8), path: id))?.run }
}
