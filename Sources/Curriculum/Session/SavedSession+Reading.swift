public import Foundation
internal import Interpreter
internal import Projects
internal import Stage
internal import UIKit

// A session from its file, which may come from a stranger: nothing in it names a file outside, and everything in it has a limit.
extension SavedSession {
    /// The bytes of a file at most.
    public static let mostBytes = 1 << 24
    private static let mostEntries = 1_000
    private static let longestText = 2_000
    private static let keys = [
        "appear-session", "program", "recording", "title", "world", "device", "os", "in", "root", "window", "strict", "exercised", "assume",
        "do", "event", "level", "breakpoints", "watches", "files",
    ]

    /// Reads the bytes of a file. `path` names it in errors. Throws all its problems, each with its place.
    public init(_ data: Data, path: String) throws(CurriculumError) {
        let problems = ProblemList()
        let start = SourceLocation(file: path, line: 1, column: 1)
        guard data.count <= Self.mostBytes else {
            throw CurriculumError([CurriculumProblem(start, "a session has \(Self.mostBytes >> 20) megabytes at most")])
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw CurriculumError([CurriculumProblem(start, "this file is not UTF-8")])
        }
        let file = TextFile(path: path, text: text.replacingOccurrences(of: "\r\n", with: "\n"))
        guard text.hasPrefix("appear-session:") else {
            throw CurriculumError([CurriculumProblem(start, "a session begins with 'appear-session: \(Self.format)'")])
        }
        if let problem = SessionShape.problem(in: file) { throw CurriculumError([problem]) }
        guard let fields = YAMLMapping.parse(file.text, in: file, firstLine: 1, hasControls: true, problems: problems) else {
            throw CurriculumError(problems.problems)
        }
        if let version = fields.string("appear-session"), version.value != String(Self.format) {
            let message = "this session has the format '\(version.value)'; this program reads \(Self.format)"
            throw CurriculumError([CurriculumProblem(version.location, message)])
        }
        fields.allow(Self.keys)
        func word(_ key: String, isRequired: Bool = false) -> String? {
            guard let text = fields.string(key, isRequired: isRequired) else { return nil }
            return Self.checked(text, key, problems) ? text.value : nil
        }
        func list(_ key: String) -> [Located<String>] {
            let all = fields.strings(key).filter { Self.checked($0, key, problems) }
            if all.count > Self.mostEntries { problems.report(all[0].location, "'\(key)' has \(Self.mostEntries) entries at most") }
            return all
        }
        var setting = Self.setting(fields, problems)
        setting.root = word("root")
        setting.assumptions = Set(list("assume").compactMap { Self.read($0, "is nothing that can be assumed", problems, Assumption.init) })
        let sources = Self.sources(fields, problems)
        program = word("program", isRequired: true) ?? ""
        recording = word("recording", isRequired: true) ?? ""
        title = word("title", isRequired: true) ?? ""
        event = fields.integer("event", least: 0)?.value
        level = fields.word("level", as: Levels.self)?.value.rawValue
        stops = list("breakpoints").compactMap { Self.read($0, "is no breakpoint", problems, Stop.init) }
        watches = list("watches").map(\.value)
        run = RunPrescription(sources: sources, setting: setting)
        try problems.throwIfAny()
    }

    private enum Worlds: String, CaseIterable { case open, closed }
    private enum Levels: String, CaseIterable { case callbacks, system, everything }
    private enum Truth: String, CaseIterable { case `true`, `false` }

    private static func setting(_ fields: YAMLMapping, _ problems: ProblemList) -> Setting {
        var setting = Setting(world: fields.word("world", as: Worlds.self)?.value == .open ? .open : .closed)
        // What a lesson's stage says too is read as it is there.
        var specification = RunSpecification(scenes: [], setting: setting)
        specification.read(fields, sceneKey: "scene", problems: problems)
        setting = specification.setting
        if fields.word("strict", as: Truth.self)?.value == .true { setting.misconceptions = [.superForwards] }
        return setting
    }

    private static func sources(_ fields: YAMLMapping, _ problems: ProblemList) -> [Source] {
        let files = fields.list("files")
        if files.isEmpty { problems.report(fields.location, "'files' is missing: a session has its sources in it") }
        var names: Set<String> = []
        return files.compactMap { file in
            file.allow(["name", "found", "mark", "text"])
            guard let name = file.string("name", isRequired: true), let text = file.string("text", isRequired: true) else { return nil }
            if let problem = problem(ofName: name.value) {
                problems.report(name.location, problem)
            } else if !names.insert(name.value).inserted {
                problems.report(name.location, "there are two files '\(name.value)'")
            }
            func isTrue(_ key: String) -> Bool { file.word(key, as: Truth.self)?.value == .true }
            let mark = isTrue("mark") && text.value.unicodeScalars.first != "\u{FEFF}" ? "\u{FEFF}" : ""
            return Source(path: name.value, text: mark + text.value, isFound: isTrue("found"))
        }
    }

    private static func read<Value>(
        _ text: Located<String>, _ denial: String, _ problems: ProblemList, _ read: (String) -> Value?
    ) -> Value? {
        if let value = read(text.value) { return value }
        problems.report(text.location, "'\(text.value)' \(denial)")
        return nil
    }

    private static func checked(_ text: Located<String>, _ key: String, _ problems: ProblemList) -> Bool {
        if text.value.utf8.count > longestText {
            problems.report(text.location, "'\(key)' has \(longestText) bytes at most")
        } else if text.value.hasControls {
            problems.report(text.location, "'\(key)' has no control characters")
        } else {
            return true
        }
        return false
    }
}
