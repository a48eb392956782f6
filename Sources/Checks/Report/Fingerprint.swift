import Foundation
internal import Projects

/// What makes a finding the same one after lines have moved: the rule, the file and the text of its line.
struct Fingerprint: Hashable, Comparable, Sendable {
    /// The rule's name.
    let rule: String
    /// The file's path; empty for a finding without a line.
    let file: String
    /// The line without the spaces around it; the message for a finding without a line.
    let code: String

    init(rule: String, file: String, code: String) {
        (self.rule, self.file, self.code) = (rule, file.hasPrefix("./") ? String(file.dropFirst(2)) : file, code)
    }

    /// The fingerprint of a finding in files.
    init(_ finding: Finding, in files: FileLines) {
        let line = finding.place.flatMap { files.line($0.line, of: $0.file) }
        self.init(
            rule: finding.rule, file: line == nil ? "" : finding.place?.file ?? "",
            code: line?.trimmingCharacters(in: .whitespaces) ?? finding.message)
    }

    /// Orders by file, then by rule and text.
    static func < (lhs: Fingerprint, rhs: Fingerprint) -> Bool {
        (lhs.file, lhs.rule, lhs.code) < (rhs.file, rhs.rule, rhs.code)
    }
}
