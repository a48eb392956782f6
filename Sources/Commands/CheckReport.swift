import Checks
import Curriculum
import Foundation
internal import Projects
import Stage
import TypeChecker

/// What a check says. Text is written as soon as it is known, the other formats at the end.
struct CheckReport {
    private let format: String
    private let paths: [String]
    private let sources: [Source]
    private let folder: String?
    private let errors: () -> [CompilerMessage]
    private let hasBaseline: Bool
    private var waivers: Waivers
    private var findings: [Finding] = []
    private var remarks: [Remark] = []
    private var hasBegun = false
    private var savedNames: Set<String> = []
    /// Whether anything goes wrong.
    private(set) var hasWarnings = false

    /// A report on sources; `errors` waits for what does not compile. Throws where there is no such format.
    init(
        format: String, paths: [String], sources: [Source], known: Baseline?, savesWitnessesIn folder: String?,
        errors: @escaping () -> [CompilerMessage]
    ) throws(CommandError) {
        guard ["text", "json", "sarif"].contains(format) else { throw .unknown("format", format, ["text", "json", "sarif"]) }
        (self.format, self.paths, self.sources, self.folder, self.errors) = (format, paths, sources, folder, errors)
        hasBaseline = known != nil
        waivers = Waivers(sources, baseline: known)
    }

    /// Adds what a controller's walks have found.
    mutating func add(_ found: [Finding], refusedSteps: [String] = []) throws {
        let first = hasBegun ? [] : errors().map { Remark($0) } + waivers.complaints
        hasBegun = true
        var found = waivers.marked(found)
        if let folder {
            for index in found.indices where found[index].waiver == nil { try save(&found[index], in: folder) }
        }
        try add(FindingList(found, remarks: first + refusedSteps.map { Remark(step: $0) }))
    }

    private mutating func add(_ list: FindingList) throws {
        findings += list.findings
        remarks += list.remarks
        if list.hasWarnings { hasWarnings = true }
        if format == "text" {
            Output.progress(nil)
            try Output.write(list.text(paths: paths))
        }
    }

    /// Ends with what was looked at; nil for a run of the learner's own. `isWhole` says that all rules have looked at all controllers.
    mutating func end(_ summary: String?, isWhole: Bool, isOfRevision: Bool = false) throws {
        if !hasBegun { try add([]) }
        if isWhole { try add(FindingList([], remarks: waivers.unused)) }
        switch format {
        case "json": try Output.write(FindingList(findings, remarks: remarks).json, as: .json)
        case "sarif": try Output.write(FindingList(findings, remarks: remarks).sarif(sources), as: .json)
        default:
            let nothing = isOfRevision ? "# nothing that has changed matters to a controller\n" : ""
            var notes: [String] = []
            if waivers.ignored > 0 { notes.append("\(waivers.ignored) ignored by comments") }
            if hasBaseline, summary != nil || waivers.old > 0 { notes.append("\(waivers.old) known before") }
            if hasBaseline, isWhole, waivers.mended > 0 { notes.append("\(waivers.mended) of the baseline are mended") }
            try Output.write((summary ?? nothing) + (notes.isEmpty ? "" : "# not told: \(notes.joined(separator: ", "))\n"))
        }
    }

    /// Lists the findings in a file, for later checks.
    func writeBaseline(to path: String) throws(CommandError) {
        try BaselineFile.write(Baseline(of: findings, in: sources), to: path)
    }

    /// Saves the run of a finding, where it stands at the event.
    private mutating func save(_ finding: inout Finding, in folder: String) throws {
        guard let witness = finding.witness else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(message: "error: \(folder) cannot be made: \(error.systemReason)", code: 73)
        }
        let file = finding.place.map { "\(($0.file as NSString).deletingPathExtension.replacing("/", with: "-"))-\($0.line)" } ?? "nowhere"
        let shown = witness.scene.map { [$0] } ?? sources
        let run = try SceneOptions.run(shown, witness.setting)
        var session = SavedSession(
            program: ProgramVersion.current, recording: run.digest, title: "\(finding.rule), \(file)",
            run: RunPrescription(sources: shown, setting: witness.setting))
        session.event = witness.event
        let name = "\(finding.rule)-\(file)"
        let path = "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(unused(name)).appear"
        try SessionFile.write(session, to: path)
        finding.wasSaved(at: path)
    }

    /// A name that no other session of this report has: two findings can have one line.
    private mutating func unused(_ name: String) -> String {
        var free = name
        var count = 1
        while !savedNames.insert(free).inserted {
            count += 1
            free = "\(name)-\(count)"
        }
        return free
    }
}

/// Files with baselines.
enum BaselineFile {
    static func read(_ path: String) throws(CommandError) -> Baseline {
        guard let data = FileManager.default.contents(atPath: path) else { throw .input("\(path):1:1: error: the baseline cannot be read") }
        do {
            return try Baseline(data)
        } catch {
            throw .input("\(path):1:1: error: this is no baseline of appear check: \(reason(of: error))")
        }
    }

    static func write(_ baseline: Baseline, to path: String) throws(CommandError) {
        do {
            try baseline.data().write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandError(message: "error: \(path) cannot be written: \(error.systemReason)", code: 74)
        }
    }

    private static func reason(of error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context)?: context.debugDescription
        case .keyNotFound(let key, _)?: "'\(key.stringValue)' is missing"
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?: context.debugDescription
        default: error.localizedDescription
        }
    }
}
