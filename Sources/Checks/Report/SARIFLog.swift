import Interpreter
import Projects

/// The part of a SARIF 2.1.0 log that is used; names are the format's own.
struct SARIFLog: Encodable {
    struct Text: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text?
        let help: Text?
    }

    struct Driver: Encodable {
        let name = "appear"
        let version = "0.1.0"
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct ArtifactLocation: Encodable {
        let uri: String

        /// A path as a URI: everything but unreserved characters and slashes is escaped (RFC 3986).
        init(_ path: String) {
            let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
            let escaped = path.utf8.map { byte -> String in
                guard !kept.contains(byte) else { return String(UnicodeScalar(byte)) }
                let digits = String(byte, radix: 16, uppercase: true)
                return "%" + (digits.count < 2 ? "0" : "") + digits
            }.joined()
            uri = path.hasPrefix("/") ? "file://" + escaped : escaped
        }
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        var endLine: Int?
        var endColumn: Int?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct Properties: Encodable {
        let event: Int?
        let checklistPoint: Int?
        let witness: [String]?
        let scene: String?
    }

    struct Suppression: Encodable {
        let kind: String
        let justification: String
    }

    struct Replacement: Encodable {
        let deletedRegion: Region
        let insertedContent: Text
    }

    struct ArtifactChange: Encodable {
        let artifactLocation: ArtifactLocation
        let replacements: [Replacement]
    }

    struct Fix: Encodable {
        let description: Text
        let artifactChanges: [ArtifactChange]
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        var partialFingerprints: [String: String]?
        var suppressions: [Suppression]?
        var fixes: [Fix]?
        var properties: Properties?
    }

    struct AnalysisRun: Encodable {
        let tool: Tool
        let columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    let version = "2.1.0"
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
    let runs: [AnalysisRun]

    enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    init(_ findings: [Finding], remarks: [Remark], in files: FileLines) {
        let rules =
            Checks.explained.map { rule in
                Rule(
                    id: rule.name, shortDescription: Text(text: rule.summary), fullDescription: Text(text: rule.page.what),
                    help: Checks.explanation(of: rule.name).map(Text.init))
            }
            + Remark.Subject.allCases.map {
                Rule(id: $0.rawValue, shortDescription: Text(text: $0.summary), fullDescription: nil, help: nil)
            }
        let index = { (name: String) in rules.firstIndex { $0.id == name } ?? -1 }
        let told = remarks.map { remark in
            Result(
                ruleId: remark.subject.rawValue, ruleIndex: index(remark.subject.rawValue), level: remark.level,
                message: Text(text: remark.text), locations: remark.location.map { [Self.location($0, files)] } ?? [])
        }
        let results = findings.map { finding in
            var result = Result(
                ruleId: finding.rule, ruleIndex: index(finding.rule), level: finding.level.rawValue, message: Text(text: finding.text),
                locations: finding.location.map { [Self.location($0, files)] } ?? [])
            result.partialFingerprints = ["lineText/v1": Fingerprint(finding, in: files).code]
            result.suppressions = finding.waiver.map { [Self.suppression($0)] }
            result.fixes = finding.mend.map { [Self.fix($0, files)] }
            result.properties = Properties(
                event: finding.event, checklistPoint: finding.point, witness: finding.witness?.options, scene: finding.witness?.scene?.text)
            return result
        }
        runs = [AnalysisRun(tool: Tool(driver: Driver(rules: rules)), results: told + results)]
    }

    private static func suppression(_ waiver: Waiver) -> Suppression {
        switch waiver {
        case .comment(let reason): Suppression(kind: "inSource", justification: reason)
        case .baseline: Suppression(kind: "external", justification: "it was there before")
        }
    }

    private static func fix(_ mend: Mend, _ files: FileLines) -> Fix {
        let paths = Set(mend.edits.map(\.start.file)).sorted()
        return Fix(
            description: Text(text: "with this edit, the same run does not show it"),
            artifactChanges: paths.map { path in
                let replacements = mend.edits.filter { $0.start.file == path }.map { edit in
                    let region = Region(
                        startLine: edit.start.line, startColumn: column(of: edit.start, files), endLine: edit.end.line,
                        endColumn: column(of: edit.end, files))
                    return Replacement(deletedRegion: region, insertedContent: Text(text: edit.text))
                }
                return ArtifactChange(artifactLocation: ArtifactLocation(path), replacements: replacements)
            })
    }

    private static func location(_ place: SourceLocation, _ files: FileLines) -> Location {
        Location(
            physicalLocation: PhysicalLocation(
                artifactLocation: ArtifactLocation(place.file),
                region: Region(startLine: max(1, place.line), startColumn: column(of: place, files))))
    }

    /// A column in Unicode code points, from 1. Places count bytes.
    private static func column(of place: SourceLocation, _ files: FileLines) -> Int {
        guard let line = files.line(place.line, of: place.file) else { return max(1, place.column) }
        return String(decoding: line.utf8.prefix(max(0, place.column - 1)), as: UTF8.self).unicodeScalars.count + 1
    }
}
