import Foundation
import Interpreter
public import Stage
public import TypeChecker

/// The findings of a run as commands print them, behind what does not compile.
public struct FindingList: Sendable {
    /// The compiler's errors, in order of place.
    public let errors: [CompilerMessage]
    /// The findings, in order.
    public let findings: [Finding]
    /// What has been reached; nil where one run was looked at.
    let coverage: Coverage?
    /// The steps that could not be done, and why, in order.
    let refusedSteps: [String]

    /// The findings of a learner's own scenario, and its steps that could not be done. Only rules of these names are asked; nil for the usual
    /// ones.
    public init(run: Run, rules names: Set<String>?, errors: [CompilerMessage]) {
        self.init(Checks.findings(in: run, rules: names), errors: errors, refusedSteps: run.refusedSteps)
    }

    /// A list of what does not compile, and of findings, sorted by place; those without one come last.
    public init(_ findings: [Finding], errors: [CompilerMessage] = [], coverage: Coverage? = nil, refusedSteps: [String] = []) {
        (self.errors, self.coverage, self.refusedSteps) = (errors, coverage, refusedSteps)
        self.findings = findings.enumerated().sorted { left, right in
            switch (left.element.place, right.element.place) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }

    /// The rule's name that the compiler's errors carry.
    static let compilerRule = "compiler"
    /// The rule's name that steps carry which could not be done.
    static let stepRule = "step"

    /// Whether anything goes wrong, notes not counted.
    public var hasWarnings: Bool { !errors.isEmpty || !refusedSteps.isEmpty || findings.contains { $0.level == .warning && !$0.isAssumed } }

    /// One line for each finding, identical ones counted, in the compiler's form: `File.swift:12:5: warning: what happened; what to do [rule]`.
    public func text(paths: [String] = []) -> String {
        var lines: [String] = []
        var witnesses: [String: String] = [:]
        var counts: [String: Int] = [:]
        for finding in findings {
            let place = finding.place.map { "\($0): " } ?? ""
            let point = finding.point.map { ", point \($0)" } ?? ""
            let assumed = finding.isAssumed ? " (it shows only if what is assumed holds)" : ""
            let line =
                "\(place)\(finding.level.rawValue): \(finding.sentences.replacing("\n", with: " "))\(assumed) [\(finding.rule)\(point)]"
            if counts[line] == nil { lines.append(line) }
            counts[line, default: -1] += 1
            if let witness = finding.witness { witnesses[line] = "    \(witness.command(paths))\n" }
        }
        return errors.map { "\($0) [\(Self.compilerRule)]\n" }.joined()
            + refusedSteps.map { "error: \($0) [\(Self.stepRule)]\n" }.joined()
            + lines.map { "\($0)\(Complaints.remark(onFurther: counts[$0] ?? 0))\n\(witnesses[$0] ?? "")" }.joined()
            + (coverage?.text ?? "")
    }

    /// One JSON array, an object for each error and finding.
    public var json: String {
        encoded(errors.map(JSONFinding.init(compiler:)) + refusedSteps.map(JSONFinding.init(step:)) + findings.map(JSONFinding.init))
    }

    /// A log in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS), with the rules that there are.
    public var sarif: String { encoded(SARIFLog(findings, errors: errors, refusedSteps: refusedSteps)) }

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

    init(step: String) {
        (rule, level, message, advice) = (FindingList.stepRule, "error", step, "")
        (point, event, witness, file, line, column) = (nil, nil, nil, nil, nil, nil)
    }

    init(compiler error: CompilerMessage) {
        (rule, level, message, advice) = (FindingList.compilerRule, "error", error.text, "")
        (point, event, witness) = (nil, nil, nil)
        (file, line, column) = (error.location.file, error.location.line, error.location.column)
    }

    init(_ finding: Finding) {
        (rule, level, message, advice) = (finding.rule, finding.level.rawValue, finding.message, finding.advice)
        (point, event, witness) = (finding.point, finding.event, finding.witness?.options.joined(separator: " "))
        (file, line, column) = (finding.place?.file, finding.place?.line, finding.place?.column)
    }
}
