import TypeChecker

/// The part of a SARIF 2.1.0 log that is used; names are the format's own.
struct SARIFLog: Encodable {
    struct Text: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
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
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
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
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let properties: Properties
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

    init(_ findings: [Finding], errors: [CompilerMessage] = [], refusedSteps: [String] = []) {
        let rules =
            Checks.ruleSummaries + [
                (name: FindingList.compilerRule, summary: "what the Swift compiler does not take"),
                (name: FindingList.stepRule, summary: "a step of the scenario that cannot be done"),
            ]
        let index = { (name: String) in rules.firstIndex { $0.name == name } ?? -1 }
        let refused = errors.map { error in
            Result(
                ruleId: FindingList.compilerRule, ruleIndex: index(FindingList.compilerRule), level: "error",
                message: Text(text: error.text), locations: [Self.location(Finding.Place(error.location))],
                properties: Properties(event: nil, checklistPoint: nil))
        }
        let undone = refusedSteps.map { step in
            Result(
                ruleId: FindingList.stepRule, ruleIndex: index(FindingList.stepRule), level: "error", message: Text(text: step),
                locations: [],
                properties: Properties(event: nil, checklistPoint: nil))
        }
        let results = findings.map { finding in
            Result(
                ruleId: finding.rule, ruleIndex: index(finding.rule), level: finding.level.rawValue,
                message: Text(text: finding.text), locations: finding.place.map { [Self.location($0)] } ?? [],
                properties: Properties(event: finding.event, checklistPoint: finding.point))
        }
        let described = rules.map { Rule(id: $0.name, shortDescription: Text(text: $0.summary)) }
        runs = [AnalysisRun(tool: Tool(driver: Driver(rules: described)), results: refused + undone + results)]
    }

    private static func location(_ place: Finding.Place) -> Location {
        Location(
            physicalLocation: PhysicalLocation(
                artifactLocation: ArtifactLocation(uri: uri(of: place.file)),
                region: Region(startLine: max(1, place.line), startColumn: max(1, place.column))))
    }

    /// A path as a URI: everything but unreserved characters and slashes is escaped (RFC 3986).
    private static func uri(of path: String) -> String {
        let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let escaped = path.utf8.map { byte -> String in
            guard !kept.contains(byte) else { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
        return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
}
