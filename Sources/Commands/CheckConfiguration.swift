import Checks
import Curriculum
import Foundation
internal import Projects

/// What a project has settled about its checks, in a file: `.appear.yml`.
struct CheckConfiguration {
    /// The file's name, in the working folder or one above it.
    static let fileName = ".appear.yml"

    /// The file's path; nil where there is none.
    var path: String?
    /// The only rules that are asked; empty for the usual ones.
    var rules: [String] = []
    /// The rules that are not asked.
    var disabled: [String] = []
    /// The rules that are asked besides the usual ones.
    var enabled: [String] = []
    /// Paths relative to the file's folder that are left out: folders, files, or patterns with `*`.
    var excluded: [String] = []
    /// The system's name.
    var os: String?
    /// What runs take for granted.
    var assumed: [String] = []
    /// The baseline's path, relative to the file's folder.
    var baseline: String?

    private static let keys = ["rules", "disable", "enable", "exclude", "os", "assume", "baseline"]

    /// The configuration of a path, or of the working folder. Throws where the file is malformed, with each place.
    static func read(_ asked: String?) throws(CommandError) -> CheckConfiguration {
        guard let path = asked ?? found() else { return CheckConfiguration() }
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
            throw .input("\(path):1:1: error: the configuration cannot be read")
        }
        do throws(CurriculumError) {
            return try CheckConfiguration(text, path)
        } catch {
            throw .input(error.description)
        }
    }

    private init() {}

    private init(_ text: String, _ path: String) throws(CurriculumError) {
        self.path = path
        let problems = ProblemList()
        let file = TextFile(path: path, text: text)
        if let mapping = YAMLMapping.parse(text, in: file, firstLine: 1, problems: problems) {
            mapping.allow(Self.keys)
            let known = Checks.ruleSummaries.map(\.name)
            func rules(_ key: String) -> [String] {
                mapping.strings(key).map { rule in
                    if !known.contains(rule.value) {
                        let error = CommandError.unknown("rule", rule.value, known)
                        problems.report(rule.location, String(error.message.dropFirst("error: ".count)))
                    }
                    return rule.value
                }
            }
            (self.rules, disabled, enabled) = (rules("rules"), rules("disable"), rules("enable"))
            excluded = mapping.strings("exclude").map(\.value)
            os = mapping.string("os")?.value
            assumed = mapping.strings("assume").map(\.value)
            baseline = mapping.string("baseline")?.value
        }
        try problems.throwIfAny()
    }

    /// The file in the working folder or the nearest one above it, up to a repository's top.
    private static func found() -> String? {
        let files = FileManager.default
        var folder = ""
        for _ in 0..<64 {
            if files.fileExists(atPath: folder + fileName) { return folder + fileName }
            if files.fileExists(atPath: folder + ".git") { return nil }
            folder += "../"
            if URL(fileURLWithPath: folder).standardizedFileURL.path == "/" { return nil }
        }
        return nil
    }

    /// The folder that its paths begin in, with a slash at the end; empty for the working folder.
    var folder: String {
        path.map { String($0[...($0.lastIndex(of: "/") ?? $0.startIndex)]) }.flatMap { $0.hasSuffix("/") ? $0 : nil } ?? ""
    }

    /// The names of the rules that are asked; nil for the usual ones.
    func chosenRules(inProject: Bool) -> Set<String>? {
        if rules.isEmpty, disabled.isEmpty, enabled.isEmpty { return nil }
        return Set(rules.isEmpty ? Checks.usualRules(inProject: inProject) : rules).union(enabled).subtracting(disabled)
    }

    /// The files that are not left out.
    func kept(_ sources: [Source]) -> [Source] {
        guard !excluded.isEmpty else { return sources }
        let top = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path + "/"
        let patterns = excluded.map { String($0.drop { $0 == "/" }) }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        return sources.filter { source in
            let path = URL(fileURLWithPath: source.path).standardizedFileURL.path
            guard path.hasPrefix(top) else { return true }
            let inner = String(path.dropFirst(top.count))
            return !patterns.contains { Self.covers($0, inner) }
        }
    }

    /// Whether a pattern is that of a path or of a folder around it. `*` stands for any part of a name, `**` for any folders.
    private static func covers(_ pattern: String, _ path: String) -> Bool {
        if path == pattern || path.hasPrefix(pattern + "/") { return true }
        guard pattern.contains("*") || pattern.contains("?") else { return false }
        return matches(pattern.split(separator: "/")[...], path.split(separator: "/")[...])
    }

    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
        }
        guard let name = path.first, fnmatch(String(first), String(name), 0) == 0 else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }
}
