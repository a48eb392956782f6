import Foundation
import Interpreter
public import Projects
import Stage

/// The findings in runs or texts as commands print them, behind what does not compile.
public struct FindingList: Sendable {
    /// What no rule has found, in order.
    public let remarks: [Remark]
    /// The findings, in order, those that are not told among them.
    public let findings: [Finding]

    /// A list of findings, sorted by place; those without one come last.
    public init(_ findings: [Finding], remarks: [Remark] = []) {
        self.remarks = remarks
        self.findings = findings.enumerated().sorted { left, right in
            switch (left.element.place, right.element.place) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }

    /// Whether anything goes wrong, notes and what is not told left out.
    public var hasWarnings: Bool { remarks.contains(where: \.counts) || findings.contains(where: \.counts) }

    /// The findings that are told.
    public var told: [Finding] { findings.filter { $0.waiver == nil } }

    /// One line for each finding, identical ones counted, in the compiler's form: `File.swift:12:5: warning: what happened; what to do [rule]`.
    /// Under it stand the command of a run that shows it, and the mend where there is one.
    public func text(paths: [String] = []) -> String {
        var lines: [String] = []
        var besides: [String: String] = [:]
        var counts: [String: Int] = [:]
        for finding in told {
            let place = finding.place.map { "\($0): " } ?? ""
            let point = finding.point.map { ", point \($0)" } ?? ""
            let assumed = finding.isAssumed ? " (it shows only if what is assumed holds)" : ""
            let line =
                "\(place)\(finding.level.rawValue): \(finding.sentences.replacing("\n", with: " "))\(assumed) [\(finding.rule)\(point)]"
            if counts[line] == nil { lines.append(line) }
            counts[line, default: -1] += 1
            if let command = finding.witness?.command(paths) { besides[line] = "    \(command)\n" + (finding.mend?.text ?? "") }
        }
        return remarks.map { "\($0.location.map { "\($0): " } ?? "")\($0.level): \($0.text) [\($0.subject)]\n" }.joined()
            + lines.map { "\($0)\(Complaints.remark(onFurther: counts[$0] ?? 0))\n\(besides[$0] ?? "")" }.joined()
    }

    /// One JSON array, an object for each remark and finding that is told.
    public var json: String { encoded(remarks.map(JSONFinding.init) + told.map(JSONFinding.init)) }

    /// A log in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS), with the rules that there are. Columns and fingerprints are
    /// measured in these sources.
    public func sarif(_ sources: [Source]) -> String { encoded(SARIFLog(findings, remarks: remarks, in: FileLines(sources))) }

    private func encoded(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return "" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

private struct JSONFinding: Encodable {
    let rule: String
    let level: String
    let message: String
    let advice: String
    let point: Int?
    let file: String?
    let line: Int?
    let column: Int?
    /// Nil for what the compiler says of code that may never run.
    let event: Int?
    /// The options of the run in which it shows, as `appear run` takes them; nil where only one run was looked at.
    let witness: String?
    /// The code of the scene that was made for it; nil for the learner's own files.
    let scene: String?
    /// The lines that go and come in a mend that the same run confirms; nil without one.
    let mend: [String]?

    init(_ remark: Remark) {
        (rule, level, message, advice) = (remark.subject.rawValue, remark.level, remark.text, "")
        (point, event, witness, scene, mend) = (nil, nil, nil, nil, nil)
        (file, line, column) = (remark.location?.file, remark.location?.line, remark.location?.column)
    }

    init(_ finding: Finding) {
        (rule, level, message, advice) = (finding.rule, finding.level.rawValue, finding.message, finding.advice)
        (point, event, witness) = (finding.point, finding.event, finding.witness?.options.joined(separator: " "))
        (scene, mend) = (finding.witness?.scene?.text, finding.mend?.lines)
        (file, line, column) = (finding.place?.file, finding.place?.line, finding.place?.column)
    }
}
