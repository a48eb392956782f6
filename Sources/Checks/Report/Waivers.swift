import Foundation
import Interpreter
public import Projects
import Stage

/// Why a finding is not told.
public enum Waiver: Sendable, Hashable {
    /// A comment beside the code says so, and why.
    case comment(reason: String)
    /// It was there before.
    case baseline
}

/// What people have decided about findings: comments in the code, and a baseline.
///
/// `// appear:ignore RULE: REASON` ignores what the rule finds in its own line, or in the next line of code where it stands alone. Several rules stand
/// with commas between them.
public struct Waivers {
    /// One comment.
    private struct Comment {
        let place: SourceLocation
        /// The line that it is about, from 1.
        let line: Int
        let rules: [String]
        let reason: String
        var isUsed = false
    }

    private let files: FileLines
    private var baseline: Baseline?
    private var comments: [Comment] = []
    /// What is wrong with the comments themselves, in order of place.
    public private(set) var complaints: [Remark] = []
    /// How many findings a comment ignores.
    public private(set) var ignored = 0
    /// How many findings the baseline has.
    public private(set) var old = 0

    /// Reads the comments of files.
    public init(_ sources: [Source], baseline: Baseline? = nil) {
        files = FileLines(sources)
        self.baseline = baseline
        for source in sources where source.path.hasSuffix(".swift") && source.text.contains(Self.mark) { read(source.path) }
    }

    /// The findings, those marked that are not to be told.
    public mutating func marked(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            let isAbout = { (comment: Comment) in
                comment.place.file == finding.place?.file && comment.line == finding.place?.line && comment.rules.contains(finding.rule)
            }
            if let index = comments.firstIndex(where: isAbout) {
                comments[index].isUsed = true
                finding.waiver = .comment(reason: comments[index].reason)
                ignored += 1
            } else if baseline?.takes(Fingerprint(finding, in: files)) == true {
                finding.waiver = .baseline
                old += 1
            }
            return finding
        }
    }

    /// A note for each comment that nothing was found for, once everything has been looked at.
    public var unused: [Remark] {
        comments.filter { !$0.isUsed }.map { comment in
            let rules = comment.rules.joined(separator: ", ")
            return Remark(comment: "nothing is found here by \(rules); take the comment away", at: comment.place, level: "note")
        }
    }

    /// How many findings of the baseline are there no more.
    public var mended: Int { baseline?.left ?? 0 }

    // MARK: Comments

    private static let mark = "appear:ignore"

    private mutating func read(_ path: String) {
        let lines = files.lines(of: path)
        for (index, line) in lines.enumerated() {
            guard let found = line.firstMatch(of: /\/\/\s*appear:ignore\b(.*)$/) else { continue }
            let column = line[..<found.range.lowerBound].utf8.count + 1
            let place = SourceLocation(file: path, line: index + 1, column: column)
            let isAlone = line[..<found.range.lowerBound].allSatisfy(\.isWhitespace)
            let next = lines[(index + 1)...].firstIndex { !$0.allSatisfy(\.isWhitespace) && $0.firstMatch(of: /^\s*\/\//) == nil }
            let parts = found.1.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let rules = (parts.first ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            guard !rules.isEmpty, parts.count == 2, !parts[1].isEmpty else {
                complaints.append(
                    Remark(
                        comment: "this comment ignores nothing; write the rule, a colon and the reason: // \(Self.mark) leak: why",
                        at: place)
                )
                continue
            }
            let known = Checks.ruleSummaries.map(\.name)
            for rule in rules where !known.contains(rule) {
                let hint = nearest(to: rule, in: known).map { "did you mean '\($0)'?" } ?? "'appear check --explain all' lists them"
                complaints.append(Remark(comment: "there is no rule '\(rule)'; \(hint)", at: place))
            }
            comments.append(Comment(place: place, line: isAlone ? (next ?? index) + 1 : index + 1, rules: rules, reason: parts[1]))
        }
    }
}
